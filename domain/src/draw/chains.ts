/** A public randomness beacon: the key that signs its rounds, and when each round is due. */
export type Chain = {
  readonly name: 'quicknet' | 'test'
  readonly chainHash: string
  readonly publicKey: string
  /** Seconds since 1970. */
  readonly genesis: number
  readonly periodSeconds: number
}

/** The beacon of drand, run by the League of Entropy. The only one that real games use. */
export const QUICKNET: Chain = {
  name: 'quicknet',
  chainHash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesis: 1_692_803_367,
  periodSeconds: 3,
}

/**
 * Our own beacon for development and tests. Its secret key is public (`dev/beacon-key.ts`), so it proves nothing: a game drawn with
 * it is a trial, and every verifier says so.
 */
export const TEST_CHAIN: Chain = {
  ...QUICKNET,
  name: 'test',
  chainHash: '5dde6e36f28bc42570153e6fbc4d068401b2ffa12a367c6433d3c08cf85f587e',
  publicKey:
    'b02631b265dc5827a0d41eba7ec9fff9546e0391ad545cf1cb57e57deda6fa63ca79f8d6e9d16427d092092310ee990b061e66ad7c6f93bcb8b632374911844d7edb9dff9049007daa311d4b2f3347aff6926ec831ea8305f8d4ea92ccb60a34',
}

export const CHAINS: readonly Chain[] = [QUICKNET, TEST_CHAIN]

export function findChain(chainHash: string, publicKey: string): Chain | undefined {
  return CHAINS.find((chain) => chain.chainHash === chainHash && chain.publicKey === publicKey)
}

/** Milliseconds since 1970. */
export function timeOfRound({ genesis, periodSeconds }: Chain, round: number): number {
  return (genesis + (round - 1) * periodSeconds) * 1_000
}

/** The first round whose time is at or after this one. */
export function firstRoundFrom({ genesis, periodSeconds }: Chain, timeMs: number): number {
  return Math.max(1, Math.ceil((timeMs - genesis * 1_000) / (periodSeconds * 1_000)) + 1)
}

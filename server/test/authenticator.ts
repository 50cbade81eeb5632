import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

/** What the person and their browser do differently. */
export type Difference = {
  /** The site that asks, as the browser writes it down. */
  readonly origin?: string
  /** The domain for which the authenticator answers. */
  readonly domain?: string
  /** No fingerprint, face or PIN was shown. */
  readonly isUnverified?: boolean
  readonly counter?: number
}

type Options = { readonly challenge: string }

export type Authenticator = {
  readonly credentialId: string
  /** The answers of `PublicKeyCredential.toJSON()`. */
  readonly create: (options: Options, different?: Difference) => object
  readonly sign: (options: Options, different?: Difference) => object
}

const [USER_PRESENT, USER_VERIFIED, HAS_CREDENTIAL] = [0x01, 0x04, 0x40]

/** An authenticator in software, for tests: one passkey with a P-256 key and a counter of signatures (WebAuthn level 3). */
export function newAuthenticator({ origin: ownOrigin }: { readonly origin: string }): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  let signatures = 0

  const clientData = (type: string, { challenge }: Options, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  const authenticatorData = (different: Difference, flags: number, counter: number, rest = Buffer.alloc(0)) => {
    const domain = different.domain ?? new URL(ownOrigin).hostname
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const verified = different.isUnverified ? 0 : USER_VERIFIED
    return Buffer.concat([sha256(domain), Buffer.from([flags | USER_PRESENT | verified]), count, rest])
  }

  const answer = (response: object) => ({
    id: credentialId.toString('base64url'),
    rawId: credentialId.toString('base64url'),
    type: 'public-key',
    authenticatorAttachment: 'platform',
    clientExtensionResults: {},
    response,
  })

  return {
    credentialId: credentialId.toString('base64url'),
    create(options, different = {}) {
      const model = Buffer.alloc(16)
      const length = Buffer.from([0, credentialId.length])
      const credential = Buffer.concat([model, length, credentialId, coseKey(publicKey.export({ format: 'jwk' }))])
      const data = authenticatorData(different, HAS_CREDENTIAL, different.counter ?? signatures, credential)
      return answer({
        clientDataJSON: clientData('webauthn.create', options, different.origin ?? ownOrigin).toString('base64url'),
        attestationObject: attestation(data).toString('base64url'),
        transports: ['internal'],
      })
    },
    sign(options, different = {}) {
      signatures = different.counter ?? signatures + 1
      const client = clientData('webauthn.get', options, different.origin ?? ownOrigin)
      const data = authenticatorData(different, 0, signatures)
      const signature = createSign('sha256').update(data).update(createHash('sha256').update(client).digest())
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.sign(privateKey).toString('base64url'),
      })
    },
  }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest()

/** CBOR: {1: 2, 3: -7, -1: 1, -2: x, -3: y}, an ES256 key on P-256. */
function coseKey({ x = '', y = '' }: { readonly x?: string; readonly y?: string }): Buffer {
  const bytes = (text: string) => Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(text, 'base64url')])
  return Buffer.concat([
    Buffer.from('a5010203262001', 'hex'),
    Buffer.from([0x21]),
    bytes(x),
    Buffer.from([0x22]),
    bytes(y),
  ])
}

/** CBOR: {"fmt": "none", "attStmt": {}, "authData": data}. */
function attestation(data: Buffer): Buffer {
  const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])
  const length = Buffer.from([0x58, data.length])
  return Buffer.concat([
    Buffer.from([0xa3]),
    ...[text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData'), length, data],
  ])
}

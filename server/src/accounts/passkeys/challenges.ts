import { createHash } from 'node:crypto'
import type { PasskeyCredential } from '@edil/contract/passkeys'
import { Refusal } from '@edil/domain/refusal'
import type { Auth } from '../sign-in/auth.ts'

const CHALLENGE_SECONDS = 120

/** What a challenge is for, and the session or the pending sign-in that asked for it. */
export type ChallengeOwner = { readonly use: 'add' | 'sign_in' | 'step_up'; readonly session: string }

type ChallengeDeps = { readonly auth: Auth }

/**
 * The library lets any browser that has the challenge's cookie answer it, for five minutes and for any use. This binds the challenge to one
 * use in one session, for two minutes.
 */
export async function bindChallenge({ auth }: ChallengeDeps, challenge: string, owner: ChallengeOwner): Promise<void> {
  const { internalAdapter } = await auth.$context
  await internalAdapter.createVerificationValue({
    identifier: identifierOf(challenge),
    value: describe(owner),
    expiresAt: new Date(Date.now() + CHALLENGE_SECONDS * 1_000),
  })
}

/** Uses the challenge of an answer up. Refuses one that was used before, is too old, or was made for another session or use. */
export async function takeChallenge(
  { auth }: ChallengeDeps,
  credential: PasskeyCredential,
  owner: ChallengeOwner,
): Promise<void> {
  const { internalAdapter } = await auth.$context
  const taken = await internalAdapter.consumeVerificationValue(identifierOf(challengeOf(credential)))
  if (taken?.value !== describe(owner)) throw new Refusal('passkey_refused')
}

const identifierOf = (challenge: string) => `passkey:${challenge}`

/** Without the name of the pending sign-in, with which the database's readers could do something. */
function describe({ use, session }: ChallengeOwner): string {
  return `passkey:${use}:${createHash('sha256').update(session).digest('base64url')}`
}

/** The browser writes it into what the passkey signs, so the library's check of the signature covers it. */
function challengeOf({ response }: PasskeyCredential): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString())
    return String(challenge)
  } catch {
    throw new Refusal('passkey_refused')
  }
}

import { useState } from 'react'
import { PasskeyFailed, type PasskeyFault } from '../api/passkeys.ts'
import { type MessageId, useText } from '../text/use-text.ts'
import { Message } from '../ui/message.tsx'

type Attempt = {
  readonly fault: PasskeyFault | undefined
  /** Resolves to whether the browser made or used a passkey. Other failures are thrown. */
  readonly attempt: (work: () => Promise<unknown>) => Promise<boolean>
}

/** Keeps what the browser said about a passkey, for a message beside the button. */
export function usePasskeyAttempt(): Attempt {
  const [fault, setFault] = useState<PasskeyFault>()
  const attempt = async (work: () => Promise<unknown>) => {
    setFault(undefined)
    try {
      await work()
      return true
    } catch (error) {
      if (!(error instanceof PasskeyFailed)) throw error
      setFault(error.fault)
      return false
    }
  }
  return { fault, attempt }
}

type PasskeyFaultMessageProps = {
  readonly fault: PasskeyFault | undefined
  /** The text for a closed window or a time-out, which the browser does not tell apart. */
  readonly cancelled: MessageId
}

export function PasskeyFaultMessage({ fault, cancelled }: PasskeyFaultMessageProps) {
  const { t } = useText()
  if (!fault) return null
  return (
    <Message tone="waiting" role="alert">
      {t(fault === 'cancelled' ? cancelled : `passkeys.${fault}`)}
    </Message>
  )
}

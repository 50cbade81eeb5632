import type { PaymentReview } from '@edil/contract/review'
import { normaliseReference } from '@edil/domain/payments'
import { useState } from 'react'
import { Refused } from '../../api/client.ts'
import { useSetReference } from '../../api/review.ts'
import { useAction } from '../../api/use-action.ts'
import { useFailureReason } from '../../page/use-failure-reason.ts'
import { useText } from '../../text/use-text.ts'
import type { ReferenceState } from './checks.ts'

type Failure = { readonly text: string; readonly isTaken: boolean }

export type EnteredReference = {
  /** As the field shows it. */
  readonly value: string
  /** As we compare it; `undefined` while the field is empty. */
  readonly number: string | undefined
  readonly state: ReferenceState
  readonly error: string | undefined
  readonly isBusy: boolean
  readonly type: (typed: string) => void
  /** Stores the number, which compares it with all others. An empty field shows the stored number again. */
  readonly save: () => void
}

/** The transaction number in the field of a payment: the stored one until the reviewer types another. */
export function useReference({ id, reference }: PaymentReview): EnteredReference {
  const { t } = useText()
  const reasonOf = useFailureReason()
  const setReference = useSetReference(id)
  const [typed, setTyped] = useState<string>()
  const [failure, setFailure] = useState<Failure>()
  const value = typed ?? reference ?? ''
  const number = normaliseReference(value)
  const isStored = number === (reference ?? undefined)
  const { isBusy, start } = useAction(
    async () => {
      setFailure(undefined)
      await setReference(value)
    },
    (error) => {
      const isTaken = error instanceof Refused && error.code === 'reference_used'
      setFailure({ text: isTaken ? t('review.referenceTaken') : reasonOf(error), isTaken })
    },
  )
  const type = (text: string) => {
    setFailure(undefined)
    setTyped(text)
  }
  const save = () => {
    if (value.trim() === '') setTyped(undefined)
    else if (!isStored) void start()
  }
  const state = isStored ? 'stored' : failure?.isTaken ? 'taken' : 'unknown'
  return { value, number, state, error: failure?.text, isBusy, type, save }
}

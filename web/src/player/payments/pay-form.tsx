import type { Game } from '@edil/contract/games'
import type { Payment, ReceivingAccount } from '@edil/contract/payments'
import { fromWire } from '@edil/domain/money'
import { type FormEvent, useEffect } from 'react'
import { useIsOnline } from '../../api/connection.ts'
import { useFormat, useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Column } from '../../ui/layout.tsx'
import { Type } from '../../ui/type.tsx'
import type { Draft } from './draft.ts'
import { FirstStep } from './first-step.tsx'
import { PayerStep } from './payer-step.tsx'
import type { PayingFor } from './paying-for.ts'
import styles from './payment.module.css'
import { ScreenshotStep } from './screenshot-step.tsx'
import type { ChangeDraft } from './use-draft.ts'
import { useSubmission } from './use-submission.ts'
import { useUpload } from './use-upload.ts'

type PayFormProps = {
  /** The player's own name, which the account most likely has. */
  readonly name: string
  readonly game: Game
  readonly paying: PayingFor
  readonly accounts: readonly ReceivingAccount[]
  /** The rejected payment that is sent again. */
  readonly resend: Payment | undefined
  readonly draft: Draft
  readonly onDraft: ChangeDraft
}

/**
 * Three steps: send the money, upload the screenshot, name the payer. Money that was sent is not asked for again. The form stays
 * for a player who saw an account, also when that account has changed or closed.
 */
export function PayForm({ name, game, paying, accounts, resend, draft, onDraft }: PayFormProps) {
  const { t } = useText()
  const format = useFormat()
  const upload = useUpload(draft, onDraft)
  const submission = useSubmission({ game, paying, draft, upload, onDraft })
  const { errors, isReady, isWaitingForNetwork, isQueued, form } = submission
  const isBusy = submission.isBusy || isWaitingForNetwork
  const isOnline = useIsOnline()
  const methods = [...new Set([...accounts, ...draft.seen, ...(resend ? [resend] : [])].map(({ method }) => method))]
  const method = methods.find((candidate) => candidate === (draft.method ?? resend?.method)) ?? methods[0]
  const account = accounts.find((candidate) => candidate.method === method)
  const seen = draft.seen.find((candidate) => candidate.method === method)
  useEffect(() => {
    if (account && !seen) onDraft({ seen: [...draft.seen, account] })
  }, [account, seen, draft.seen, onDraft])
  if (!method) return null
  const amountSantim = game.feeSantim * paying.count
  const keepTyped = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const typed = new FormData(currentTarget)
    const [accountName, reference, chosen] = ['accountName', 'reference', 'method'].map((name) => typed.get(name))
    onDraft({
      accountName: String(accountName ?? ''),
      reference: String(reference ?? ''),
      method: chosen === null ? undefined : String(chosen),
    })
  }
  return (
    <form
      {...form}
      className={styles.form}
      onInput={(event) => {
        form.onInput(event)
        keepTyped(event)
      }}
    >
      <Column as="ol" gap={6}>
        <FirstStep account={account} seen={seen} amountSantim={amountSantim} resend={resend} />
        <ScreenshotStep
          method={t(`payment.method.${method}`)}
          fileName={draft.fileName}
          upload={upload}
          error={
            errors['screenshot'] &&
            t(errors['screenshot'] === 'under_way' ? 'pay.screenshotUploading' : 'pay.screenshotMissing')
          }
        />
        <PayerStep
          game={game}
          amount={format.money(fromWire(amountSantim))}
          methods={methods}
          method={method}
          typed={{
            accountName: draft.accountName || (resend?.accountName ?? name),
            reference: draft.reference || (resend?.reference ?? ''),
          }}
          errors={errors}
        />
      </Column>
      <Column gap={3} className={styles.submit}>
        <Button type="submit" look="primary" wide busy={isBusy} disabled={!isReady}>
          {t(isBusy ? 'pay.submitting' : 'pay.submit')}
        </Button>
        <Type size="sm" muted centred role="status">
          {isWaitingForNetwork || isQueued
            ? t(isOnline ? (isQueued ? 'pay.queued' : 'pay.retrying') : 'pay.offline')
            : t(paying.heldUntil.length > 0 ? 'pay.promise' : 'pay.promiseWithout')}
        </Type>
      </Column>
    </form>
  )
}

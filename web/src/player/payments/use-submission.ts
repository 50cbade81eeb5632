import type { Game } from '@edil/contract/games'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { refetchMyNumbers } from '../../api/boards.ts'
import { Refused, Unreachable } from '../../api/client.ts'
import { useFailureText } from '../../api/failure-text.ts'
import { usePaymentActions } from '../../api/payments.ts'
import { retryUntilAnswered } from '../../api/retry-until-answered.ts'
import { refreshSession } from '../../api/session.ts'
import { type FormFaults, useForm } from '../../api/use-form.ts'
import { loadTextPart } from '../../text/activate.ts'
import { useText } from '../../text/use-text.ts'
import { showToast } from '../../ui/toast-list.ts'
import type { Draft } from './draft.ts'
import type { PayingFor } from './paying-for.ts'
import type { ChangeDraft } from './use-draft.ts'
import type { ScreenshotUpload } from './use-upload.ts'

type Submitting = {
  readonly game: Game
  readonly paying: PayingFor
  readonly draft: Draft
  readonly upload: ScreenshotUpload
  readonly onDraft: ChangeDraft
}

/** Submits the form once, however often the button is pressed and the connection drops. */
export function useSubmission({ game, paying, draft, upload, onDraft }: Submitting) {
  const { t } = useText()
  const failureText = useFailureText()
  const client = useQueryClient()
  const { submit } = usePaymentActions()
  const [isWaitingForNetwork, setWaiting] = useState(false)
  const leaveSignal = useLeaveSignal()
  /** Pressed while the screenshot was uploading: the payment is submitted when it has arrived. */
  const [isQueued, setQueued] = useState(false)
  /** The rules are loaded when a field gets the focus; only after the press is there something to wait for. */
  const isPressed = useRef(false)
  const patiently = <Answer>(request: () => Promise<Answer>) =>
    retryUntilAnswered(request, {
      onNoAnswer: () => setWaiting(isPressed.current),
      signal: leaveSignal,
      isPatient: true,
    })
  const endWaiting = () => {
    isPressed.current = false
    setWaiting(false)
  }

  const screenshotFault = () => {
    if (draft.screenshot) return undefined
    return upload.state.kind === 'choose' ? 'missing' : 'under_way'
  }
  const form = useForm(
    async () => (await patiently(loadRules)).paymentSchema,
    async (values) => {
      const { screenshot } = draft
      if (!screenshot) return
      const { numbers, count } = paying
      const submission = { ...values, key: draft.key, gameId: game.id, screenshotId: screenshot.screenshotId, count }
      try {
        const payment = await patiently(() => submit({ ...submission, numbers: [...numbers] }))
        onDraft({ paymentId: payment.id, picture: undefined })
        window.scrollTo(0, 0)
      } finally {
        endWaiting()
        refetchMyNumbers(client, game.id)
      }
    },
    {
      check: (typed) => ({
        screenshot: screenshotFault(),
        type: typed['amount'] ? undefined : 'missing',
      }),
      onFaults: (faults) => {
        endWaiting()
        const found = Object.values(faults).filter(Boolean)
        setQueued(found.length === 1 && found[0] === 'under_way')
      },
      onFailure: (error) => {
        endWaiting()
        const code = error instanceof Refused ? error.code : undefined
        if (code === 'login_required') void refreshSession(client)
        showToast('bad', t('pay.failed'), code === 'login_required' ? t('pay.loginMissing') : sentence(error))
        if (code === 'screenshot_not_found' || code === 'screenshot_used') upload.stop()
        return code && AT_FIELD[code]
      },
    },
  )
  const sentence = (error: unknown) =>
    error instanceof Refused && error.code === 'unexpected' ? t('pay.failedText') : failureText(error)
  const formRef = form.form.ref
  const hasScreenshot = draft.screenshot !== undefined
  useEffect(() => {
    if (!isQueued || !hasScreenshot) return
    setQueued(false)
    formRef.current?.requestSubmit()
  }, [isQueued, hasScreenshot, formRef])
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    isPressed.current = true
    form.form.onSubmit(event)
  }
  return { ...form, form: { ...form.form, onSubmit }, isWaitingForNetwork, isQueued }
}

/** The form's rules and the sentences of the refusals, which may be missing when the connection drops early. */
async function loadRules() {
  try {
    const [rules] = await Promise.all([
      import('./pay-form.schema.ts'),
      loadTextPart('refusals'),
      loadTextPart('buying'),
    ])
    return rules
  } catch (cause) {
    throw new Unreachable(cause)
  }
}

const AT_FIELD: Readonly<Record<string, FormFaults>> = {
  reference_invalid: { reference: 'invalid' },
  reference_used: { reference: 'reference_used' },
  screenshot_not_found: { screenshot: 'missing' },
  screenshot_used: { screenshot: 'missing' },
}

/** Stops the retries when the page is left. The stored key finds a payment that was received. */
function useLeaveSignal(): AbortSignal {
  const control = useRef(new AbortController())
  useEffect(() => {
    if (control.current.signal.aborted) control.current = new AbortController()
    return () => control.current.abort()
  }, [])
  return control.current.signal
}

import type { sendVerification } from '@edil/contract/accounts'
import { useState } from 'react'
import { useSearch } from 'wouter'
import { Refused, send } from '../../api/client.ts'
import { useFailureText } from '../../api/failure-text.ts'
import { safeDestination } from '../../api/session.ts'
import { useAction } from '../../api/use-action.ts'
import { useForm } from '../../api/use-form.ts'
import { ButtonLink } from '../../page/button-link.tsx'
import { useFieldErrorText } from '../../page/use-field-error-text.ts'
import { RichText } from '../../text/rich-text.tsx'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Column } from '../../ui/layout.tsx'
import { Message } from '../../ui/message.tsx'
import { Type } from '../../ui/type.tsx'
import styles from './form.module.css'
import { Outcome } from './outcome.tsx'
import { useReturnSearch } from './redirect-when-signed-in.ts'
import { storeRegisteredEmail } from './registered-email.ts'

/** The end of the registration, until the mailed link is opened. The same for an address that already has an account. */
export function MailSent({ email: first }: { readonly email: string }) {
  const { t } = useText()
  const [email, setEmail] = useState(first)
  const [isCorrecting, setCorrecting] = useState(false)
  const { sendTo, outcome } = useSending()
  const { isBusy, start } = useAction(() => sendTo(email), outcome.fail)
  return (
    <Outcome picture="sent" title={t('register.doneTitle')}>
      <p>{t('register.done')}.</p>
      <p>
        <RichText id="verify.sentTo" values={{ email }} components={{ b: <b /> }} />
      </p>
      <Type muted>{t('verify.noMail')}</Type>
      <div role="status">
        {outcome.sentTo && (
          <Message tone="good" icon="check">
            {t('verify.sentAgain', { email: outcome.sentTo })}
          </Message>
        )}
      </div>
      {outcome.failure !== undefined && <SendingFailed error={outcome.failure} />}
      <Column gap={2}>
        {isCorrecting ? (
          <CorrectAddress
            email={email}
            onSend={async (typed) => {
              await sendTo(typed)
              setEmail(typed)
              setCorrecting(false)
            }}
            onFailure={outcome.fail}
          />
        ) : (
          <>
            <Button look="line" wide busy={isBusy} onClick={() => void start()}>
              {t('verify.again')}
            </Button>
            <Button look="text" wide onClick={() => setCorrecting(true)}>
              {t('verify.wrongAddress')}
            </Button>
          </>
        )}
      </Column>
    </Outcome>
  )
}

function useSending() {
  const search = useSearch()
  const [sentTo, setSentTo] = useState<string>()
  const [failure, setFailure] = useState<unknown>()
  const sendTo = async (email: string) => {
    setFailure(undefined)
    setSentTo(undefined)
    const body = { email, to: safeDestination(search) }
    await send<typeof sendVerification>('POST', '/api/accounts/verification-mail', body)
    storeRegisteredEmail(email)
    setSentTo(email)
  }
  return { sendTo, outcome: { sentTo, failure, fail: (error: unknown) => setFailure(error) } }
}

/** Also after an hour, when this browser can no longer ask for a link: the login sends a new one. */
function SendingFailed({ error }: { readonly error: unknown }) {
  const { t } = useText()
  const failureText = useFailureText()
  const returnSearch = useReturnSearch()
  const isTooLate = error instanceof Refused && error.code === 'link_invalid'
  if (!isTooLate) {
    return (
      <Message tone="bad" icon="info" role="alert">
        {failureText(error)}
      </Message>
    )
  }
  return (
    <>
      <Message tone="waiting" icon="clock" role="alert">
        {t('verify.tooLate')}
      </Message>
      <ButtonLink href={`/login${returnSearch}`} look="primary" wide>
        {t('nav.login')}
      </ButtonLink>
    </>
  )
}

type CorrectAddressProps = {
  readonly email: string
  readonly onSend: (email: string) => Promise<void>
  readonly onFailure: (error: unknown) => void
}

function CorrectAddress({ email, onSend, onFailure }: CorrectAddressProps) {
  const { t } = useText()
  const fieldErrorText = useFieldErrorText()
  const { errors, isBusy, form } = useForm(
    async () => (await import('./account-forms.schema.ts')).addressSchema,
    (typed) => onSend(typed.email),
    {
      onFailure: (error) => {
        onFailure(error)
        return undefined
      },
    },
  )
  return (
    <form {...form} className={styles.form}>
      <TextField
        name="email"
        type="email"
        label={t('field.email')}
        defaultValue={email}
        error={fieldErrorText(errors['email'], 'fault.email')}
        autoComplete="email"
      />
      <Button type="submit" look="primary" wide busy={isBusy}>
        {t('verify.sendHere')}
      </Button>
    </form>
  )
}

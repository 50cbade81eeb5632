import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { ticketKeyIn } from '../../page/ticket-key.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Column } from '../../ui/layout.tsx'

/** For a ticket whose key was read out or printed, without its QR code. */
export function TicketKeyForm() {
  const { t } = useText()
  const [, navigate] = useLocation()
  const [isFaulty, setFaulty] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const key = ticketKeyIn(String(new FormData(event.currentTarget).get('ticket')))
    setFaulty(!key)
    if (key) navigate(`/ticket/${key}`)
  }
  return (
    <form onSubmit={submit}>
      <Column gap={3}>
        <TextField
          name="ticket"
          label={t('check.key')}
          hint={t('check.keyHint')}
          error={isFaulty ? t('check.keyFault') : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
        <Button look="primary" wide type="submit">
          {t('check.submit')}
        </Button>
      </Column>
    </form>
  )
}

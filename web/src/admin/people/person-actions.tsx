import type { PersonDetails, PersonSummary } from '@edil/contract/people'
import { useState } from 'react'
import { loadChunk } from '../../api/load-chunk.ts'
import { usePersonActions } from '../../api/people.ts'
import { useAction } from '../../api/use-action.ts'
import { useStepUp } from '../../page/step-up.tsx'
import { useFailureToast } from '../../page/use-failure-toast.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Column } from '../../ui/layout.tsx'
import { Message } from '../../ui/message.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { Type } from '../../ui/type.tsx'
import { usePropose } from '../access/use-propose.ts'
import { nameOf } from './person-name.tsx'

type AdminActionsProps = { readonly person: PersonDetails; readonly isMe: boolean }

export function AdminActions({ person, isMe }: AdminActionsProps) {
  const { t } = useText()
  const [open, setOpen] = useState<'none' | 'role' | 'lock'>('none')
  const [dialogs, setDialogs] = useState<Awaited<ReturnType<typeof loadDialogs>>>()
  const close = () => setOpen('none')
  const show = useAction(async (which: 'role' | 'lock') => {
    setDialogs(await loadChunk(loadDialogs()))
    setOpen(which)
  }, useFailureToast('action.failed'))
  if (isMe) return <Message title={t('person.you')}>{t('person.youText')}</Message>
  return (
    <Column gap={2} as="section" aria-label={t('person.actions')}>
      <ResetAction person={person} />
      <Button look="line" wide busy={show.isBusy} onClick={() => show.start('role')}>
        {t('role.button')}
      </Button>
      {person.state === 'locked' ? (
        <UnlockAction person={person} />
      ) : (
        <Button look="red" wide busy={show.isBusy} onClick={() => show.start('lock')}>
          {t('lock.button')}
        </Button>
      )}
      {dialogs && <dialogs.RoleDialog open={open === 'role'} person={person} onClose={close} />}
      {dialogs && <dialogs.LockDialog open={open === 'lock'} person={person} onClose={close} />}
    </Column>
  )
}

async function loadDialogs() {
  const [{ RoleDialog }, { LockDialog }] = await Promise.all([import('./role-dialog.tsx'), import('./lock-dialog.tsx')])
  return { RoleDialog, LockDialog }
}

/** Staff never see or set passwords: the person gets a reset mail. */
export function ResetAction({ person }: { readonly person: PersonSummary }) {
  const { t } = useText()
  const { sendPasswordReset } = usePersonActions(person.id)
  const sendLink = useAction(async () => {
    await sendPasswordReset()
    showToast('good', t('resetLink.sent'), t('resetLink.sentText', { name: nameOf(person) }))
  }, useFailureToast('action.failed'))
  if (person.role !== 'player') return null
  return (
    <Column gap={1}>
      <Button look="line" wide busy={sendLink.isBusy} onClick={() => sendLink.start()}>
        {t('resetLink.send')}
      </Button>
      <Type size="sm" muted>
        {t('resetLink.text')}
      </Type>
    </Column>
  )
}

function UnlockAction({ person }: { readonly person: PersonDetails }) {
  const { t } = useText()
  const { unlock } = usePersonActions(person.id)
  const stepUp = useStepUp()
  const propose = usePropose(stepUp)
  const unlockPerson = useAction(async () => {
    await propose(unlock, { title: t('unlock.done', { name: nameOf(person) }) })
  }, useFailureToast('action.failed'))
  return (
    <>
      <Button look="line" wide busy={unlockPerson.isBusy} onClick={() => unlockPerson.start()}>
        {t('unlock.button')}
      </Button>
      {stepUp.dialog}
    </>
  )
}

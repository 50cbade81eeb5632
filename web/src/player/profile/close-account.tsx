import type { Account } from '@edil/contract/accounts'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { useAccountActions } from '../../api/account.ts'
import { refreshSession } from '../../api/session.ts'
import { useForm } from '../../api/use-form.ts'
import { useFailureToast } from '../../page/use-failure-toast.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { Column } from '../../ui/layout.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { Type } from '../../ui/type.tsx'
import { CurrentPassword, WRONG_PASSWORD } from './current-password.tsx'
import styles from './profile.module.css'

type CloseAccountProps = { readonly account: Account; readonly open: boolean; readonly onClose: () => void }

/** Explains what is deleted and what stays before it shows the form. */
export function CloseAccount({ account, open, onClose }: CloseAccountProps) {
  const { t } = useText()
  return (
    <Dialog open={open} title={t('closing.title')} onClose={onClose}>
      <ClosingForm account={account} onClose={onClose} />
    </Dialog>
  )
}

function ClosingForm({ account, onClose }: Omit<CloseAccountProps, 'open'>) {
  const { t } = useText()
  const username = account.username ?? ''
  const { form, errors, isBusy } = useClosing(account)
  return (
    <form {...form} className={styles.form}>
      <Column gap={3}>
        <Fate title={t('closing.deleted')} text={t('closing.deletedText')} />
        <Fate title={t('closing.kept')} text={t('closing.keptText')} />
        <Type bold>{t('closing.final')}</Type>
      </Column>
      {account.hasPassword && <CurrentPassword fault={errors['password']} />}
      <TextField
        name="username"
        label={t('closing.username', { username })}
        error={errors['username'] && t('closing.usernameWrong', { username })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Column gap={2}>
        <Button type="submit" look="red" wide busy={isBusy}>
          {t(isBusy ? 'closing.busy' : 'closing.confirm')}
        </Button>
        <Button look="text" wide onClick={onClose}>
          {t('action.cancel')}
        </Button>
      </Column>
    </form>
  )
}

function Fate({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div>
      <Type bold>{title}</Type>
      <Type size="sm">{text}</Type>
    </div>
  )
}

function useClosing(account: Account) {
  const { t } = useText()
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const { close } = useAccountActions()
  const onFailure = useFailureToast('error.title', WRONG_PASSWORD)
  return useForm(
    async () => (await import('./profile-forms.schema.ts')).closingSchema(account.username ?? ''),
    async (values) => {
      await close(values)
      // Leave first: this page would send a visitor to the login.
      navigate('/')
      showToast('good', t('closing.done'), t('closing.doneText'))
      await refreshSession(client).catch(() => null)
    },
    { onFailure },
  )
}

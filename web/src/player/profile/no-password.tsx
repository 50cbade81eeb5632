import type { Me } from '@edil/contract/sessions'
import { mailPasswordLink } from '../../api/account.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Message } from '../../ui/message.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { useTask } from './use-task.ts'

/** Whoever came by Google or Facebook: the mailed link is the one way to a first password, as it proves the address. */
export function NoPassword({ me }: { readonly me: Me }) {
  const { t, language } = useText()
  const [isBusy, start] = useTask()
  const mail = async () => {
    await mailPasswordLink(me.email, language)
    showToast('good', t('forgot.sent'), t('forgot.sentText', { email: me.email }))
  }
  return (
    <Message
      title={t('password.none')}
      action={
        <Button look="primary" busy={isBusy} onClick={() => start(mail)}>
          {t('password.mailLink')}
        </Button>
      }
    >
      {t('password.noneText', { email: me.email })}
    </Message>
  )
}

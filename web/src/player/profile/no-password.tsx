import type { Me } from '@edil/contract/sessions'
import { mailPasswordLink } from '../../api/account.ts'
import { useAction } from '../../api/use-action.ts'
import { useFailureToast } from '../../page/use-failure-toast.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Message } from '../../ui/message.tsx'
import { showToast } from '../../ui/toast-list.ts'

/** For accounts made with Google or Facebook: only the mailed link sets a first password, since it proves the address. */
export function NoPassword({ me }: { readonly me: Me }) {
  const { t, language } = useText()
  const mail = useAction(async () => {
    await mailPasswordLink(me.email, language)
    showToast('good', t('forgot.sent'), t('forgot.sentText', { email: me.email }))
  }, useFailureToast())
  return (
    <Message
      title={t('password.none')}
      action={
        <Button look="primary" busy={mail.isBusy} onClick={() => mail.start()}>
          {t('password.mailLink')}
        </Button>
      }
    >
      {t('password.noneText', { email: me.email })}
    </Message>
  )
}

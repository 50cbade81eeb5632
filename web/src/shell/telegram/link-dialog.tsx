import type { linkTelegram } from '@edil/contract/mini-app'
import { createRoot } from 'react-dom/client'
import { send } from '../../api/client.ts'
import { describeFailure } from '../../api/describe-failure.ts'
import { useAction } from '../../api/use-action.ts'
import { loadTextPart } from '../../text/activate.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Column } from '../../ui/layout.tsx'
import { showToast } from '../../ui/toast-list.ts'

/** In a tree of its own beside the page, which the login replaces at the same moment. */
export async function openLinkDialog(initData: string): Promise<void> {
  await loadTextPart('miniapp')
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const close = () => {
    root.unmount()
    place.remove()
  }
  root.render(<LinkDialog initData={initData} onClose={close} />)
}

/** Asked for, because a friend may have logged in on someone else's phone: its owner would be logged in to the friend's account. */
export function LinkDialog({ initData, onClose }: { readonly initData: string; readonly onClose: () => void }) {
  const { t } = useText()
  const { isBusy, start } = useAction(
    async () => {
      await send<typeof linkTelegram>('POST', '/api/account/telegram/link', { initData })
      showToast('good', t('miniapp.linkedTitle'), t('miniapp.linkedText'))
      onClose()
    },
    async (error) => {
      showToast('bad', t('miniapp.linkFailed'), await describeFailure(error, t))
      onClose()
    },
  )
  return (
    <Dialog open title={t('miniapp.linkTitle')} onClose={onClose}>
      <p>{t('miniapp.linkText')}</p>
      <Column gap={2}>
        <Button look="primary" wide busy={isBusy} onClick={() => void start()}>
          {t('miniapp.link')}
        </Button>
        <Button look="text" wide onClick={onClose}>
          {t('miniapp.notNow')}
        </Button>
      </Column>
    </Dialog>
  )
}

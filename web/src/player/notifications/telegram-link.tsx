import { useId, useState } from 'react'
import { useFailureText } from '../../api/failure-text.ts'
import { type TelegramCode, useTelegramActions, useTelegramLink } from '../../api/telegram.ts'
import { useAction } from '../../api/use-action.ts'
import { LoadFailed } from '../../page/load-failed.tsx'
import { useFailureToast } from '../../page/use-failure-toast.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Column } from '../../ui/layout.tsx'
import { Message } from '../../ui/message.tsx'
import { Skeleton, SkeletonLine } from '../../ui/skeleton.tsx'
import { Tag } from '../../ui/tag.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { Type } from '../../ui/type.tsx'
import { TelegramCodeShown } from './telegram-code.tsx'

/** Connects the account with Telegram, and ends that. */
export function TelegramLink() {
  const { t } = useText()
  const titleId = useId()
  const failureText = useFailureText()
  const [code, setCode] = useState<TelegramCode>()
  const { data: link, isError, isFetching, error, refetch } = useTelegramLink(code !== undefined)
  // A code that was used has nothing left to show.
  if (link?.isLinked && code) setCode(undefined)
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Column gap={3}>
        <h2 id={titleId}>{t('telegram.title')}</h2>
        <p>{t('telegram.text')}</p>
        {!link && !isError && (
          <Skeleton label={t('page.loading')}>
            <SkeletonLine height="3rem" />
          </Skeleton>
        )}
        {!link && isError && (
          <LoadFailed title="telegram.failed" isBusy={isFetching} onTryAgain={refetch}>
            {failureText(error)}
          </LoadFailed>
        )}
        {link?.botName === null && <Type muted>{t('telegram.none')}</Type>}
        {link?.isLinked && <Linked isSilenced={link.isSilenced} botName={link.botName ?? ''} />}
        {link?.botName && !link.isLinked && <NotLinked code={code} onCode={setCode} />}
      </Column>
    </Card>
  )
}

type NotLinkedProps = { readonly code: TelegramCode | undefined; readonly onCode: (code: TelegramCode) => void }

function NotLinked({ code, onCode }: NotLinkedProps) {
  const { t } = useText()
  const { makeCode } = useTelegramActions()
  const connect = useAction(async () => onCode(await makeCode()), useFailureToast())
  if (code) return <TelegramCodeShown code={code} isBusy={connect.isBusy} onNewCode={() => connect.start()} />
  return (
    <>
      <div>
        <Tag>{t('telegram.notLinked')}</Tag>
      </div>
      <Button look="primary" wide busy={connect.isBusy} onClick={() => connect.start()}>
        {t('telegram.connect')}
      </Button>
    </>
  )
}

function Linked({ isSilenced, botName }: { readonly isSilenced: boolean; readonly botName: string }) {
  const { t } = useText()
  const { unlink } = useTelegramActions()
  const [isAsking, setIsAsking] = useState(false)
  const close = () => setIsAsking(false)
  const disconnect = useAction(async () => {
    await unlink()
    close()
    showToast('good', t('telegram.disconnected'))
  }, useFailureToast())
  return (
    <>
      <div>
        <Tag tone="active">{t('telegram.linked')}</Tag>
      </div>
      {isSilenced && <Message>{t('telegram.silenced', { bot: botName })}</Message>}
      <Button look="line" wide onClick={() => setIsAsking(true)}>
        {t('telegram.disconnect')}
      </Button>
      <Dialog open={isAsking} title={t('telegram.disconnectTitle')} onClose={close}>
        <Column gap={3}>
          <p>{t('telegram.disconnectText')}</p>
          <Button look="red" wide busy={disconnect.isBusy} onClick={() => disconnect.start()}>
            {t('telegram.disconnect')}
          </Button>
          <Button look="text" wide onClick={close}>
            {t('action.cancel')}
          </Button>
        </Column>
      </Dialog>
    </>
  )
}

import type { Account } from '@edil/contract/accounts'
import { isStaff } from '@edil/domain/people'
import { type ComponentProps, type ComponentType, useState } from 'react'
import { useAccountActions } from '../../api/account.ts'
import { loadChunk } from '../../api/load-chunk.ts'
import { useAction } from '../../api/use-action.ts'
import { saveBlob } from '../../page/save-file.ts'
import { useFailureToast } from '../../page/use-failure-toast.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Column } from '../../ui/layout.tsx'
import { Type } from '../../ui/type.tsx'
import type { CloseAccount } from './close-account.tsx'
import { Section } from './section.tsx'

const FILE_NAME = 'edil-my-data.json'

export function MyData({ account }: { readonly account: Account }) {
  const { t } = useText()
  const { download } = useAccountActions()
  const save = useAction(async () => saveBlob(FILE_NAME, await download()), useFailureToast())
  const canClose = !isStaff(account.role)
  return (
    <Section title={t('data.title')}>
      <Column gap={1}>
        <Button look="line" wide icon="download" busy={save.isBusy} onClick={() => save.start()}>
          {t('data.download')}
        </Button>
        <Type size="sm" muted>
          {t('data.downloadText')}
        </Type>
      </Column>
      <Column gap={1}>
        {canClose && <Closing account={account} />}
        <Type size="sm" muted>
          {t(canClose ? 'closing.text' : 'closing.staff')}
        </Type>
      </Column>
    </Section>
  )
}

function Closing({ account }: { readonly account: Account }) {
  const { t } = useText()
  const [isOpen, setOpen] = useState(false)
  const [Form, setForm] = useState<ComponentType<ComponentProps<typeof CloseAccount>>>()
  const open = useAction(async () => {
    const { CloseAccount } = await loadChunk(import('./close-account.tsx'))
    setForm(() => CloseAccount)
    setOpen(true)
  }, useFailureToast())
  const close = () => setOpen(false)
  return (
    <>
      <Button look="line" wide busy={open.isBusy} onClick={() => open.start()}>
        {t('closing.title')}
      </Button>
      {Form && <Form account={account} open={isOpen} onClose={close} />}
    </>
  )
}

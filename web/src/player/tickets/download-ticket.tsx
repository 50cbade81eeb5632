import type { Ticket } from '@edil/contract/tickets'
import { useState } from 'react'
import { describeFailure } from '../../api/describe-failure.ts'
import { loadChunk } from '../../api/load-chunk.ts'
import { useAction } from '../../api/use-action.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-list.ts'
import type { DownloadDialog } from './download-dialog.tsx'

type DownloadTicketProps = { readonly ticket: Ticket; readonly small?: boolean }

/** Opens the dialog that saves the ticket as a PDF or a picture. */
export function DownloadTicket({ ticket, small = false }: DownloadTicketProps) {
  const { t } = useText()
  const [dialog, setDialog] = useState<{ readonly Dialog: typeof DownloadDialog }>()
  const [isOpen, setOpen] = useState(false)
  const showFailure = async (error: unknown) =>
    showToast('bad', t('tickets.downloadFailed'), await describeFailure(error, t))
  const { isBusy, start } = useAction(async () => {
    setDialog({ Dialog: (await loadChunk(import('./download-dialog.tsx'))).DownloadDialog })
    setOpen(true)
  }, showFailure)
  return (
    <>
      <Button look="line" icon="download" size={small ? 'small' : 'normal'} busy={isBusy} onClick={() => void start()}>
        {t('action.download')}
      </Button>
      {dialog && (
        <dialog.Dialog ticket={ticket} isOpen={isOpen} onClose={() => setOpen(false)} onFailure={showFailure} />
      )}
    </>
  )
}

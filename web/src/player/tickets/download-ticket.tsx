import type { Ticket } from '@edil/contract/tickets'
import { useState } from 'react'
import { describeFailure } from '../../api/describe-failure.ts'
import { fetchTicketFile, type TicketFile } from '../../api/tickets.ts'
import { saveBlob } from '../../page/save-file.ts'
import { useReader } from '../../text/language-provider.tsx'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Column } from '../../ui/layout.tsx'
import { showToast } from '../../ui/toast-list.ts'

const FILES = [
  { file: 'ticket.pdf', label: 'tickets.pdf' },
  { file: 'ticket.png', label: 'tickets.png' },
] as const

type DownloadTicketProps = { readonly ticket: Ticket; readonly small?: boolean }

/** To print, or as a picture. Fetched first: a failure is told, not saved under the ticket's name. */
export function DownloadTicket({ ticket, small = false }: DownloadTicketProps) {
  const { t, language } = useText()
  const { calendar } = useReader()
  const [isOpen, setOpen] = useState(false)
  const [busy, setBusy] = useState<TicketFile>()
  const download = async (file: TicketFile) => {
    setBusy(file)
    try {
      saveBlob(
        `${ticket.number}.${file.split('.')[1]}`,
        await fetchTicketFile(ticket.key, file, { language, calendar }),
      )
      setOpen(false)
    } catch (error) {
      showToast('bad', t('tickets.downloadFailed'), await describeFailure(error, t))
    } finally {
      setBusy(undefined)
    }
  }
  return (
    <>
      <Button look="line" icon="download" size={small ? 'small' : 'normal'} onClick={() => setOpen(true)}>
        {t('action.download')}
      </Button>
      <Dialog open={isOpen} title={t('tickets.downloadAs', { number: ticket.number })} onClose={() => setOpen(false)}>
        <Column gap={2}>
          {FILES.map(({ file, label }) => (
            <Button
              key={file}
              look="line"
              wide
              icon="download"
              busy={busy === file}
              onClick={() => void download(file)}
            >
              {t(label)}
            </Button>
          ))}
          <Button look="text" wide onClick={() => setOpen(false)}>
            {t('action.close')}
          </Button>
        </Column>
      </Dialog>
    </>
  )
}

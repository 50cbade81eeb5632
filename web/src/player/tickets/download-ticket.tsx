import type { Ticket } from '@edil/contract/tickets'
import { useState } from 'react'
import { describeFailure } from '../../api/describe-failure.ts'
import { fetchTicketFile, type TicketFile } from '../../api/tickets.ts'
import { useAction } from '../../api/use-action.ts'
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

/** As a PDF or a picture. Fetched before it is saved, so that an error message is never saved under the ticket's name. */
export function DownloadTicket({ ticket, small = false }: DownloadTicketProps) {
  const { t, language } = useText()
  const { calendar } = useReader()
  const [isOpen, setOpen] = useState(false)
  const { running, start } = useAction(
    async (file: TicketFile) => {
      const content = await fetchTicketFile(ticket.key, file, { language, calendar })
      saveBlob(`${ticket.number}.${file.split('.')[1]}`, content)
      setOpen(false)
    },
    async (error) => showToast('bad', t('tickets.downloadFailed'), await describeFailure(error, t)),
  )
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
              busy={running?.[0] === file}
              onClick={() => void start(file)}
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

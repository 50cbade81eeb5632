import type { Ticket } from '@edil/contract/tickets'
import { fetchTicketFile, type TicketFile } from '../../api/ticket-files.ts'
import { useAction } from '../../api/use-action.ts'
import { saveBlob } from '../../page/save-file.ts'
import { useReader } from '../../text/language-provider.tsx'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Column } from '../../ui/layout.tsx'

const FILES = [
  { file: 'ticket.pdf', label: 'tickets.pdf' },
  { file: 'ticket.png', label: 'tickets.png' },
] as const

type DownloadDialogProps = {
  readonly ticket: Ticket
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onFailure: (error: unknown) => Promise<void>
}

/** As a PDF or a picture. Fetched before it is saved, so that an error message is never saved under the ticket's name. */
export function DownloadDialog({ ticket, isOpen, onClose, onFailure }: DownloadDialogProps) {
  const { t, language } = useText()
  const { calendar } = useReader()
  const { running, start } = useAction(async (file: TicketFile) => {
    const content = await fetchTicketFile(ticket.key, file, { language, calendar })
    saveBlob(`${ticket.number}.${file.split('.')[1]}`, content)
    onClose()
  }, onFailure)
  return (
    <Dialog open={isOpen} title={t('tickets.downloadAs', { number: ticket.number })} onClose={onClose}>
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
        <Button look="text" wide onClick={onClose}>
          {t('action.close')}
        </Button>
      </Column>
    </Dialog>
  )
}

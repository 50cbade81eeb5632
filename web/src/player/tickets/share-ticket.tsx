import type { Ticket } from '@edil/contract/tickets'
import { useAction } from '../../api/use-action.ts'
import { useReader } from '../../text/language-provider.tsx'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-list.ts'

/** Browsers allow sharing for about five seconds after a press; a picture that takes longer is left out. */
const PICTURE_MS = 3_000

/** The content of the QR code: a public page that shows whether the ticket is genuine. */
export function ticketAddress(key: string): string {
  return `${location.origin}/ticket/${key}`
}

/** Uses the device's share sheet; without one, copies the link. */
export function ShareTicket({ ticket }: { readonly ticket: Ticket }) {
  const { t, language } = useText()
  const { calendar } = useReader()
  const url = ticketAddress(ticket.key)
  const copy = async () => {
    await navigator.clipboard?.writeText(url).then(
      () => showToast('good', t('toast.copied'), t('tickets.linkCopied')),
      () => showToast('note', t('tickets.share'), url),
    )
  }
  const { isBusy, start } = useAction(async () => {
    if (!navigator.share) return copy()
    const text = t('tickets.shareText', { number: ticket.number, type: t(`game.type.${ticket.type}`) })
    const files = await pictureOf(ticket, async () => {
      const { fetchTicketFile } = await import('../../api/ticket-files.ts')
      return fetchTicketFile(ticket.key, 'ticket.png', { language, calendar })
    })
    await navigator
      .share({ title: ticket.number, text, url, ...(files && { files }) })
      .catch(async (error: unknown) => {
        // AbortError: the player closed the phone's share sheet.
        if (!(error instanceof DOMException && error.name === 'AbortError')) await copy()
      })
  }, copy)
  return (
    <Button look="primary" icon="share" busy={isBusy} onClick={() => void start()}>
      {t('tickets.share')}
    </Button>
  )
}

async function pictureOf({ number }: Ticket, load: () => Promise<Blob>): Promise<File[] | undefined> {
  const sample = new File([], `${number}.png`, { type: 'image/png' })
  if (!navigator.canShare?.({ files: [sample] })) return undefined
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PICTURE_MS))
  const picture = await Promise.race([load().catch(() => undefined), late])
  return picture && [new File([picture], `${number}.png`, { type: 'image/png' })]
}

import type { downloadTicketPdf, downloadTicketPng } from '@edil/contract/tickets'
import type { Calendar, Language } from '@edil/domain/people'
import { fetchFile } from './bytes.ts'

export type TicketFile = 'ticket.pdf' | 'ticket.png'

type Reading = { readonly language: Language; readonly calendar: Calendar }

export function fetchTicketFile(key: string, file: TicketFile, { language, calendar }: Reading): Promise<Blob> {
  return fetchFile<typeof downloadTicketPdf | typeof downloadTicketPng>(
    `/api/my/tickets/${key}/${file}?language=${language}&calendar=${calendar}`,
  )
}

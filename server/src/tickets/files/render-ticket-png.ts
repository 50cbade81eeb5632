import sharp from 'sharp'
import { pageSvg } from '../../printing/page-svg.ts'
import { layOutTicket } from './lay-out-ticket.ts'
import { addPngTexts } from './png-texts.ts'
import type { TicketFacts } from './ticket-facts.ts'
import { describeTicket, wordTicket } from './ticket-wording.ts'

/** Few colours: 40 kB instead of 100, without a visible difference. */
const SIXTEEN_COLOURS = { palette: true, colours: 16, dither: 0, effort: 7 }

/** 1080 pixels wide. Also contains its words as text. */
export async function renderTicketPng(facts: TicketFacts): Promise<Buffer> {
  const png = await sharp(pageSvg(layOutTicket(facts)))
    .flatten()
    .png(SIXTEEN_COLOURS)
    .toBuffer()
  return addPngTexts(png, { Title: `Edil · ${wordTicket(facts).label}`, Description: describeTicket(facts) })
}

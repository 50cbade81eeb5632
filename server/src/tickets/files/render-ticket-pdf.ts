import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { fontOf } from '../../printing/fonts.ts'
import type { PageLayout, Part, Shape } from '../../printing/page-layout.ts'
import { layOutTicket } from './lay-out-ticket.ts'
import type { TicketFacts } from './ticket-facts.ts'
import { wordTicket } from './ticket-wording.ts'

type Pdf = PDFKit.PDFDocument

/** One page in the size of the ticket. Its text can be searched, copied and read aloud. */
export async function renderTicketPdf(facts: TicketFacts): Promise<Buffer> {
  const page = layOutTicket(facts)
  const pdf = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    // No default font: pdfkit would load Helvetica's metrics from disk.
    font: '',
    pdfVersion: '1.7',
    tagged: true,
    lang: facts.language,
    displayTitle: true,
    // The time of purchase instead of rendering, so that the same ticket gives the same bytes.
    info: { Title: `Edil · ${wordTicket(facts).label}`, Author: 'Edil', CreationDate: facts.boughtAt },
  })
  const bytes = buffer(pdf)
  renderParts(pdf, page)
  pdf.end()
  return bytes
}

function renderParts(pdf: Pdf, { parts }: PageLayout): void {
  const page = pdf.struct('Document')
  pdf.addStructure(page)
  for (const part of parts) {
    if (part.kind === 'ornament') {
      pdf.markContent('Artifact', { type: 'Layout' })
      for (const shape of part.shapes) drawShape(pdf, shape)
      pdf.endMarkedContent()
    } else if (part.kind === 'picture') {
      page.add(pdf.struct('Figure', { alt: part.label }, () => drawPicture(pdf, part)))
    } else {
      page.add(pdf.struct('P', {}, () => drawWords(pdf, part)))
    }
  }
  page.end()
}

function drawPicture(pdf: Pdf, { shapes, opens }: Part & { kind: 'picture' }): void {
  for (const shape of shapes) drawShape(pdf, shape)
  if (opens) pdf.link(opens.box.x, opens.box.y, opens.box.width, opens.box.height, opens.url)
}

function drawShape(pdf: Pdf, { path, fill, stroke, at }: Shape): void {
  pdf.save()
  if (at) pdf.translate(at.x, at.y).scale(at.scale)
  if (stroke?.dash) pdf.dash(stroke.dash[0], { space: stroke.dash[1] })
  if (stroke) pdf.lineWidth(stroke.width)
  pdf.path(path)
  if (fill && stroke) pdf.fillAndStroke(fill, stroke.colour)
  else if (fill) pdf.fill(fill)
  else if (stroke) pdf.stroke(stroke.colour)
  pdf.restore()
}

function drawWords(pdf: Pdf, { line, x, baseline, colour }: Part & { kind: 'words' }): void {
  const { text, size, weight, tracking } = line
  // pdfkit accepts an opened font, which its types do not declare. Opening it for every ticket would be most of the work.
  pdf.registerFont(`${weight}`, fontOf(weight) as unknown as Buffer)
  pdf
    .font(`${weight}`)
    .fontSize(size)
    .fillColor(colour)
    .text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic', characterSpacing: tracking * size })
}

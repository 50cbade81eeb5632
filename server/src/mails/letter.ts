import type { Language } from '@edil/domain/people'
import { FRAME_TEXTS } from '@edil/text/letters/frame'
import { render } from '@react-email/render'
import { createElement as h, type ReactElement } from 'react'
import { button, frame, link, paragraph, quietParagraph } from './frame.ts'
import { greetingName } from './greeting-name.ts'

export type Action = { readonly label: string; readonly url: string }

/** The order of the parts of every mail. */
export type Letter = {
  readonly language: Language
  readonly name: string
  readonly subject: string
  readonly before: readonly string[]
  readonly action?: Action
  readonly otherwise?: Action & { readonly intro: string }
  readonly after: readonly string[]
}

export type RenderedMail = { readonly subject: string; readonly html: string; readonly text: string }

export async function renderLetter(letter: Letter): Promise<RenderedMail> {
  return { subject: letter.subject, html: await render(page(letter)), text: plainText(letter) }
}

function page(letter: Letter): ReactElement {
  const { language, subject, before, action, otherwise, after } = letter
  return frame(
    { language, subject, preview: before[0] ?? '' },
    paragraph(greetingOf(letter)),
    ...before.map((text) => paragraph(text)),
    action && button(action.url, action.label),
    otherwise && paragraph(`${otherwise.intro} `, link(otherwise.url, otherwise.label)),
    ...after.map((text) => paragraph(text)),
    action && quietParagraph(FRAME_TEXTS[language].buttonFails, h('br'), link(action.url, action.url)),
  )
}

/** The plain-text version. Links are on lines of their own, so that no punctuation is attached to them. */
function plainText(letter: Letter): string {
  const { language, before, action, otherwise, after } = letter
  const texts = FRAME_TEXTS[language]
  return [
    greetingOf(letter),
    ...before,
    ...(action ? [`${action.label}\n${action.url}`] : []),
    ...(otherwise ? [`${otherwise.intro} ${otherwise.label}\n${otherwise.url}`] : []),
    ...after,
    `${texts.brand} · ${texts.brandLine}\n${texts.footer}`,
  ].join('\n\n')
}

function greetingOf({ language, name }: Letter): string {
  const texts = FRAME_TEXTS[language]
  const greeted = greetingName(name)
  return greeted ? texts.greeting(greeted) : texts.greetingWithoutName
}

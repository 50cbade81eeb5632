/**
 * The whole page: its state, and the elements that show it. Every change renders the page again; it has few elements.
 */
import { AMHARIC } from '@edil/text/verifier/am'
import { ENGLISH } from '@edil/text/verifier/en'
import { type Checked, checkProof } from '../check-proof.ts'
import { describeTicket, readTicketKey } from '../describe-ticket.ts'
import { brandBand } from './brand-band.ts'
import { element } from './element.ts'
import { stepList, trialMessage, valueList, verdictHead, witnessMessage } from './verdict-view.ts'

const isAmharic = location.hash === '#am' || (location.hash === '' && navigator.language.startsWith('am'))
let words = isAmharic ? AMHARIC : ENGLISH
let checked: Checked | undefined
let seconds = ''
let pasted = ''
let typedKey = ''

const main = document.getElementById('main') as HTMLElement
const status = document.getElementById('status') as HTMLElement
const languageButton = document.getElementById('language') as HTMLButtonElement

document.documentElement.style.setProperty('--brand-band', brandBand())
languageButton.hidden = false
languageButton.addEventListener('click', () => {
  words = words === ENGLISH ? AMHARIC : ENGLISH
  show()
})
document.addEventListener('dragover', (event) => event.preventDefault())
document.addEventListener('drop', (event) => {
  event.preventDefault()
  const file = event.dataTransfer?.files[0]
  if (file) void check(file)
})
show()

function show(): void {
  document.documentElement.lang = words.language
  document.title = `${words.title} · Edil`
  languageButton.textContent = words === ENGLISH ? 'አማርኛ' : 'English'
  languageButton.lang = words === ENGLISH ? 'am' : 'en'
  main.replaceChildren(...(checked && 'verdict' in checked ? verdictPage(checked) : startPage(checked)))
}

async function check(source: Blob): Promise<void> {
  status.textContent = words.checking
  document.body.setAttribute('aria-busy', 'true')
  const text = await source.text()
  // Lets the browser announce the status before the check blocks it.
  await new Promise((resolve) => setTimeout(resolve, 30))
  const started = performance.now()
  checked = checkProof(text)
  seconds = ((performance.now() - started) / 1_000).toFixed(1)
  typedKey = ''
  document.body.removeAttribute('aria-busy')
  status.textContent = ''
  show()
  scrollTo(0, 0)
  document.getElementById('verdict')?.focus()
}

function startPage(unreadable: { readonly missing: string } | undefined): Node[] {
  const [claim, text] = unreadable
    ? [words.unreadable, words.unreadableText(unreadable.missing)]
    : [words.title, words.lead]
  return [
    element(
      'section',
      { class: unreadable ? 'head wrong' : 'head' },
      element(
        'div',
        { class: 'wrap' },
        element(
          'div',
          { class: 'claim' },
          element('h1', { tabindex: '-1', id: 'verdict' }, claim),
          element('p', {}, text),
        ),
      ),
    ),
    element('div', { class: 'weave' }),
    element('div', { class: 'wrap page' }, element('div', { class: 'column alone' }, chooser('button'), limits())),
  ]
}

function verdictPage({ proof, verdict }: Extract<Checked, { verdict: unknown }>): Node[] {
  return [
    verdictHead(verdict, proof.gameId, seconds, words),
    element('div', { class: 'weave' }),
    element(
      'div',
      { class: 'wrap page' },
      element(
        'div',
        { class: 'column' },
        verdict.isTrial && !verdict.fair ? trialMessage(words) : undefined,
        witnessMessage(verdict, words),
        stepList(proof, verdict, words),
      ),
      element(
        'div',
        { class: 'column' },
        ticketCard((key) => describeTicket(proof, verdict, key, words)),
        valueList(verdict, words),
        limits(),
        chooser('button line'),
      ),
    ),
  ]
}

function chooser(buttonClass: string): HTMLElement {
  const file = element('input', { type: 'file', accept: '.json,application/json,text/plain', id: 'file' })
  file.addEventListener('change', () => {
    if (file.files?.[0]) void check(file.files[0])
  })
  const text = element('textarea', { id: 'pasted', rows: '6', spellcheck: 'false', class: 'code' })
  text.value = pasted
  text.addEventListener('input', () => {
    pasted = text.value
  })
  const paste = element(
    'form',
    {},
    element('label', { for: 'pasted' }, words.pasteLabel),
    text,
    element('button', { class: buttonClass }, words.check),
  )
  paste.addEventListener('submit', (event) => {
    event.preventDefault()
    void check(new Blob([pasted]))
  })
  return element(
    'section',
    { class: 'card' },
    element('div', { class: 'drop' }, element('label', { for: 'file', class: buttonClass }, words.choose), file),
    element('p', {}, words.drop),
    element('p', { class: 'quiet' }, words.whereFrom),
    element('details', {}, element('summary', {}, words.paste), paste),
  )
}

function ticketCard(describe: (key: string) => ReturnType<typeof describeTicket>): HTMLElement {
  const input = element('input', {
    id: 'key',
    autocomplete: 'off',
    spellcheck: 'false',
    class: 'code',
    'aria-describedby': 'hint',
  })
  input.value = typedKey
  const answer = element('div', { role: 'status' })
  const form = element(
    'form',
    {},
    element('label', { for: 'key' }, words.ticketLabel),
    input,
    element('p', { class: 'quiet', id: 'hint' }, words.ticketHint),
    element('button', { class: 'button' }, words.lookUp),
  )
  const lookUp = () => {
    const key = readTicketKey(typedKey)
    const described = key === undefined ? { isInList: false, sentences: [words.ticketFault] } : describe(key)
    const lines = described.sentences.map((sentence) => element('p', {}, sentence))
    answer.replaceChildren(element('div', { class: described.isInList ? 'message right' : 'message wrong' }, ...lines))
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    typedKey = input.value
    lookUp()
  })
  if (typedKey) lookUp()
  return element('section', { class: 'card' }, element('h2', {}, words.ticket), form, answer)
}

function limits(): HTMLElement {
  return element(
    'section',
    { class: 'message' },
    element('b', {}, words.limits),
    element('p', {}, words.limitsText),
    element('p', { class: 'quiet' }, words.times),
  )
}

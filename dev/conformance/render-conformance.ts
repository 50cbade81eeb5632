import type { Proof } from './read-proofs.ts'
import { OPEN, PARTS, type Requirement, UNMET } from './requirements.ts'

const INTRODUCTION = `# The owner's document, line by line

*For the owner, and for everyone who asks whether a requirement is met.*

The owner of Edil described the product in a document of nine parts. Every sentence of it is taken apart here into single requirements,
in our own words: where each is in the code, and the test that proves it, or the decision that changed it.

This page is generated: \`npm run conformance\` writes it from \`dev/conformance/requirements.ts\` and from the markers in the tests, such as
\`// proves: HOME-02\`, and \`dev/conformance/conformance.test.ts\` fails when a row has neither a proof nor a decision, when a marker is not
directly above a test, or when this page is out of date. A requirement is **proved** when a test fails as soon as it breaks, **decided**
when we decided otherwise, **open** when it is still to be built (Telegram and the live show), and **unmet** otherwise.
`

type State = 'proved' | 'decided' | 'open' | 'unmet'
const STATES: readonly State[] = ['proved', 'decided', 'open', 'unmet']

export function renderConformance(proofs: readonly Proof[]): string {
  const proofsOf = (id: string) => proofs.filter(({ ids }) => ids.includes(id))
  return [
    INTRODUCTION,
    renderCounts(),
    ...PARTS.map(({ name, requirements }) =>
      [
        `## ${name}`,
        '',
        '| | requirement | where | proof or decision |',
        '|---|---|---|---|',
        ...requirements.map((requirement) => renderRow(requirement, proofsOf(requirement.id))),
        '',
      ].join('\n'),
    ),
  ].join('\n')
}

export function stateOf({ id, decision }: Requirement): State {
  if (id in OPEN) return 'open'
  if (id in UNMET) return 'unmet'
  return decision === undefined ? 'proved' : 'decided'
}

function renderCounts(): string {
  const count = (requirements: readonly Requirement[], state: State) =>
    requirements.filter((requirement) => stateOf(requirement) === state).length || ''
  const row = (name: string, requirements: readonly Requirement[]) =>
    `| ${name} | ${requirements.length} | ${STATES.map((state) => count(requirements, state)).join(' | ')} |`
  return [
    `| part of the document | requirements | ${STATES.join(' | ')} |`,
    `|---|---|${STATES.map(() => '---|').join('')}`,
    ...PARTS.map(({ name, requirements }) => row(name, requirements)),
    row(
      '**all**',
      PARTS.flatMap(({ requirements }) => requirements),
    ),
    '',
  ].join('\n')
}

function renderRow(requirement: Requirement, proofs: readonly Proof[]): string {
  const { id, text, where, decision } = requirement
  const sentences = [
    ...(decision === undefined ? [] : [`*Decided:* ${escapeCell(decision)}`]),
    ...(id in OPEN ? [`*Open:* ${OPEN[id]}`] : []),
    ...(id in UNMET ? [`*Unmet:* ${UNMET[id]}`] : []),
    ...proofs.map(({ file, title }) => `[${nameOf(file)}](../${file}): ${escapeCell(title)}`),
  ]
  return `| ${id} | ${escapeCell(text)} | ${where.map((path) => `[${nameOf(path)}](../${path})`).join(', ')} | ${sentences.join('<br>')} |`
}

function nameOf(path: string): string {
  return path.split('/').at(-1) ?? path
}

function escapeCell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;')
}

import { EffectiveDate } from './effective-date.tsx'
import { type LegalSection, Sections } from './sections.tsx'

const TERMS: readonly LegalSection[] = [
  {
    title: 'legal.terms.eligibility',
    text: ['legal.terms.eligibility.age', 'legal.terms.eligibility.proof'],
  },
  {
    title: 'legal.terms.account',
    text: ['legal.terms.account.details', 'legal.terms.account.one'],
  },
  {
    title: 'legal.terms.rules',
    text: [
      'legal.terms.rules.board',
      'legal.terms.rules.hold',
      'legal.terms.rules.approval',
      'legal.terms.rules.late',
      'legal.terms.rules.closing',
      'legal.terms.rules.draw',
      'legal.terms.rules.noWinner',
      'legal.terms.rules.cancelled',
    ],
    isList: true,
  },
  {
    title: 'legal.terms.payments',
    text: ['legal.terms.payments.price', 'legal.terms.payments.final'],
  },
  {
    title: 'legal.terms.prizes',
    text: [
      'legal.terms.prizes.approved',
      'legal.terms.prizes.paid',
      'legal.terms.prizes.suspicious',
      'legal.terms.prizes.tax',
    ],
  },
  {
    title: 'legal.terms.conduct',
    text: ['legal.terms.conduct.fair', 'legal.terms.conduct.consequence', 'legal.terms.conduct.limits'],
  },
  {
    title: 'legal.terms.liability',
    text: ['legal.terms.liability.service', 'legal.terms.liability.amount'],
  },
  {
    title: 'legal.terms.changes',
    text: ['legal.terms.changes.notice', 'legal.terms.changes.games'],
  },
  { title: 'legal.terms.law', text: ['legal.terms.law.ethiopia'] },
]

/** The nine sections. */
export function TermsText() {
  return <Sections sections={TERMS} level="h2" />
}

/** With the date, for the dialog of the footer, whose title is an h3. */
export function TermsOfDialog() {
  return (
    <>
      <EffectiveDate />
      <Sections sections={TERMS} level="h4" />
    </>
  )
}

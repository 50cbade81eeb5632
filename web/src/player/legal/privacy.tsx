import { LegalPage } from './legal-page.tsx'
import { type LegalSection, Sections } from './sections.tsx'

const PRIVACY: readonly LegalSection[] = [
  {
    title: 'legal.privacy.kept',
    text: [
      'legal.privacy.kept.account',
      'legal.privacy.kept.devices',
      'legal.privacy.kept.telegram',
      'legal.privacy.kept.play',
    ],
  },
  {
    title: 'legal.privacy.screenshots',
    text: ['legal.privacy.screenshots.use', 'legal.privacy.screenshots.private'],
  },
  { title: 'legal.privacy.seen', text: ['legal.privacy.seen.team', 'legal.privacy.seen.others'] },
  { title: 'legal.privacy.public', text: ['legal.privacy.public.shown', 'legal.privacy.public.proof'] },
  { title: 'legal.privacy.time', text: ['legal.privacy.time.account', 'legal.privacy.time.draws'] },
  { title: 'legal.privacy.rights', text: ['legal.privacy.rights.list'] },
  { title: 'legal.privacy.cookies', text: ['legal.privacy.cookies.one'] },
  { title: 'legal.privacy.security', text: ['legal.privacy.security.how', 'legal.privacy.security.breach'] },
  { title: 'legal.privacy.contact', text: ['legal.privacy.contact.how'] },
]

export function Privacy() {
  return (
    <LegalPage
      title="legal.privacy.title"
      lead="legal.privacy.lead"
      next={{ href: '/terms', label: 'legal.privacy.seeTerms' }}
    >
      <Sections sections={PRIVACY} level="h2" />
    </LegalPage>
  )
}

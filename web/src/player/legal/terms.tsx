import { LegalPage } from './legal-page.tsx'
import { TermsText } from './terms-text.tsx'

export function Terms() {
  return (
    <LegalPage
      title="legal.terms.title"
      lead="legal.terms.lead"
      next={{ href: '/privacy', label: 'legal.terms.seePrivacy' }}
    >
      <TermsText />
    </LegalPage>
  )
}

import { STAFF_PAGES } from '@edil/domain/access'
import type { Role } from '@edil/domain/people'
import type { GameType } from '@edil/domain/plans'
import { useSession } from '../../api/session.ts'
import { ButtonLink } from '../../page/button-link.tsx'
import { useText } from '../../text/use-text.ts'
import { Row } from '../../ui/layout.tsx'

/** In the order of the owner's document. */
const TYPES: readonly GameType[] = ['daily', 'midday', 'weekly', 'monthly']
const HOSTS: readonly Role[] = STAFF_PAGES.letsplay

/** Links for hosts to the page that starts draws. The server decides who may start one. */
export function HostLinks() {
  const { t } = useText()
  const { person } = useSession()
  if (!person || !HOSTS.includes(person.role)) return null
  return (
    <Row as="section" gap={2} wrap aria-label={t('live.hosts')}>
      {TYPES.map((type) => (
        <ButtonLink key={type} href="/etxdark/letsplay" look="line" size="small">
          {t(`draw.start.${type}`)}
        </ButtonLink>
      ))}
    </Row>
  )
}

import type { Today } from '@edil/contract/today'
import { STAFF_PAGES } from '@edil/domain/access'
import { fromWire } from '@edil/domain/money'
import type { Role } from '@edil/domain/people'
import { GAME_TYPES } from '@edil/domain/plans'
import { formatList } from '@edil/text/format'
import { useSession } from '../../api/session.ts'
import { ButtonLink } from '../../page/button-link.tsx'
import { staffPath } from '../../page/staff-paths.ts'
import { useNow } from '../../page/use-now.ts'
import { secondsSince } from '../../page/waiting-time.ts'
import { useFormat, useText } from '../../text/use-text.ts'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Row } from '../../ui/layout.tsx'
import { Tag } from '../../ui/tag.tsx'
import { Type } from '../../ui/type.tsx'
import { type Need, needsOf } from './need-list.ts'
import { useNextClosing } from './next-closing.ts'
import styles from './today.module.css'

type NeedsProps = { readonly today: Today }

/** What waits for an operator, with how long the oldest of it waits. */
export function Needs({ today }: NeedsProps) {
  const { t } = useText()
  const format = useFormat()
  const now = useNow()
  const needs = needsOf(today, now)
  if (needs.length === 0) return <NothingWaits today={today} />
  const longest = Math.max(...needs.map(({ oldestAt }) => secondsSince(oldestAt, now)))
  const count = needs.reduce((sum, need) => sum + need.count, 0)
  return (
    <Card as="section">
      <Row gap={2} spread wrap>
        <h2>{t('today.needs')}</h2>
        <Type size="sm" muted>
          {t('today.needsCount', { count, duration: format.duration(longest) })}
        </Type>
      </Row>
      <ul className={styles.needs}>
        {needs.map((need) => (
          <NeedRow key={need.kind} need={need} today={today} />
        ))}
      </ul>
    </Card>
  )
}

function NeedRow({ need, today }: NeedsProps & { readonly need: Need }) {
  const { t } = useText()
  const { person } = useSession()
  const mayOpen = person && (STAFF_PAGES[need.page] as readonly Role[]).includes(person.role)
  const details = useDetails(today)
  return (
    <li data-need={need.kind} className={need.isLate ? styles.late : undefined}>
      <b className={styles.figure}>{need.count}</b>
      <div className={styles.what}>
        <p>
          <b>{t(`today.need.${need.kind}`, { count: need.count })}</b>{' '}
          {need.isLate && <Tag tone="bad">{t('today.late')}</Tag>}
        </p>
        <Type size="sm" muted>
          {details(need)}
        </Type>
      </div>
      {mayOpen && (
        <ButtonLink
          href={need.search ? `${staffPath(need.page)}?${need.search}` : staffPath(need.page)}
          look={need.isLate ? 'primary' : 'line'}
          size="small"
          className={styles.go}
        >
          {t(`today.go.${need.kind}`)}
        </ButtonLink>
      )}
    </li>
  )
}

/** 'Longest wait 5 min. Daily 3, Midday 2' */
function useDetails({ payments, refunds }: Today): (need: Need) => string {
  const { t, language } = useText()
  const format = useFormat()
  const now = useNow()
  const types = GAME_TYPES.filter((type) => payments.byType[type] > 0)
  const byType = formatList(
    types.map((type) => `${t(`game.type.${type}`)} ${payments.byType[type]}`),
    language,
  )
  return ({ kind, oldestAt }) => {
    const oldest = t('today.oldest', { duration: format.duration(secondsSince(oldestAt, now)) })
    if (kind === 'payments') return `${oldest} ${byType}`
    if (kind === 'refunds')
      return `${oldest} ${t('today.owed', { amount: format.money(fromWire(refunds.owedSantim)) })}`
    return oldest
  }
}

function NothingWaits({ today }: NeedsProps) {
  const { t } = useText()
  const next = useNextClosing(today.draws)
  return (
    <div>
      <Empty level="h2" title={t('today.nothing')} text={next ? t('today.nextClosing', next) : undefined} />
    </div>
  )
}

import type { PersonDetails } from '@edil/contract/people'
import { formatPhone } from '@edil/domain/phone'
import type { ReactNode } from 'react'
import { commaList } from '../../page/comma-list.ts'
import { useMoment } from '../../page/use-moment.ts'
import { asLanguage } from '../../text/language.ts'
import { type Translate, useText } from '../../text/use-text.ts'
import { Message } from '../../ui/message.tsx'
import styles from './person-panel.module.css'

export function PersonFacts({ person }: { readonly person: PersonDetails }) {
  const { t } = useText()
  const moment = useMoment('numeric')
  const language = asLanguage(person.language)
  const facts: readonly (readonly [label: string, value: ReactNode])[] = [
    [t('person.email'), <bdi key="email">{person.email}</bdi>],
    [t('person.phone'), person.phone ? formatPhone(person.phone) : t('person.noPhone')],
    [t('person.methods'), methodsOf(person, t)],
    [t('person.twoFactor'), t(person.hasTwoFactor ? 'person.on' : 'person.off')],
    [t('person.language'), language ? t(`person.language.${language}`) : person.language],
    [t('person.lastSeen'), person.lastSeenAt ? moment(person.lastSeenAt) : t('person.neverSeen')],
  ]
  return (
    <>
      {person.lockedReason && (
        <Message tone="bad" title={t('person.lockedReason')}>
          <bdi>{person.lockedReason}</bdi>
        </Message>
      )}
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

const METHODS = ['password', 'google', 'facebook'] as const

function methodsOf({ signInMethods }: PersonDetails, t: Translate): string {
  const names = signInMethods.map((name) => {
    const known = METHODS.find((method) => method === name)
    return known ? t(`person.method.${known}`) : name
  })
  return commaList(names) || t('person.noMethods')
}

import { ButtonLink } from '../../page/button-link.tsx'
import { type MessageId, useText } from '../../text/use-text.ts'
import { Call } from '../../ui/call.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { Column, Wrap } from '../../ui/layout.tsx'
import { Step } from '../../ui/step.tsx'
import { Type } from '../../ui/type.tsx'
import styles from './about.module.css'
import { Licence } from './licence.tsx'
import { PlanCards } from './plan-cards.tsx'

export function About() {
  const { t } = useText()
  return (
    <>
      <Wrap className={styles.page}>
        <Column gap={3} className={styles.intro}>
          <h1>{t('about.title')}</h1>
          <Type size="lg" muted>
            {t('about.lead')}
          </Type>
        </Column>
        <Steps />
        <Games />
        <Reasons />
        <Licence />
      </Wrap>
      <CallToAction />
    </>
  )
}

const STEPS = [
  { title: 'about.steps.choose', text: 'about.steps.chooseText' },
  { title: 'about.steps.pay', text: 'about.steps.payText' },
  { title: 'about.steps.win', text: 'about.steps.winText' },
] as const

function Steps() {
  const { t } = useText()
  return (
    <Column as="section">
      <h2>{t('about.steps')}</h2>
      <ol className={styles.steps}>
        {STEPS.map(({ title, text }, index) => (
          <Step key={title} number={index + 1} title={t(title)} text={t(text)} />
        ))}
      </ol>
    </Column>
  )
}

function Games() {
  const { t } = useText()
  return (
    <Column as="section">
      <Column gap={1}>
        <h2>{t('about.games')}</h2>
        <Type muted className={styles.measure}>
          {t('about.gamesText')}
        </Type>
      </Column>
      <PlanCards />
    </Column>
  )
}

type Reason = { readonly icon: IconName; readonly title: MessageId; readonly text: MessageId }

const REASONS: readonly Reason[] = [
  { icon: 'key', title: 'about.reasons.secure', text: 'about.reasons.secureText' },
  { icon: 'download', title: 'about.reasons.paid', text: 'about.reasons.paidText' },
  { icon: 'eye', title: 'about.reasons.fair', text: 'about.reasons.fairText' },
  { icon: 'clock', title: 'about.reasons.daily', text: 'about.reasons.dailyText' },
]

function Reasons() {
  const { t } = useText()
  return (
    <Column as="section">
      <h2>{t('about.reasons')}</h2>
      <ul className={styles.reasons}>
        {REASONS.map(({ icon, title, text }) => (
          <Card as="li" key={title} className={styles.reason}>
            <span className={styles.tile}>
              <Icon name={icon} />
            </span>
            <Column gap={1}>
              <h3>{t(title)}</h3>
              <Type muted>{t(text)}</Type>
            </Column>
          </Card>
        ))}
      </ul>
    </Column>
  )
}

function CallToAction() {
  const { t } = useText()
  const join = (
    <ButtonLink href="/register" wide="phone">
      {t('about.call.join')}
    </ButtonLink>
  )
  const games = (
    <ButtonLink href="/dashboard" look="text" wide="phone">
      {t('about.call.games')}
    </ButtonLink>
  )
  return (
    <Call title={t('about.call')} actions={[join, games]}>
      <p>{t('about.callText')}</p>
    </Call>
  )
}

import { useText } from '../../text/use-text.ts'
import { Column } from '../../ui/layout.tsx'
import { Step } from '../../ui/step.tsx'
import styles from './live.module.css'

const STEPS = ['close', 'beacon', 'balls', 'check'] as const

export function HowItWorks() {
  const { t } = useText()
  return (
    <Column as="section" gap={3}>
      <h2>{t('live.how')}</h2>
      <ol className={styles.steps}>
        {STEPS.map((step, index) => (
          <Step key={step} number={index + 1} title={t(`live.how.${step}`)} text={t(`live.how.${step}Text`)} />
        ))}
      </ol>
    </Column>
  )
}

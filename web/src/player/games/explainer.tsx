import { useText } from '../../text/use-text.ts'
import { Column } from '../../ui/layout.tsx'
import { Step } from '../../ui/step.tsx'
import styles from './dashboard.module.css'

export function Explainer() {
  const { t } = useText()
  return (
    <Column as="section" gap={3}>
      <h2>{t('nav.howItWorks')}</h2>
      <ol className={styles.steps}>
        <Step number={1} title={t('explainer.choose')} text={t('explainer.chooseText')} />
        <Step number={2} title={t('explainer.pay')} text={t('explainer.payText')} />
        <Step number={3} title={t('explainer.win')} text={t('explainer.winText')} />
      </ol>
    </Column>
  )
}

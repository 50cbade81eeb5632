import { useReceivingAccounts } from '../api/receiving-accounts.ts'
import { useText } from '../text/use-text.ts'
import { Column } from '../ui/layout.tsx'
import { Step, Steps } from '../ui/step.tsx'
import { useIsHydrated } from './use-is-hydrated.ts'

/** How a game works, in three steps. Needs the text part `games`. */
export function Explainer() {
  const { t } = useText()
  // The footer may have loaded the accounts before React takes over this part of the page, whose HTML has none.
  const isHydrated = useIsHydrated()
  const { data: accounts } = useReceivingAccounts()
  const telebirr = isHydrated ? accounts?.find(({ method }) => method === 'telebirr') : undefined
  return (
    <Column as="section" gap={3}>
      <h2>{t('nav.howItWorks')}</h2>
      <Steps>
        <Step number={1} title={t('explainer.choose')} text={t('explainer.chooseText')} />
        <Step
          number={2}
          title={t('explainer.pay')}
          text={
            telebirr
              ? t('explainer.payToNumber', { method: t('payment.method.telebirr'), number: telebirr.accountNumber })
              : t('explainer.payText')
          }
        />
        <Step number={3} title={t('explainer.win')} text={t('explainer.winText')} />
      </Steps>
    </Column>
  )
}

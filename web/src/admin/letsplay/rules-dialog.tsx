import { READY_NUMBERS_MIN, READY_PAYMENTS_MIN } from '@edil/domain/games'
import { fromWire } from '@edil/domain/money'
import type { GameType } from '@edil/domain/plans'
import { usePlans } from '../../api/plans.ts'
import { useNow } from '../../page/use-now.ts'
import { useFormat, useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import styles from './letsplay.module.css'

const PROTOCOL = ['close', 'beacon', 'late', 'winners', 'nobody', 'once'] as const

type RulesDialogProps = { readonly type: GameType; readonly onClose: () => void }

/** The prizes and the rules of a draw. */
export function RulesDialog({ type, onClose }: RulesDialogProps) {
  const { t } = useText()
  return (
    <Dialog open title={t('hosting.rulesOf', { type: t(`game.type.${type}`) })} onClose={onClose}>
      <ul className={styles.rules}>
        <PlanRules type={type} />
        <li>{t('hosting.rule.ready', { payments: READY_PAYMENTS_MIN, numbers: READY_NUMBERS_MIN })}</li>
        {PROTOCOL.map((rule) => (
          <li key={rule}>{t(`hosting.rule.${rule}`)}</li>
        ))}
      </ul>
      <Button look="primary" wide onClick={onClose}>
        {t('action.close')}
      </Button>
    </Dialog>
  )
}

/** Read from the plan, and empty while it loads, so that the figures cannot become wrong. */
function PlanRules({ type }: Pick<RulesDialogProps, 'type'>) {
  const { t } = useText()
  const format = useFormat()
  const now = useNow()
  const plan = usePlans().data?.find((each) => each.type === type)
  if (!plan) return null
  const money = (santim: number) => format.money(fromWire(santim))
  const [first, second, third] = plan.prizesSantim
  const prizes = { first: money(first), second: money(second), third: money(third) }
  const next = { when: format.when(new Date(plan.nextDrawAt), now), minutes: plan.closeMinutesBefore }
  return (
    <>
      <li>{t('hosting.rule.fee', { fee: money(plan.feeSantim) })}</li>
      <li>{t('hosting.rule.prizes', prizes)}</li>
      <li>{t('hosting.rule.next', next)}</li>
    </>
  )
}

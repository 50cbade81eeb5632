import { fromWire, moneyParts } from '@edil/domain/money'
import { usePlans } from '../../api/plans.ts'
import { useFormat, useText } from '../../text/use-text.ts'
import { BrandBand } from '../../ui/brand-band.tsx'
import { Cloth } from '../../ui/cloth.tsx'
import { Diamond } from '../../ui/icon.tsx'
import { Money } from '../../ui/type.tsx'
import styles from './ticket-picture.module.css'

/**
 * A sample ticket: its boxes are empty and its bands spell EDIL, so that it cannot be mistaken for a real one.
 * Prize and draw are those of the weekly plan.
 */
export function TicketPicture() {
  const { t, language } = useText()
  const format = useFormat()
  const { data: plans } = usePlans()
  const plan = plans?.find(({ type }) => type === 'weekly')
  return (
    <Cloth
      as="figure"
      className={styles.ticket}
      aria-label={t('accounts.picture')}
      bands={[<BrandBand key="above" large />, <BrandBand key="below" large />]}
      title={t('game.type.weekly')}
    >
      <div className={styles.numbers} aria-hidden="true">
        <Diamond hollow />
        <Diamond hollow />
        <Diamond hollow />
      </div>
      {plan && (
        <div className={styles.facts}>
          <p>
            <span>{t('accounts.nextDraw')}</span>
            <b>{format.whenShort(new Date(plan.nextDrawAt), new Date())}</b>
          </p>
          <p>
            <span>{t('game.prize.first')}</span>
            <b>
              <Money {...moneyParts(fromWire(plan.prizesSantim[0]), language)} size="lg" />
            </b>
          </p>
        </div>
      )}
    </Cloth>
  )
}

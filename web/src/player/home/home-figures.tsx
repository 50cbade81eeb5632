import type { ResponseOf } from '@edil/contract/endpoint'
import type { showHome } from '@edil/contract/figures'
import { fromWire, moneyParts } from '@edil/domain/money'
import { LoadFailed } from '../../page/load-failed.tsx'
import { useFormat, useText } from '../../text/use-text.ts'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { Money } from '../../ui/type.tsx'
import styles from './home.module.css'

type HomeFiguresProps = {
  readonly figures: ResponseOf<typeof showHome> | undefined
  readonly hasFailed: boolean
  readonly onTryAgain: () => unknown
}

export function HomeFigures({ figures, hasFailed, onTryAgain }: HomeFiguresProps) {
  const { t, language } = useText()
  const format = useFormat()
  if (hasFailed) {
    return (
      <LoadFailed title="games.failed" onTryAgain={onTryAgain}>
        {t('games.failedText')}
      </LoadFailed>
    )
  }
  const pool = figures && <Money {...moneyParts(fromWire(figures.prizePoolSantim), language)} />
  return (
    <section aria-label={t('home.figures')}>
      <dl className={styles.figures}>
        <div>
          <dt>{t('home.prizePool')}</dt>
          <dd>{pool ?? <SkeletonLine width="6em" />}</dd>
        </div>
        <div>
          <dt>{t('home.activePlayers')}</dt>
          <dd>{figures ? format.number(figures.activePlayers) : <SkeletonLine width="2em" />}</dd>
        </div>
        <div>
          <dt>{t('home.winnersToday')}</dt>
          <dd>{figures ? format.number(figures.winnersToday) : <SkeletonLine width="2em" />}</dd>
        </div>
      </dl>
    </section>
  )
}

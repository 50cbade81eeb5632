import type { PlanSettings } from '@edil/contract/plan-settings'
import { fromWire } from '@edil/domain/money'
import { lazy, Suspense, useState } from 'react'
import { usePlanSettings } from '../../api/plan-settings.ts'
import { useLoadFailureToast } from '../../page/use-failure-reason.ts'
import { useFormat, useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Column, Row } from '../../ui/layout.tsx'
import { Type } from '../../ui/type.tsx'
import { ListFailed } from '../access/list-failed.tsx'
import { ListSkeleton } from '../access/list-skeleton.tsx'
import { FullBoard } from './full-board.tsx'
import { PlanFacts } from './plan-facts.tsx'
import styles from './plans.module.css'
import { usePlanName } from './use-plan-name.ts'

const PlanDialog = lazy(async () => ({ default: (await import('./plan-dialog.tsx')).PlanDialog }))

/** Every plan with what it costs and pays, and its earlier versions. */
export function PlansDesk() {
  const { t } = useText()
  const { data, error, isFetching, refetch } = usePlanSettings()
  const [changingId, setChangingId] = useState<string>()
  useLoadFailureToast(error, 'plans.loadFailed')
  const changing = data?.plans.find(({ id }) => id === changingId)
  return (
    <Column gap={4}>
      <div>
        <h1>{t('admin.plans')}</h1>
        <p>{t('plans.text')}</p>
      </div>
      {!data && !error && <ListSkeleton rows={4} rowHeight="8rem" />}
      {!data && error && <ListFailed error={error} isBusy={isFetching} onTryAgain={() => void refetch()} />}
      <ul className={styles.plans}>
        {data?.plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} onChange={() => setChangingId(plan.id)} />
        ))}
      </ul>
      <Suspense>
        {changing && <PlanDialog key={changing.id} plan={changing} onClose={() => setChangingId(undefined)} />}
      </Suspense>
    </Column>
  )
}

function PlanCard({ plan, onChange }: { readonly plan: PlanSettings; readonly onChange: () => void }) {
  const { t } = useText()
  const format = useFormat()
  const name = usePlanName()(plan)
  const { openGame, feeSantim, prizesSantim, history } = plan
  return (
    <Card as="li">
      <Column gap={3}>
        <Row gap={3} spread>
          <h2>{name}</h2>
          <Button look="line" aria-label={t('plans.changeOf', { plan: name })} onClick={onChange}>
            {t('plans.change')}
          </Button>
        </Row>
        {openGame && (
          <Type size="sm" muted>
            {t('plans.openGame', {
              game: openGame.id,
              fee: format.money(fromWire(openGame.feeSantim)),
              when: format.moment(new Date(openGame.closesAt)),
            })}
          </Type>
        )}
        <PlanFacts every={plan.every} version={plan} />
        <FullBoard feeSantim={feeSantim} prizesSantim={prizesSantim} />
        {history.length > 1 && (
          <details>
            <summary className={styles.summary}>{t('plans.history')}</summary>
            {history.slice(1).map((version) => (
              <PlanFacts key={version.version} every={plan.every} version={version} isDated />
            ))}
          </details>
        )}
      </Column>
    </Card>
  )
}

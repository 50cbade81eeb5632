import { useSetup } from '../../api/today.ts'
import { ButtonLink } from '../../page/button-link.tsx'
import { staffPath } from '../../page/staff-paths.ts'
import { useLoadFailureToast } from '../../page/use-failure-reason.ts'
import { useText } from '../../text/use-text.ts'
import { Card } from '../../ui/card.tsx'
import { Row } from '../../ui/layout.tsx'
import { Tag } from '../../ui/tag.tsx'
import { Type } from '../../ui/type.tsx'
import { type SetupStep, setupSteps } from './setup-steps.ts'
import styles from './today.module.css'

/** For admins: what is still missing before the site can sell and pay out. It disappears with the last step. */
export function SetupList() {
  const { t } = useText()
  const { data, error } = useSetup()
  useLoadFailureToast(error, 'setup.failed')
  const steps = data ? setupSteps(data) : []
  const done = steps.filter(({ isDone }) => isDone).length
  if (done === steps.length) return null
  return (
    <Card as="section">
      <Row gap={2} spread wrap>
        <h2>{t('setup.title')}</h2>
        <Type size="sm" muted>
          {t('setup.count', { done, count: steps.length })}
        </Type>
      </Row>
      <ul className={styles.setup}>
        {steps.map((step) => (
          <StepRow key={step.kind} step={step} />
        ))}
      </ul>
    </Card>
  )
}

function StepRow({ step: { kind, isDone, page, count = 0 } }: { readonly step: SetupStep }) {
  const { t } = useText()
  return (
    <li>
      <div className={styles.what}>
        <p>
          <b>{t(`setup.${kind}`)}</b>{' '}
          <Tag tone={isDone ? 'completed' : 'waiting'}>{t(isDone ? 'setup.done' : 'setup.open')}</Tag>
        </p>
        {!isDone && (
          <Type size="sm" muted>
            {t(`setup.${kind}Text`, { count })}
          </Type>
        )}
      </div>
      {!isDone && (
        <ButtonLink href={staffPath(page)} look="line" size="small">
          {t(`setup.go.${kind}`)}
        </ButtonLink>
      )}
    </li>
  )
}

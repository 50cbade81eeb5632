import type { GameType } from '@edil/domain/plans'
import { useHosting } from '../../api/hosting.ts'
import { useAction } from '../../api/use-action.ts'
import { useFailureToast } from '../../page/use-failure-toast.ts'
import { pathIn } from '../../text/language.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CopyRow } from '../../ui/copy-row.tsx'
import { Column } from '../../ui/layout.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { Type } from '../../ui/type.tsx'
import styles from './letsplay.module.css'

type BeforeTheShowProps = {
  /** The type of the next draw; a rehearsal has its name. */
  readonly type: GameType
  readonly onRehearse: () => void
}

/** While the stage is empty: the address for a video stream, and a rehearsal. */
export function BeforeTheShow({ type, onRehearse }: BeforeTheShowProps) {
  const { t, language } = useText()
  const { recordRehearsal } = useHosting()
  const rehearsal = useAction(async () => {
    await recordRehearsal(type)
    onRehearse()
  }, useFailureToast('hosting.rehearsal.failed'))
  const address = `${location.origin}${pathIn(language, '/live-draw')}?air=1`
  return (
    <Card as="section">
      <Column gap={3}>
        <h2>{t('hosting.before')}</h2>
        <CopyRow
          label={t('hosting.stream')}
          shown={
            <Type as="span" size="sm" className={styles.address}>
              {address}
            </Type>
          }
          raw={address}
          copyLabel={t('action.copy')}
          onCopied={() => showToast('good', t('toast.copied'), address)}
        />
        <Type size="sm" muted>
          {t('hosting.streamText')}
        </Type>
        <Button look="line" icon="play" busy={rehearsal.isBusy} onClick={() => void rehearsal.start()}>
          {t('hosting.rehearse')}
        </Button>
        <Type size="sm" muted>
          {t('hosting.rehearseText')}
        </Type>
      </Column>
    </Card>
  )
}

import type { FigureTable } from '@edil/contract/staff-figures'
import type { DayRange } from '@edil/domain/day-range'
import { type ReactNode, useState } from 'react'
import { useExportFigures } from '../../api/staff-figures.ts'
import { saveBlob } from '../../page/save-file.ts'
import { useFailureReason } from '../../page/use-failure-reason.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Column, Row } from '../../ui/layout.tsx'
import { showToast } from '../../ui/toast-list.ts'

type SectionProps = { readonly table: FigureTable; readonly range: DayRange; readonly children: ReactNode }

/** A table of the figures with its title and its file. */
export function Section({ table, range, children }: SectionProps) {
  const { t } = useText()
  return (
    <Card as="section" aria-label={t(`figures.${table}`)}>
      <Column gap={3}>
        <Row spread wrap gap={2}>
          <h2>{t(`figures.${table}`)}</h2>
          <Download table={table} range={range} />
        </Row>
        {children}
      </Column>
    </Card>
  )
}

function Download({ table, range }: Omit<SectionProps, 'children'>) {
  const { t } = useText()
  const reason = useFailureReason()
  const download = useExportFigures(range)
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      saveBlob(`edil-${table}-${range.from}-${range.to}.csv`, await download(table))
    } catch (error) {
      showToast('bad', t('figures.downloadFailed'), reason(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      look="line"
      size="small"
      icon="download"
      busy={isBusy}
      aria-label={t('figures.downloadOf', { table: t(`figures.${table}`) })}
      onClick={() => void save()}
    >
      {t('figures.download')}
    </Button>
  )
}

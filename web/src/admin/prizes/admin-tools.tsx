import { lazy, Suspense, useState } from 'react'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Row } from '../../ui/layout.tsx'

const DIALOGS = {
  tax: lazy(async () => ({ default: (await import('./tax-dialog.tsx')).TaxDialog })),
  settings: lazy(async () => ({ default: (await import('./settings-dialog.tsx')).SettingsDialog })),
  export: lazy(async () => ({ default: (await import('./export-dialog.tsx')).ExportDialog })),
}

/** For admins: the tax rules, the settings of payouts, and a file of all prizes. */
export function AdminTools() {
  const { t } = useText()
  const [open, setOpen] = useState<keyof typeof DIALOGS>()
  const OpenDialog = open && DIALOGS[open]
  return (
    <Row as="div" gap={2} wrap>
      <Button look="line" size="small" onClick={() => setOpen('tax')}>
        {t('payouts.taxRules')}
      </Button>
      <Button look="line" size="small" onClick={() => setOpen('settings')}>
        {t('payouts.settings')}
      </Button>
      <Button look="line" size="small" icon="download" onClick={() => setOpen('export')}>
        {t('payouts.export')}
      </Button>
      {OpenDialog && (
        <Suspense>
          <OpenDialog onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </Row>
  )
}

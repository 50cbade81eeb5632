import type { Settings } from '@edil/contract/settings'
import type { SettingsPart } from '@edil/domain/settings'
import { lazy, Suspense, useState } from 'react'
import { useSettings } from '../../api/settings.ts'
import { useLoadFailureToast } from '../../page/use-failure-reason.ts'
import { useText } from '../../text/use-text.ts'
import { Column } from '../../ui/layout.tsx'
import { ListFailed } from '../access/list-failed.tsx'
import { ListSkeleton } from '../access/list-skeleton.tsx'
import styles from './settings.module.css'
import { SettingsCard } from './settings-card.tsx'
import { TaxCard } from './tax-card.tsx'
import { useSettingsFacts } from './use-settings-facts.ts'

const SettingsDialog = lazy(async () => ({ default: (await import('./settings-dialog.tsx')).SettingsDialog }))

/** The settings of the site: one card for each part, with its earlier values. */
export function SettingsDesk() {
  const { t } = useText()
  const { data, error, isFetching, refetch } = useSettings()
  const [changing, setChanging] = useState<SettingsPart>()
  useLoadFailureToast(error, 'settings.loadFailed')
  return (
    <Column gap={4}>
      <div>
        <h1>{t('admin.settings')}</h1>
        <p>{t('settings.text')}</p>
      </div>
      {!data && !error && <ListSkeleton rows={4} rowHeight="8rem" />}
      {!data && error && <ListFailed error={error} isBusy={isFetching} onTryAgain={() => void refetch()} />}
      {data && <Cards settings={data} onChange={setChanging} />}
      <Suspense>
        {data && changing && (
          <SettingsDialog key={changing} part={changing} settings={data} onClose={() => setChanging(undefined)} />
        )}
      </Suspense>
    </Column>
  )
}

type CardsProps = { readonly settings: Settings; readonly onChange: (part: SettingsPart) => void }

function Cards({ settings, onChange }: CardsProps) {
  const facts = useSettingsFacts()
  return (
    <ul className={styles.cards}>
      <SettingsCard part="help" versions={settings.help} factsOf={facts.help} onChange={onChange} />
      <SettingsCard part="licence" versions={settings.licence} factsOf={facts.licence} onChange={onChange} />
      <SettingsCard part="desk" versions={settings.desk} factsOf={facts.desk} onChange={onChange} />
      <SettingsCard part="security" versions={settings.security} factsOf={facts.security} onChange={onChange} />
      <TaxCard />
    </ul>
  )
}

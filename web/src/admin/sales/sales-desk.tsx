import { useText } from '../../text/use-text.ts'
import { Column } from '../../ui/layout.tsx'
import { NoticesCard } from './notices.tsx'
import { SalesStopsCard } from './sales-stops.tsx'

/** Where admins stop sales and go on, and publish notices to players. */
export function SalesDesk() {
  const { t } = useText()
  return (
    <Column gap={5}>
      <h1>{t('admin.sales')}</h1>
      <SalesStopsCard />
      <NoticesCard />
    </Column>
  )
}

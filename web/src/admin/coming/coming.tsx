import type { StaffPage } from '@edil/domain/access'
import { useText } from '../../text/use-text.ts'
import { Empty } from '../../ui/empty.tsx'
import { StaffOnly } from '../access/staff-only.tsx'

export const LetsPlay = () => <Coming page="letsplay" />

/** An operator's address before its page is built. Whoever may not see the page does not see this either. */
function Coming({ page }: { readonly page: StaffPage }) {
  const { t } = useText()
  return (
    <StaffOnly page={page}>
      <Empty level="h1" title={t('admin.coming')} text={t('admin.comingText')} />
    </StaffOnly>
  )
}

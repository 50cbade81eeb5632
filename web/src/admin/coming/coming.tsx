import { useText } from '../../text/use-text.ts'
import { Empty } from '../../ui/empty.tsx'
import { Wrap } from '../../ui/layout.tsx'

/** An operator's address before its page is built. */
export function Coming() {
  const { t } = useText()
  return (
    <Wrap page>
      <Empty level="h1" title={t('admin.coming')} text={t('admin.comingText')} />
    </Wrap>
  )
}

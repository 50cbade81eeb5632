import { useText } from '../text/use-text.ts'
import { Button } from '../ui/button.tsx'

type ShowMoreProps = { readonly hasMore: boolean; readonly isFetching: boolean; readonly showMore: () => void }

/** Below a list: reads its next page. Nothing when there is none. */
export function ShowMore({ hasMore, isFetching, showMore }: ShowMoreProps) {
  const { t } = useText()
  if (!hasMore) return null
  return (
    <Button look="line" busy={isFetching} onClick={showMore}>
      {t('action.showMore')}
    </Button>
  )
}

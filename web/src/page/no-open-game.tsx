import { useText } from '../text/use-text.ts'
import { Empty } from '../ui/empty.tsx'
import { Wrap } from '../ui/layout.tsx'
import { ButtonLink } from './button-link.tsx'

export function NoOpenGame() {
  const { t } = useText()
  return (
    <Wrap page>
      <Empty
        level="h1"
        title={t('board.none')}
        text={t('board.noneText')}
        action={
          <ButtonLink href="/dashboard" look="primary">
            {t('empty.browse')}
          </ButtonLink>
        }
      />
    </Wrap>
  )
}

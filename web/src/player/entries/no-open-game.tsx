import { Link } from 'wouter'
import { useText } from '../../text/use-text.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Wrap } from '../../ui/layout.tsx'

export function NoOpenGame() {
  const { t } = useText()
  return (
    <Wrap page>
      <Empty
        level="h1"
        title={t('board.none')}
        text={t('board.noneText')}
        action={
          <Link href="/dashboard" asChild>
            <LinkButton look="primary">{t('empty.browse')}</LinkButton>
          </Link>
        }
      />
    </Wrap>
  )
}

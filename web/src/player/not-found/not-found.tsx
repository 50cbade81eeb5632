import { Link } from 'wouter'
import { useText } from '../../text/use-text.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Wrap } from '../../ui/layout.tsx'

export function NotFound() {
  const { t } = useText()
  return (
    <Wrap page>
      <Empty
        level="h1"
        title={t('notFound.title')}
        text={t('notFound.text')}
        action={
          <Link href="/" asChild>
            <LinkButton look="primary">{t('notFound.home')}</LinkButton>
          </Link>
        }
      />
    </Wrap>
  )
}

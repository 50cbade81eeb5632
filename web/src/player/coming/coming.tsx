import { Link } from 'wouter'
import { useText } from '../../text/use-text.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Wrap } from '../../ui/layout.tsx'

/** An address that exists before its page does: it says so, and offers what does work. */
export function Coming() {
  const { t } = useText()
  return (
    <Wrap page>
      <Empty
        level="h1"
        title={t('coming.title')}
        text={t('coming.text')}
        action={
          <Link href="/dashboard" asChild>
            <LinkButton look="primary">{t('empty.browse')}</LinkButton>
          </Link>
        }
      />
    </Wrap>
  )
}

import { ButtonLink } from '../../page/button-link.tsx'
import { useText } from '../../text/use-text.ts'
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
          <ButtonLink href="/" look="primary">
            {t('notFound.home')}
          </ButtonLink>
        }
      />
    </Wrap>
  )
}

import { ButtonLink } from '../../page/button-link.tsx'
import { useText } from '../../text/use-text.ts'
import { Empty } from '../../ui/empty.tsx'
import { Wrap } from '../../ui/layout.tsx'

/** For addresses whose page is not built yet. */
export function ComingSoon() {
  const { t } = useText()
  return (
    <Wrap page>
      <Empty
        level="h1"
        title={t('coming.title')}
        text={t('coming.text')}
        action={
          <ButtonLink href="/dashboard" look="primary">
            {t('empty.browse')}
          </ButtonLink>
        }
      />
    </Wrap>
  )
}

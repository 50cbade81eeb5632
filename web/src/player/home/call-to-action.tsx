import type { ResponseOf } from '@edil/contract/endpoint'
import type { showHome } from '@edil/contract/figures'
import { ButtonLink } from '../../page/button-link.tsx'
import { useNow } from '../../page/use-now.ts'
import { useFormat, useText } from '../../text/use-text.ts'
import { Call } from '../../ui/call.tsx'

type CallToActionProps = {
  readonly nextGame: ResponseOf<typeof showHome>['nextGame']
  readonly startPath: string
}

export function CallToAction({ nextGame, startPath }: CallToActionProps) {
  const { t } = useText()
  const format = useFormat()
  const now = useNow()
  const join = (
    <ButtonLink href={startPath} wide="phone">
      {t('home.call.join')}
    </ButtonLink>
  )
  const learn = (
    <ButtonLink href="/about" look="text" wide="phone">
      {t('home.call.learn')}
    </ButtonLink>
  )
  return (
    <Call title={t('home.call')} actions={[join, learn]}>
      {nextGame && (
        <p>
          {t('home.call.closes', {
            type: t(`game.type.${nextGame.type}`),
            when: format.when(new Date(nextGame.closesAt), now),
          })}
        </p>
      )}
      <p>{t('home.call.text')}</p>
    </Call>
  )
}

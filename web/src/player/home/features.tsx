import type { ResponseOf } from '@edil/contract/endpoint'
import type { showHome } from '@edil/contract/figures'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../page/button-link.tsx'
import { useText } from '../../text/use-text.ts'
import { Card } from '../../ui/card.tsx'
import { Column, Row } from '../../ui/layout.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { Step } from '../../ui/step.tsx'
import { Stitches, type StitchPicture } from '../../ui/stitches.tsx'
import { Type } from '../../ui/type.tsx'
import styles from './home.module.css'
import { usePayoutClaim, usePrizeClaim } from './use-claims.ts'

type FeaturesProps = {
  readonly figures: ResponseOf<typeof showHome> | undefined
  /** How long the next game holds numbers. */
  readonly holdMinutes: number | undefined
}

/** Four reasons. What they claim is computed from the figures. */
export function Features({ figures, holdMinutes }: FeaturesProps) {
  const { t } = useText()
  const payouts = usePayoutClaim()
  const prizes = usePrizeClaim()
  const coming = <SkeletonLine width="100%" height="3lh" />
  return (
    <section aria-label={t('home.features')}>
      <ul className={styles.features}>
        <FairPlay checkedGame={figures?.recentWinners[0]?.gameId} />
        <Feature picture="secure" title={t('home.secure')}>
          {holdMinutes === undefined ? t('home.secureText') : t('home.secureTextMinutes', { minutes: holdMinutes })}
        </Feature>
        <Feature picture="fast" title={t('home.payouts')}>
          {figures ? payouts(figures.payouts) : coming}
        </Feature>
        <Feature picture="always" title={t('home.always')}>
          {figures ? prizes(figures.firstPrizesSantim) : coming}
        </Feature>
      </ul>
    </section>
  )
}

type FeatureProps = { readonly picture: StitchPicture; readonly title: string; readonly children: ReactNode }

function Feature({ picture, title, children }: FeatureProps) {
  return (
    <Card as="li" className={styles.feature}>
      <Stitches picture={picture} size={44} />
      <div className={styles.claim}>
        <h2>{title}</h2>
        <Type as="div" muted>
          {children}
        </Type>
      </div>
    </Card>
  )
}

/** `checkedGame` is the game of the latest winner: its draw can be checked. */
function FairPlay({ checkedGame }: { readonly checkedGame: string | undefined }) {
  const { t } = useText()
  return (
    <Card as="li" className={styles.fair}>
      <Row gap={3}>
        <Stitches picture="fair" size={52} />
        <h2>{t('home.fair')}</h2>
      </Row>
      <p>{t('home.fairText')}</p>
      <Column as="ol">
        <Step number={1} title={t('home.fair.sealed')} text={t('home.fair.sealedText')} />
        <Step number={2} title={t('home.fair.beacon')} text={t('home.fair.beaconText')} />
        <Step number={3} title={t('home.fair.winners')} text={t('home.fair.winnersText')} />
      </Column>
      {checkedGame && (
        <ButtonLink href={`/verify/${checkedGame}`} look="line" wide="phone" icon="check">
          {t('home.fair.check')}
        </ButtonLink>
      )}
    </Card>
  )
}

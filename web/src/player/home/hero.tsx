import type { Game } from '@edil/contract/games'
import { fromWire, moneyParts } from '@edil/domain/money'
import type { GamesById } from '../../api/ongoing-games.ts'
import { ButtonLink } from '../../page/button-link.tsx'
import { useNow } from '../../page/use-now.ts'
import { useFormat, useText } from '../../text/use-text.ts'
import { BrandBand } from '../../ui/brand-band.tsx'
import { Wrap } from '../../ui/layout.tsx'
import { SampleTicket } from '../../ui/sample-ticket.tsx'
import { Money } from '../../ui/type.tsx'
import styles from './hero.module.css'
import { NextDraw } from './next-draw.tsx'

type HeroProps = {
  readonly games: GamesById | undefined
  /** The next game that sells numbers. */
  readonly game: Game | undefined
  readonly startPath: string
}

export function Hero({ games, game, startPath }: HeroProps) {
  const { t } = useText()
  return (
    <>
      <section className={styles.hero}>
        <Wrap className={styles.body}>
          <div className={styles.words}>
            <NextDraw games={games} />
            <h1 className={styles.title}>{t('brand.line')}</h1>
            <p className={styles.lead}>{t('home.lead')}</p>
            <div className={styles.ways}>
              <ButtonLink href={startPath} look="gold" wide="phone">
                {t('home.start')}
              </ButtonLink>
              <ButtonLink href="/dashboard" look="text" wide="phone" className={styles.games}>
                {t('home.games')}
              </ButtonLink>
            </div>
          </div>
          <div className={styles.picture}>
            <svg className={styles.diamond} viewBox={`0 0 ${STITCHES} ${STITCHES}`} aria-hidden="true">
              <path d={diamondPath(STITCHES)} />
            </svg>
            <TicketOf game={game} />
          </div>
        </Wrap>
      </section>
      <BrandBand large />
    </>
  )
}

/** A sample ticket with the prize and the draw of the next game. */
function TicketOf({ game }: { readonly game: Game | undefined }) {
  const { t, language } = useText()
  const format = useFormat()
  const now = useNow()
  const facts = game && [
    { id: 'draw', label: t('home.ticket.draw'), value: format.when(new Date(game.drawsAt), now) },
    {
      id: 'prize',
      label: t('game.prize.first'),
      value: <Money {...moneyParts(fromWire(game.prizesSantim[0]), language)} size="2xl" />,
    },
  ]
  return (
    <SampleTicket
      ground={game?.type ?? 'daily'}
      label={t('home.ticket')}
      title={game && t(`game.type.${game.type}`)}
      facts={facts ?? []}
    />
  )
}

/** The width of the diamond behind the ticket. */
const STITCHES = 17

function diamondPath(size: number): string {
  return Array.from({ length: size }, (_, y) => {
    const x = Math.abs((size - 1) / 2 - y)
    return `M${x} ${y}h${size - 2 * x}v1h-${size - 2 * x}z`
  }).join('')
}

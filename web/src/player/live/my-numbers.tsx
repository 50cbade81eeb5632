import type { MyNumber } from '@edil/contract/boards'
import type { DrawnNumber } from '@edil/contract/draws'
import type { Game } from '@edil/contract/games'
import { PICKS_MAX } from '@edil/domain/boards'
import { fromWire } from '@edil/domain/money'
import { formatList } from '@edil/text/format'
import { useId } from 'react'
import { useOwnNumbers } from '../../api/own-numbers.ts'
import { useFormat, useText } from '../../text/use-text.ts'
import { Row } from '../../ui/layout.tsx'
import { Pick } from '../../ui/pick.tsx'
import { JoinLink } from './join-link.tsx'
import styles from './live.module.css'

type MyNumbersProps = {
  readonly gameId: string
  /** The balls that are shown so far. */
  readonly shown: readonly DrawnNumber[]
  readonly isOver: boolean
}

/** The signed-in player's own numbers in the game on the stage. A number turns gold when it wins. Reads them when it appears. */
export function MyNumbers({ gameId, shown, isOver }: MyNumbersProps) {
  const { t, language } = useText()
  const format = useFormat()
  const title = useId()
  const numbers = approvedOf(useOwnNumbers(gameId, 'always'))
  const won = shown.filter(({ number }) => numbers.includes(number))
  if (numbers.length === 0) return null
  return (
    <div className={styles.mine}>
      <div className={styles.words}>
        <b id={title}>{t('live.mine')}</b>
        {won.map(({ number, prizeSantim }) => (
          <p key={number} className={styles.won}>
            {t('outcome.won', { number, amount: format.money(fromWire(prizeSantim)) })}
          </p>
        ))}
        {isOver && won.length === 0 && (
          <p>
            {t('outcome.lost', {
              numbers: formatList(
                shown.map(({ number }) => number),
                language,
              ),
            })}
          </p>
        )}
      </div>
      <Row as="ul" gap={1} aria-labelledby={title}>
        {numbers.map((number) => (
          <li key={number}>
            <Pick number={number} won={won.some((ball) => ball.number === number)} />
          </li>
        ))}
      </Row>
    </div>
  )
}

/** Beside a drawn ball: says that it is the player's own. */
export function MyMark({ gameId, number }: { readonly gameId: string; readonly number: number }) {
  const { t } = useText()
  if (!approvedOf(useOwnNumbers(gameId)).includes(number)) return null
  return <span className={styles.yours}>{t('live.yours')}</span>
}

/**
 * Instead of the link to the board, for a player who has paid for as many numbers as one player may have. A held number is
 * not theirs yet: the link leads to the board, where they pay for it.
 */
export function JoinOrCount({ game }: { readonly game: Game }) {
  const { t } = useText()
  const { length: count } = useOwnNumbers(game.id).filter(({ status }) => status !== 'held')
  return count < PICKS_MAX ? <JoinLink game={game} /> : <p>{t('live.complete', { count })}</p>
}

function approvedOf(numbers: readonly MyNumber[]): number[] {
  return numbers.flatMap(({ number, status }) => (status === 'approved' ? [number] : []))
}

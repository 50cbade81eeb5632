import type { MyNumber } from '@edil/contract/boards'
import type { Game } from '@edil/contract/games'
import { HoldCountdown } from '../../page/hold-countdown.tsx'
import { firstEnd } from '../../page/hold-time.ts'
import { Row } from '../../ui/layout.tsx'
import { Pick } from '../../ui/pick.tsx'
import styles from './pick-numbers.module.css'

export function HeldNumbers({ game, held }: { readonly game: Game; readonly held: readonly MyNumber[] }) {
  const heldUntil = firstEnd(held)
  return (
    <div className={styles.picks}>
      <Row gap={2}>
        {held.map(({ number }) => (
          <Pick key={number} number={number} />
        ))}
      </Row>
      <div className={styles.hold}>{heldUntil && <HoldCountdown game={game} heldUntil={heldUntil} />}</div>
    </div>
  )
}

import type { MyNumbers } from '@edil/contract/boards'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../text/use-text.ts'
import { addLost, type LostHolds, lostHolds } from './lost-holds.ts'
import { lostHoldsText } from './lost-holds-text.ts'

/** Holds lost while the page was open; cleared when the player holds a number again. */
export function useLostHolds(
  mine: MyNumbers,
  released: ReadonlySet<number>,
  announce: (text: string) => void,
): LostHolds | undefined {
  const { t } = useText()
  const before = useRef(mine)
  const [lost, setLost] = useState<LostHolds>()
  useEffect(() => {
    const more = lostHolds(before.current, mine, released)
    const known = new Set(before.current.numbers.map(({ number }) => number))
    before.current = mine
    if (more) {
      setLost((already) => addLost(already, more))
      announce(lostHoldsText(more, t))
    } else if (mine.numbers.some(({ number }) => !known.has(number))) setLost(undefined)
  }, [mine, released, announce, t])
  return lost
}

import type { MyNumber } from '@edil/contract/boards'
import { PICKS_MAX } from '@edil/domain/boards'
import { useCallback, useRef, useState } from 'react'
import { claim, releaseAllHolds, releaseHold } from '../../api/claims.ts'
import { numberList } from '../../page/number-list.ts'
import { useText } from '../../text/use-text.ts'
import { showToast } from '../../ui/toast-list.ts'
import { useClaimFailure } from './use-claim-failure.ts'
import { useRetriedRequest } from './use-retried-request.ts'

type Change = 'hold' | 'release'

/** Holds and releases numbers of one board. `announce` is for screen readers. */
export function usePicks(gameId: string, own: readonly MyNumber[], announce: (text: string) => void) {
  const { t } = useText()
  const { request, isWaitingForNetwork, settle } = useRetriedRequest()
  const showFailure = useClaimFailure(gameId)
  const [pending, setPending] = useState<ReadonlyMap<number, Change>>(new Map())
  const [randomCount, setRandomCount] = useState(0)
  const [isCancelling, setCancelling] = useState(false)
  const released = useRef(new Set<number>())
  const left = PICKS_MAX - own.length - [...pending.values()].filter((change) => change === 'hold').length - randomCount
  const showMaximum = () => showToast('note', t('toast.maxTitle'), t('toast.max'))

  const whilePending = async (number: number, change: Change, task: () => Promise<void>) => {
    setPending((before) => new Map(before).set(number, change))
    await task()
    setPending((before) => new Map([...before].filter(([other]) => other !== number)))
  }

  const hold = (number: number) =>
    whilePending(number, 'hold', async () => {
      released.current.delete(number)
      try {
        await request(claim(gameId, { numbers: [number] }))
        announce(t('board.announceHeld', { numbers: number }))
      } catch (error) {
        showFailure(error, 'toast.selectFailed', number)
      }
    })

  const release = (number: number) =>
    whilePending(number, 'release', async () => {
      released.current.add(number)
      try {
        await request(releaseHold(gameId, number))
        announce(t('board.announceFree', { number }))
      } catch (error) {
        showFailure(error, 'toast.giveBackFailed', number)
      }
    })

  const toggle = (number: number) => {
    const pick = own.find((candidate) => candidate.number === number)
    // Paid numbers cannot be released, and a pending request is not repeated.
    if (pending.has(number) || isCancelling || (pick && pick.status !== 'held')) return
    if (pick) void release(number)
    else if (left > 0) void hold(number)
    else showMaximum()
  }

  const pickForMe = async (count: number) => {
    setRandomCount(count)
    try {
      const before = new Set(own.map(({ number }) => number))
      const { numbers } = await request(claim(gameId, { random: count }))
      const got = numbers.map(({ number }) => number).filter((number) => !before.has(number))
      announce(t('board.announceHeld', { numbers: numberList(got, t) }))
    } catch (error) {
      showFailure(error, 'toast.selectFailed')
    }
    setRandomCount(0)
  }

  /** Resolves to whether everything was released. */
  const cancel = async (): Promise<boolean> => {
    setCancelling(true)
    for (const { number } of own) released.current.add(number)
    try {
      // A running claim would hold its numbers after everything was released.
      await settle()
      await request(releaseAllHolds(gameId))
      return true
    } catch (error) {
      showFailure(error, 'toast.giveBackFailed')
      return false
    } finally {
      setCancelling(false)
    }
  }

  return {
    trying: new Set(pending.keys()),
    isBusy: pending.size > 0 || randomCount > 0,
    isPicking: randomCount > 0,
    isCancelling,
    isWaitingForNetwork,
    left: Math.max(0, left),
    released: released.current,
    /** A stable function, so that the hundred cells do not render again. */
    toggle: useLatest(toggle),
    hold,
    pickForMe,
    cancel,
    showMaximum,
  }
}

export type Picks = ReturnType<typeof usePicks>

function useLatest<Argument>(run: (argument: Argument) => void): (argument: Argument) => void {
  const latest = useRef(run)
  latest.current = run
  return useCallback((argument) => latest.current(argument), [])
}

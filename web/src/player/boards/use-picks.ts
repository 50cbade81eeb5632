import type { MyNumber } from '@edil/contract/boards'
import { PICKS_MAX } from '@edil/domain/boards'
import { useCallback, useRef, useState } from 'react'
import { claim, giveBack, giveBackAll } from '../../api/claims.ts'
import { numberList } from '../../page/number-list.ts'
import { useText } from '../../text/use-text.ts'
import { showToast } from '../../ui/toast-list.ts'
import { useClaimFailure } from './use-claim-failure.ts'
import { useRetriedRequest } from './use-retried-request.ts'

type Wish = 'hold' | 'give back'

/** Holds and releases numbers of one board. `announce` is for screen readers. */
export function usePicks(gameId: string, own: readonly MyNumber[], say: (words: string) => void) {
  const { t } = useText()
  const { ask, isWaitingForNetwork, settle } = useRetriedRequest()
  const tellFailure = useClaimFailure(gameId)
  const [asked, setAsked] = useState<ReadonlyMap<number, Wish>>(new Map())
  const [randomCount, setRandomCount] = useState(0)
  const [isCancelling, setCancelling] = useState(false)
  const givenBack = useRef(new Set<number>())
  const left = PICKS_MAX - own.length - [...asked.values()].filter((wish) => wish === 'hold').length - randomCount
  const tellMaximum = () => showToast('note', t('toast.maxTitle'), t('toast.max'))

  const withAsked = async (number: number, wish: Wish, task: () => Promise<void>) => {
    setAsked((before) => new Map(before).set(number, wish))
    await task()
    setAsked((before) => new Map([...before].filter(([other]) => other !== number)))
  }

  const hold = (number: number) =>
    withAsked(number, 'hold', async () => {
      givenBack.current.delete(number)
      try {
        await ask(claim(gameId, { numbers: [number] }))
        say(t('board.announceHeld', { numbers: number }))
      } catch (error) {
        tellFailure(error, 'toast.selectFailed', number)
      }
    })

  const release = (number: number) =>
    withAsked(number, 'give back', async () => {
      givenBack.current.add(number)
      try {
        await ask(giveBack(gameId, number))
        say(t('board.announceFree', { number }))
      } catch (error) {
        tellFailure(error, 'toast.giveBackFailed', number)
      }
    })

  const toggle = (number: number) => {
    const pick = own.find((candidate) => candidate.number === number)
    // Paid numbers cannot be released, and a pending request is not repeated.
    if (asked.has(number) || isCancelling || (pick && pick.status !== 'held')) return
    if (pick) void release(number)
    else if (left > 0) void hold(number)
    else tellMaximum()
  }

  const pickForMe = async (count: number) => {
    setRandomCount(count)
    try {
      const before = new Set(own.map(({ number }) => number))
      const { numbers } = await ask(claim(gameId, { random: count }))
      const got = numbers.map(({ number }) => number).filter((number) => !before.has(number))
      say(t('board.announceHeld', { numbers: numberList(got, t) }))
    } catch (error) {
      tellFailure(error, 'toast.selectFailed')
    }
    setRandomCount(0)
  }

  /** Resolves to whether everything was released. */
  const cancel = async (): Promise<boolean> => {
    setCancelling(true)
    for (const { number } of own) givenBack.current.add(number)
    try {
      // A running claim would hold its numbers after everything was released.
      await settle()
      await ask(giveBackAll(gameId))
      return true
    } catch (error) {
      tellFailure(error, 'toast.giveBackFailed')
      return false
    } finally {
      setCancelling(false)
    }
  }

  return {
    trying: new Set(asked.keys()),
    isBusy: asked.size > 0 || randomCount > 0,
    isPicking: randomCount > 0,
    isCancelling,
    isWaitingForNetwork,
    left: Math.max(0, left),
    givenBack: givenBack.current,
    /** A stable function, so that the hundred cells do not render again. */
    toggle: useLatest(toggle),
    hold,
    pickForMe,
    cancel,
    tellMaximum,
  }
}

export type Picks = ReturnType<typeof usePicks>

function useLatest<Argument>(run: (argument: Argument) => void): (argument: Argument) => void {
  const latest = useRef(run)
  latest.current = run
  return useCallback((argument) => latest.current(argument), [])
}

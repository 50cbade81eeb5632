import type { Board, MyNumber } from '@edil/contract/entries'
import { useEffect, useRef, useState } from 'react'
import { takenOn } from '../../api/known-board.ts'
import { useText } from '../../text/use-text.ts'

/** Several in one breath: a busy board would otherwise never let a screen reader finish. */
const BREATH_MS = 1_000

/** What a screen reader is to say next, and how to have something said. */
export function useSaid(): [said: string, say: (words: string) => void] {
  return useState('')
}

/** Has it said which numbers others took. */
export function useTakenNews(board: Board, own: readonly MyNumber[], say: (words: string) => void): void {
  const { t } = useText()
  const known = useRef(takenOn(board))
  const mine = useRef(own)
  mine.current = own
  useEffect(() => {
    const timer = setTimeout(() => {
      const taken = takenOn(board)
      const own = new Set(mine.current.map(({ number }) => number))
      const news = [...taken.keys()].filter((number) => !known.current.has(number) && !own.has(number))
      known.current = taken
      if (news.length > 0) say(t('board.announceTaken', { numbers: news.join(', ') }))
    }, BREATH_MS)
    return () => clearTimeout(timer)
  }, [board, say, t])
}

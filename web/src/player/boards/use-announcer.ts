import type { Board, MyNumber } from '@edil/contract/boards'
import { useEffect, useRef, useState } from 'react'
import { takenNumbers } from '../../api/merge-board.ts'
import { commaList } from '../../page/comma-list.ts'
import { useText } from '../../text/use-text.ts'

/** Announcements are collected this long: a busy board would otherwise interrupt the screen reader all the time. */
const ANNOUNCE_DELAY_MS = 1_000

/** The text for the live region of the page, and how to announce something. */
export function useAnnouncer(): [announcement: string, announce: (text: string) => void] {
  return useState('')
}

/** Announces the numbers that other players take. */
export function useTakenAnnouncements(board: Board, own: readonly MyNumber[], announce: (text: string) => void): void {
  const { t } = useText()
  const known = useRef(takenNumbers(board))
  const mine = useRef(own)
  mine.current = own
  useEffect(() => {
    const timer = setTimeout(() => {
      const taken = takenNumbers(board)
      const own = new Set(mine.current.map(({ number }) => number))
      const news = [...taken.keys()].filter((number) => !known.current.has(number) && !own.has(number))
      known.current = taken
      if (news.length > 0) announce(t('board.announceTaken', { numbers: commaList(news) }))
    }, ANNOUNCE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [board, announce, t])
}

import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { refetchBoard, refetchMyNumbers } from '../../api/boards.ts'
import { Refused, reportUnexpected } from '../../api/client.ts'
import { describeFailure, loadFailureTexts } from '../../api/describe-failure.ts'
import { loginPath, refreshSession } from '../../api/session.ts'
import { type MessageId, useText } from '../../text/use-text.ts'
import { showToast } from '../../ui/toast-list.ts'
import { storeChosenNumber } from './chosen-number.ts'

/** Shows why numbers were not held or released. The screen was out of date, so the board and the numbers are refetched. */
export function useClaimFailure(gameId: string) {
  const { t } = useText()
  const client = useQueryClient()
  const [path, navigate] = useLocation()
  const here = `${path}?${useSearch()}`
  useEffect(() => void loadFailureTexts().catch(() => undefined), [])
  return useCallback(
    (error: unknown, title: MessageId, number?: number) => {
      refetchMyNumbers(client, gameId)
      refetchBoard(client, gameId)
      const code = error instanceof Refused ? error.code : undefined
      if (code === 'numbers_taken') {
        const sentence = t('toast.taken')
        const text = number === undefined ? sentence : t('toast.takenWhich', { sentence, number })
        showToast('note', t('toast.takenTitle'), text)
      } else if (code === 'too_many_numbers') {
        showToast('note', t('toast.maxTitle'), t('toast.max'))
      } else if (code === 'login_required') {
        if (number !== undefined) storeChosenNumber(gameId, number)
        void refreshSession(client)
        navigate(loginPath(here))
      } else if (code === 'profile_incomplete') {
        // With the new session, the page leads to the account form.
        void refreshSession(client)
      } else {
        void describeFailure(error, t).then((sentence) => showToast('bad', t(title), sentence))
      }
      reportUnexpected(error)
    },
    [t, client, gameId, here, navigate],
  )
}

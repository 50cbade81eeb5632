import type { Game } from '@edil/contract/games'
import { LoadFailed } from '../../page/load-failed.tsx'
import { useText } from '../../text/use-text.ts'
import { BoardLayout } from './board-layout.tsx'

type BoardFailedProps = { readonly game?: Game; readonly onTryAgain: () => unknown }

export function BoardFailed({ game, onTryAgain }: BoardFailedProps) {
  const { t } = useText()
  return (
    <BoardLayout game={game}>
      <LoadFailed title="toast.boardFailed" onTryAgain={onTryAgain}>
        {t('board.failedText')}
      </LoadFailed>
    </BoardLayout>
  )
}

import type { Game } from '@edil/contract/games'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Message } from '../../ui/message.tsx'
import { BoardLayout } from './board-layout.tsx'

type BoardFailedProps = { readonly game?: Game; readonly onTryAgain: () => unknown }

/** Reading goes on by itself; the button is for the impatient. */
export function BoardFailed({ game, onTryAgain }: BoardFailedProps) {
  const { t } = useText()
  return (
    <BoardLayout game={game}>
      <Message
        tone="bad"
        role="alert"
        title={t('toast.boardFailed')}
        action={
          <Button size="small" look="line" onClick={() => void onTryAgain()}>
            {t('action.tryAgain')}
          </Button>
        }
      >
        {t('board.failedText')}
      </Message>
    </BoardLayout>
  )
}

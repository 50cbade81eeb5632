import { ButtonLink } from '../../page/button-link.tsx'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Dock } from '../../ui/dock.tsx'
import { Message } from '../../ui/message.tsx'

/** Shown when sales end while the board is open, in place of the buttons. */
export function EndedDock({ onNext }: { readonly onNext: (() => void) | undefined }) {
  const { t } = useText()
  return (
    <Dock
      label={t('board.ended')}
      actions={
        <>
          <ButtonLink href="/dashboard" look={onNext ? 'line' : 'primary'}>
            {t('empty.browse')}
          </ButtonLink>
          {onNext && (
            <Button look="primary" onClick={onNext}>
              {t('board.next')}
            </Button>
          )}
        </>
      }
    >
      <Message tone="waiting" icon="clock" role="alert" title={t('board.ended')}>
        {t('board.endedText')}
      </Message>
    </Dock>
  )
}

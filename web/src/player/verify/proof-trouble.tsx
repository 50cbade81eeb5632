import type { ReactNode } from 'react'
import { ButtonLink } from '../../page/button-link.tsx'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Column, Wrap } from '../../ui/layout.tsx'
import { ProofLinks } from './all-values.tsx'
import { VerdictHead } from './verdict-head.tsx'
import styles from './verify.module.css'

type TroubleProps = {
  readonly about?: ReactNode
  readonly title: string
  readonly text: string
  readonly bad?: boolean
  /** Actions. */
  readonly children?: ReactNode
}

/** Shown when there is no verdict. */
export function Trouble({ about, title, text, bad = false, children }: TroubleProps) {
  return (
    <>
      <VerdictHead about={about} title={title} text={text} bad={bad} />
      <Wrap page>
        <Column gap={3} className={styles.narrow}>
          {children}
        </Column>
      </Wrap>
    </>
  )
}

export function ProofFailed({ isBusy, onTryAgain }: { readonly isBusy: boolean; readonly onTryAgain: () => void }) {
  const { t } = useText()
  return (
    <Trouble title={t('proof.failed')} text={t('proof.failedText')}>
      <Button look="primary" busy={isBusy} onClick={onTryAgain}>
        {t('action.tryAgain')}
      </Button>
    </Trouble>
  )
}

/** The check could not run in this browser, which says nothing about the draw. */
export function ProofStuck({ gameId }: { readonly gameId: string }) {
  const { t } = useText()
  return (
    <Trouble title={t('proof.stuck')} text={t('proof.stuckText')}>
      <ProofLinks gameId={gameId} />
    </Trouble>
  )
}

export function ProofBroken({ gameId, missing }: { readonly gameId: string; readonly missing: string }) {
  const { t } = useText()
  return (
    <Trouble bad title={t('proof.broken')} text={t('proof.brokenText', { missing })}>
      <ProofLinks gameId={gameId} />
    </Trouble>
  )
}

export function OtherDraws() {
  const { t } = useText()
  return (
    <ButtonLink href="/game-draw" look="line">
      {t('nav.liveDraws')}
    </ButtonLink>
  )
}

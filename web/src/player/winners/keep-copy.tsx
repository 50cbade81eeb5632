import { proofPath } from '../../api/proofs.ts'
import { useText } from '../../text/use-text.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Column, Pair } from '../../ui/layout.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { Mono } from '../../ui/type.tsx'

/** The proof as a file, and the address of this page to share. */
export function KeepCopy({ gameId }: { readonly gameId: string }) {
  const { t } = useText()
  return (
    <Card as="section">
      <Column gap={3}>
        <h2>{t('result.copy')}</h2>
        <Pair>
          <LinkButton
            look="line"
            size="small"
            icon="download"
            href={proofPath(gameId)}
            download={`edil-proof-${gameId}.json`}
          >
            {t('result.download')}
          </LinkButton>
          <ShareDraw gameId={gameId} />
        </Pair>
        <Mono>{addressOf(gameId)}</Mono>
      </Column>
    </Card>
  )
}

/** Uses the device's share sheet; without one, copies the link. */
function ShareDraw({ gameId }: { readonly gameId: string }) {
  const { t } = useText()
  const url = addressOf(gameId)
  const copy = async () => {
    await navigator.clipboard?.writeText(url).then(
      () => showToast('good', t('toast.copied'), t('result.linkCopied')),
      () => showToast('note', t('result.share'), url),
    )
  }
  const share = async () => {
    if (!navigator.share) return copy()
    await navigator.share({ title: t('result.title'), url }).catch(async (error: unknown) => {
      // AbortError: the player closed the phone's share sheet.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy()
    })
  }
  return (
    <Button look="line" size="small" icon="share" onClick={() => void share()}>
      {t('result.share')}
    </Button>
  )
}

function addressOf(gameId: string): string {
  return `${location.origin}/draws/${gameId}`
}

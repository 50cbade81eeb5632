import { proofPath } from '../../api/proofs.ts'
import { useText } from '../../text/use-text.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Column } from '../../ui/layout.tsx'
import { Type } from '../../ui/type.tsx'
import type { CheckedProof } from './check-proof.ts'
import { Value } from './fault-values.tsx'
import styles from './verify.module.css'

type AllValuesProps = { readonly gameId: string; readonly checked: CheckedProof }

/** Every value, to compare by hand or to check without this page. */
export function AllValues({ gameId, checked: { verdict, log } }: AllValuesProps) {
  const { t } = useText()
  const { openHash, manifestHash, result, seed, keys } = verdict.facts
  const entries = [log.opened, log.closed, log.drawn].map(({ seq, hash }) => `${seq} ${hash}`)
  return (
    <Card as="section">
      <Column gap={3}>
        <details className={styles.values}>
          <summary>
            <Icon name="document" />
            {t('proof.values')}
          </summary>
          <Column as="dl" gap={2}>
            <Value name={t('proof.value.openHash')} value={openHash} />
            <Value name={t('proof.value.manifestHash')} value={manifestHash} />
            {result && <Value name={t('proof.value.round')} value={String(result.round)} />}
            {result && <Value name={t('proof.value.signature')} value={result.signature} />}
            {seed && <Value name={t('proof.value.seed')} value={seed} />}
            <Value name={t('proof.value.log')} value={entries.join(' · ')} />
            {keys.length > 0 && <Value name={t('proof.value.keys')} value={keys.join(' · ')} />}
          </Column>
        </details>
        <ProofLinks gameId={gameId} />
      </Column>
    </Card>
  )
}

/** The proof as a file, and the offline page that checks such files. */
export function ProofLinks({ gameId }: { readonly gameId: string }) {
  const { t } = useText()
  return (
    <>
      <LinkButton look="line" wide icon="download" href={proofPath(gameId)} download={`edil-proof-${gameId}.json`}>
        {t('proof.download')}
      </LinkButton>
      <LinkButton look="line" wide href="/edil-verify.html">
        {t('proof.offline')}
      </LinkButton>
      <Type size="sm" muted>
        {t('proof.offlineText')}
      </Type>
    </>
  )
}

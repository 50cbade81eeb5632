import { saveFile } from '../../page/save-file.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Well } from '../../ui/card.tsx'
import { Row } from '../../ui/layout.tsx'
import { showToast } from '../../ui/toast-list.ts'
import styles from './two-factor.module.css'

const FILE_NAME = 'edil-recovery-codes.txt'

/** Shown once: the server stores only hashes. */
export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const { t } = useText()
  const text = `${codes.join('\n')}\n`
  const copy = () => {
    // Browsers refuse it over plain HTTP; the codes stay on the screen.
    navigator.clipboard?.writeText(text).then(
      () => showToast('good', t('toast.copied')),
      () => undefined,
    )
  }
  return (
    <>
      <Well>
        <ul className={styles.codes} aria-label={t('twoFactor.codesList')}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </Well>
      <Row gap={2} wrap className={styles.keep}>
        <Button size="small" look="line" icon="copy" onClick={copy}>
          {t('twoFactor.copyAll')}
        </Button>
        <Button size="small" look="line" icon="download" onClick={() => saveFile(FILE_NAME, 'text/plain', text)}>
          {t('action.download')}
        </Button>
      </Row>
    </>
  )
}

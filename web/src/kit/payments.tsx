import { useText } from '../text/use-text.ts'
import { Card } from '../ui/card.tsx'
import { CopyRow } from '../ui/copy-row.tsx'
import { Drop } from '../ui/drop.tsx'
import { Column } from '../ui/layout.tsx'
import { Message } from '../ui/message.tsx'
import { Step } from '../ui/step.tsx'
import { Stitches } from '../ui/stitches.tsx'
import { Tag } from '../ui/tag.tsx'
import { showToast } from '../ui/toast-list.ts'
import { Type } from '../ui/type.tsx'
import { Screenshot } from './screenshot.tsx'
import { Section } from './section.tsx'
import { useSampleText } from './use-sample-text.ts'

export function PaymentSamples() {
  return (
    <>
      <Uploads />
      <Steps />
      <AfterSubmitting />
    </>
  )
}

function Uploads() {
  const { t } = useText()
  const sample = useSampleText()
  const preview = <Screenshot label={t('upload.picture')} />
  const noted = (file: File) => showToast('good', t('upload.done'), file.name)
  const progress = t('upload.progress', { percent: 64, sent: 118, total: 184 })
  return (
    <Section title={sample('Upload, four states', 'መላክ፣ አራት ሁኔታዎች')}>
      <Drop state={{ kind: 'choose', title: t('upload.choose'), hint: t('upload.hint') }} onChoose={noted} />
      <Drop
        state={{ kind: 'uploading', fileName: 'Screenshot_1551.jpg', share: 0.64, progress, stop: t('action.stop') }}
        preview={preview}
        onChoose={noted}
      />
      <Drop
        state={{ kind: 'uploaded', title: t('upload.done'), replace: t('action.replace') }}
        preview={preview}
        onChoose={noted}
      />
      <Drop
        state={{
          kind: 'interrupted',
          error: t('upload.interrupted', { percent: 64 }),
          resume: t('action.continue'),
        }}
        preview={preview}
        onChoose={noted}
      />
    </Section>
  )
}

function Steps() {
  const { t } = useText()
  const sample = useSampleText()
  const copied = (raw: string) => showToast('good', t('toast.copied'), raw)
  return (
    <Section title={sample('Steps and copy rows', 'ደረጃዎችና ቅጂ')}>
      <Column as="ol" gap={5}>
        <Step
          number={1}
          title={sample('Send the money', 'ገንዘቡን ይላኩ')}
          text={sample('Open Telebirr and transfer exactly this amount.', 'ቴሌብርን ከፍተው ልክ ይህን መጠን ያስተላልፉ።')}
        >
          <Card>
            <CopyRow
              label={sample('Amount', 'መጠን')}
              shown={sample('1,000 ETB', '1,000 ብር')}
              raw="1000"
              copyLabel={t('action.copy')}
              large
              onCopied={copied}
            />
            <CopyRow
              label={sample('Telebirr number', 'የቴሌብር ቁጥር')}
              shown="0900 123 456"
              raw="0900123456"
              copyLabel={t('action.copy')}
              onCopied={copied}
            />
          </Card>
        </Step>
        <Step
          number={2}
          done
          title={sample('The list was sealed', 'ዝርዝሩ ታሽጓል')}
          text={sample('Nobody can change it now.', 'አሁን ማንም ሊቀይረው አይችልም።')}
        />
      </Column>
    </Section>
  )
}

function AfterSubmitting() {
  const { t } = useText()
  const sample = useSampleText()
  return (
    <Section title={sample('After submitting', 'ከተላከ በኋላ')}>
      <Card>
        <Column gap={3} style={{ alignItems: 'center' }}>
          <Stitches picture="sent" size={56} />
          <h3>{t('payment.submitted')}</h3>
          <Type muted centred>
            {sample(
              'We are checking it. Your numbers 42 and 93 stay yours until we answer.',
              'እያጣራን ነው። እስክንመልስ ድረስ 42ና 93 የእርስዎ ናቸው።',
            )}
          </Type>
          <Tag tone="waiting" icon="hourglass">
            {t('payment.status.pending')}, 0:24
          </Tag>
        </Column>
      </Card>
      <Message tone="bad" icon="close" title={t('payment.status.rejected')}>
        {sample(
          'Reason: the amount was 500 ETB, the numbers cost 1,000 ETB.',
          'ምክንያት፦ የተላከው 500 ብር ነው፣ የቁጥሮቹ ዋጋ ግን 1,000 ብር ነው።',
        )}
      </Message>
    </Section>
  )
}

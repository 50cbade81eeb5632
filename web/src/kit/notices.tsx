import { RichText } from '../text/rich-text.tsx'
import { useText } from '../text/use-text.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Empty } from '../ui/empty.tsx'
import { Row } from '../ui/layout.tsx'
import { Message } from '../ui/message.tsx'
import { Skeleton, SkeletonLine } from '../ui/skeleton.tsx'
import { ToastCard } from '../ui/toast.tsx'
import { showToast } from '../ui/toast-list.ts'
import { Section } from './section.tsx'
import { useSampleText } from './use-sample-text.ts'

const ignore = () => undefined

export function NoticeSamples() {
  const { t } = useText()
  const sample = useSampleText()
  const close = t('action.close')
  return (
    <>
      <Section title={sample('Toasts', 'አጭር መልእክቶች')}>
        <ToastCard
          toast={{ id: 1, tone: 'good', title: t('toast.copied'), text: '0900 123 456' }}
          closeLabel={close}
          onClose={ignore}
        />
        <ToastCard
          toast={{ id: 2, tone: 'note', title: t('toast.maxTitle'), text: t('toast.max') }}
          closeLabel={close}
          onClose={ignore}
        />
        <ToastCard
          toast={{ id: 3, tone: 'bad', title: t('toast.takenTitle'), text: t('toast.taken') }}
          closeLabel={close}
          onClose={ignore}
        />
        <Row gap={2}>
          <Button size="small" onClick={() => showToast('good', t('toast.copied'), '0900123456')}>
            4 s
          </Button>
          <Button size="small" onClick={() => showToast('bad', t('toast.takenTitle'), t('toast.taken'))}>
            {t('error.title')}
          </Button>
        </Row>
      </Section>
      <Section title={sample('Empty, loading, error, offline', 'ባዶ፣ በመጫን ላይ፣ ስህተት፣ ከመስመር ውጭ')}>
        <Message tone="waiting">
          <RichText id="connection.offline" components={{ b: <b /> }} />
        </Message>
        <Empty
          title={t('empty.games')}
          text={t('empty.gamesHint')}
          action={
            <LinkButton look="primary" href="#empty">
              {t('empty.browse')}
            </LinkButton>
          }
        />
        <Card>
          <Skeleton label={t('page.loading')}>
            <SkeletonLine width="40%" />
            <SkeletonLine height="2.2em" />
            <SkeletonLine width="70%" />
          </Skeleton>
        </Card>
        <Message
          tone="bad"
          action={
            <Button look="line" size="small" icon="redo">
              {t('action.tryAgain')}
            </Button>
          }
        >
          <b>{sample('Failed to load tickets.', 'ትኬቶቹን መጫን አልተቻለም።')}</b>{' '}
          {sample('Your tickets are safe.', 'ትኬቶችዎ በደህና አሉ።')}
        </Message>
        <Message>{sample('Only approved entries win.', 'የሚያሸንፉት የጸደቁ ብቻ ናቸው።')}</Message>
        <Message tone="bad" title={sample('This draw does not check out.', 'ይህ ዕጣ ሲጣራ አልተረጋገጠም።')}>
          {sample(
            'Step 3: the beacon signature is not valid. Do not trust this result. Keep your ticket and tell us on Telegram.',
            'ደረጃ 3፦ የቢኮኑ ፊርማ ትክክል አይደለም። ይህን ውጤት አይመኑ። ትኬትዎን ይያዙና በቴሌግራም ይንገሩን።',
          )}
        </Message>
      </Section>
    </>
  )
}

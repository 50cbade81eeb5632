import { RichText } from '../text/rich-text.tsx'
import { useText } from '../text/use-text.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Check } from '../ui/check.tsx'
import { Row } from '../ui/layout.tsx'
import { Message } from '../ui/message.tsx'
import { QueueRow } from '../ui/queue.tsx'
import { ListRow, Rows, Table } from '../ui/rows.tsx'
import { Tag } from '../ui/tag.tsx'
import { Key, Type } from '../ui/type.tsx'
import { Section } from './section.tsx'
import { useSampleText } from './use-sample-text.ts'

const WINNERS = [
  { place: '1', name: 'hana21', number: '27', prize: '35,000' },
  { place: '2', name: 'abebe_k', number: '4', prize: '3,000' },
]

export function OperatorSamples() {
  const { t } = useText()
  const sample = useSampleText()
  return (
    <>
      <Section title={sample('Rows and a table', 'ረድፎችና ሠንጠረዥ')}>
        <Card>
          <Rows>
            <ListRow
              lead="7"
              end={
                <Tag tone="active" icon="check">
                  {sample('Approved', 'ጸድቋል')}
                </Tag>
              }
            >
              <b>selam_b</b>
            </ListRow>
            <ListRow
              lead="16 17 19"
              end={
                <Tag tone="waiting" icon="hourglass">
                  {t('payment.status.pending')}
                </Tag>
              }
            >
              hana21
            </ListRow>
          </Rows>
        </Card>
        <Card>
          <Table
            caption={t('nav.winners')}
            rows={WINNERS}
            keyOf={({ place }) => place}
            columns={[
              { id: 'place', heading: sample('Position', 'ደረጃ'), cell: ({ place }) => place },
              { id: 'name', heading: sample('Username', 'የተጠቃሚ ስም'), cell: ({ name }) => <b>{name}</b> },
              { id: 'number', heading: sample('Number', 'ቁጥር'), cell: ({ number }) => number },
              { id: 'prize', heading: sample('Prize', 'ሽልማት'), cell: ({ prize }) => prize, end: true },
            ]}
          />
        </Card>
      </Section>
      <Section title={sample('The queue and its checks', 'ወረፋውና ማጣሪያዎቹ')}>
        <Card as="nav" flush aria-label={t('admin.queue')}>
          <QueueRow
            href="#queue"
            current
            name="selam_b"
            amount={sample('1,500 ETB', '1,500 ብር')}
            when="15:52"
            verdict={
              <Tag tone="active" icon="check">
                5 / 5
              </Tag>
            }
          />
          <QueueRow
            href="#queue"
            name="abebe_k"
            amount={sample('500 ETB', '500 ብር')}
            when="15:49"
            verdict={<Tag tone="bad">{sample('Seen before', 'ከዚህ በፊት ታይቷል')}</Tag>}
          />
          <QueueRow
            href="#queue"
            name="meron_g"
            amount={sample('1,000 ETB', '1,000 ብር')}
            when="15:47"
            verdict={
              <Tag tone="waiting" icon="warning">
                {sample('Amount unread', 'መጠኑ አልተነበበም')}
              </Tag>
            }
          />
        </Card>
        <Type size="xs" muted>
          <RichText id="admin.keys" components={{ j: <Key>J</Key>, k: <Key>K</Key> }} />
        </Type>
        <Card>
          <Message tone="good" title={sample('No problems found', 'ችግር አልተገኘበትም')} />
          <ul>
            <Check
              number={1}
              verdict="pass"
              title={sample('Amount 1,500 ETB', 'መጠን 1,500 ብር')}
              text={sample('3 numbers × 500 ETB', '3 ቁጥሮች × 500 ብር')}
            />
            <Check number={2} verdict="fail" title={sample('Picture seen before', 'ምስሉ ከዚህ በፊት ታይቷል')} text="kidus_7" />
            <Check
              number={3}
              verdict="unread"
              title={sample('Amount unread', 'መጠኑ አልተነበበም')}
              text={sample('Look yourself', 'እርስዎ ይመልከቱ')}
            />
            <Check
              number={4}
              verdict="look"
              title={sample('Look for 1,500 ETB', '1,500 ብር ይፈልጉ')}
              text={sample('Compare with the picture', 'ከምስሉ ጋር ያነጻጽሩ')}
            />
          </ul>
          <Row gap={2}>
            <Button look="red">
              {t('admin.reject')} <Key>R</Key>
            </Button>
            <Button look="primary">
              {t('admin.approve')} <Key>A</Key>
            </Button>
          </Row>
        </Card>
      </Section>
    </>
  )
}

import { RichText } from '../text/rich-text.tsx'
import { useText } from '../text/use-text.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Check } from '../ui/check.tsx'
import { Row } from '../ui/layout.tsx'
import { Message } from '../ui/message.tsx'
import { QueueRow } from '../ui/queue.tsx'
import { Entry, Rows, Table } from '../ui/rows.tsx'
import { Tag } from '../ui/tag.tsx'
import { Key, Type } from '../ui/type.tsx'
import { useSay } from './say.ts'
import { Section } from './section.tsx'

const WINNERS = [
  { place: '1', name: 'hana21', number: '27', prize: '35,000' },
  { place: '2', name: 'abebe_k', number: '4', prize: '3,000' },
]

export function OperatorSamples() {
  const { t } = useText()
  const say = useSay()
  return (
    <>
      <Section title={say('Rows and a table', 'ረድፎችና ሠንጠረዥ')}>
        <Card>
          <Rows>
            <Entry
              lead="7"
              end={
                <Tag tone="active" icon="check">
                  {say('Approved', 'ጸድቋል')}
                </Tag>
              }
            >
              <b>selam_b</b>
            </Entry>
            <Entry
              lead="16 17 19"
              end={
                <Tag tone="waiting" icon="hourglass">
                  {t('payment.status.pending')}
                </Tag>
              }
            >
              hana21
            </Entry>
          </Rows>
        </Card>
        <Card>
          <Table
            caption={t('nav.winners')}
            rows={WINNERS}
            keyOf={({ place }) => place}
            columns={[
              { id: 'place', heading: say('Position', 'ደረጃ'), cell: ({ place }) => place },
              { id: 'name', heading: say('Username', 'የተጠቃሚ ስም'), cell: ({ name }) => <b>{name}</b> },
              { id: 'number', heading: say('Number', 'ቁጥር'), cell: ({ number }) => number },
              { id: 'prize', heading: say('Prize', 'ሽልማት'), cell: ({ prize }) => prize, end: true },
            ]}
          />
        </Card>
      </Section>
      <Section title={say('The queue and its checks', 'ወረፋውና ማጣሪያዎቹ')}>
        <Card as="nav" flush aria-label={t('admin.queue')}>
          <QueueRow
            href="#queue"
            current
            name="selam_b"
            amount={say('1,500 ETB', '1,500 ብር')}
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
            amount={say('500 ETB', '500 ብር')}
            when="15:49"
            verdict={<Tag tone="bad">{say('Seen before', 'ከዚህ በፊት ታይቷል')}</Tag>}
          />
          <QueueRow
            href="#queue"
            name="meron_g"
            amount={say('1,000 ETB', '1,000 ብር')}
            when="15:47"
            verdict={
              <Tag tone="waiting" icon="warning">
                {say('Amount unread', 'መጠኑ አልተነበበም')}
              </Tag>
            }
          />
        </Card>
        <Type size="xs" muted>
          <RichText id="admin.keys" components={{ j: <Key>J</Key>, k: <Key>K</Key> }} />
        </Type>
        <Card>
          <Message tone="good" title={say('No problems found', 'ችግር አልተገኘበትም')} />
          <ul>
            <Check
              number={1}
              verdict="pass"
              title={say('Amount 1,500 ETB', 'መጠን 1,500 ብር')}
              text={say('3 numbers × 500 ETB', '3 ቁጥሮች × 500 ብር')}
            />
            <Check number={2} verdict="fail" title={say('Picture seen before', 'ምስሉ ከዚህ በፊት ታይቷል')} text="kidus_7" />
            <Check
              number={3}
              verdict="unread"
              title={say('Amount unread', 'መጠኑ አልተነበበም')}
              text={say('Look yourself', 'እርስዎ ይመልከቱ')}
            />
            <Check
              number={4}
              verdict="look"
              title={say('Look for 1,500 ETB', '1,500 ብር ይፈልጉ')}
              text={say('Compare with the picture', 'ከምስሉ ጋር ያነጻጽሩ')}
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

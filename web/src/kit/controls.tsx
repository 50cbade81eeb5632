import { useState } from 'react'
import { useText } from '../text/use-text.ts'
import { Button, IconButton, LinkButton } from '../ui/button.tsx'
import { Checkbox, Option, OptionGroup } from '../ui/choice.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { SelectField, TextField } from '../ui/field.tsx'
import { Column, Pair, Row } from '../ui/layout.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { Tag } from '../ui/tag.tsx'
import { Type } from '../ui/type.tsx'
import { Section } from './section.tsx'
import { useSampleText } from './use-sample-text.ts'

export function ControlSamples() {
  return (
    <>
      <Buttons />
      <Fields />
      <TabsAndTags />
      <ADialog />
    </>
  )
}

function Buttons() {
  const { t } = useText()
  const sample = useSampleText()
  return (
    <Section title={sample('Buttons', 'አዝራሮች')}>
      <Row gap={2} wrap>
        <Button look="primary">{t('board.payNow')}</Button>
        <Button look="gold">{sample('Join Now', 'አሁን ይቀላቀሉ')}</Button>
        <Button look="line">{t('action.cancel')}</Button>
        <Button look="red">{t('admin.reject')}</Button>
        <Button look="primary" busy>
          {t('ticket.selecting')}
        </Button>
        <Button disabled>{t('game.status.full')}</Button>
        <LinkButton look="text" href="#buttons">
          {sample('View Active Games', 'ክፍት ጨዋታዎችን ይመልከቱ')}
        </LinkButton>
        <Button size="small" icon="download" look="line">
          {t('action.download')}
        </Button>
        <IconButton icon="menu" label={t('nav.menu')} />
      </Row>
    </Section>
  )
}

function Fields() {
  const { t } = useText()
  const sample = useSampleText()
  return (
    <Section title={sample('Fields', 'መሙያዎች')}>
      <TextField
        label={sample('Username', 'የተጠቃሚ ስም')}
        hint={sample('Username can only contain letters, numbers, and underscores', 'ፊደላት፣ ቁጥሮችና ሰረዝ ብቻ')}
        placeholder="selam_b"
      />
      <TextField
        label={sample('Account name', 'የሂሳብ ስም')}
        error={sample('Please enter your telebirr account name.', 'እባክዎ የቴሌብር ሂሳብ ስምዎን ያስገቡ።')}
      />
      <PasswordField
        label={sample('Password', 'የይለፍ ቃል')}
        showLabel={sample('Show', 'አሳይ')}
        hideLabel={sample('Hide', 'ደብቅ')}
      />
      <Pair>
        <TextField label={sample('Amount', 'መጠን')} readOnly value={sample('1,000 ETB', '1,000 ብር')} />
        <SelectField label={sample('Game', 'ጨዋታ')} defaultValue="daily">
          <option value="daily">{t('game.type.daily')}</option>
          <option value="weekly">{t('game.type.weekly')}</option>
        </SelectField>
      </Pair>
      <Checkbox
        label={sample('I agree to the terms', 'በውሉ እስማማለሁ')}
        error={sample('Please agree to the terms and conditions.', 'እባክዎ በውሉ ይስማሙ።')}
      />
      <OptionGroup legend={t('footer.paymentMethods')}>
        <Option name="method" label={t('payment.method.telebirr')} defaultChecked />
        <Option name="method" label={t('payment.method.cbe')} disabled note={<Tag>{t('payment.comingSoon')}</Tag>} />
      </OptionGroup>
    </Section>
  )
}

function TabsAndTags() {
  const { t } = useText()
  const sample = useSampleText()
  const [selected, setSelected] = useState<'midday' | 'daily' | 'weekly' | 'monthly'>('daily')
  const types = ['midday', 'daily', 'weekly', 'monthly'] as const
  return (
    <Section title={sample('Tabs and tags', 'ትሮችና ምልክቶች')}>
      <Tabs
        label={t('nav.games')}
        tabs={types.map((id, index) => ({ id, label: t(`game.type.${id}`), ...(index === 1 ? { count: 3 } : {}) }))}
        selected={selected}
        onSelect={setSelected}
      >
        <Type muted>{t(`game.type.${selected}`)}</Type>
      </Tabs>
      <Row gap={2} wrap>
        <Tag tone="waiting">{t('game.status.waiting')}</Tag>
        <Tag tone="active">{t('game.status.active')}</Tag>
        <Tag tone="completed">{t('game.status.completed')}</Tag>
        <Tag tone="bad">{t('game.status.cancelled')}</Tag>
        <Tag tone="luck">{t('game.prize.second')}</Tag>
        <Tag tone="live">{t('draw.live')}</Tag>
        <Tag>{t('payment.comingSoon')}</Tag>
      </Row>
    </Section>
  )
}

function ADialog() {
  const { t } = useText()
  const sample = useSampleText()
  const [isOpen, setOpen] = useState(false)
  return (
    <Section title={sample('A dialog', 'መስኮት')}>
      <Row>
        <Button look="line" onClick={() => setOpen(true)}>
          {sample('Rules: Daily', 'ደንቦች፦ ዕለታዊ')}
        </Button>
      </Row>
      <Dialog open={isOpen} title={sample('Rules: Daily', 'ደንቦች፦ ዕለታዊ')} onClose={() => setOpen(false)}>
        <Column as="ul" gap={2}>
          <li>{sample('Needs 1 approved payment and 3 approved numbers.', '1 የጸደቀ ክፍያና 3 የጸደቁ ቁጥሮች ያስፈልጋሉ።')}</li>
          <li>{sample('Three numbers out of 100, 1st to 3rd.', 'ከ100 ሦስት ቁጥሮች፣ ከ1ኛ እስከ 3ኛ።')}</li>
          <li>{sample('One draw per game, ever.', 'ለአንድ ጨዋታ አንድ ዕጣ ብቻ።')}</li>
        </Column>
        <Button look="primary" wide onClick={() => setOpen(false)}>
          {t('action.close')}
        </Button>
      </Dialog>
    </Section>
  )
}

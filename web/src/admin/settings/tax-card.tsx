import { addisDate } from '@edil/domain/addis-time'
import { useTaxRules } from '../../api/prizes.ts'
import { ButtonLink } from '../../page/button-link.tsx'
import { staffPath } from '../../page/staff-paths.ts'
import { useNow } from '../../page/use-now.ts'
import { useFormat, useText } from '../../text/use-text.ts'
import { Card } from '../../ui/card.tsx'
import { Column, Row } from '../../ui/layout.tsx'
import { ListRow, Rows } from '../../ui/rows.tsx'
import { Tag } from '../../ui/tag.tsx'
import { Type } from '../../ui/type.tsx'

/** The rule that is withheld by today. It is confirmed, and followed by a later one, on the page of prizes. */
export function TaxCard() {
  const { t } = useText()
  const format = useFormat()
  const today = addisDate(useNow())
  const { data } = useTaxRules()
  const rule = data?.rules.find(({ appliesFrom }) => appliesFrom <= today)
  return (
    <Card as="li">
      <Column gap={3}>
        <Row gap={3} spread>
          <h2>{t('settings.tax')}</h2>
          <ButtonLink href={staffPath('prizes')} look="line">
            {t('settings.toPrizes')}
          </ButtonLink>
        </Row>
        <Type size="sm" muted>
          {t('settings.taxText')}
        </Type>
        {data && !rule && <Tag tone="waiting">{t('settings.taxNone')}</Tag>}
        {rule && (
          <>
            <Rows>
              <ListRow end={<b>{`${rule.rate / 100} %`}</b>}>
                {/* At noon the day is the same in every time zone of our readers. */}
                {t('settings.taxRate', { date: format.date(new Date(`${rule.appliesFrom}T12:00:00Z`), 'numeric') })}
              </ListRow>
            </Rows>
            {rule.confirmedAt === null ? (
              <Tag tone="waiting">{t('settings.taxDraft')}</Tag>
            ) : (
              <Type size="sm" muted>
                {t('settings.taxConfirmed', { when: format.moment(new Date(rule.confirmedAt)) })}
              </Type>
            )}
          </>
        )}
      </Column>
    </Card>
  )
}

import { useHelp } from '../../api/help.ts'
import { useIsHydrated } from '../../page/use-is-hydrated.ts'
import { useFormat, useText } from '../../text/use-text.ts'
import { Column } from '../../ui/layout.tsx'

/** Shown while there is a valid licence. */
export function Licence() {
  const { t } = useText()
  const format = useFormat()
  // The footer may have loaded it before React takes over this part of the page, whose HTML has none.
  const isHydrated = useIsHydrated()
  const { data } = useHelp()
  if (!isHydrated || !data?.licence) return null
  const { number, authority, validFrom, validUntil } = data.licence
  // At noon the day is the same in every time zone of our readers.
  const day = (text: string) => format.date(new Date(`${text}T12:00:00Z`), 'numeric')
  return (
    <Column as="section" gap={1}>
      <h2>{t('about.licence')}</h2>
      <p>{t('about.licenceText', { number, authority, from: day(validFrom), until: day(validUntil) })}</p>
    </Column>
  )
}

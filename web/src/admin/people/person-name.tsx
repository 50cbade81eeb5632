import type { PersonSummary } from '@edil/contract/people'
import { useText } from '../../text/use-text.ts'
import { Tag, type TagTone } from '../../ui/tag.tsx'

export const PEOPLE_PATH = '/etxdark/people'

export function personPath(personId: string): string {
  return `${PEOPLE_PATH}?person=${encodeURIComponent(personId)}`
}

/** The id of a person's link in the list. */
export function rowId(personId: string): string {
  return `person-${personId}`
}

/** The name of a person in a sentence. A closed account has neither name nor username. */
export function nameOf({ username, fullName, id }: PersonSummary): string {
  return username || fullName || id.slice(0, 8)
}

const TONES: Record<PersonSummary['state'], TagTone> = {
  active: 'active',
  unverified: 'waiting',
  locked: 'bad',
  closed: 'plain',
}

/** A sign and a word, so that the colour is not needed. */
export function StateTag({ state }: { readonly state: PersonSummary['state'] }) {
  const { t } = useText()
  return (
    <Tag tone={TONES[state]} {...(state === 'closed' ? { icon: 'close' } : {})}>
      {t(`people.state.${state}`)}
    </Tag>
  )
}

import { MINIMUM_AGE } from '../../text/minimum-age.ts'
import { type MessageId, useText } from '../../text/use-text.ts'
import styles from './sections.module.css'

export type LegalSection = {
  readonly title: MessageId
  readonly text: readonly MessageId[]
  /** Independent rules, shown as a list. */
  readonly isList?: boolean
}

const VALUES = { age: MINIMUM_AGE }

export type HeadingLevel = 'h2' | 'h3' | 'h4'

type SectionsProps = { readonly sections: readonly LegalSection[]; readonly level: HeadingLevel }

/** Numbered, so that a section can be quoted. */
export function Sections({ sections, level: Heading }: SectionsProps) {
  const { t } = useText()
  return (
    <div className={styles.sections}>
      {sections.map(({ title, text, isList = false }) => (
        <section key={title} className={styles.section}>
          <Heading className={styles.title}>{t(title)}</Heading>
          {isList ? (
            <ul className={styles.list}>
              {text.map((id) => (
                <li key={id}>{t(id, VALUES)}</li>
              ))}
            </ul>
          ) : (
            <div className={styles.text}>
              {text.map((id) => (
                <p key={id}>{t(id, VALUES)}</p>
              ))}
            </div>
          )}
        </section>
      ))}
    </div>
  )
}

import { NUMBERS_PER_GAME } from '@edil/domain/plans'
import { useText } from '../text/use-text.ts'
import type { JarContent } from './animate-jar.ts'
import { classNames } from './class-names.ts'
import { Jar } from './jar.tsx'
import styles from './sealed-jar.module.css'
import { Woven } from './woven.tsx'

const WOVEN_DIGITS = 16
const ALL = Array.from({ length: NUMBERS_PER_GAME }, (_, index) => index + 1)

type SealedJarProps = {
  /** The hash of the sealed list: shown as a band over the jar until the draw. */
  readonly seal?: string | undefined
  readonly soldNumbers: readonly number[]
  /** Numbers that have left the jar. */
  readonly drawn: readonly number[]
  readonly shake: JarContent['shake']
}

/** The jar of a draw: all hundred balls, also those of numbers without an owner. It disappears when a ball has left it. */
export function SealedJar({ seal, soldNumbers, drawn, shake }: SealedJarProps) {
  const { t } = useText()
  const digits = seal?.slice(0, WOVEN_DIGITS)
  const inside = ALL.filter((number) => !drawn.includes(number))
  return (
    <div className={classNames(styles.sealed, drawn.length > 0 && styles.behind)}>
      <Jar
        label={t('draw.jar', { count: inside.length })}
        sold={inside.filter((number) => soldNumbers.includes(number))}
        unsold={inside.filter((number) => !soldNumbers.includes(number))}
        shake={shake}
      />
      {digits && (
        <div className={styles.band}>
          <Woven hex={digits} thread="berbere" label={t('draw.seal', { hex: digits })} />
        </div>
      )}
    </div>
  )
}

import { NUMBERS_PER_GAME } from '@edil/domain/plans'
import { useText } from '../text/use-text.ts'
import { Jar } from './jar.tsx'
import styles from './sealed-jar.module.css'
import { Woven } from './woven.tsx'

const WOVEN_DIGITS = 16

type SealedJarProps = {
  /** The hash of the sealed list: shown as a band over the jar until the draw. */
  readonly seal?: string | undefined
  /** Numbers that have left the jar. */
  readonly drawn?: readonly number[]
  readonly shaking?: boolean
}

export function SealedJar({ seal, drawn = [], shaking = false }: SealedJarProps) {
  const { t } = useText()
  const digits = seal?.slice(0, WOVEN_DIGITS)
  return (
    <div className={styles.sealed}>
      <Jar label={t('draw.jar', { count: NUMBERS_PER_GAME - drawn.length })} without={drawn} shaking={shaking} />
      {digits && (
        <div className={styles.band}>
          <Woven hex={digits} thread="berbere" label={t('draw.seal', { hex: digits })} />
        </div>
      )}
    </div>
  )
}

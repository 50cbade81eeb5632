import type { HTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import styles from './type.module.css'

type TypeProps = HTMLAttributes<HTMLElement> & {
  readonly as?: 'p' | 'span' | 'b' | 'div' | 'dt' | 'dd' | 'label' | 'legend' | 'h1' | 'h2' | 'h3'
  readonly size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | '2xl' | '3xl'
  readonly muted?: boolean
  readonly bold?: boolean
  readonly centred?: boolean
  /** One line, cut off with an ellipsis. */
  readonly cut?: boolean
}

const SIZES = { xs: 'xs', sm: 'sm', md: 'md', lg: 'lg', xl: 'xl', '2xl': 'xxl', '3xl': 'xxxl' } as const

export function Type({ as: Tag = 'p', size, muted, bold, centred, cut, className, ...rest }: TypeProps) {
  const names = [size && styles[SIZES[size]], muted && styles.muted, bold && styles.bold, centred && styles.centred]
  return <Tag {...rest} className={classNames(...names, cut && styles.cut, className)} />
}

/** Hex and other values that are compared letter by letter. */
export function Mono({ className, ...rest }: HTMLAttributes<HTMLParagraphElement>) {
  return <p {...rest} className={classNames(styles.mono, className)} />
}

type MoneyProps = {
  readonly figure: string
  readonly currency?: string
  readonly size?: NonNullable<TypeProps['size']>
}

/** A large figure with a small currency: `moneyParts` of format.ts gives both. */
export function Money({ figure, currency, size }: MoneyProps) {
  return (
    <span className={classNames(styles.money, size && styles[SIZES[size]])}>
      {figure}
      {currency && ' '}
      {currency && <small>{currency}</small>}
    </span>
  )
}

export function Key({ children }: { readonly children: string }) {
  return <kbd className={styles.key}>{children}</kbd>
}

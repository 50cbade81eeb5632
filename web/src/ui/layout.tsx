import type { HTMLAttributes, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './layout.module.css'

type Gap = 1 | 2 | 3 | 4 | 5 | 6
type Tag = 'div' | 'section' | 'ul' | 'ol' | 'li' | 'p' | 'span' | 'article' | 'aside' | 'main' | 'dl' | 'figure'
type BoxProps = HTMLAttributes<HTMLElement> & { readonly as?: Tag; readonly gap?: Gap }

const GAPS: Record<Gap, string | undefined> = {
  1: styles.gap1,
  2: styles.gap2,
  3: styles.gap3,
  4: styles.gap4,
  5: styles.gap5,
  6: styles.gap6,
}

/** Children below each other, with a gap of the `--s` scale. */
export function Column({ as: Tag = 'div', gap = 4, className, ...rest }: BoxProps) {
  return <Tag {...rest} className={classNames(styles.column, GAPS[gap], className)} />
}

type RowProps = BoxProps & {
  readonly wrap?: boolean
  readonly spread?: boolean
  readonly align?: 'center' | 'start' | 'end'
}

/** Children beside each other. `spread` moves the first and the last to the edges. */
export function Row({
  as: Tag = 'div',
  gap = 4,
  wrap = false,
  spread = false,
  align = 'center',
  className,
  ...rest
}: RowProps) {
  const names = [styles.row, GAPS[gap], styles[align], wrap && styles.wrapping, spread && styles.spread, className]
  return <Tag {...rest} className={classNames(...names)} />
}

type WrapProps = BoxProps & { /** The whole of a page, with room above and below. */ readonly page?: boolean }

/** The width of a page: full with a margin on a phone, at most `--wrap`. */
export function Wrap({ as: Tag = 'div', gap: _gap, page = false, className, ...rest }: WrapProps) {
  return <Tag {...rest} className={classNames(styles.wrap, page && styles.page, className)} />
}

/** The content of a page and, on a wide screen, an aside beside it. */
export function WithAside({ as: Tag = 'div', gap: _gap, className, ...rest }: BoxProps) {
  return <Tag {...rest} className={classNames(styles.withAside, className)} />
}

/** Two equal halves. */
export function Pair({ as: Tag = 'div', gap: _gap, className, ...rest }: BoxProps) {
  return <Tag {...rest} className={classNames(styles.pair, className)} />
}

export function SkipLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <a className={styles.skip} href={href}>
      {children}
    </a>
  )
}

/** For screen readers only. */
export function VisuallyHidden({ children, ...rest }: HTMLAttributes<HTMLSpanElement>) {
  return (
    <span {...rest} className={styles.hidden}>
      {children}
    </span>
  )
}

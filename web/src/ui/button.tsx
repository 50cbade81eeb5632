import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'

type Looks = {
  /** At most one `primary` in view, at most one `gold`. */
  readonly look?: 'primary' | 'gold' | 'line' | 'red' | 'text' | 'plain'
  readonly size?: 'normal' | 'small'
  /** `phone` fills the line on a phone only. */
  readonly wide?: boolean | 'phone'
  readonly icon?: IconName
}

type ButtonProps = Looks &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    readonly busy?: boolean
    /** It has just come here or changed: it ignores presses for a moment (page/use-is-settling.ts). */
    readonly settling?: boolean
  }

/** While busy it keeps its size, focus and colour, and ignores presses. */
export function Button(props: ButtonProps) {
  const { look, size, wide, icon, busy = false, settling = false, className, children, onClick, ...rest } = props
  return (
    <button
      type="button"
      {...rest}
      className={classNames(lookOf({ look, size, wide }), className)}
      aria-busy={busy || undefined}
      {...(settling && { 'aria-disabled': true })}
      onClick={busy || settling ? (event) => event.preventDefault() : onClick}
    >
      {icon && !busy && <Icon name={icon} />}
      {children}
    </button>
  )
}

type LinkButtonProps = Looks & AnchorHTMLAttributes<HTMLAnchorElement>

/** A link that looks like a button. With wouter: `<Link href="/dashboard" asChild><LinkButton …/></Link>`. */
export function LinkButton({ look, size, wide, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={classNames(lookOf({ look, size, wide }), className)}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  )
}

type IconButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { readonly icon: IconName; readonly label: string }

export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={classNames(styles.iconButton, className)} aria-label={label}>
      <Icon name={icon} />
    </button>
  )
}

type Undefinable<T> = { readonly [Key in keyof T]: T[Key] | undefined }

function lookOf({ look = 'plain', size, wide }: Undefinable<Omit<Looks, 'icon'>>): string {
  return classNames(
    styles.button,
    styles[look],
    size === 'small' && styles.small,
    wide === true && styles.wide,
    wide === 'phone' && styles.wideOnPhone,
  )
}

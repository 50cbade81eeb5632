import { type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './field.module.css'
import { Icon } from './icon.tsx'

type Wording = {
  readonly label: ReactNode
  /** Hides the label visually where the context makes it clear. */
  readonly labelHidden?: boolean
  readonly hint?: ReactNode
  /** The error text. Marks the control as invalid. */
  readonly error?: ReactNode
}

type Control = {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

/** A label, a control, then a hint and an error that a screen reader reads with the control. */
export function Field({
  label,
  labelHidden,
  hint,
  error,
  children,
}: Wording & { children: (control: Control) => ReactNode }) {
  const id = useId()
  const described = classNames(hint != null && `${id}-hint`, error != null && `${id}-error`)
  return (
    <div className={styles.field}>
      <label className={labelHidden ? styles.hidden : styles.label} htmlFor={id}>
        {label}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error != null ? true : undefined })}
      {hint != null && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error != null && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

export function FieldError({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  return (
    <p className={styles.error} id={id} role="alert">
      <Icon name="warning" />
      {children}
    </p>
  )
}

export type TextFieldProps = Wording & InputHTMLAttributes<HTMLInputElement>

export function TextField({ label, labelHidden, hint, error, className, ...rest }: TextFieldProps) {
  return (
    <Field {...wordingOf({ label, labelHidden, hint, error })}>
      {(control) => <input {...rest} {...control} className={classNames(styles.control, className)} />}
    </Field>
  )
}

type SelectFieldProps = Wording & SelectHTMLAttributes<HTMLSelectElement>

export function SelectField({ label, labelHidden, hint, error, className, children, ...rest }: SelectFieldProps) {
  return (
    <Field {...wordingOf({ label, labelHidden, hint, error })}>
      {(control) => (
        <select {...rest} {...control} className={classNames(styles.control, styles.select, className)}>
          {children}
        </select>
      )}
    </Field>
  )
}

type Undefinable<T> = { readonly [Key in keyof T]: T[Key] | undefined }

/** Leaves absent props absent: with exactOptionalPropertyTypes `hint: undefined` is not the same as no hint. */
function wordingOf({ label, labelHidden, hint, error }: Undefinable<Wording>): Wording {
  return { label, hint: hint ?? null, error: error ?? null, ...(labelHidden ? { labelHidden } : {}) }
}

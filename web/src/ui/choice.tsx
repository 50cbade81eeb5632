import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import styles from './choice.module.css'
import { FieldError } from './field.tsx'

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  readonly label: ReactNode
  readonly error?: ReactNode
}

export function Checkbox({ label, error, ...rest }: CheckboxProps) {
  const id = useId()
  const isWrong = error != null
  return (
    <div>
      <label className={styles.checkbox}>
        <input
          {...rest}
          type="checkbox"
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? id : undefined}
        />
        <span>{label}</span>
      </label>
      {isWrong && <FieldError id={id}>{error}</FieldError>}
    </div>
  )
}

type OptionProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  readonly label: ReactNode
  readonly note?: ReactNode
}

/** A radio button as wide as its row. `note` is shown at the end, such as a tag 'Coming Soon'. */
export function Option({ label, note, ...rest }: OptionProps) {
  return (
    <label className={styles.option}>
      <input {...rest} type="radio" />
      <span className={styles.optionLabel}>{label}</span>
      {note}
    </label>
  )
}

export function OptionGroup({ legend, children }: { readonly legend: ReactNode; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  )
}

import { type InputHTMLAttributes, type ReactNode, useState } from 'react'
import { IconButton } from './button.tsx'
import { classNames } from './class-names.ts'
import fieldStyles from './field.module.css'
import { Field } from './field.tsx'
import styles from './password-field.module.css'

type PasswordFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly error?: ReactNode
  readonly showLabel: string
  readonly hideLabel: string
}

export function PasswordField({ label, hint, error, showLabel, hideLabel, className, ...rest }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className={styles.password}>
          <input
            {...rest}
            {...control}
            type={isShown ? 'text' : 'password'}
            className={classNames(fieldStyles.control, styles.input, className)}
          />
          <IconButton
            className={styles.reveal}
            icon="eye"
            label={isShown ? hideLabel : showLabel}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          />
        </div>
      )}
    </Field>
  )
}

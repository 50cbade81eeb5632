import { type ChangeEvent, type ReactNode, useId, useRef } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import styles from './drop.module.css'
import { FieldError } from './field.tsx'
import { Icon } from './icon.tsx'
import { ProgressBar } from './progress.tsx'

/** Each state has exactly the values that it shows. */
export type DropState =
  | { readonly kind: 'choose'; readonly title: string; readonly hint: string }
  | {
      readonly kind: 'uploading'
      readonly fileName: string
      readonly share: number
      readonly progress: string
      readonly stop: string
    }
  | { readonly kind: 'uploaded'; readonly title: string; readonly replace: string }
  | { readonly kind: 'interrupted'; readonly error: string; readonly resume: string }

type DropProps = {
  readonly state: DropState
  /** The chosen picture, such as an `<img>`. */
  readonly preview?: ReactNode
  readonly onChoose: (file: File) => void
  readonly onStop?: () => void
  readonly onResume?: () => void
  /** The error text. Marks the choice as invalid. */
  readonly error?: ReactNode
}

export function Drop({ state, preview, onChoose, onStop, onResume, error }: DropProps) {
  const errorId = useId()
  const isWrong = error != null
  const input = useRef<HTMLInputElement>(null)
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    event.target.value = '' // so that choosing the same file again fires a change event
    if (file) onChoose(file)
  }
  if (state.kind === 'choose') {
    return (
      <div className={styles.field}>
        <label className={classNames(styles.drop, styles.choose, isWrong && styles.interrupted)}>
          <input
            className={styles.picker}
            type="file"
            accept="image/*"
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? errorId : undefined}
            onChange={choose}
          />
          <Icon name="upload" />
          <span className={styles.body}>
            <b>{state.title}</b>
            <small>{state.hint}</small>
          </span>
        </label>
        {isWrong && <FieldError id={errorId}>{error}</FieldError>}
      </div>
    )
  }
  return (
    <div className={classNames(styles.drop, state.kind === 'interrupted' ? styles.interrupted : styles.settled)}>
      {preview && <figure>{preview}</figure>}
      <div className={styles.body}>
        {state.kind === 'uploading' && (
          <>
            <p className={styles.name}>{state.fileName}</p>
            <ProgressBar share={state.share} label={state.fileName} />
            <small>{state.progress}</small>
            {onStop && (
              <Button size="small" onClick={onStop}>
                {state.stop}
              </Button>
            )}
          </>
        )}
        {state.kind === 'uploaded' && (
          <>
            <p className={styles.done} role="status">
              <Icon name="check" />
              {state.title}
            </p>
            <Button look="line" size="small" icon="redo" onClick={() => input.current?.click()}>
              {state.replace}
            </Button>
            <input
              ref={input}
              className={styles.picker}
              type="file"
              accept="image/*"
              tabIndex={-1}
              aria-hidden="true"
              onChange={choose}
            />
          </>
        )}
        {state.kind === 'interrupted' && (
          <>
            <FieldError>{state.error}</FieldError>
            <Button look="line" size="small" onClick={onResume}>
              {state.resume}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}

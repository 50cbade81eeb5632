import { type FormEvent, type RefObject, useId, useState } from 'react'
import { useText } from '../../text/use-text.ts'
import { goToCell, showCell } from '../../ui/board.tsx'
import styles from './pick-numbers.module.css'
import { typedNumber } from './typed-number.ts'

/**
 * 'Go to number': the board scrolls while the player types; Enter moves the focus there. Not a field of ui/field.tsx: that
 * would add the 2 kB of the forms chunk to a page without a form.
 */
export function NumberFinder({ grid }: { readonly grid: RefObject<HTMLDivElement | null> }) {
  const { t } = useText()
  const faultId = useId()
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const change = (text: string) => {
    setTyped(text)
    setWrong(false)
    const number = typedNumber(text)
    // One digit may be the first of two.
    if (number !== undefined && number > 9 && grid.current) showCell(grid.current, number - 1)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const number = typedNumber(typed)
    setWrong(number === undefined)
    if (number !== undefined && grid.current) goToCell(grid.current, number - 1)
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <input
        className={styles.input}
        aria-label={t('board.goTo')}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? faultId : undefined}
        placeholder={t('board.goTo')}
        inputMode="numeric"
        enterKeyHint="go"
        autoComplete="off"
        value={typed}
        onChange={(event) => change(event.target.value)}
      />
      {isWrong && (
        <p id={faultId} role="alert">
          {t('board.goToFault')}
        </p>
      )}
    </form>
  )
}

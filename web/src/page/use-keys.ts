import { useLayoutEffect, useRef } from 'react'
import { actionOf, type KeyAction } from './keys.ts'

/**
 * Keys that work anywhere on the page, except in text fields and below an open dialog. The handlers change together with what the page
 * shows: with effects that run after the paint, a quick key decided about the payment before.
 */
export function useKeys(handlers: Partial<Record<KeyAction, () => void>>): void {
  const latest = useRef(handlers)
  useLayoutEffect(() => {
    latest.current = handlers
  })
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const place = event.target instanceof HTMLElement ? event.target : document.body
      const action = actionOf(event, place)
      const handler = action && latest.current[action]
      if (!handler || event.defaultPrevented || document.querySelector('dialog[open]')) return
      event.preventDefault()
      handler()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}

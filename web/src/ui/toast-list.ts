import { createEmitter } from '../store/create-emitter.ts'

export type ToastTone = 'good' | 'note' | 'bad'
export type Toast = { readonly id: number; readonly tone: ToastTone; readonly title: string; readonly text?: string }

const VISIBLE_MS = 4000

let toasts: readonly Toast[] = []
let lastId = 0
const { subscribe, emit } = createEmitter()

/** Callable from anywhere, also outside React: `showToast('good', t('toast.copied'), '0900123456')`. Errors stay until they are closed or their cause may be gone. */
export function showToast(tone: ToastTone, title: string, text?: string): void {
  lastId += 1
  const id = lastId
  // One at a time: after five attempts only the last outcome is shown, and two toasts would cover twice as much.
  publish([{ id, tone, title, ...(text === undefined ? {} : { text }) }])
  if (tone !== 'bad') setTimeout(() => closeToast(id), VISIBLE_MS)
}

export function closeToast(id: number): void {
  publish(toasts.filter((toast) => toast.id !== id))
}

/** The player corrects what an error was about. */
export function closeErrors(): void {
  if (toasts.some(({ tone }) => tone === 'bad')) publish(toasts.filter(({ tone }) => tone !== 'bad'))
}

export function currentToasts(): readonly Toast[] {
  return toasts
}

export const subscribeToToasts = subscribe

function publish(next: readonly Toast[]): void {
  toasts = next
  emit()
}

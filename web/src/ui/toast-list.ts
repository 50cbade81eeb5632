import { createEmitter } from '../store/create-emitter.ts'

export type ToastTone = 'good' | 'note' | 'bad'
export type Toast = { readonly id: number; readonly tone: ToastTone; readonly title: string; readonly text?: string }

const VISIBLE_MS = 4000

let toasts: readonly Toast[] = []
let lastId = 0
const { subscribe, emit } = createEmitter()

/** Callable from anywhere, also outside React: `showToast('good', t('toast.copied'), '0900123456')`. Errors stay until closed. */
export function showToast(tone: ToastTone, title: string, text?: string): void {
  lastId += 1
  const id = lastId
  // A toast replaces an older one with the same title, and a success removes errors: after five attempts only the last outcome is shown.
  const others = toasts.filter((toast) => toast.title !== title && !(tone === 'good' && toast.tone === 'bad'))
  publish([...others, { id, tone, title, ...(text === undefined ? {} : { text }) }])
  if (tone !== 'bad') setTimeout(() => closeToast(id), VISIBLE_MS)
}

export function closeToast(id: number): void {
  publish(toasts.filter((toast) => toast.id !== id))
}

export function currentToasts(): readonly Toast[] {
  return toasts
}

export const subscribeToToasts = subscribe

function publish(next: readonly Toast[]): void {
  toasts = next
  emit()
}

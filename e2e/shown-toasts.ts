import type { BrowserContext } from '@playwright/test'

declare global {
  interface Window {
    /** The texts of the toasts that this page has shown. */
    shownToasts?: string[]
  }
}

/** Keeps the texts of toasts, which close on their own, for `takeShownToast`. */
export function recordToasts(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    const shown: string[] = []
    window.shownToasts = shown
    const observer = new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof Element)) continue
        for (const toast of [node, ...node.querySelectorAll('[role=alert], [role=status]')]) {
          if (toast.matches('[popover=manual] :is([role=alert], [role=status])')) shown.push(toast.textContent)
        }
      }
    })
    observer.observe(document, { childList: true, subtree: true })
  })
}

/** Runs in the page. Returns whether a toast with all these texts was shown, and forgets it. */
export function takeShownToast(texts: readonly string[]): boolean {
  const toasts = window.shownToasts ?? []
  const index = toasts.findIndex((toast) => texts.every((text) => toast.includes(text)))
  if (index >= 0) toasts.splice(index, 1)
  return index >= 0
}

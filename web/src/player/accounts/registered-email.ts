const KEY = 'edil.registered'

/** The address that was registered in this tab, so that the page about its mail survives a reload. */
export function storeRegisteredEmail(email: string): void {
  try {
    sessionStorage.setItem(KEY, email)
  } catch {}
}

export function readRegisteredEmail(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

export function deleteRegisteredEmail(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {}
}

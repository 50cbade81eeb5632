/** Downloads content that the page already has. */
export function saveFile(name: string, type: 'text/plain' | 'text/calendar', content: string): void {
  saveBlob(name, new Blob([content], { type }))
}

export function saveBlob(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** Session storage has about 5 MB. A larger picture is not stored, and must be chosen again after a reload. */
const KEPT_BYTES_MAX = 1_000_000

/** `undefined` when the picture is too large to be stored, or cannot be read. */
export function toDataUrl(picture: Blob): Promise<string | undefined> {
  if (picture.size > KEPT_BYTES_MAX) return Promise.resolve(undefined)
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => resolve(undefined)
    reader.readAsDataURL(picture)
  })
}

/** Decoded by hand: the site's content security policy forbids to fetch a data URL. */
export function fromDataUrl(dataAddress: string): Blob {
  const [head = '', content = ''] = dataAddress.split(',')
  const type = /^data:([^;]*)/.exec(head)?.[1] ?? ''
  return new Blob([Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))], { type })
}

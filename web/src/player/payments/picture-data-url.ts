/** A tab keeps about 5 MB; a picture beyond this is not kept, and is chosen again after the page was lost. */
const KEPT_BYTES_MAX = 1_000_000

/** The picture as a data address; `undefined` when it is too large to be kept, or cannot be read. */
export function toDataUrl(picture: Blob): Promise<string | undefined> {
  if (picture.size > KEPT_BYTES_MAX) return Promise.resolve(undefined)
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => resolve(undefined)
    reader.readAsDataURL(picture)
  })
}

/** Back from a data address. By hand: the site's policy lets no script fetch one. */
export function fromDataUrl(dataAddress: string): Blob {
  const [head = '', content = ''] = dataAddress.split(',')
  const type = /^data:([^;]*)/.exec(head)?.[1] ?? ''
  return new Blob([Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))], { type })
}

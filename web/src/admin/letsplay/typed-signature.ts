/** Normalises a copied signature: without spaces, line breaks, capitals and 0x. */
export function typedSignature(typed: string): string {
  return typed.replace(/\s/g, '').toLowerCase().replace(/^0x/, '')
}

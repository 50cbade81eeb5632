/** 'se•••b' for 'selam_b': enough for its owner to recognise, for a chat that others may look at. */
export function maskName(name: string): string {
  const letters = [...name]
  if (letters.length < 5) return `${letters[0] ?? ''}•••`
  return `${letters.slice(0, 2).join('')}•••${letters.at(-1)}`
}

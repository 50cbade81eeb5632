/**
 * Markers: words that stand in everything that is about one person, so that an answer with the data of another person is
 * recognised wherever it comes from. A marker names what it stands in and the number of its person.
 */
export const MARKED = {
  a: 'account name',
  b: 'destination',
  e: 'email',
  f: 'file',
  n: 'full name',
  o: 'note',
  r: 'reference',
  t: 'session',
  u: 'username',
} as const
export type Marked = (typeof MARKED)[keyof typeof MARKED] | 'phone'

export type Marker = { readonly marked: Marked; readonly person: number }

const LETTERS = 26
const LENGTH = 4
const PATTERN = /zq([abefnortu])([a-z]{4})qz|\+2517(\d{8})/gi

/** Letters only, because names and references may hold nothing else. */
export function markerOf(marked: Exclude<Marked, 'phone'>, person: number): string {
  const [kind] = Object.entries(MARKED).find(([, name]) => name === marked) ?? []
  let letters = ''
  for (let rest = person; letters.length < LENGTH; rest = Math.floor(rest / LETTERS)) {
    letters = String.fromCharCode(97 + (rest % LETTERS)) + letters
  }
  return `zq${kind}${letters}qz`
}

/** All numbers that begin with 07 belong to people with markers. */
export function phoneOf(person: number): string {
  return `+2517${String(person).padStart(8, '0')}`
}

export function findMarkers(text: string): Marker[] {
  return [...text.matchAll(PATTERN)].map(([, kind, letters, digits]) =>
    digits === undefined
      ? { marked: MARKED[(kind ?? '').toLowerCase() as keyof typeof MARKED], person: numberOf(letters ?? '') }
      : { marked: 'phone', person: Number(digits) },
  )
}

function numberOf(letters: string): number {
  return [...letters.toLowerCase()].reduce((number, letter) => number * LETTERS + letter.charCodeAt(0) - 97, 0)
}

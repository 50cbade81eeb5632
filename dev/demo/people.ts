import type { Language, Role } from '@edil/domain/people'
import { createSeededRandom } from '../../server/test/seeded-random.ts'

export type DemoPerson = {
  readonly username: string
  readonly fullName: string
  readonly language: Language
  readonly role: Role
  readonly phone: string
}

/** The staff of the demo. Their usernames are printed, so they are the same for every seed. */
const STAFF = [
  { username: 'reviewer', fullName: 'Tigist Worku', language: 'en', role: 'reviewer' },
  { username: 'reviewer2', fullName: 'Bereket Assefa', language: 'am', role: 'reviewer' },
  { username: 'host', fullName: 'Liya Tadesse', language: 'en', role: 'host' },
  { username: 'admin', fullName: 'Yohannes Getachew', language: 'en', role: 'admin' },
  { username: 'admin2', fullName: 'Saba Haile', language: 'am', role: 'admin' },
] as const

/** The players with printed logins, one per language. They play in most games. */
const NAMED_PLAYERS = [
  { username: 'selam', fullName: 'Selam Bekele', language: 'en', role: 'player' },
  { username: 'almaz', fullName: 'አልማዝ ተስፋዬ', language: 'am', role: 'player' },
] as const

/** Without staff and printed players. More than the 34 who share a sold-out board. */
const OTHER_PLAYERS = 58

/** First names: username, in Latin letters, in Amharic. */
const FIRST_NAMES = [
  ['abebe', 'Abebe', 'አበበ'],
  ['hana', 'Hana', 'ሀና'],
  ['dawit', 'Dawit', 'ዳዊት'],
  ['meron', 'Meron', 'ሜሮን'],
  ['yonas', 'Yonas', 'ዮናስ'],
  ['tsion', 'Tsion', 'ጽዮን'],
  ['kebede', 'Kebede', 'ከበደ'],
  ['rahel', 'Rahel', 'ራሔል'],
  ['samuel', 'Samuel', 'ሳሙኤል'],
  ['marta', 'Marta', 'ማርታ'],
  ['tesfaye', 'Tesfaye', 'ተስፋዬ'],
  ['bethlehem', 'Bethlehem', 'ቤተልሔም'],
  ['mulugeta', 'Mulugeta', 'ሙሉጌታ'],
  ['zewditu', 'Zewditu', 'ዘውዲቱ'],
  ['henok', 'Henok', 'ሔኖክ'],
] as const
const FATHERS_NAMES = [
  ['Alemu', 'አለሙ'],
  ['Girma', 'ግርማ'],
  ['Haile', 'ኃይሌ'],
  ['Tadesse', 'ታደሰ'],
  ['Mengistu', 'መንግሥቱ'],
  ['Desta', 'ደስታ'],
  ['Wolde', 'ወልዴ'],
  ['Fikru', 'ፍቅሩ'],
  ['Negash', 'ነጋሽ'],
  ['Sisay', 'ሲሳይ'],
] as const

/** The people of a demo: the same for the same seed. */
export function demoPeople(seed: number): { readonly staff: DemoPerson[]; readonly players: DemoPerson[] } {
  const random = createSeededRandom(seed)
  const firstPhone = random.between(10_000_000, 98_000_000)
  let count = 0
  const withPhone = (person: Omit<DemoPerson, 'phone'>): DemoPerson => {
    count += 1
    return { ...person, phone: `+2519${String(firstPhone + count).padStart(8, '0')}` }
  }
  const others = Array.from({ length: OTHER_PLAYERS }, (_, index): Omit<DemoPerson, 'phone'> => {
    const [username, latinFirst, amharicFirst] = random.one(FIRST_NAMES)
    const [latinFather, amharicFather] = random.one(FATHERS_NAMES)
    const language = random.below(3) === 0 ? 'am' : 'en'
    const fullName = language === 'am' ? `${amharicFirst} ${amharicFather}` : `${latinFirst} ${latinFather}`
    return { username: `${username}_${index + 1}`, fullName, language, role: 'player' }
  })
  return { staff: STAFF.map(withPhone), players: [...NAMED_PLAYERS, ...others].map(withPhone) }
}

/** Usernames of everyone whose login is printed. */
export const PRINTED_LOGINS: readonly Omit<DemoPerson, 'phone'>[] = [...STAFF, ...NAMED_PLAYERS]

import type { Language } from '@edil/domain/people'

const UNITS: Record<Language, readonly [string, string, string]> = {
  en: ['h', 'min', 's'],
  am: ['ሰዓት', 'ደቂቃ', 'ሰከንድ'],
}

/** '9 min 57 s': how long something was before the beacon, in its two largest units. */
export function formatLead(totalSeconds: number, language: Language): string {
  const seconds = Math.floor(totalSeconds)
  return [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60]
    .flatMap((figure, index) => (figure > 0 ? `${figure} ${UNITS[language][index]}` : []))
    .slice(0, 2)
    .join(' ')
}

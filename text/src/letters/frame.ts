import type { Language } from '@edil/domain/people'

/** The texts of one mail: before its button, on it, and after it. */
export type LetterTexts = {
  readonly subject: string
  readonly before: readonly string[]
  readonly action?: string
  readonly after: readonly string[]
}

export type LetterWithAction = LetterTexts & { readonly action: string }

/** The texts that every mail has in common. */
type FrameTexts = {
  readonly brand: string
  readonly brandLine: string
  readonly greeting: (name: string) => string
  readonly greetingWithoutName: string
  readonly buttonFails: string
  readonly footer: string
}

const en: FrameTexts = {
  brand: 'Edil',
  brandLine: 'Luck you can check.',
  greeting: (name) => `Hello ${name},`,
  greetingWithoutName: 'Hello,',
  buttonFails: 'If the button does not work, open this link:',
  footer: 'Please do not reply to this email. To reach us, use Contact Us at the bottom of every Edil page.',
}

const am: FrameTexts = {
  brand: 'ዕድል',
  brandLine: 'ሊያረጋግጡት የሚችሉት ዕድል።',
  greeting: (name) => `ውድ ${name}፣`,
  greetingWithoutName: 'ሰላም፣',
  buttonFails: 'ከላይ ያለው ካልተከፈተ ይህን አድራሻ ይክፈቱ፦',
  footer: 'ለዚህ ኢሜይል የሚላክ መልስ አይነበብም። የደንበኞች አገልግሎታችንን በእያንዳንዱ የ«ዕድል» ገጽ ግርጌ ያገኛሉ።',
}

export const FRAME_TEXTS: Record<Language, FrameTexts> = { en, am }

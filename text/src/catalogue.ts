export type Catalogue = Readonly<Record<string, string>>

/** The type of a translation: every id of the English catalogue, and no other. */
export type TranslationOf<English extends Catalogue> = Readonly<Record<keyof English, string>>

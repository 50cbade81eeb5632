import type { Language } from '@edil/domain/people'

/** One page in one language, as write-pages.ts receives it from prerender.tsx. */
export type RenderedPage = {
  readonly path: string
  readonly language: Language
  readonly body: string
  readonly title: string
  readonly description: string
  readonly isPublic: boolean
  readonly reads: readonly string[]
  readonly module: string
  /** Text parts beside `player`, which every page loads. */
  readonly parts: readonly string[]
  readonly laterParts: readonly string[]
}

import type { Language } from './text/language.ts'

/** One page in one language, as the build writes it down. */
export type RenderedPage = {
  readonly path: string
  readonly language: Language
  readonly body: string
  readonly title: string
  readonly description: string
  readonly isPublic: boolean
  readonly reads: readonly string[]
  readonly module: string
  /** Text parts beside the one that every page has. */
  readonly parts: readonly string[]
}

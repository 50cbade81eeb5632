import type { Language } from '@edil/domain/people'
import { front as frontAm } from './am/front.ts'
import { games as gamesAm } from './am/games.ts'
import { player as playerAm } from './am/player.ts'
import { result as resultAm } from './am/result.ts'
import type { TranslationOf } from './catalogue.ts'
import { front as frontEn } from './en/front.ts'
import { games as gamesEn } from './en/games.ts'
import { player as playerEn } from './en/player.ts'
import { result as resultEn } from './en/result.ts'
import { fill } from './fill.ts'

export type DrawPreviewTexts = {
  readonly title: (type: string, number: string) => string
  readonly brandLine: string
  readonly noWinner: string
  readonly cancelled: string
}

/** The words of a draw's link preview: those of its page. */
export const DRAW_PREVIEW_TEXTS: Record<Language, DrawPreviewTexts> = {
  en: textsOf(resultEn, playerEn, frontEn, gamesEn),
  am: textsOf(resultAm, playerAm, frontAm, gamesAm),
}

function textsOf(
  result: TranslationOf<typeof resultEn>,
  player: TranslationOf<typeof playerEn>,
  front: TranslationOf<typeof frontEn>,
  games: TranslationOf<typeof gamesEn>,
): DrawPreviewTexts {
  return {
    title: (type, number) => fill(result['result.name'], { type, number }),
    brandLine: player['brand.line'],
    noWinner: front['front.prize.no_winner'],
    cancelled: games['game.status.cancelled'],
  }
}

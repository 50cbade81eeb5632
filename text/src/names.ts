import type { Rejection } from '@edil/domain/payments'
import type { Language } from '@edil/domain/people'
import type { GameType } from '@edil/domain/plans'
import type { PaymentMethod } from '@edil/domain/postings'
import { decisions as decisionsAm } from './am/decisions.ts'
import { player as playerAm } from './am/player.ts'
import type { TranslationOf } from './catalogue.ts'
import { decisions as decisionsEn } from './en/decisions.ts'
import { player as playerEn } from './en/player.ts'

/** What mails and ticket files say in the words of the pages. */
export const GAME_NAMES: Record<Language, Record<GameType, string>> = {
  en: gameNames(playerEn),
  am: gameNames(playerAm),
}

function gameNames(player: TranslationOf<typeof playerEn>): Record<GameType, string> {
  return {
    midday: player['game.type.midday'],
    daily: player['game.type.daily'],
    weekly: player['game.type.weekly'],
    monthly: player['game.type.monthly'],
  }
}

export const METHOD_NAMES: Record<Language, Record<PaymentMethod, string>> = {
  en: methodNames(playerEn),
  am: methodNames(playerAm),
}

function methodNames(player: TranslationOf<typeof playerEn>): Record<PaymentMethod, string> {
  return {
    telebirr: player['payment.method.telebirr'],
    cbe: player['payment.method.cbe'],
    bank: player['payment.method.bank'],
  }
}

/** Why a payment was rejected. */
export function rejectionText(language: Language, rejection: Rejection): string {
  return (language === 'am' ? decisionsAm : decisionsEn)[`rejection.${rejection}`]
}

import type { Language, Role } from '@edil/domain/people'
import { admin as adminAm } from '../am/admin.ts'
import { admin as adminEn } from '../en/admin.ts'
import type { LetterWithAction } from './frame.ts'

export type ProposalFacts = {
  /** Who proposed it. */
  readonly by: string
  /** When it takes effect unless an admin stops it. */
  readonly when: string
  readonly change:
    | { readonly kind: 'receiving_account'; readonly method: string; readonly account: string }
    | { readonly kind: 'role'; readonly username: string; readonly role: Role }
    | { readonly kind: 'lock'; readonly username: string; readonly reason: string }
    | { readonly kind: 'unlock'; readonly username: string }
}

/** The Amharic is not yet read by a native speaker: docs/amharic.md. */
export const PROPOSAL_TEXTS: Record<Language, (facts: ProposalFacts) => LetterWithAction> = {
  en: ({ by, when, change }) => ({
    subject:
      change.kind === 'receiving_account' ? 'A receiving account is about to change' : 'An admin is about to change',
    before: [
      proposedEn(by, change),
      `It takes effect as soon as another admin confirms it, or on ${when}. If it is not right, stop it now.`,
    ],
    action: 'Look at the change',
    after: ['If you do not know about this change, call the admin who proposed it before you confirm.'],
  }),
  am: ({ by, when, change }) => ({
    subject: change.kind === 'receiving_account' ? 'የመቀበያ ሂሳብ ለውጥ ቀርቧል' : 'የአስተዳዳሪ ለውጥ ቀርቧል',
    before: [proposedAm(by, change), `ሌላ አስተዳዳሪ ሲያረጋግጥ ወይም ${when} ተግባራዊ ይሆናል። ትክክል ካልሆነ አሁኑኑ ያስቁሙት።`],
    action: 'ለውጡን ይመልከቱ',
    after: ['ስለዚህ ለውጥ የማያውቁ ከሆነ ከማረጋገጥዎ በፊት ያቀረቡትን አስተዳዳሪ በስልክ ያነጋግሩ።'],
  }),
}

function proposedEn(by: string, change: ProposalFacts['change']): string {
  if (change.kind === 'role') {
    return `${by} wants to change the role of ${change.username} to ${adminEn[`people.role.${change.role}`]}.`
  }
  if (change.kind === 'lock') {
    return `${by} wants to lock the admin account ${change.username}: ${change.reason}. It is logged out on all devices.`
  }
  if (change.kind === 'unlock') return `${by} wants to unlock the admin account ${change.username}.`
  return `${by} wants players to send ${change.method} payments to ${change.account}.`
}

function proposedAm(by: string, change: ProposalFacts['change']): string {
  if (change.kind === 'role') {
    return `${by} የመለያ ${change.username} ሚና «${adminAm[`people.role.${change.role}`]}» እንዲሆን ጠይቀዋል።`
  }
  if (change.kind === 'lock') {
    return `${by} የአስተዳዳሪ መለያ ${change.username} እንዲታገድ ጠይቀዋል፦ ${change.reason}። መለያው ከሁሉም መሣሪያዎች ወጥቷል።`
  }
  if (change.kind === 'unlock') return `${by} የአስተዳዳሪ መለያ ${change.username} እገዳ እንዲነሳ ጠይቀዋል።`
  return `${by} የ${change.method} ክፍያዎች ወደዚህ ሂሳብ እንዲላኩ ጠይቀዋል፦ ${change.account}።`
}

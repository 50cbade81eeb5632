import type { Setup } from '@edil/contract/today'
import type { StaffPage } from '@edil/domain/access'

/** Something that the site needs before it can sell and pay out. */
export type SetupStep = {
  readonly kind: 'account' | 'help' | 'licence' | 'tax' | 'payers' | 'twoFactor'
  readonly isDone: boolean
  readonly page: StaffPage
  /** For the text of the step. */
  readonly count?: number
}

/** One person approves a prize, another one pays it. */
const PAYERS_MIN = 2

export function setupSteps(setup: Setup): readonly SetupStep[] {
  const { payers, staffWithoutTwoFactor } = setup
  return [
    { kind: 'account', isDone: setup.hasReceivingAccount, page: 'accounts' },
    { kind: 'help', isDone: setup.hasHelp, page: 'settings' },
    { kind: 'licence', isDone: setup.hasValidLicence, page: 'settings' },
    { kind: 'tax', isDone: setup.isTaxConfirmed, page: 'prizes' },
    { kind: 'payers', isDone: payers >= PAYERS_MIN, page: 'people', count: payers },
    { kind: 'twoFactor', isDone: staffWithoutTwoFactor === 0, page: 'people', count: staffWithoutTwoFactor },
  ]
}

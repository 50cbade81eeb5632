/** Why a game closed: its time came, its hundredth number was approved, or an operator ended it early. */
export const CLOSINGS = ['time', 'full', 'operator'] as const
export type Closing = (typeof CLOSINGS)[number]

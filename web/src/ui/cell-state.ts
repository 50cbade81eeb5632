/**
 * free: can be picked. trying: a request is under way. The player's own numbers: held, waiting (in review), mine (approved).
 * Another player's numbers: pending, sold.
 */
export type CellState = 'free' | 'trying' | 'held' | 'mine' | 'waiting' | 'pending' | 'sold'

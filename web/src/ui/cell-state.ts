/**
 * free to pick · trying: asking the server · held by the reader · mine: approved · waiting: the reader's, in review ·
 * pending and sold: somebody else's.
 */
export type CellState = 'free' | 'trying' | 'held' | 'mine' | 'waiting' | 'pending' | 'sold'

/** So many witnesses must have seen the sealed list of a game for its draw to be called witnessed. */
export const WITNESSES_MIN = 2
/** And so long before the random value existed. The function `checkpoint_of_seal` of the database has the same limit. */
export const WITNESSED_BEFORE_MS = 5_000
/** A witness cannot have seen a list before it was sealed; its clock may differ from ours by this much. */
export const CLOCKS_AGREE_MS = 5_000

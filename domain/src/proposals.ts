/** How long a change of an admin waits for another admin, before it takes effect unless one has stopped it. */
export const PROPOSAL_HOURS = 24

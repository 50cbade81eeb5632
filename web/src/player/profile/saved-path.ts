/** My Account after a change of the language: the page shows that it was saved. */
export const SAVED_PATH = '/profile?saved'

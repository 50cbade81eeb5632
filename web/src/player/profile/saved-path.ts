/** My Account, right after a change of the language: the page tells that it was saved. */
export const SAVED_PATH = '/profile?saved'

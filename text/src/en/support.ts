/** The dialogs of the footer and the page for unknown addresses. */
export const support = {
  'contact.text': 'Message us on Telegram or Instagram. A person will reply.',
  'contact.telegram': 'Telegram',
  'contact.instagram': 'Instagram',
  'notFound.text': 'There is no page at this address. Check the address, or go back to the home page.',
  'notFound.home': 'Back to home',
} as const

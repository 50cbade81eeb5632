/** The dialogs of the footer and the page for unknown addresses. */
export const support = {
  'contact.text': 'Message or call us. A person will reply.',
  'contact.none': 'No contact is listed yet.',
  'contact.failed': 'Failed to load the contacts',
  'contact.failedText': 'Check your connection and try again.',
  'contact.telegram': 'Telegram',
  'contact.instagram': 'Instagram',
  'contact.call': 'Call {phone}',
  'contact.write': 'Email {email}',
  'notFound.text': 'There is no page at this address. Check the address, or go back to the home page.',
  'notFound.home': 'Back to home',
} as const

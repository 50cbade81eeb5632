import { expect, test } from 'vitest'
import { suggestUsername } from './suggest-username.ts'

test.each([
  ['Selam Bekele', '', 'selam_bekele'],
  ['  Étienne O’Neil ', '', 'etienne_o_neil'],
  ['Wolde-Giorgis Tekle Haimanot', '', 'wolde_giorgis_tekle'],
  ['ሰላም በቀለ', 'selam.b@example.com', 'selam_b'],
  ['Admin', 'help@example.com', undefined],
  ['ሰላም', '', undefined],
  ['Jo', 'jo@example.com', undefined],
])('%j with %j becomes %j', (fullName, email, username) => {
  expect(suggestUsername(fullName, email)).toBe(username)
})

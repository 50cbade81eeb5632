import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderPage } from '../../../test/render-page.tsx'
import { Terms } from './terms.tsx'

const SECTIONS = [
  'Eligibility',
  'Account Registration',
  'Game Rules',
  'Payments & Refunds',
  'Prizes & Winnings',
  'User Conduct',
  'Limitation of Liability',
  'Changes to Terms',
  'Governing Law',
]

const SENTENCES = [
  'You must be at least 18 years old to play. If the law that applies to you sets a higher age, that age applies.',
  'You may buy 1 to 3 numbers in one game.',
  'You upload a screenshot of your transfer, and we approve or reject the payment.',
  'Approval is final.',
  'A payment is non-refundable once it is approved, unless we made an error or the game was cancelled.',
  'Only approved entries win.',
  'We may disqualify a suspicious entry',
  'The laws of Ethiopia apply to these terms.',
  'Edil is only for people aged 18 or over.',
]

// proves: TERMS-01, TERMS-02, TERMS-03, TERMS-04, TERMS-05, TERMS-06, TERMS-07, TERMS-08, TERMS-09, TERMS-19
test('the page has the nine sections and the effective date', async () => {
  await renderPage(<Terms />, ['legal'])
  await expect.element(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible()
  const titles = page.getByRole('heading', { level: 2 }).elements()
  expect(titles.map(({ textContent }) => textContent)).toEqual(SECTIONS)
  await expect.element(page.getByText('Effective date: August 16, 2025')).toBeVisible()
})

// proves: TERMS-10, TERMS-11, TERMS-12, TERMS-13, TERMS-14, TERMS-15, TERMS-16, TERMS-17, TERMS-20, TERMS-21
test('the terms say what the owner and we decided', async () => {
  await renderPage(<Terms />, ['legal'])
  for (const sentence of SENTENCES) {
    await expect.element(page.getByText(sentence, { exact: false })).toBeVisible()
  }
})

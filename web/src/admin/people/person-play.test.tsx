import { EXAMPLE_PERSON_PLAY } from '@edil/contract/people'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer, refusal } from '../../../test/fake-server.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { PersonPlay } from './person-play.tsx'

async function open(play: () => unknown = () => EXAMPLE_PERSON_PLAY) {
  fakeServer({ 'GET /api/people/*/play': play })
  await renderPage(<PersonPlay personId="1d3f9f0c-6d1e-4f59-8a66-0f6b7a0d2c33" />, ['refusals', 'buying', 'admin'])
}

test.each([
  [/1,000 ETB · Daily · Approved/, /^\/etxdark\/payments\?type=daily&status=approved&payment=6f2c1d1e/],
  [/D-0412-0007 · 42 93/, /^\/draws\/daily-412$/],
  [/500 ETB · To pay/, /^\/etxdark\/refunds\?state=owed$/],
  [/3,000 ETB · Daily · Claimed/, /^\/etxdark\/prizes\?list=to_approve&prize=7d1b0f0e/],
])('%s leads to its place', async (name, path) => {
  await open()
  const link = page.getByRole('link', { name })
  await expect.element(link).toBeVisible()
  expect(link.element().getAttribute('href')).toMatch(path)
})

test('says so when a person has neither payments nor tickets', async () => {
  await open(() => ({ payments: [], tickets: [], refunds: [], prizes: [], hasMore: false }))
  await expect.element(page.getByText('No payments yet.')).toBeVisible()
  await expect.element(page.getByText('No tickets yet.')).toBeVisible()
})

test('can be loaded again after a failure', async () => {
  await open(() => {
    throw refusal('person_not_found')
  })
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

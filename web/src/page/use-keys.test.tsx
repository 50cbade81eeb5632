import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { useKeys } from './use-keys.ts'

const place = document.body.appendChild(document.createElement('div'))
const root = createRoot(place)
afterEach(() => root.render(null))

function Payment({ name, onApprove }: { readonly name: string; readonly onApprove: (name: string) => void }) {
  useKeys({ approve: () => onApprove(name) })
  return <p>{name}</p>
}

/** Waits for the change in the document only: React runs the effects that may wait after the browser has painted. */
async function show(payment: { name: string; key?: string }, onApprove: (name: string) => void): Promise<void> {
  const shown = new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect()
      resolve()
    })
    observer.observe(place, { childList: true, characterData: true, subtree: true })
  })
  root.render(<Payment {...payment} key={payment.key ?? 'one'} onApprove={onApprove} />)
  await shown
}

const press = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', cancelable: true }))

test.each([
  { case: 'changed', key: 'one' },
  { case: 'replaced', key: 'two' },
])('a key that is pressed as soon as the page has $case acts on what it shows', async ({ key }) => {
  const onApprove = vi.fn()
  await show({ name: 'first' }, onApprove)
  await show({ name: 'second', key }, onApprove)
  press()
  expect(onApprove.mock.calls).toEqual([['second']])
})

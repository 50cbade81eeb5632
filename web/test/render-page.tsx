import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { createQueries } from '../src/api/queries.ts'
import { activate, loadTextPart, type TextPart } from '../src/text/activate.ts'
import { LanguageProvider } from '../src/text/language-provider.tsx'
import { Toasts } from '../src/ui/toast.tsx'
import { closeToast, currentToasts } from '../src/ui/toast-list.ts'
import '../src/ui/tokens.css'
import '../src/ui/base.css'

/**
 * Renders a part of a page in English with all that the application puts around it, as if it were opened at `address`. Returns the
 * paths visited.
 */
export async function renderPage(
  part: ReactNode,
  textParts: readonly TextPart[],
  address = '/',
): Promise<readonly string[]> {
  for (const { id } of currentToasts()) closeToast(id)
  await activate('en')
  await Promise.all(textParts.map(loadTextPart))
  const { hook, searchHook, history } = memoryLocation({ path: address, record: true })
  await render(
    <QueryClientProvider client={createQueries()}>
      <LanguageProvider calendar="gregorian">
        <Router hook={hook} searchHook={searchHook}>
          {part}
          <Toasts closeLabel="Close" />
        </Router>
      </LanguageProvider>
    </QueryClientProvider>,
  )
  return history
}

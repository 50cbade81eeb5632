import { STAFF_PAGES } from '@edil/domain/access'
import type { Role } from '@edil/domain/people'
import { useSession } from '../../api/session.ts'
import { loadTextPart } from '../../text/activate.ts'
import { useLazyModule } from '../use-lazy-module.ts'

const HOSTS: readonly Role[] = STAFF_PAGES.letsplay

/** The button that starts a draw, for hosts: others do not load it. The server decides who may start one. */
export function useStartDrawButton() {
  const { person } = useSession()
  return useLazyModule(person != null && HOSTS.includes(person.role), load)
}

async function load() {
  const parts = ['refusals', 'buying', 'admin', 'hosting'] as const
  const [{ StartDrawButton }] = await Promise.all([import('./start-draw-button.tsx'), ...parts.map(loadTextPart)])
  return StartDrawButton
}

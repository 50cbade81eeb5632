import { useSession } from '../../api/session.ts'

/** Of those who look at a payment, the others. The server names everybody by username, or by name where there is none. */
export function useOthers(openedBy: readonly string[]): readonly string[] {
  const { person } = useSession()
  const own = person?.username ?? person?.fullName
  return openedBy.filter((name) => name !== own)
}

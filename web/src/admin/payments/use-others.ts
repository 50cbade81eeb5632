import { useSession } from '../../api/session.ts'

/** The other reviewers of a payment. The server gives usernames, or names where there is no username. */
export function useOthers(openedBy: readonly string[]): readonly string[] {
  const { person } = useSession()
  const own = person?.username ?? person?.fullName
  return openedBy.filter((name) => name !== own)
}

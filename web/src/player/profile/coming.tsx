import { Coming } from '../coming/coming.tsx'
import { SignedIn } from './signed-in.tsx'

/** A page of one's own before it is built: visitors are sent to the login already. */
export function ComingForMe() {
  return <SignedIn>{() => <Coming />}</SignedIn>
}

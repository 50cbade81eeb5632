import { EmptyPage } from '../../page/empty-page.tsx'

/** For addresses whose page is not built yet. */
export function ComingSoon() {
  return <EmptyPage title="coming.title" text="coming.text" />
}

import { EmptyPage } from '../../page/empty-page.tsx'

export function NotFound() {
  return <EmptyPage title="notFound.title" text="notFound.text" href="/" action="notFound.home" />
}

import type { ComponentProps } from 'react'
import { useText } from '../../text/use-text.ts'
import { PageHead } from '../../ui/page-head.tsx'

type VerdictHeadProps = Omit<ComponentProps<typeof PageHead>, 'about'> &
  Partial<Pick<ComponentProps<typeof PageHead>, 'about'>>

/** The verdict in one sentence. */
export function VerdictHead({ about, ...head }: VerdictHeadProps) {
  const { t } = useText()
  return <PageHead {...head} about={about ?? t('proof.title')} />
}

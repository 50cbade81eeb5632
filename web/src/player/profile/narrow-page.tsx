import type { ReactNode, Ref } from 'react'
import { useLocation } from 'wouter'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Column, Wrap } from '../../ui/layout.tsx'
import styles from './profile.module.css'

type NarrowPageProps = {
  readonly title: string
  readonly heading?: Ref<HTMLHeadingElement>
  readonly children: ReactNode
}

/** A narrow page for one setting, with a link back. */
export function NarrowPage({ title, heading, children }: NarrowPageProps) {
  const { t } = useText()
  const [, navigate] = useLocation()
  return (
    <Wrap page>
      <Column gap={4} className={styles.narrow}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
        <Button look="text" onClick={() => navigate('/profile')}>
          {t('action.back')}
        </Button>
      </Column>
    </Wrap>
  )
}

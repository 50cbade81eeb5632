import { type ReactNode, useEffect, useRef } from 'react'
import { Column } from '../../ui/layout.tsx'
import { Stitches, type StitchPicture } from '../../ui/stitches.tsx'
import styles from './form.module.css'

type OutcomeProps = {
  readonly picture?: StitchPicture
  readonly title: string
  readonly children: ReactNode
}

/** Replaces a submitted form. It takes the focus from the removed button, so that screen readers continue here. */
export function Outcome({ picture, title, children }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <Column gap={4}>
      {picture && <Stitches picture={picture} />}
      <h1 ref={heading} tabIndex={-1} className={styles.outcome}>
        {title}
      </h1>
      {children}
    </Column>
  )
}

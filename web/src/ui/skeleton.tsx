import type { ReactNode } from 'react'
import { VisuallyHidden } from './layout.tsx'
import styles from './skeleton.module.css'

type SkeletonLineProps = { readonly width?: string; readonly height?: string }

/** A bar of the letters' height, which takes as much room as a line of text. */
const OF_A_LINE = { blockSize: '1lh', clipPath: 'inset(calc(.5lh - .5em) 0 round var(--r1))' }

/** `width` and `height` are CSS lengths: imitate the shape of the content. A span, because it replaces text. */
export function SkeletonLine({ width = '100%', height }: SkeletonLineProps) {
  const size = height ? { blockSize: height } : OF_A_LINE
  return <span className={styles.line} style={{ inlineSize: width, ...size }} />
}

/** Announces once that something is loading, and hides the lines from screen readers. */
export function Skeleton({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={styles.skeleton} aria-hidden="true">
        {children}
      </div>
    </div>
  )
}

/** A page that is loading: its heading and some content. */
export function PageSkeleton({ label }: { readonly label: string }) {
  return (
    <Skeleton label={label}>
      <SkeletonLine width="12rem" height="2.25rem" />
      <SkeletonLine height="12rem" />
    </Skeleton>
  )
}

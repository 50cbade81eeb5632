import type { ReactNode } from 'react'
import { VisuallyHidden } from './layout.tsx'
import styles from './skeleton.module.css'

type SkeletonLineProps = { readonly width?: string; readonly height?: string }

/** Lay lines out in the shape of what is coming: `width` and `height` are CSS lengths. A span, because it stands in for words. */
export function SkeletonLine({ width = '100%', height = '1em' }: SkeletonLineProps) {
  return <span className={styles.line} style={{ inlineSize: width, blockSize: height }} />
}

/** Says once that something is loading, and hides the lines from a screen reader. */
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

/** A page that is on its way: its heading, and what comes under it. */
export function PageSkeleton({ label }: { readonly label: string }) {
  return (
    <Skeleton label={label}>
      <SkeletonLine width="12rem" height="2.25rem" />
      <SkeletonLine height="12rem" />
    </Skeleton>
  )
}

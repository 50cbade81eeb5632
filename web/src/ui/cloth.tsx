import type { HTMLAttributes, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './cloth.module.css'
import { Mark } from './logo.tsx'

type ClothProps = Omit<HTMLAttributes<HTMLElement>, 'title'> & {
  readonly as: 'article' | 'figure'
  readonly bands: readonly [above: ReactNode, below: ReactNode]
  readonly title: ReactNode
}

/** What a ticket is made of: fringed cloth between two bands, headed by the name of the site. */
export function Cloth({ as: Tag, bands: [above, below], title, className, children, ...rest }: ClothProps) {
  return (
    <Tag {...rest} className={classNames(styles.fringed, className)}>
      {above}
      <div className={styles.cloth}>
        <div className={styles.head}>
          <Mark size={30} />
          <b lang="en">Edil</b>
          <span lang="am">ዕድል</span>
          <b className={styles.title}>{title}</b>
        </div>
        {children}
      </div>
      {below}
    </Tag>
  )
}

import { classNames } from './class-names.ts'
import styles from './icon.module.css'

/** Drawn on 24 × 24 with a stroke of 2. A circle is written as a path, so that one attribute holds a whole icon. */
const PATHS = {
  arrow: 'M4 12h16M14 6l6 6-6 6',
  check: 'M4 12.5l5 5L20 6.5',
  chevron: 'M9 5l7 7-7 7',
  clock: 'M12 3a9 9 0 100 18 9 9 0 100-18M12 7v5l3.5 2',
  close: 'M6 6l12 12M18 6L6 18',
  copy: 'M9 9h11v12H9zM15 9V3H4v12h5',
  dice: 'M12 2l10 10-10 10L2 12zM12 12v.1M8 12v.1M16 12v.1',
  document: 'M6 2h9l5 5v15H6zM14 2v6h6M9 13h7M9 17h7',
  download: 'M12 4v12M6 10l6 6 6-6M4 20h16',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 100 6 3 3 0 100-6',
  fullScreen: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  grid: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z',
  hourglass: 'M6 3h12M6 21h12M7 3c0 6 10 6 10 18M17 3c0 6-10 6-10 18',
  info: 'M12 3a9 9 0 100 18 9 9 0 100-18M12 11v6M12 7.5v.1',
  key: 'M8 10a5 5 0 100 10 5 5 0 100-10M12 11l9-9M17 6l3 3',
  logout: 'M10 4H4v16h6M9 12h12M16 7l5 5-5 5',
  menu: 'M4 6h16M4 12h16M4 18h16',
  moon: 'M20 14A8.5 8.5 0 119.5 4 7 7 0 0020 14z',
  play: 'M7 4l13 8-13 8z',
  qr: 'M3 3h7v7H3zM14 3h7v7h-7zM3 14h7v7H3zM14 14h3v3M21 14v7h-7',
  redo: 'M20 11a8 8 0 10-2 6M20 4v7h-7',
  share: 'M21 4L3 11l6 3 2 6 3-4 5 3z',
  sound: 'M4 9v6h4l5 4V5L8 9zM16 9a4 4 0 010 6M19 6a8 8 0 010 12',
  soundOff: 'M4 9v6h4l5 4V5L8 9zM16 9l5 6M21 9l-5 6',
  sun: 'M12 8a4 4 0 100 8 4 4 0 100-8M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5',
  ticket: 'M3 6h18v4a2 2 0 000 4v4H3v-4a2 2 0 000-4zM14 6v12',
  upload: 'M12 16V4M6 10l6-6 6 6M4 20h16',
  users: 'M9 4a4 4 0 100 8 4 4 0 100-8M2 21c0-5 3-7 7-7s7 2 7 7M16 4a4 4 0 010 8M18 14c3 1 4 3 4 7',
  warning: 'M12 3l10 18H2zM12 10v5M12 18v.1',
  zoomOut: 'M11 4a7 7 0 100 14 7 7 0 100-14M16 16l5 5M8 11h6',
  zoom: 'M11 4a7 7 0 100 14 7 7 0 100-14M16 16l5 5M8 11h6M11 8v6',
} as const

export type IconName = keyof typeof PATHS

/** Always beside words that mean the same, and therefore hidden from screen readers. */
export function Icon({ name, className }: { readonly name: IconName; readonly className?: string | undefined }) {
  return (
    <svg className={classNames(styles.icon, className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  )
}

const FULL = 'M3 0h1v1h1v1h1v1h1v1H6v1H5v1H4v1H3V6H2V5H1V4H0V3h1V2h1V1h1z'
const HOLLOW = `${FULL}M3 2v1H2v1h1v1h1V4h1V3H4V2z`

/** One stitch of the weave: full for what is under way, hollow for what is waiting. */
export function Diamond({
  hollow = false,
  className,
}: {
  readonly hollow?: boolean
  readonly className?: string | undefined
}) {
  return (
    <svg className={classNames(styles.diamond, className)} viewBox="0 0 7 7" aria-hidden="true">
      <path fillRule="evenodd" d={hollow ? HOLLOW : FULL} />
    </svg>
  )
}

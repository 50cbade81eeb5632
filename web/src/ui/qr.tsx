import { qrPath } from '@edil/domain/qr-path'
import { type ComponentProps, useMemo } from 'react'
import { encode } from 'uqr'
import styles from './qr.module.css'

/** Dark on light in both themes, because cameras cannot read the opposite, with the quiet zone of four modules. */
export function Qr({ text, label }: { readonly text: string; readonly label: string }) {
  const { path, size } = useMemo(() => {
    const { data, size } = encode(text, { ecc: 'M', border: 0 })
    return { path: qrPath(data), size }
  }, [text])
  return (
    <svg viewBox={`-4 -4 ${size + 8} ${size + 8}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path fill="#17130F" d={path} />
    </svg>
  )
}

/** A code on a page, which has no light ground of its own in the dark theme. */
export function QrCard(props: ComponentProps<typeof Qr>) {
  return (
    <div className={styles.card}>
      <Qr {...props} />
    </div>
  )
}

import { useMemo } from 'react'
import { qrCode, qrPath } from './qr-code.ts'

/** Dark on light in both themes, because cameras cannot read the opposite, with the quiet zone of four modules. */
export function Qr({ text, label }: { readonly text: string; readonly label: string }) {
  const { path, size } = useMemo(() => {
    const code = qrCode(text)
    return { path: qrPath(code), size: code.length }
  }, [text])
  return (
    <svg viewBox={`-4 -4 ${size + 8} ${size + 8}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path fill="#17130F" d={path} />
    </svg>
  )
}

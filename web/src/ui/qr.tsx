import { useMemo } from 'react'
import { qrCode, qrPath } from './qr-code.ts'

/** Dark on light in either theme: a camera reads nothing else. The edge of four modules belongs to the code. */
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

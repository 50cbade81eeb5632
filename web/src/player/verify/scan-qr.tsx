import { type ChangeEvent, useRef } from 'react'
import { ticketKeyIn } from '../../page/ticket-key.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'

type BarcodeDetector = { readonly detect: (picture: ImageBitmapSource) => Promise<readonly { rawValue: string }[]> }
type WithDetector = { readonly BarcodeDetector?: new (options: { formats: string[] }) => BarcodeDetector }

type ScanQrProps = {
  /** `undefined` when the picture shows no ticket. */ readonly onRead: (key: string | undefined) => void
}

/** Reads a ticket's QR code from a photo, in browsers with BarcodeDetector; others have the field. Nothing is uploaded. */
export function ScanQr({ onRead }: ScanQrProps) {
  const { t } = useText()
  const input = useRef<HTMLInputElement>(null)
  const { BarcodeDetector } = window as WithDetector
  if (!BarcodeDetector) return null
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [picture] = target.files ?? []
    target.value = ''
    if (!picture) return
    onRead(await ticketKeyOn(picture, new BarcodeDetector({ formats: ['qr_code'] })))
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        onChange={(event) => void read(event)}
      />
      <Button look="line" wide icon="qr" onClick={() => input.current?.click()}>
        {t('proof.scan')}
      </Button>
    </>
  )
}

async function ticketKeyOn(picture: File, detector: BarcodeDetector): Promise<string | undefined> {
  try {
    const codes = await detector.detect(await createImageBitmap(picture))
    return codes.map(({ rawValue }) => ticketKeyIn(rawValue)).find((key) => key !== undefined)
  } catch {
    // Not a picture, or BarcodeDetector exists without a working implementation.
    return undefined
  }
}

import type { ResponseOf } from '@edil/contract/endpoint'
import type { completeUpload, showUpload, startUpload, uploadPart } from '@edil/contract/uploads'
import { PART_BYTES_MAX } from '@edil/domain/screenshots'
import { sendBytes } from './bytes.ts'
import { get, Refused, send } from './client.ts'
import { nextPart, nextPartBytes, PART_BYTES_FIRST } from './upload-parts.ts'

export type Screenshot = ResponseOf<typeof completeUpload>

type Upload = {
  /** Of an interrupted upload, which continues from what the server has. */
  readonly uploadId: string | undefined
  readonly onBegun: (uploadId: string) => void
  readonly onProgress: (received: number) => void
  readonly signal: AbortSignal
}

/** Sends a picture in parts and completes the upload. Throws `Unreachable` when the connection drops: call it again with the id. */
export async function uploadPicture(picture: Blob, upload: Upload): Promise<Screenshot> {
  const { onBegun, onProgress, signal } = upload
  const { uploadId, partBytesMax, ...begun } = (await resume(upload.uploadId)) ?? (await begin(picture))
  onBegun(uploadId)
  let { received } = begun
  let partBytes = Math.min(PART_BYTES_FIRST, partBytesMax)
  onProgress(received)
  for (;;) {
    signal.throwIfAborted()
    const part = nextPart(received, picture.size, partBytes)
    if (!part) return send<typeof completeUpload>('POST', `/api/uploads/${uploadId}/screenshot`)
    const from = performance.now()
    const path = `/api/uploads/${uploadId}/parts/${part.at}` as const
    const answer = await sendBytes<typeof uploadPart>(path, picture.slice(part.at, part.end), signal)
    // Bounds the loop: a server that accepts nothing would keep it running without end.
    if (answer.received <= received) throw new Refused('unexpected')
    received = answer.received
    partBytes = nextPartBytes(partBytes, performance.now() - from, partBytesMax)
    onProgress(received)
  }
}

function begin(picture: Blob) {
  return send<typeof startUpload>('POST', '/api/uploads', { size: picture.size })
}

/** `undefined` when there is nothing to continue: the server deletes unfinished uploads after a while. */
async function resume(uploadId: string | undefined) {
  if (uploadId === undefined) return undefined
  try {
    const { received } = await get<typeof showUpload>(`/api/uploads/${uploadId}`)
    return { uploadId, received, partBytesMax: PART_BYTES_MAX }
  } catch (error) {
    if (error instanceof Refused && error.code === 'upload_not_found') return undefined
    throw error
  }
}

import type { SeededRandom } from '../../server/test/seeded-random.ts'
import type { ApiClient } from './api-client.ts'

const PART_BYTES = 16 * 1024
const ROUNDS_MAX = 100

type Received = { readonly received: number }

/** Uploads a picture in parts. After a lost answer it continues at the offset that the server reports. Returns the screenshot id. */
export async function uploadPicture(api: ApiClient, picture: Buffer, random: SeededRandom): Promise<string> {
  const { answer: upload, refusal } = await api.post<{ uploadId: string }>('/api/uploads', { size: picture.length })
  if (!upload) throw new Error(`an upload was refused: ${refusal}`)
  const path = `/api/uploads/${upload.uploadId}`
  let offset = 0
  for (let round = 0; offset < picture.length && round < ROUNDS_MAX; round += 1) {
    const sent = await api.put<Received>(`${path}/parts/${offset}`, picture.subarray(offset, offset + PART_BYTES))
    const isUnsure = sent.unknowns > 0 || random.below(4) === 0
    const progress = isUnsure ? await api.get<Received>(path) : sent
    if (!progress.answer) throw new Error(`a part was refused: ${progress.refusal}`)
    if (progress.answer.received < offset + (sent.answer ? 1 : 0))
      throw new Error(`${path} lost a part that it had received`)
    offset = progress.answer.received
  }
  const completed = await api.post<{ screenshotId: string }>(`${path}/screenshot`)
  if (!completed.answer) throw new Error(`a valid picture was refused: ${completed.refusal}`)
  return completed.answer.screenshotId
}

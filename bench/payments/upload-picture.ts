import type { Dice } from '../seeded.ts'
import type { Ask } from './ask.ts'

const PART_BYTES = 16 * 1024
const ROUNDS_MAX = 100

type Received = { readonly received: number }

/** Sends a picture in parts, and where the connection was lost, from where the house says it is. Returns its screenshot. */
export async function uploadPicture(ask: Ask, picture: Buffer, dice: Dice): Promise<string> {
  const { answer: begun, refusal } = await ask.post<{ uploadId: string }>('/api/uploads', { size: picture.length })
  if (!begun) throw new Error(`an upload was refused: ${refusal}`)
  const path = `/api/uploads/${begun.uploadId}`
  let at = 0
  for (let round = 0; at < picture.length && round < ROUNDS_MAX; round += 1) {
    const sent = await ask.put<Received>(`${path}/parts/${at}`, picture.subarray(at, at + PART_BYTES))
    const isUnsure = sent.unknowns > 0 || dice.below(4) === 0
    const told = isUnsure ? await ask.get<Received>(path) : sent
    if (!told.answer) throw new Error(`a part was refused: ${told.refusal}`)
    if (told.answer.received < at + (sent.answer ? 1 : 0)) throw new Error(`${path} forgot a part that it had`)
    at = told.answer.received
  }
  const done = await ask.post<{ screenshotId: string }>(`${path}/screenshot`)
  if (!done.answer) throw new Error(`an honest picture was refused: ${done.refusal}`)
  return done.answer.screenshotId
}

/**
 * What the sandbox of pictures costs a player who uploads: the whole path through nginx, from the first byte to the stored
 * screenshot, on two stacks that differ only in the sandbox. Uploads alternate between them, so that both meet the same machine.
 */
import { secretOf } from '../../dev/edil.ts'
import { type Stack, startStack } from '../../dev/stack.ts'
import { receiptsOnOneTemplate } from '../../server/test/receipts.ts'
import { openWorld } from '../../server/test/world.ts'
import { type Measurement, quantile } from '../measurement.ts'
import { givenSignedIn, type SignedIn } from '../signed-in.ts'

const P99_RATIO_MAX = 1.3
/** The quota of an account allows 60 an hour. */
const UPLOADS_PER_PLAYER = 30
const WARM_UP = 10

type Upload = (picture: Buffer, count: number) => Promise<number>

export const measure: Measurement = async ({ short }) => {
  const count = short ? 40 : 500
  const pictures = await receiptsOnOneTemplate(WARM_UP + count)
  const stacks = await Promise.all([startUploads('bubblewrap', pictures.length), startUploads('none', pictures.length)])
  const [inSandbox, without] = [[] as number[], [] as number[]]
  try {
    for (const [turn, picture] of pictures.entries()) {
      const [first, second] = [await stacks[0].upload(picture, turn), await stacks[1].upload(picture, turn)]
      if (turn < WARM_UP) continue
      inSandbox.push(first)
      without.push(second)
    }
  } finally {
    for (const { stack } of stacks) await stack.stop()
  }
  const figures = [inSandbox, without].map((durations) => ({
    p50: quantile(durations, 0.5),
    p99: quantile(durations, 0.99),
  }))
  const [sandbox, plain] = figures as [(typeof figures)[0], (typeof figures)[0]]
  const ratio = sandbox.p99 / plain.p99
  const faults =
    ratio > P99_RATIO_MAX ? [`the p99 of an upload in the sandbox is ${ratio.toFixed(2)} times the one without`] : []
  const line =
    `uploads: p50_ms=${sandbox.p50.toFixed(0)} p99_ms=${sandbox.p99.toFixed(0)} without_sandbox_p50_ms=${plain.p50.toFixed(0)} ` +
    `without_sandbox_p99_ms=${plain.p99.toFixed(0)} p99_ratio=${ratio.toFixed(2)} uploads=${count} faults=${faults.length}`
  return { line, faults }
}

async function startUploads(sandbox: 'bubblewrap' | 'none', count: number): Promise<{ stack: Stack; upload: Upload }> {
  const name = `bench-uploads-${sandbox}`
  const stack = await startStack({ name, apis: 1, workers: 0, nodes: 1, env: { PICTURE_SANDBOX: sandbox } })
  const world = await openWorld(stack.database.owner)
  try {
    const players = await givenSignedIn(world, Math.ceil(count / UPLOADS_PER_PLAYER), secretOf(stack.folder))
    const origin = stack.nodes[0]?.publicUrl ?? ''
    return {
      stack,
      upload: (picture, turn) =>
        timeUpload(origin, players[Math.floor(turn / UPLOADS_PER_PLAYER)] as SignedIn, picture),
    }
  } finally {
    await world.close()
  }
}

/** Milliseconds from the first request to the stored screenshot. */
async function timeUpload(origin: string, { cookie }: SignedIn, picture: Buffer): Promise<number> {
  const send = async (
    method: string,
    path: string,
    body: Uint8Array<ArrayBuffer> | string | undefined,
    type: string,
  ) => {
    const headers = { origin, cookie, ...(body ? { 'content-type': type } : {}) }
    const response = await fetch(origin + path, { method, headers, ...(body ? { body } : {}) })
    const answer = await response.json()
    if (!response.ok) throw new Error(`${method} ${path} was answered with ${response.status}: ${answer.code}`)
    return answer
  }
  const startedAt = performance.now()
  const { uploadId, partBytesMax } = await send(
    'POST',
    '/api/uploads',
    JSON.stringify({ size: picture.length }),
    'application/json',
  )
  for (let offset = 0; offset < picture.length; offset += partBytesMax) {
    const part = Uint8Array.from(picture.subarray(offset, offset + partBytesMax))
    await send('PUT', `/api/uploads/${uploadId}/parts/${offset}`, part, 'application/octet-stream')
  }
  await send('POST', `/api/uploads/${uploadId}/screenshot`, undefined, '')
  return performance.now() - startedAt
}

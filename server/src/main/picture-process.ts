/**
 * Re-encodes one picture in a process without secrets, with limited memory and time. A hostile picture can only break
 * this process; the API then starts another. Started by platform/pictures/picture-process.ts: reads one frame, writes
 * two.
 */
import { PICTURE_BYTES_MAX } from '@edil/domain/screenshots'
import { frame, readFrames } from '../platform/pictures/picture-frames.ts'
import { reencodePicture } from '../platform/pictures/reencode-picture.ts'

const say = (answer: object) => process.stdout.write(frame(Buffer.from(JSON.stringify(answer))))

say({ isReady: true })
for await (const bytes of readFrames(process.stdin, PICTURE_BYTES_MAX)) {
  const picture = await reencodePicture(bytes)
  if ('refusal' in picture) say(picture)
  else {
    const { jpeg, width, height, perceptualHash } = picture
    say({ width, height, perceptualHash: String(perceptualHash) })
    process.stdout.write(frame(jpeg))
  }
}

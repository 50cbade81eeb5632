/**
 * Draws pictures anew, in a process of its own that has nothing: no secrets in its environment, little memory, no time. Whatever
 * a hostile picture does to it, the api ends it and starts another. Started by platform/picture-process.ts; a frame in, two out.
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

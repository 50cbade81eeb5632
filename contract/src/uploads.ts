import { PART_BYTES_MAX } from '@edil/domain/screenshots'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { count, fileBytes } from './fields.ts'
import { uuid } from './uuid.ts'

const uploadId = uuid
const received = z.object({
  /** How many bytes are stored, from the first on. The next part starts here. */
  received: count,
})

const UPLOAD_ID = '6a1c0f0e-6f0b-4b7e-9a53-0c1d8a3a8f11'

export const startUpload = endpoint({
  name: 'startUpload',
  method: 'POST',
  path: '/api/uploads',
  summary: 'Starts an upload of a picture in parts. An upload that is not completed within a day is deleted',
  tag: 'uploads',
  access: 'person',
  body: z.strictObject({ size: z.int().check(z.positive()) }),
  response: z.extend(received, { uploadId, partBytesMax: z.int().check(z.positive()) }),
  example: { uploadId: UPLOAD_ID, received: 0, partBytesMax: PART_BYTES_MAX },
  refusals: ['picture_too_large', 'too_many_attempts'],
})

export const uploadPart = endpoint({
  name: 'uploadPart',
  method: 'PUT',
  path: '/api/uploads/:uploadId/parts/:offset',
  summary: 'Uploads the bytes from this offset. A part sent again changes nothing; a part beyond a gap is not stored',
  tag: 'uploads',
  access: 'person',
  params: z.object({ uploadId, offset: z.coerce.number().check(z.int(), z.minimum(0)) }),
  bodyBytesMax: PART_BYTES_MAX,
  response: received,
  example: { received: 131_072 },
  refusals: ['upload_not_found'],
})

export const showUpload = endpoint({
  name: 'showUpload',
  method: 'GET',
  path: '/api/uploads/:uploadId',
  summary: 'How many bytes of an upload have arrived',
  tag: 'uploads',
  access: 'person',
  params: z.object({ uploadId }),
  response: received,
  example: { received: 131_072 },
  refusals: ['upload_not_found'],
})

const screenshotId = uuid

export const completeUpload = endpoint({
  name: 'completeUpload',
  method: 'POST',
  path: '/api/uploads/:uploadId/screenshot',
  summary: 'Makes a screenshot of the upload by re-encoding the picture. A second request returns the same response',
  tag: 'uploads',
  access: 'person',
  params: z.object({ uploadId }),
  response: z.object({ screenshotId, url: z.string() }),
  example: {
    screenshotId: UPLOAD_ID,
    url: `/api/screenshots/${UPLOAD_ID}?expires=1794729600&signature=fTZ0-9x3nq4O5ZC0hM6xkJ6lJzqBqPz6kq3mXl1cT2s`,
  },
  refusals: [
    'upload_not_found',
    'upload_incomplete',
    'too_many_attempts',
    'picture_not_supported',
    'picture_too_large',
    'picture_unreadable',
  ],
})

export const showScreenshot = endpoint({
  name: 'showScreenshot',
  method: 'GET',
  path: '/api/screenshots/:screenshotId',
  summary: 'The picture, by a signed link issued to the caller within the last hour; for its sender and for reviewers',
  tag: 'uploads',
  access: 'person',
  params: z.object({ screenshotId }),
  query: z.strictObject({
    /** Unix time, in seconds. */
    expires: z.coerce.number().check(z.int(), z.positive()),
    signature: z.string().check(z.regex(/^[\w-]{43}$/)),
  }),
  response: fileBytes,
  responseMediaType: 'image/jpeg',
  example: Uint8Array.of(0xff, 0xd8, 0xff, 0xd9),
  refusals: ['link_invalid', 'not_allowed', 'second_factor_required'],
})

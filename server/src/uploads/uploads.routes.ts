import {
  completeUpload,
  showScreenshot,
  showUpload,
  startUpload as startUploadEndpoint,
  uploadPart,
} from '@edil/contract/uploads'
import { Refusal } from '@edil/domain/refusal'
import { PART_BYTES_MAX } from '@edil/domain/screenshots'
import type { FastifyInstance } from 'fastify'
import { transaction } from '../platform/database/transaction.ts'
import { mount } from '../platform/http/mount.ts'
import { singleFlight } from '../platform/single-flight.ts'
import { readScreenshot } from './read-screenshot.ts'
import { receiveUploadPart } from './receive-upload-part.ts'
import { type LinkKey, screenshotLink } from './screenshot-link.ts'
import { startUpload } from './start-upload.ts'
import { type StoreScreenshotDeps, storeScreenshot } from './store-screenshot.ts'
import { findUpload } from './uploads.queries.ts'

export type UploadsDeps = StoreScreenshotDeps & { readonly linkKey: LinkKey }

export function uploadsRoutes(app: FastifyInstance, deps: UploadsDeps): void {
  const { store, limits, linkKey } = deps
  const storeOnce = singleFlight<void>()

  mount(app, startUploadEndpoint, async ({ body, caller }) => {
    await limits.take('upload', caller.personId)
    await limits.take('upload_kilobytes', caller.personId, Math.ceil(body.size / 1_024))
    const uploadId = await transaction(store, (tx) => startUpload(tx, { personId: caller.personId, size: body.size }))
    return { uploadId, received: 0, partBytesMax: PART_BYTES_MAX }
  })

  mount(app, uploadPart, async ({ params, bytes, caller }) => ({
    received: await transaction(store, (tx) => receiveUploadPart(tx, { ...params, personId: caller.personId, bytes })),
  }))

  mount(app, showUpload, async ({ params, caller }) => {
    const upload = await findUpload(store.db, params.uploadId, caller.personId)
    if (!upload) throw new Refusal('upload_not_found')
    return { received: upload.received }
  })

  mount(app, completeUpload, async ({ params, caller: { personId, readAt } }) => {
    const { uploadId } = params
    // A browser that lost the response sends the request again: the picture is re-encoded once.
    await storeOnce(`${uploadId} ${personId}`, () => storeScreenshot(deps, { uploadId, personId }))
    const viewer = { screenshotId: uploadId, viewerId: personId }
    return { screenshotId: uploadId, url: screenshotLink(linkKey, viewer, readAt) }
  })

  mount(app, showScreenshot, async ({ params, query, caller, reply }) => {
    const link = { ...params, ...query, viewerId: caller.personId }
    const { jpeg, secondsLeft } = await readScreenshot(deps, { link, caller, now: caller.readAt })
    // Re-encoded by us; these headers still restrict it to being a picture.
    reply.header('content-security-policy', "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox")
    reply.header('x-content-type-options', 'nosniff')
    reply.header('content-disposition', 'inline; filename="screenshot.jpg"')
    reply.header('cache-control', `private, max-age=${secondsLeft}`)
    reply.type('image/jpeg')
    return jpeg
  })
}

import { STOP_TEXT_MAX } from '@edil/domain/sales-stops'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { instant } from './time.ts'

import { uuid } from './uuid.ts'

const ADMINS = ['admin'] as const

const noticeId = uuid
const noticeText = z.string().check(z.trim(), z.minLength(1), z.maxLength(STOP_TEXT_MAX))

const shownNotice = z.object({ id: noticeId, textEn: z.string(), textAm: z.string() })

const notice = z.object({
  ...shownNotice.shape,
  showsFrom: instant,
  showsUntil: instant,
  createdBy: z.string(),
  /** Taken down before its time. */
  endedAt: z.nullable(instant),
  endedBy: z.nullable(z.string()),
})
export type Notice = z.infer<typeof notice>

export const EXAMPLE_NOTICE: Notice = {
  id: '0d4c0b1c-5d0e-4b7e-8f44-8f6d1d1f0a11',
  textEn: 'Telebirr is closed tonight from 23:00 to 01:00.',
  textAm: 'ቴሌብር ዛሬ ማታ ለሁለት ሰዓት ዝግ ነው።',
  showsFrom: '2026-11-15T12:00:00.000Z',
  showsUntil: '2026-11-15T22:00:00.000Z',
  createdBy: 'hana_r',
  endedAt: null,
  endedBy: null,
}
const { id, textEn, textAm } = EXAMPLE_NOTICE

export const listShownNotices = endpoint({
  name: 'listShownNotices',
  method: 'GET',
  path: '/api/notices/shown',
  summary: 'What players read on top of their pages at the moment, newest first',
  tag: 'notices',
  access: 'everyone',
  response: z.object({ notices: z.array(shownNotice) }),
  example: { notices: [{ id, textEn, textAm }] },
  refusals: [],
  publicCacheSeconds: 2,
})

const response = z.object({ notices: z.array(notice) })
const example = { notices: [EXAMPLE_NOTICE] }

export const listNotices = endpoint({
  name: 'listNotices',
  method: 'GET',
  path: '/api/notices',
  summary: 'The latest notices to players: coming, shown and over',
  tag: 'notices',
  access: ADMINS,
  response,
  example,
  refusals: [],
})

export const createNotice = endpoint({
  name: 'createNotice',
  method: 'POST',
  path: '/api/notices',
  summary: 'Shows a notice to all players for a time',
  tag: 'notices',
  access: ADMINS,
  requiresStepUp: true,
  body: z
    .strictObject({ textEn: noticeText, textAm: noticeText, showsFrom: instant, showsUntil: instant })
    .check(
      z.refine(({ showsFrom, showsUntil }) => Date.parse(showsFrom) < Date.parse(showsUntil), { path: ['showsUntil'] }),
    ),
  response,
  example,
  refusals: [],
})

export const endNotice = endpoint({
  name: 'endNotice',
  method: 'POST',
  path: '/api/notices/:noticeId/end',
  summary: 'Takes a notice down before its time',
  tag: 'notices',
  access: ADMINS,
  requiresStepUp: true,
  params: z.object({ noticeId }),
  response,
  example: { notices: [{ ...EXAMPLE_NOTICE, endedAt: '2026-11-15T13:00:00.000Z', endedBy: 'hana_r' }] },
  refusals: ['notice_not_found'],
})

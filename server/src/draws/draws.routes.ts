import {
  clearStage as clearStageEndpoint,
  enterSignature as enterSignatureEndpoint,
  listDraws,
  recordRehearsal,
  showDraw,
  showProof,
  showRecords,
} from '@edil/contract/draws'
import { writeProof } from '@edil/domain/draw/proof'
import { Refusal } from '@edil/domain/refusal'
import type { FastifyInstance } from 'fastify'
import { recordAudit } from '../audit/record-audit.ts'
import { type Store, transaction } from '../platform/database/transaction.ts'
import { mount } from '../platform/http/mount.ts'
import { waitForWorker } from '../platform/wait-for-worker.ts'
import { clearStage } from './clear-stage.ts'
import { drawView, readDraw } from './draw-view.ts'
import { findRound, listDrawRows } from './draws.queries.ts'
import { enterSignature } from './enter-signature.ts'
import { readLoggedRecords } from './logged-records.ts'
import { readProof } from './read-proof.ts'
import { findRecords } from './records.queries.ts'

export function drawsRoutes(app: FastifyInstance, { store }: { store: Store }): void {
  const { db } = store

  mount(app, listDraws, async ({ query }) => ({ draws: (await listDrawRows(db, query.type)).map(drawView) }))

  mount(app, showDraw, ({ params }) => readDraw(db, params.gameId))

  mount(app, showRecords, async ({ params: { gameId } }) => {
    const records = await findRecords(db, gameId)
    if (!records) throw new Refusal('game_not_found')
    const { openRecord, closeRecord, commitments } = records
    const log = (await readLoggedRecords(db, gameId)).filter(({ action }) => action !== 'game_drawn')
    const sealed = closeRecord === null ? null : Object.fromEntries(commitments)
    return { gameId, openRecord, closeRecord, commitments: sealed, log }
  })

  mount(app, showProof, async ({ params }) => {
    const proof = await readProof(db, params.gameId)
    if (!proof) throw new Refusal('draw_not_found')
    return writeProof(proof)
  })

  mount(app, enterSignatureEndpoint, async ({ params: { gameId }, body: { signature }, caller }) => {
    await enterSignature(store, { gameId, hostId: caller.personId, signature })
    await waitForWorker(async () => (await findRound(db, gameId))?.isDrawn === true)
    return readDraw(db, gameId)
  })

  mount(app, clearStageEndpoint, async ({ params: { gameId }, caller }) => {
    await transaction(store, (tx) => clearStage(tx, { gameId, hostId: caller.personId }))
    return readDraw(db, gameId)
  })

  mount(app, recordRehearsal, async ({ body: { type }, caller }) => {
    await transaction(store, (tx) =>
      recordAudit(tx, { actor: caller.personId, action: 'draw_rehearsed', subject: null, details: { type } }),
    )
    return { type }
  })
}

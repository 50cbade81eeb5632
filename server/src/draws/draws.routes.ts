import {
  clearStage as clearStageEndpoint,
  type Draw,
  enterSignature as enterSignatureEndpoint,
  listDraws,
  showDraw,
  showProof,
  showRecords,
  startDraw as startDrawEndpoint,
} from '@edil/contract/draws'
import { writeProof } from '@edil/domain/draw/proof'
import { Refusal } from '@edil/domain/refusal'
import type { FastifyInstance } from 'fastify'
import { mount } from '../platform/mount.ts'
import { type Store, transaction } from '../platform/transaction.ts'
import { clearStage } from './clear-stage.ts'
import { drawView } from './draw-view.ts'
import { findDrawRow, listDrawRows } from './draws.queries.ts'
import { enterSignature } from './enter-signature.ts'
import { readProof } from './read-proof.ts'
import { findRecords, listLogEntries } from './records.queries.ts'
import { type CloseEarly, startDraw } from './start-draw.ts'

export type DrawsDeps = { readonly store: Store; readonly closeEarly: CloseEarly }

export function drawsRoutes(app: FastifyInstance, { store, closeEarly }: DrawsDeps): void {
  const { db } = store

  async function show(gameId: string): Promise<Draw> {
    const row = await findDrawRow(db, gameId)
    if (!row) throw new Refusal('draw_not_found')
    return drawView(row)
  }

  mount(app, listDraws, async ({ query }) => ({ draws: (await listDrawRows(db, query.type)).map(drawView) }))

  mount(app, showDraw, ({ params }) => show(params.gameId))

  mount(app, showRecords, async ({ params: { gameId } }) => {
    const records = await findRecords(db, gameId)
    if (!records) throw new Refusal('game_not_found')
    const { openRecord, closeRecord, tickets } = records
    const log = (await listLogEntries(db, gameId)).filter(({ action }) => action !== 'game_drawn')
    return { gameId, openRecord, closeRecord, tickets: closeRecord === null ? null : Object.fromEntries(tickets), log }
  })

  mount(app, showProof, async ({ params }) => {
    const proof = await readProof(db, params.gameId)
    if (!proof) throw new Refusal('draw_not_found')
    return writeProof(proof)
  })

  mount(app, startDrawEndpoint, async ({ params: { gameId }, body: { closesEarly }, caller }) => {
    await transaction(store, (tx) => startDraw(tx, closeEarly, { gameId, hostId: caller.personId, closesEarly }))
    return show(gameId)
  })

  mount(app, enterSignatureEndpoint, async ({ params: { gameId }, body: { signature }, caller }) => {
    await enterSignature(store, { gameId, hostId: caller.personId, signature })
    return show(gameId)
  })

  mount(app, clearStageEndpoint, async ({ params: { gameId }, caller }) => {
    await transaction(store, (tx) => clearStage(tx, { gameId, hostId: caller.personId }))
    return show(gameId)
  })
}

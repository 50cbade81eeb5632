import {
  holdNumbers as holdNumbersEndpoint,
  joinGame as joinGameEndpoint,
  type MyNumbers,
  releaseNumber,
  releaseNumbers,
  showBoard,
  showMyNumbers,
} from '@edil/contract/boards'
import { Refusal } from '@edil/domain/refusal'
import type { FastifyInstance } from 'fastify'
import type { Prepared } from '../platform/database/prepared.ts'
import type { Store } from '../platform/database/transaction.ts'
import { mount } from '../platform/http/mount.ts'
import { createClaimBatcher } from './batch-claims.ts'
import { findMyNumbers, readBoards, releaseHolds } from './boards.queries.ts'
import { limitClaims } from './claims-per-minute.ts'
import { holdNumbers } from './hold-numbers.ts'
import { joinGame } from './join-game.ts'

export type BoardsDeps = {
  readonly store: Store
  readonly prepared: Prepared
  /** Of one account. Higher only for load runs. */
  readonly claimsPerMinute?: number
}

export function boardsRoutes(app: FastifyInstance, { store, prepared, claimsPerMinute }: BoardsDeps): void {
  const countClaim = limitClaims(claimsPerMinute)
  const lane = createClaimBatcher(prepared, store.wakePublisher)

  mount(app, showBoard, async ({ params }) => {
    const [board] = await readBoards(prepared, [params.gameId])
    if (!board) throw new Refusal('game_not_found')
    return board
  })

  async function mine(gameId: string, personId: string): Promise<MyNumbers> {
    const found = await findMyNumbers(prepared, gameId, personId)
    if (!found) throw new Refusal('game_not_found')
    return { gameId, version: found.version, numbers: found.numbers, now: found.now.toISOString() }
  }

  mount(app, showMyNumbers, ({ params, caller }) => mine(params.gameId, caller.personId))

  mount(app, holdNumbersEndpoint, async ({ params, body, caller }) => {
    countClaim(caller.personId)
    return holdNumbers(lane, {
      gameId: params.gameId,
      personId: caller.personId,
      key: body.key,
      numbers: 'numbers' in body ? body.numbers : [],
      random: 'random' in body ? body.random : 0,
    })
  })

  async function release(gameId: string, personId: string, number: number | null): Promise<MyNumbers> {
    if (!(await releaseHolds(prepared, gameId, personId, number))) throw new Refusal('game_not_found')
    store.wakePublisher()
    return mine(gameId, personId)
  }

  mount(app, releaseNumber, ({ params, caller }) => release(params.gameId, caller.personId, params.number))
  mount(app, releaseNumbers, ({ params, caller }) => release(params.gameId, caller.personId, null))

  mount(app, joinGameEndpoint, ({ params, caller }) => joinGame(store.db, params.gameId, caller.personId))
}

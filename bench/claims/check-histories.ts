import type { Pool } from 'pg'
import { type Answer, formatAnswer, type History } from './history.ts'

/** Compares the answers the buyers received with the database. */
export async function checkHistories(owner: Pool, histories: readonly History[]): Promise<string[]> {
  return [
    ...histories.flatMap(({ faults }) => faults),
    ...(await checkAnswers(owner, histories)),
    ...(await checkNumbers(owner, histories)),
    ...checkOwners(histories),
  ]
}

/** Every claim was answered with the stored answer, and no stored claim is unknown to the buyers. */
async function checkAnswers(owner: Pool, histories: readonly History[]): Promise<string[]> {
  const { rows } = await owner.query<{ person_id: string; key: string; answer: Answer }>(
    'select person_id, idempotency_key as key, answer from claims where person_id = any($1)',
    [histories.map(({ buyer }) => buyer.personId)],
  )
  const stored = new Map(rows.map(({ person_id, key, answer }) => [`${person_id} ${key}`, formatAnswer(answer)]))
  const faults: string[] = []
  for (const { buyer, claims } of histories) {
    for (const { key, answer } of claims) {
      const name = `${buyer.personId} ${key}`
      if (!answer) faults.push(`claim ${key} was never answered`)
      else if (stored.get(name) !== formatAnswer(answer))
        faults.push(`claim ${key} was answered '${formatAnswer(answer)}', and '${stored.get(name)}' is stored`)
      stored.delete(name)
    }
  }
  return [...faults, ...[...stored.keys()].map((name) => `claim ${name} was sent by none of the buyers`)]
}

/** A buyer sends one request at a time, so the last answer must equal the numbers in the database. */
async function checkNumbers(owner: Pool, histories: readonly History[]): Promise<string[]> {
  const { rows } = await owner.query<{ person_id: string; game_id: string; numbers: number[] }>(
    `select person_id, game_id, array_agg(number::integer order by number) as numbers from numbers
     where person_id = any($1) group by person_id, game_id`,
    [histories.map(({ buyer }) => buyer.personId)],
  )
  const had = new Map(rows.map(({ person_id, game_id, numbers }) => [`${person_id} ${game_id}`, numbers.join()]))
  return histories.flatMap(({ buyer, numbers }) =>
    [...numbers].flatMap(([gameId, answered]) => {
      const has = had.get(`${buyer.personId} ${gameId}`) ?? ''
      return has === answered.join()
        ? []
        : [`${buyer.personId} was answered ${answered.join()} on ${gameId} and has ${has}`]
    }),
  )
}

/** Uses the answers only, not the database. */
function checkOwners(histories: readonly History[]): string[] {
  const owners = new Map<string, string>()
  const faults: string[] = []
  for (const { buyer, numbers } of histories) {
    for (const [gameId, answered] of numbers) {
      if (answered.length > 3) faults.push(`${buyer.personId} was answered ${answered.length} numbers on ${gameId}`)
      for (const number of answered) {
        const name = `${number} of ${gameId}`
        if (owners.has(name)) faults.push(`${name} was given to ${owners.get(name)} and to ${buyer.personId}`)
        owners.set(name, buyer.personId)
      }
    }
  }
  return faults
}

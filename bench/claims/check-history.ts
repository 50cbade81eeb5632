import type { Pool } from 'pg'
import { type Answer, type History, wordAnswer } from './history.ts'

/** Holds what the buyers were told against what the database has. */
export async function checkHistories(owner: Pool, histories: readonly History[]): Promise<string[]> {
  return [
    ...histories.flatMap(({ faults }) => faults),
    ...(await checkAnswers(owner, histories)),
    ...(await checkNumbers(owner, histories)),
    ...checkOwners(histories),
  ]
}

/** Every claim was answered, with the answer that is kept, and none is kept that nobody made. */
async function checkAnswers(owner: Pool, histories: readonly History[]): Promise<string[]> {
  const { rows } = await owner.query<{ person_id: string; key: string; answer: Answer }>(
    'select person_id, key, answer from claims where person_id = any($1)',
    [histories.map(({ buyer }) => buyer.personId)],
  )
  const kept = new Map(rows.map(({ person_id, key, answer }) => [`${person_id} ${key}`, wordAnswer(answer)]))
  const faults: string[] = []
  for (const { buyer, claims } of histories) {
    for (const { key, answer } of claims) {
      const name = `${buyer.personId} ${key}`
      if (!answer) faults.push(`claim ${key} was never answered`)
      else if (kept.get(name) !== wordAnswer(answer))
        faults.push(`claim ${key} was answered '${wordAnswer(answer)}', and '${kept.get(name)}' is kept`)
      kept.delete(name)
    }
  }
  return [...faults, ...[...kept.keys()].map((name) => `claim ${name} was made by nobody`)]
}

/** A buyer asks one thing at a time, so the last answer is what they must have now: nothing lost, nothing too many. */
async function checkNumbers(owner: Pool, histories: readonly History[]): Promise<string[]> {
  const { rows } = await owner.query<{ person_id: string; game_id: string; numbers: number[] }>(
    `select person_id, game_id, array_agg(number::integer order by number) as numbers from numbers
     where person_id = any($1) group by person_id, game_id`,
    [histories.map(({ buyer }) => buyer.personId)],
  )
  const had = new Map(rows.map(({ person_id, game_id, numbers }) => [`${person_id} ${game_id}`, numbers.join()]))
  return histories.flatMap(({ buyer, numbers }) =>
    [...numbers].flatMap(([gameId, told]) => {
      const has = had.get(`${buyer.personId} ${gameId}`) ?? ''
      return has === told.join() ? [] : [`${buyer.personId} was told ${told.join()} on ${gameId} and has ${has}`]
    }),
  )
}

/** By what they were told alone, whatever the database says. */
function checkOwners(histories: readonly History[]): string[] {
  const owners = new Map<string, string>()
  const faults: string[] = []
  for (const { buyer, numbers } of histories) {
    for (const [gameId, told] of numbers) {
      if (told.length > 3) faults.push(`${buyer.personId} was told of ${told.length} numbers on ${gameId}`)
      for (const number of told) {
        const name = `${number} of ${gameId}`
        if (owners.has(name)) faults.push(`${name} was told to ${owners.get(name)} and to ${buyer.personId}`)
        owners.set(name, buyer.personId)
      }
    }
  }
  return faults
}

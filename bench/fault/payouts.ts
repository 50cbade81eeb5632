/**
 * Prizes are claimed, approved, reserved, paid, and their transfers fail. The api is killed with SIGKILL before every statement of
 * each of these transactions, and once after the commit was sent but not yet acknowledged; then the person presses again. No prize
 * may be lost or paid twice, every step may happen once, and the books must balance. Then two operators mark one prize as paid a
 * hundred times at once. At last a payment is committed half on purpose, and the books must say so.
 */
import { secretOf } from '../../dev/edil.ts'
import { sample } from '../../dev/form.ts'
import { type PostgresProxy, startPostgresProxy } from '../../dev/postgres-proxy.ts'
import { startStack } from '../../dev/stack.ts'
import { type GivenPayout, givenConfirmedTax, givenWonPrizes } from '../../server/test/payouts.ts'
import { newReference } from '../../server/test/references.ts'
import { givenSession } from '../../server/test/sessions.ts'
import { openWorld } from '../../server/test/world.ts'
import { runAudit } from '../draws/run-audit.ts'
import { nameStatement } from '../draws/steps.ts'
import type { Measurement } from '../measurement.ts'
import { runBooks } from '../payments/run-books.ts'
import {
  ACTS,
  type Act,
  DONE_BEFORE,
  onItsWay,
  type PrizeOnItsWay,
  STATUS_AFTER,
  send,
  sendUntilAnswered,
} from '../payouts/acts.ts'
import { givenSignedInStaff, keepSteppedUp } from '../signed-in.ts'

const NAME = 'fault-payouts'
const API = 'api-1'
const PARALLEL = 100

/** Where the api is killed: before the statement at this place of the transaction, or after the commit was sent. */
type Step = { readonly place: number; readonly statement: string; readonly isAfterCommit: boolean }

export const measure: Measurement = async ({ short }) => {
  let proxy: PostgresProxy | undefined
  const stack = await startStack({
    name: NAME,
    apis: 1,
    workers: 1,
    nodes: 1,
    async databaseUrlOf(part, databaseUrl) {
      if (part !== API) return databaseUrl
      proxy ??= await startPostgresProxy(databaseUrl)
      return proxy.url
    },
  })
  const world = await openWorld(stack.database.owner)
  const { owner } = world
  const faults: string[] = []
  let kills = 0
  try {
    if (!proxy) throw new Error('the api does not use the proxy')
    const watched = proxy
    const origin = stack.nodes[0]?.publicUrl ?? ''
    const secret = secretOf(stack.folder)
    await givenConfirmedTax(world)
    const [approver, payer] = await givenSignedInStaff(world, 'admin', 2, secret)
    if (!approver || !payer) throw new Error('no staff')
    await keepSteppedUp(world, [approver, payer])

    const transferOf = async (payoutId: string) => {
      const { rows } = await owner.query(
        `select gross - coalesce(withheld, 0) - sent as net,
                (select id from payout_transfers where payout_id = payouts.id and failed_at is null limit 1) as id
         from payouts where id = $1`,
        [payoutId],
      )
      return { id: rows[0].id ?? undefined, net: Number(rows[0].net) }
    }
    const prizes: GivenPayout[] = []
    async function nextPrize(): Promise<PrizeOnItsWay> {
      if (prizes.length === 0) prizes.push(...(await givenWonPrizes(world)))
      const payout = prizes.pop()
      if (!payout) throw new Error('no prize')
      const { cookie } = await givenSession(owner, payout.personId, secret)
      const winner = { personId: payout.personId, cookie: `edil.session_token=${cookie}` }
      return onItsWay(payout, { winner, approver: approver ?? winner, payer: payer ?? winner })
    }

    /** The statements of an act's transaction. */
    async function watchSteps(prize: PrizeOnItsWay, act: Act): Promise<Step[]> {
      const statements: string[] = []
      watched.watch(prize.payout.id, async ({ place, text }) => {
        if (place > 0) statements[place - 1] ??= nameStatement(text)
        return true
      })
      const answer = await sendUntilAnswered(origin, act, prize, transferOf)
      watched.unwatch()
      if (answer.refusal) throw new Error(`${act} was refused: ${answer.refusal}`)
      const before = statements.map((statement, index) => ({ place: index + 1, statement, isAfterCommit: false }))
      return [...before, { place: statements.length, statement: 'commit', isAfterCommit: true }]
    }

    /** Kills the api at the step, starts it, and presses again. */
    async function killAt(prize: PrizeOnItsWay, act: Act, step: Step, commitsHalf = false): Promise<void> {
      let killing: Promise<void> | undefined
      watched.watch(prize.payout.id, async ({ place, sendAndDropResponse }) => {
        if (killing || place !== step.place) return true
        killing = (async () => {
          if (step.isAfterCommit) await sendAndDropResponse()
          if (commitsHalf) await sendAndDropResponse('commit')
          await stack.kill(API)
        })()
        await killing
        return false
      })
      const lost = await send(origin, act, prize, transferOf)
      await killing
      watched.unwatch()
      const isKilled = killing !== undefined
      const what = `${act} ${step.place}: ${step.statement}`
      if (!isKilled) faults.push(`${what}: the api did not reach it`)
      if (lost && isKilled) faults.push(`${what}: answered although the api was killed`)
      await stack.start(API)
      kills += 1
    }

    async function pressAgain(prize: PrizeOnItsWay, act: Act, what: string): Promise<void> {
      const { refusal } = await sendUntilAnswered(origin, act, prize, transferOf)
      if (refusal && !DONE_BEFORE[act].includes(refusal)) faults.push(`${what}: pressed again, refused with ${refusal}`)
      const { rows } = await owner.query('select status from payouts where id = $1', [prize.payout.id])
      if (rows[0]?.status !== STATUS_AFTER[act]) faults.push(`${what}: is ${rows[0]?.status} afterwards`)
    }

    const first = await nextPrize()
    const steps = new Map<Act, Step[]>()
    for (const act of ACTS) steps.set(act, await watchSteps(first, act))
    const rounds = Math.max(...[...steps.values()].map(({ length }) => length))
    const allRounds = Array.from({ length: rounds }, (_, round) => round)
    for (const round of short ? sample(allRounds, 3) : allRounds) {
      const prize = await nextPrize()
      for (const act of ACTS) {
        const step = steps.get(act)?.[round]
        if (step) await killAt(prize, act, step)
        await pressAgain(prize, act, `${act} ${step?.place ?? 'undisturbed'}: ${step?.statement ?? ''}`)
      }
      // The winner names the account again, and the prize is paid in the end.
      const again = { ...prize, reference: newReference() }
      for (const act of ['claim', 'approve', 'reserve', 'pay'] as const) await pressAgain(again, act, `${act} again`)
    }

    const contested = await nextPrize()
    for (const act of ['claim', 'approve'] as const) await pressAgain(contested, act, act)
    const { rows: others } = await owner.query(
      'select net from (select gross - withheld as net from payouts where id = $1) as x',
      [contested.payout.id],
    )
    const third = (await givenSignedInStaff(world, 'reviewer', 1, secret))[0] ?? payer
    const pressed = await Promise.all(
      Array.from({ length: PARALLEL }, async (_, press) => {
        const presser = { ...contested, payer: press % 2 === 0 ? payer : third, reference: newReference() }
        await send(origin, 'reserve', presser, transferOf)
        return send(origin, 'pay', presser, async () => ({ id: '', net: Number(others[0].net) }))
      }),
    )
    const paid = pressed.filter((answer) => answer?.prize).length
    if (paid !== 1) faults.push(`${PARALLEL} parallel payments by two operators: ${paid} were accepted`)

    faults.push(...(await findFaults()))
    faults.push(...(await runBooks(stack.database.owner)).faults, ...(await runAudit(stack.database.owner)))
    faults.push(...stack.deadParts().map((part) => `${part} exited unexpectedly`))

    async function findFaults(): Promise<string[]> {
      const { rows } = await owner.query<{ what: string }>(`
        select 'payout ' || id || ' is ' || status as what from payouts where status in ('claimed', 'approved')
        union all
        select 'payout ' || payout_id || ' was sent ' || sum(amount) || ' of ' || min(gross - withheld)
        from payout_transfers join payouts on payouts.id = payout_id where failed_at is null
        group by payout_id having sum(amount) <> min(gross - withheld)
        union all
        select cause || ' was posted ' || count(*) || ' times' from ledger_transactions group by cause having count(*) > 1
        union all
        select 'payout ' || id || ' has ' || notifications || ' notifications for ' || steps || ' claims, payments and failures'
        from (select payouts.id::text,
                     (select count(*) from audit_log where subject = payouts.id::text and action in ('prize_claimed', 'prize_paid', 'prize_failed')) as steps,
                     (select count(*) from notifications where facts ->> 'payoutId' = payouts.id::text) as notifications
              from payouts) as counted
        where notifications <> steps`)
      return rows.map(({ what }) => what)
    }

    const sabotaged = await nextPrize()
    for (const act of ['claim', 'approve', 'reserve'] as const) await pressAgain(sabotaged, act, act)
    const posting = steps.get('pay')?.find(({ statement }) => statement === 'call post_by_purpose')
    if (!posting) throw new Error('paying a prize posts no money')
    await killAt(sabotaged, 'pay', posting, true)
    const { faults: found } = await runBooks(stack.database.owner)
    if (found.length === 0) faults.push('sabotage: half a payment was committed, and the books balance')

    const all = [...steps.values()].reduce((sum, { length }) => sum + length, 0)
    const line = `payouts: steps=${all} kills=${kills} parallel=${PARALLEL} accepted=${paid} sabotage_found=${found.length} faults=${faults.length}`
    return { line, faults }
  } finally {
    await world.close()
    await stack.stop()
    await proxy?.close()
  }
}

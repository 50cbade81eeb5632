import { expect, test } from 'vitest'
import { type DemoPlan, planDemo } from './demo-plan.ts'
import { demoPeople } from './people.ts'

const NOW = new Date('2026-11-17T12:00:00Z')
const plan = planDemo({ seed: 7, now: NOW, days: 31 })
const gamesOf = ({ games }: DemoPlan, planId: string) => games.filter((game) => game.planId === planId)
const soldOf = (game: DemoPlan['games'][number] | undefined) => game?.purchases.flatMap(({ numbers }) => numbers) ?? []

test('the same seed gives the same people and games', () => {
  expect(planDemo({ seed: 7, now: NOW, days: 31 })).toEqual(plan)
})

test('another seed gives other people and purchases', () => {
  expect(demoPeople(8).players).not.toEqual(plan.players)
  expect(planDemo({ seed: 8, now: NOW, days: 31 }).games).not.toEqual(plan.games)
})

test('about thirty days of draws have passed, and every plan has one open game', () => {
  const past = plan.games.filter(({ drawsAt }) => drawsAt < NOW)
  expect(past.filter(({ planId }) => planId === 'midday')).toHaveLength(32)
  expect(past.filter(({ planId }) => planId === 'daily')).toHaveLength(31)
  expect(past.filter(({ planId }) => planId === 'weekly').length).toBeGreaterThanOrEqual(4)
  expect(past.filter(({ planId }) => planId === 'monthly')).toHaveLength(1)
  expect(plan.games.filter(({ closesAt }) => closesAt > NOW)).toHaveLength(4)
})

test('one board is full, one is nearly full, and one past board was sold out', () => {
  expect(soldOf(gamesOf(plan, 'midday').at(-1))).toHaveLength(100)
  expect(soldOf(gamesOf(plan, 'weekly').at(-1))).toHaveLength(97)
  expect(soldOf(gamesOf(plan, 'daily').at(-2))).toHaveLength(100)
})

test('no number is sold twice, and no player buys twice in a game', () => {
  for (const game of plan.games) {
    const numbers = soldOf(game)
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(new Set(game.purchases.map(({ player }) => player)).size).toBe(game.purchases.length)
  }
})

test('players pay and reviewers decide while the game is open, and in the past', () => {
  for (const { opensAt, closesAt, purchases } of plan.games) {
    for (const { paidAt, decidedAt } of purchases) {
      expect(paidAt > opensAt && paidAt < decidedAt).toBe(true)
      expect(decidedAt < closesAt && decidedAt < NOW).toBe(true)
    }
  }
})

test('references are used once', () => {
  const references = plan.games.flatMap(({ purchases }) => purchases.map(({ reference }) => reference))
  expect(new Set(references).size).toBe(references.length)
})

test('usernames and phone numbers are valid and used once', () => {
  const people = [...plan.staff, ...plan.players]
  expect(new Set(people.map(({ username }) => username)).size).toBe(people.length)
  expect(new Set(people.map(({ phone }) => phone)).size).toBe(people.length)
  for (const { username, phone } of people) {
    expect(username).toMatch(/^[A-Za-z0-9_]{3,20}$/)
    expect(phone).toMatch(/^\+2519\d{8}$/)
  }
})

test('a demo can be a day long', () => {
  expect(planDemo({ seed: 1, now: NOW, days: 1 }).games.filter(({ drawsAt }) => drawsAt < NOW)).toHaveLength(3)
})

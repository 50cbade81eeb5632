import { verdict } from '../en/verdict.ts'
import { type Words, wordsOf } from './words.ts'

export const ENGLISH: Words = wordsOf(verdict, {
  language: 'en',
  lead: 'This page checks an Edil draw from its proof file. It runs on this device. It needs no internet and sends nothing.',
  choose: 'Choose a proof file',
  drop: 'Or drop it anywhere on this page.',
  whereFrom: 'To get a proof file, open the page of the draw and choose “Download the proof”.',
  paste: 'Paste the proof text instead',
  pasteLabel: 'Proof text',
  check: 'Check',

  trial: 'This is a test draw, not a real one',
  trialText:
    'It used the test beacon. Anyone can predict its values, so the maker of this file could have chosen the winners.',

  stepTexts: {
    promise: ({ fee, prizes }) =>
      `Published before sales started and not changed since: fee ${fee} per number, prizes ${prizes}, and the beacon that decides.`,
    entries: ({ sold, closedAt }) =>
      `Sales closed on ${closedAt} with ${sold} numbers sold. This is the sealed list. If one entry changed, its fingerprint would change.`,
    beacon: ({ round, roundAt, waitSeconds, isTrial }) =>
      isTrial
        ? `The test beacon published round ${round} on ${roundAt}. Anyone can predict its values.`
        : `The rules require round ${round} of the League of Entropy beacon, published on ${roundAt}, ${waitSeconds} seconds after sales closed. The signature is genuine.`,
    winners: ({ winners }) =>
      `The rules, the list and the beacon value go into one fixed calculation. This device repeated it and got the same numbers: ${winners}.`,
  },

  ticketIn: (numbers) => `This ticket is in the sealed list, with ${numbers}.`,
  ticketWon: (number, place, prize) => `${number} won the ${place} prize: ${prize}.`,
  ticketLost: (number) => `${number} was not drawn.`,
  ticketUnknown: 'This proof does not contain the sealed list, so it cannot show whether a ticket was in it.',

  times: 'All times are Addis Ababa time.',
})

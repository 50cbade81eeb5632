import type { Words } from './words.ts'

export const ENGLISH: Words = {
  language: 'en',
  title: 'Check a draw',
  lead: 'This page checks an Edil draw from its proof file. It runs on this device. It needs no internet and sends nothing.',
  choose: 'Choose a proof file',
  drop: 'Or drop it anywhere on this page.',
  whereFrom: 'To get a proof file, open the page of the draw and choose “Download the proof”.',
  paste: 'Paste the proof text instead',
  pasteLabel: 'Proof text',
  check: 'Check',
  checking: 'Checking this draw',

  fair: 'This draw passed the check.',
  fairText: (seconds) => `This device repeated the whole calculation in ${seconds} s and got the same winners.`,
  trialFair: 'This test draw passed the check.',
  trial: 'This is a test draw, not a real one',
  trialText:
    'It used the test beacon. Anyone can predict its values, so the maker of this file could have chosen the winners.',
  unfair: 'This draw failed the check.',
  unfairText: 'See below which step failed. Keep the proof file and show it to others.',
  unreadable: 'This proof is not complete',
  unreadableText: (missing) => `Missing or invalid: ${missing}. Do not trust a draw without a complete proof.`,

  right: 'Passed',
  wrong: 'Failed',
  expected: 'Expected',
  found: 'Found',
  steps: {
    promise: {
      title: 'The rules were fixed first',
      text: ({ fee, prizes }) =>
        `Published before sales started and not changed since: fee ${fee} per number, prizes ${prizes}, and the beacon that decides.`,
    },
    entries: {
      title: 'The list was sealed',
      text: ({ sold, closedAt }) =>
        `Sales closed on ${closedAt} with ${sold} numbers sold. This is the sealed list. If one entry changed, its fingerprint would change.`,
    },
    beacon: {
      title: 'A public beacon decided',
      text: ({ round, roundAt, waitSeconds, isTrial }) =>
        isTrial
          ? `The test beacon published round ${round} on ${roundAt}. Anyone can predict its values.`
          : `The rules require round ${round} of the League of Entropy beacon, published on ${roundAt}, ${waitSeconds} seconds after sales closed. The signature is genuine.`,
    },
    winners: {
      title: 'The calculation gives the winners',
      text: ({ winners }) =>
        `The rules, the list and the beacon value go into one fixed calculation. This device repeated it and got the same numbers: ${winners}.`,
    },
  },
  faults: {
    open_record_unreadable: 'The published rules cannot be read.',
    beacon_not_known: 'The rules name a beacon that this check does not trust.',
    close_record_unreadable: 'The closing record cannot be read.',
    result_unreadable: 'The result record cannot be read.',
    other_game: 'This record belongs to another game.',
    log_entry_edited: 'This entry in the public log was changed after it was written.',
    log_entry_differs: 'The public log does not match this record.',
    log_out_of_order: 'The public log has these steps in the wrong order.',
    promise_changed: 'These are not the rules that the sealed list refers to.',
    manifest_differs: 'This is not the list that was sealed.',
    sold_differs: 'The list does not have as many numbers as announced.',
    closed_before_time: 'Sales closed before the planned time.',
    round_differs: 'The draw used the wrong beacon round.',
    signature_wrong: 'The beacon did not publish this value for that round.',
    too_few_balls: 'There are fewer than three balls, so there cannot be three winners.',
    winners_differ: 'The calculation gives different winners.',
    step_before_failed: 'Not checked, because an earlier step failed.',
  },

  places: ['1st', '2nd', '3rd'],
  nobody: (number) => `Nobody held ${number}. No winner.`,

  ticket: 'Is my ticket in the list?',
  ticketLabel: 'Ticket key or link',
  ticketHint: 'Paste the link that the QR code opens, or the 32-character key on your ticket.',
  ticketFault: 'Please paste the 32-character key, or the link that the QR code opens.',
  lookUp: 'Find ticket',
  ticketIn: (numbers) => `This ticket is in the sealed list, with ${numbers}.`,
  ticketWon: (number, place, prize) => `${number} won the ${place} prize: ${prize}.`,
  ticketLost: (number) => `${number} was not drawn.`,
  ticketOut: 'This ticket is not in the sealed list.',
  ticketUnknown: 'This proof does not contain the sealed list, so it cannot show whether a ticket was in it.',

  values: 'For experts: all values',
  valueNames: {
    openHash: 'Hash of the rules',
    manifestHash: 'Hash of the list',
    round: 'Round',
    signature: 'Signature',
    seed: 'Seed',
  },
  limits: 'What this does not prove',
  limitsText: 'It does not prove that a prize was paid, or that every valid payment was approved in time.',
  times: 'All times are Addis Ababa time.',
}

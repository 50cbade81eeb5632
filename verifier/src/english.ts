import type { Words } from './words.ts'

export const ENGLISH: Words = {
  language: 'en',
  title: 'Check a draw',
  lead: 'This page works a draw of Edil out again from its proof. It does so on this device, without an internet connection and without us.',
  choose: 'Choose a proof file',
  drop: 'Or drop it anywhere on this page.',
  whereFrom: 'A draw’s page offers its proof: “Download the proof”.',
  paste: 'Paste the proof instead',
  pasteLabel: 'Text of the proof',
  check: 'Check',
  checking: 'Checking this draw',

  fair: 'This draw checks out.',
  fairText: (seconds) => `Checked on this device just now, in ${seconds} s. You did not have to trust anybody.`,
  trialFair: 'This trial adds up.',
  trial: 'This is a trial, and no real draw',
  trialText:
    'It was drawn with the test beacon. Everybody knows its key, so whoever made this file could choose the winners: it proves nothing.',
  unfair: 'This draw does not check out.',
  unfairText: 'Read below what is wrong. Keep the proof, and show it to others.',
  unreadable: 'This is no whole proof',
  unreadableText: (missing) =>
    `Missing, or not as it should be: ${missing}. A draw without a whole proof cannot be trusted.`,

  right: 'Right',
  wrong: 'Wrong',
  expected: 'Expected',
  found: 'Found',
  steps: {
    promise: {
      title: 'The rules were fixed first',
      text: ({ fee, prizes }) =>
        `Published before the first number was sold, and unchanged since: ${fee} a number, prizes ${prizes}, and which beacon decides.`,
    },
    entries: {
      title: 'The list was sealed',
      text: ({ sold, closedAt }) =>
        `The board closed on ${closedAt} with ${sold} numbers sold. This is the list of that moment; with one entry changed it would have another fingerprint.`,
    },
    beacon: {
      title: 'A public beacon rolled the dice',
      text: ({ round, roundAt, waitSeconds, isTrial }) =>
        isTrial
          ? `The test beacon gave round ${round}, on ${roundAt}. Everybody knows its key.`
          : `The rules left one choice: round ${round} of the League of Entropy, on ${roundAt}, ${waitSeconds} seconds after closing. Its signature is genuine.`,
    },
    winners: {
      title: 'The sum gives the winners',
      text: ({ winners }) =>
        `Rules, list and beacon go into one fixed calculation. Repeated here, it gives the same three numbers: ${winners}.`,
    },
  },
  faults: {
    open_record_unreadable: 'The text of the rules cannot be read.',
    beacon_not_known: 'The rules name a beacon that nobody should trust.',
    close_record_unreadable: 'The record of the closing cannot be read.',
    result_unreadable: 'The record of the result cannot be read.',
    other_game: 'This record belongs to another game.',
    log_entry_edited: 'The entry in the public log was changed after it was written.',
    log_entry_differs: 'The public log says something else than this record.',
    log_out_of_order: 'The public log has these steps in the wrong order.',
    promise_changed: 'The rules are not the ones that were in force when the list was sealed.',
    manifest_differs: 'The list of entries is not the one that was sealed.',
    sold_differs: 'The list has another count of numbers than was announced.',
    closed_before_time: 'The board was closed before its time.',
    round_differs: 'Another round of the beacon was used than the rule says.',
    signature_wrong: 'The beacon never gave this value for that round.',
    too_few_balls: 'There are too few balls for three winners.',
    winners_differ: 'The calculation gives other winners.',
    step_before_failed: 'This cannot be checked, because something before it is wrong.',
  },

  places: ['1st', '2nd', '3rd'],
  nobody: (number) => `Nobody held ${number}. No winner.`,

  ticket: 'Is my ticket in the list?',
  ticketLabel: 'Key or address of the ticket',
  ticketHint: 'The 32 digits on the ticket, or the address that its QR code opens.',
  ticketFault: 'Please paste the 32 digits of the key, or the address that the QR code opens.',
  lookUp: 'Look up',
  ticketIn: (numbers) => `This ticket is in the sealed list, with ${numbers}.`,
  ticketWon: (number, place, prize) => `${number} won the ${place} prize: ${prize}.`,
  ticketLost: (number) => `${number} was not drawn.`,
  ticketOut: 'This ticket is not in the sealed list of this game.',
  ticketUnknown: 'The list in this proof is not the one that was sealed, so it tells nothing about a ticket.',

  values: 'For experts: all values',
  valueNames: {
    openHash: 'Hash of the rules',
    manifestHash: 'Hash of the list',
    round: 'Round',
    signature: 'Signature',
    seed: 'Seed',
  },
  limits: 'What this does not prove',
  limitsText: 'That a prize was paid, or that every honest payment was approved in time.',
  times: 'Times are Addis Ababa time.',
}

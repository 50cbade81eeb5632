/** Who outside has seen the sealed list, on the page of a draw and in its check. */
export const witnesses = {
  'proof.witnessed': 'Seen by {count} independent witnesses, {lead} before the beacon',
  'proof.witnessedText': 'Signed by {names}, each with its own clock and key.',
  'proof.notWitnessed': 'Not witnessed',
  'proof.notWitnessedText':
    'Only {count} of {known} witnesses signed the sealed list before the beacon. {min} are needed. The sum is right, but you must trust our clock for the time of sealing.',
} as const

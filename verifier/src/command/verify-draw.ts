import { parseArgs } from 'node:util'
import { checkProof } from '../check-proof.ts'
import { readTicketKey } from '../describe-ticket.ts'
import { loadProof } from './load-proof.ts'
import { plain, report } from './report.ts'

const USAGE = `usage: edil-verify <file or address> [--ticket <key>]

  edil-verify daily-412.json
  edil-verify https://…/verify/daily-412
  edil-verify https://…/api/games/daily-412/proof --ticket 05a6453f9b1c2d7e8f00112233445566

Checks a draw from its proof and reports each step.
Exit code: 0 passed, 1 failed, 2 could not check.`

const FAIR = 0
const NOT_FAIR = 1
const UNREADABLE = 2

/** Where the command prints its report and its complaints: the console, except in tests. */
export type Output = { readonly log: (text: string) => void; readonly error: (text: string) => void }

/** The command `edil-verify`; resolves to its exit code. */
export async function verifyDraw(args: readonly string[], output: Output): Promise<number> {
  const complain = (sentence: string) => {
    output.error(sentence)
    return UNREADABLE
  }
  const wanted = readArguments(args)
  if (!wanted) return complain(USAGE)
  const key = wanted.ticket === undefined ? undefined : readTicketKey(wanted.ticket)
  if (wanted.ticket !== undefined && key === undefined)
    return complain(`not a ticket key or link: ${plain(wanted.ticket)}`)

  const loaded = await loadProof(wanted.source)
  if ('because' in loaded) return complain(`could not read ${plain(wanted.source)}: ${plain(loaded.because)}`)
  const checked = checkProof(loaded.text)
  if ('missing' in checked) return complain(`incomplete proof: missing or invalid: ${checked.missing}`)
  const { proof, verdict } = checked
  if (loaded.gameId !== undefined && loaded.gameId !== proof.gameId) {
    return complain(`wrong proof: expected ${plain(loaded.gameId)}, got ${plain(proof.gameId)}`)
  }

  output.log(report(proof, verdict, key).join('\n'))
  return verdict.fair ? FAIR : NOT_FAIR
}

function readArguments(args: readonly string[]): { source: string; ticket: string | undefined } | undefined {
  try {
    const options = { ticket: { type: 'string' } } as const
    const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options })
    const [source, ...more] = positionals
    return source === undefined || more.length > 0 ? undefined : { source, ticket: values.ticket }
  } catch {
    return undefined
  }
}

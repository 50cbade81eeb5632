import { parseArgs } from 'node:util'
import { checkProof } from '../check-proof.ts'
import { readTicketKey } from '../describe-ticket.ts'
import { loadProof } from './load-proof.ts'
import { plain, report } from './report.ts'

const USAGE = `usage: edil-verify <file or address> [--ticket <key>]

  edil-verify daily-412.json
  edil-verify https://…/verify/daily-412
  edil-verify https://…/api/games/daily-412/proof --ticket 05a6453f9b1c2d7e8f00112233445566

Works a draw out again from its proof and says for each step whether it is right.
Ends with 0 when the draw is fair, 1 when it is not, 2 when there was nothing to check.`

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
  if (wanted.ticket !== undefined && key === undefined) return complain(`no key of a ticket: ${plain(wanted.ticket)}`)

  const loaded = await loadProof(wanted.source)
  if ('because' in loaded) return complain(`could not read ${plain(wanted.source)}: ${plain(loaded.because)}`)
  const checked = checkProof(loaded.text)
  if ('missing' in checked) return complain(`no whole proof, missing or not as it should be: ${checked.missing}`)
  const { proof, verdict } = checked
  if (loaded.gameId !== undefined && loaded.gameId !== proof.gameId) {
    return complain(`asked for the proof of ${plain(loaded.gameId)} and got that of ${plain(proof.gameId)}`)
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

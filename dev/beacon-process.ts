/** The test chain's beacon as a process; dev/beacon.ts starts it with a port. */
import { serveBeacon } from './beacon-server.ts'

const { url } = await serveBeacon(Number(process.argv[2]))
console.log(`the test chain is at ${url}`)

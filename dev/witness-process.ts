/** A witness of the test log as a process; dev/witness.ts starts it with its place (1, 2 or 3), a file and a port. */
import { serveTestWitness } from './witness-server.ts'

const [place, file = '', port] = process.argv.slice(2)
const { url } = await serveTestWitness(Number(place), file, Number(port))
console.log(`witness ${place} is at ${url}`)

import { startStack } from '../dev/stack.ts'

/** A whole Edil, two of everything, for all stories together; stopped when the last has been told. */
export default async function setup() {
  const stack = await startStack({ name: 'e2e', apis: 2, workers: 2, nodes: 2 })
  process.env['EDIL_NODES'] = stack.nodes.map(({ publicUrl }) => publicUrl).join(',')
  process.env['EDIL_OWNER_URL'] = stack.database.owner
  return () => stack.stop()
}

import { startStack } from '../dev/stack.ts'

/** A whole Edil, two of everything, for all stories together; stopped when the last has been told. */
export default async function setup() {
  const stack = await startStack({ name: 'e2e', apis: 2, workers: 2, nodes: 2, openid: true })
  process.env['EDIL_NODES'] = stack.nodes.map(({ publicUrl }) => publicUrl).join(',')
  process.env['EDIL_OWNER_URL'] = stack.database.owner
  process.env['EDIL_FOLDER'] = stack.folder
  return () => stack.stop()
}

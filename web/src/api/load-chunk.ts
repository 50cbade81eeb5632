import { Unreachable } from './client.ts'

/** A part of a page that most readers never open: `await loadChunk(import('./close-account.tsx'))`. No answer is the network's doing. */
export async function loadChunk<Module>(loading: Promise<Module>): Promise<Module> {
  try {
    return await loading
  } catch (cause) {
    throw new Unreachable(cause)
  }
}

import { Unreachable } from './client.ts'

/** A part of a page that most readers never open: `await loadPart(import('./close-account.tsx'))`. No answer is the network's doing. */
export async function loadPart<Module>(loading: Promise<Module>): Promise<Module> {
  try {
    return await loading
  } catch (cause) {
    throw new Unreachable(cause)
  }
}

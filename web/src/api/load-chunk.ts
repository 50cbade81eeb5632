import { Unreachable } from './client.ts'

/** For code that few players need: `await loadChunk(import('./close-account.tsx'))`. A failed import is a network failure. */
export async function loadChunk<Module>(loading: Promise<Module>): Promise<Module> {
  try {
    return await loading
  } catch (cause) {
    throw new Unreachable(cause)
  }
}

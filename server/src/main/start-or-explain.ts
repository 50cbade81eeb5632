/** A service that cannot start logs the reason in one line and exits: a stack trace does not help with a typo in a variable. */
export async function startOrExplain(name: string, start: () => Promise<void>): Promise<void> {
  await orExplain(`${name} cannot start`, start)
}

/** The same for a command that runs once. */
export async function runOrExplain(name: string, run: () => Promise<void>): Promise<void> {
  await orExplain(`${name} failed`, run)
}

async function orExplain(what: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(`${what}: ${error instanceof Error ? error.message : error}`)
    process.exit(1)
  }
}

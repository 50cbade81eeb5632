/** A process that cannot start says why in one plain line and ends; a stack trace helps nobody with a typo in a variable. */
export async function startOrExplain(name: string, start: () => Promise<void>): Promise<void> {
  try {
    await start()
  } catch (error) {
    console.error(`${name} cannot start. ${error instanceof Error ? error.message : error}`)
    process.exit(1)
  }
}

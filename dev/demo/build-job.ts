/** The name of the stack in which demo data are built. */
export const BUILD_STACK = 'demo-build'

export type BuildJob = {
  readonly seed: number
  readonly days: number
  /** The real present, in milliseconds since 1970. */
  readonly presentMs: number
  readonly clockFile: string
  readonly offsetMs: number
  readonly target: string
}

import { realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { systemCallFilter } from './system-call-filter.ts'

/** Debian's package `bubblewrap`. */
const BUBBLEWRAP = '/usr/bin/bwrap'
const PROJECT = join(import.meta.dirname, '../../../..')

/** All that the picture process reads of the project: public code, and neither settings nor data. */
const READ_IN_PROJECT = [
  'node_modules',
  'package.json',
  'domain/package.json',
  'domain/src',
  'server/package.json',
  'server/src/main/picture-process.ts',
  'server/src/platform/pictures',
]

/** The user that owns no files on any Linux distribution. */
const USER_INSIDE = '65534'

export type SandboxedCommand = {
  readonly command: string
  readonly args: readonly string[]
  /** To be written to the file descriptor FILTER_FD. */
  readonly filter: Uint8Array
}

/** bubblewrap writes `{"child-pid": …}` here. */
export const INFO_FD = 3
/** bubblewrap reads the filter of system calls here. */
export const FILTER_FD = 4

/**
 * A command in namespaces of its own (bubblewrap): no network, another user, no other processes, and a read-only file system with
 * nothing but Node, its libraries and the code that re-encodes pictures. There is no /proc, so there is no environment to read. A
 * filter refuses system calls that decoders do not need, mainly sockets.
 *
 * The process is killed when bubblewrap is killed, and bubblewrap when the process that started it ends.
 */
export function sandboxed(program: string, args: readonly string[], env: Record<string, string>): SandboxedCommand {
  const inside = [
    '--unshare-all',
    // Named, because --unshare-all only tries these two.
    '--unshare-user',
    '--unshare-cgroup',
    '--disable-userns',
    ...['--uid', USER_INSIDE, '--gid', USER_INSIDE],
    ...['--cap-drop', 'ALL'],
    '--new-session',
    '--die-with-parent',
    '--as-pid-1',
    '--clearenv',
    ...Object.entries(env).flatMap(([name, value]) => ['--setenv', name, value]),
    ...readablePaths(program).flatMap((path) => ['--ro-bind', path, path]),
    ...['--remount-ro', '/'],
    ...['--chdir', '/'],
    ...['--info-fd', String(INFO_FD)],
    ...['--seccomp', String(FILTER_FD)],
  ]
  return { command: BUBBLEWRAP, args: [...inside, '--', program, ...args], filter: systemCallFilter() }
}

function readablePaths(program: string): readonly string[] {
  return [...new Set([...libraryFolders(), realpathSync(program), program, ...READ_IN_PROJECT.map(inProject)])]
}

const inProject = (path: string) => join(PROJECT, path)

/** The folders of the system's libraries that this Node has loaded. sharp needs no others. */
function libraryFolders(): readonly string[] {
  const { sharedObjects } = process.report.getReport() as unknown as { sharedObjects: readonly string[] }
  const ofSystem = sharedObjects.filter((path) => path.startsWith('/') && /\.so(\.|$)/.test(path) && !isOurs(path))
  return [...new Set(ofSystem.map((path) => dirname(path)))]
}

const isOurs = (path: string) => path.startsWith(`${PROJECT}/`)

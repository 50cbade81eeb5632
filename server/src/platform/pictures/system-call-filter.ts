/** System calls that no picture needs, by their numbers on the two architectures that Node is built for. */
const REFUSED = {
  socket: { x64: 41, arm64: 198 },
  connect: { x64: 42, arm64: 203 },
  bind: { x64: 49, arm64: 200 },
  listen: { x64: 50, arm64: 201 },
  ptrace: { x64: 101, arm64: 117 },
  process_vm_readv: { x64: 310, arm64: 270 },
  process_vm_writev: { x64: 311, arm64: 271 },
  pidfd_open: { x64: 434, arm64: 434 },
  pidfd_getfd: { x64: 438, arm64: 438 },
  unshare: { x64: 272, arm64: 97 },
  setns: { x64: 308, arm64: 268 },
  mount: { x64: 165, arm64: 40 },
  umount2: { x64: 166, arm64: 39 },
  pivot_root: { x64: 155, arm64: 41 },
  chroot: { x64: 161, arm64: 51 },
  open_by_handle_at: { x64: 304, arm64: 265 },
  add_key: { x64: 248, arm64: 217 },
  request_key: { x64: 249, arm64: 218 },
  keyctl: { x64: 250, arm64: 219 },
  bpf: { x64: 321, arm64: 280 },
  perf_event_open: { x64: 298, arm64: 241 },
  userfaultfd: { x64: 323, arm64: 282 },
  io_uring_setup: { x64: 425, arm64: 425 },
  execveat: { x64: 322, arm64: 281 },
} as const

const ARCHITECTURES = { x64: 0xc000003e, arm64: 0xc00000b7 } as const
type Architecture = keyof typeof ARCHITECTURES

/** Numbers from here on are the x32 calls, a second way to the same functions. */
const X32_CALLS = 0x40000000

// Instructions and answers of the kernel's filter language (seccomp(2)).
const LOAD = 0x20
const JUMP_IF_EQUAL = 0x15
const JUMP_IF_AT_LEAST = 0x35
const RETURN = 0x06
const ALLOW = 0x7fff0000
const REFUSE_NOT_PERMITTED = 0x00050001
const KILL_PROCESS = 0x80000000
const OFFSET_OF_NUMBER = 0
const OFFSET_OF_ARCHITECTURE = 4

/** The filter as the kernel reads it: a refused call fails with 'operation not permitted'. */
export function systemCallFilter(architecture: string = process.arch): Uint8Array {
  if (!(architecture in ARCHITECTURES)) throw new Error(`the picture process has no filter for ${architecture}`)
  const of = architecture as Architecture
  const numbers = Object.values(REFUSED).map((number) => number[of])
  // The answers stand at the end: allow, refuse, kill.
  const toRefuse = (index: number) => numbers.length - index
  const program = [
    instruction(LOAD, OFFSET_OF_ARCHITECTURE),
    instruction(JUMP_IF_EQUAL, ARCHITECTURES[of], 0, numbers.length + 4),
    instruction(LOAD, OFFSET_OF_NUMBER),
    instruction(JUMP_IF_AT_LEAST, X32_CALLS, numbers.length + 1, 0),
    ...numbers.map((number, index) => instruction(JUMP_IF_EQUAL, number, toRefuse(index), 0)),
    instruction(RETURN, ALLOW),
    instruction(RETURN, REFUSE_NOT_PERMITTED),
    instruction(RETURN, KILL_PROCESS),
  ]
  return Buffer.concat(program)
}

function instruction(code: number, value: number, ifTrue = 0, ifFalse = 0): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeUInt16LE(code, 0)
  bytes.writeUInt8(ifTrue, 2)
  bytes.writeUInt8(ifFalse, 3)
  bytes.writeUInt32LE(value, 4)
  return bytes
}

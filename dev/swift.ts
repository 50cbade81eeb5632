import { execFileSync } from 'node:child_process'
import { createHmac, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { portOf } from './ports.ts'
import { type Folder, findRunning, launch, until, waitUntilReady } from './process.ts'

export type Swift = {
  readonly endpoint: string
  readonly region: string
  readonly key: string
  readonly secret: string
}

const STORES = ['account', 'container', 'object'] as const
export const SWIFT_PROCESSES: readonly string[] = [...STORES, 'proxy'].map((part) => `swift-${part}`)
const KEY = 'edil:files'
const SECRET = 'a-secret-of-this-machine'
const REGION = 'us-east-1'
const BUCKET_MS = 10_000

/** A real S3 server on loopback: OpenStack Swift, one process of each kind, one replica. */
export async function startSwift(folder: Folder): Promise<Swift> {
  const home = join(folder, 'swift')
  const port = await portOf(folder, 'swift-proxy')
  // Swift addresses disks by name; with mount_check off, a folder serves as one.
  mkdirSync(join(home, 'disks/disk1'), { recursive: true })
  write(home, 'swift.conf', SWIFT_CONF)
  const ports: Record<string, number> = {}
  for (const store of STORES) {
    const storePort = await portOf(folder, `swift-${store}`)
    ports[store] = storePort
    write(home, `${store}-server.conf`, storeConf(home, store, storePort))
  }
  if (!existsSync(join(home, 'object.ring.gz'))) buildRings(home, ports)
  write(home, 'proxy-server.conf', proxyConf(home, port))

  // The stores in parallel, because each takes a second to start; then the proxy, which avoids a store that did not answer.
  await Promise.all(Object.entries(ports).map(([store, storePort]) => startPart(folder, store, storePort)))
  await startPart(folder, 'proxy', port)
  return swiftAt(port)
}

async function startPart(folder: Folder, part: string, port: number): Promise<void> {
  const name = `swift-${part}`
  const args = [join(folder, 'swift', `${part}-server.conf`), '--verbose']
  const running = findRunning(folder, name) ?? launch({ name, folder, command: `swift-${part}-server`, args })
  // Any status will do: a store has no health page.
  await waitUntilReady(folder, running, async () => (await fetch(`http://127.0.0.1:${port}/`)).status > 0)
}

/** The client settings of a Swift on that port, whether it runs yet or not. */
export function swiftAt(port: number): Swift {
  return { endpoint: `http://127.0.0.1:${port}`, region: REGION, key: KEY, secret: SECRET }
}

/** Creates the bucket unless it exists. */
export async function makeBucket({ endpoint, key, secret }: Swift, bucket: string): Promise<void> {
  const date = new Date().toUTCString()
  // Signature version 2, which takes one line where version 4 takes a page; Swift supports both.
  const signature = createHmac('sha1', secret).update(`PUT\n\n\n\nx-amz-date:${date}\n/${bucket}`).digest('base64')
  const headers = { 'x-amz-date': date, authorization: `AWS ${key}:${signature}` }
  const exists = async () =>
    [200, 409].includes((await fetch(`${endpoint}/${bucket}`, { method: 'PUT', headers })).status)
  if (!(await until(exists, BUCKET_MS))) throw new Error(`bucket ${bucket} cannot be created`)
}

function write(home: string, name: string, text: string): void {
  writeFileSync(join(home, name), text)
}

const SWIFT_CONF = `[swift-hash]
swift_hash_path_suffix = ${randomBytes(8).toString('hex')}
`

const shared = (home: string, port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
swift_dir = ${home}
user = ${process.getuid?.() === 0 ? 'root' : (process.env['USER'] ?? 'nobody')}
log_level = WARNING
`

const storeConf = (home: string, store: string, port: number) => `${shared(home, port)}
devices = ${join(home, 'disks')}
mount_check = false
fallocate_reserve = 0

[pipeline:main]
pipeline = ${store}-server

[app:${store}-server]
use = egg:swift#${store}
`

const proxyConf = (home: string, port: number) => `${shared(home, port)}
[pipeline:main]
pipeline = catch_errors gatekeeper healthcheck cache s3api tempauth copy slo proxy-server

[filter:catch_errors]
use = egg:swift#catch_errors

[filter:gatekeeper]
use = egg:swift#gatekeeper

[filter:healthcheck]
use = egg:swift#healthcheck

# tempauth requires a cache to be configured, and signed requests do not use it: nothing listens at this address.
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:9

[filter:s3api]
use = egg:swift#s3api
location = ${REGION}
s3_acl = false

[filter:tempauth]
use = egg:swift#tempauth
user_${KEY.replace(':', '_')} = ${SECRET} .admin

[filter:copy]
use = egg:swift#copy

[filter:slo]
use = egg:swift#slo

[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
# The default is a minute, during which the proxy would use another store, and there is none.
error_suppression_interval = 1
`

/** Maps all data to the one disk. One Python process for all rings, because each start takes most of a second. */
function buildRings(home: string, ports: Record<string, number>): void {
  execFileSync('/usr/bin/python3', ['-c', BUILD_RINGS, home, JSON.stringify(ports)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

const BUILD_RINGS = `
import json, sys
from swift.common.ring import RingBuilder
home, ports = sys.argv[1], json.loads(sys.argv[2])
for store, port in ports.items():
    builder = RingBuilder(part_power=4, replicas=1, min_part_hours=0)
    builder.add_dev(dict(id=0, region=1, zone=1, ip='127.0.0.1', port=port, device='disk1', weight=1,
                         replication_ip='127.0.0.1', replication_port=port))
    builder.rebalance()
    builder.get_ring().save(f'{home}/{store}.ring.gz')
`

import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { PROJECT, postgresUser } from './folder.ts'
import { portOf } from './ports.ts'
import { type Folder, findRunning, launch, type Running, waitUntilReady } from './process.ts'

const NAME = 'postgres'
const DATABASE = 'edil'

/** One database as four roles: the server's superuser, the owner of the tables, the api and the worker. */
export type DatabaseUrls = {
  readonly superuser: string
  readonly owner: string
  readonly app: string
  readonly worker: string
}

export type Postgres = { readonly running: Running; readonly urls: DatabaseUrls }

/** Starts this folder's PostgreSQL; the first time, creates the cluster, the roles and the database. */
export async function startPostgres(folder: Folder): Promise<Postgres> {
  const port = await portOf(folder, NAME, 5433)
  const urls = databaseUrls(port, DATABASE)
  const data = join(folder, 'postgres')
  const user = postgresUser()
  if (!existsSync(join(data, 'PG_VERSION'))) createCluster(data, user)
  const start = () =>
    findRunning(folder, NAME) ??
    launch({
      name: NAME,
      folder,
      command: program('postgres'),
      args: serverArgs(data, port),
      ...(user ? { user } : {}),
    })
  const running = await retryStart(async () => {
    const candidate = start()
    await waitUntilReady(folder, candidate, () => createDatabase(databaseUrls(port, 'postgres').superuser, data))
    return candidate
  })
  return { running, urls }
}

/** After kill -9 the old server's children keep its shared memory for a moment, and a new server refuses to start. */
async function retryStart(start: () => Promise<Running>): Promise<Running> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await start()
    } catch (error) {
      if (attempt === 10) throw error
      await sleep(300)
    }
  }
}

export function databaseUrls(port: number, database: string): DatabaseUrls {
  const url = (role: string) => `postgresql://${role}@127.0.0.1:${port}/${database}`
  return { superuser: url('postgres'), owner: url('edil_owner'), app: url('edil_app'), worker: url('edil_worker') }
}

function createCluster(data: string, user: { uid: number; gid: number } | undefined): void {
  mkdirSync(data, { recursive: true, mode: 0o700 })
  if (user) chownSync(data, user.uid, user.gid)
  const args = [
    '-D',
    data,
    '-U',
    'postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--no-instructions',
    // A new cluster is empty: after a power cut, delete its folder.
    '--no-sync',
  ]
  execFileSync(program('initdb'), args, { ...(user ?? {}), cwd: data, stdio: 'ignore' })
}

function serverArgs(data: string, port: number): string[] {
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    shared_buffers: '256MB',
    // Durable as in production: fault runs prove nothing without real commits.
    synchronous_commit: 'on',
    fsync: 'on',
    max_wal_size: '2GB',
    timezone: 'UTC',
  }
  return ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

/** True once the server answers and the roles and the database exist. Refuses the server of another folder that has the port. */
async function createDatabase(superuserUrl: string, data: string): Promise<boolean> {
  const client = new Client({ connectionString: superuserUrl })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query('show data_directory')
    if (rows[0].data_directory !== data) throw new Error(`another PostgreSQL has the port: ${rows[0].data_directory}`)
    await client.query(readFileSync(join(PROJECT, 'deploy/roles.sql'), 'utf8'))
    const databases = await client.query('select 1 from pg_database where datname = $1', [DATABASE])
    if (databases.rows.length === 0) await client.query(`create database ${DATABASE} owner edil_owner`)
    return true
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Debian installs the server's programs outside of the path, by version. */
export function program(name: string): string {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : []
  const found = versions.map((version) => join(root, version, 'bin', name)).find((path) => existsSync(path))
  return found ?? name
}

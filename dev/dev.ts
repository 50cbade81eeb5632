/** `npm run dev`: starts everything; Ctrl-C stops what it started and nothing else. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { DEMO_ACCOUNTS, writeDemoData } from './demo-data.ts'
import { migrate, secretOf, startApi, startWorker } from './edil.ts'
import { PROJECT, serviceFolder } from './folder.ts'
import { mailFolder } from './mailbox.ts'
import { portOf } from './ports.ts'
import { findRunning, launch, logFile, stop, waitUntilReady } from './process.ts'
import { runningServices, SERVICE_FOLDER, startServices, stopServices } from './services.ts'

const folder = serviceFolder(SERVICE_FOLDER)
const wereRunning = new Set(runningServices(folder).map(({ name }) => name))
const OURS = ['vite', 'worker', 'api']

async function stopAll(): Promise<void> {
  for (const name of OURS) {
    const running = findRunning(folder, name)
    if (running) await stop(folder, running)
  }
  await stopServices(folder, wereRunning)
}

let isStopping = false
const tail = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (isStopping) return
    isStopping = true
    console.log('\nstopping …')
    tail.abort()
    stopAll().then(
      () => process.exit(0),
      (error) => {
        console.error(error)
        process.exit(1)
      },
    )
  })
}

try {
  console.log('starting PostgreSQL, Redis, mail, a beacon and nginx …')
  const { database, smtpUrl, redisUrl, beaconUrl, web, apiPort } = await startServices()
  migrate(database)
  const hasDemoData = !process.env['DATABASE_URL'] && (await writeDemoData(database, secretOf(folder)))
  const vitePort = await portOf(folder, 'vite', 5173)
  const viteUrl = `http://127.0.0.1:${vitePort}`
  const origins = [viteUrl, web.publicUrl].flatMap((url) => [url, url.replace('127.0.0.1', 'localhost')])
  const publishUrls = [web.privateUrl]
  const shared = { databaseUrl: database.app, publishUrls, origins, smtpUrl, redisUrl, beaconUrl, watch: true }
  await startApi(folder, { ...shared, name: 'api', port: apiPort })
  await startWorker(folder, { ...shared, name: 'worker', metricsPort: await portOf(folder, 'worker') })
  const vite = launch({
    name: 'vite',
    folder,
    command: process.execPath,
    args: [join(PROJECT, 'node_modules/vite/bin/vite.js'), '--port', String(vitePort), '--strictPort'],
    cwd: join(PROJECT, 'web'),
    env: { EDIL_FRONT_DOOR: web.publicUrl },
  })
  await waitUntilReady(folder, vite, async () => (await fetch(`${viteUrl}/`)).ok)
  console.log(`
  Edil is up.

    Web, reloading as you type   ${viteUrl}/
    Web as built, through nginx  ${web.publicUrl}/        (npm run build first)
    API documentation            ${web.publicUrl}/api/docs
    Database                     ${database.app}
    Mails                        ${process.env['SMTP_URL'] ? smtpUrl : mailFolder(folder)}
    Beacon of the test chain     ${beaconUrl}
    Logs                         ${join(folder, 'log')}
${hasDemoData ? `\n    ${DEMO_ACCOUNTS}\n` : ''}
  Ctrl-C stops it all. The logs of api and worker follow.
`)
  const logs = ['api', 'worker'].map((name) => logFile(folder, name))
  spawn('tail', ['-q', '-n', '0', '-F', ...logs], { stdio: ['ignore', 'inherit', 'ignore'], signal: tail.signal }).on(
    'error',
    () => undefined,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await stopAll()
  process.exit(1)
}

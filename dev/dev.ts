/**
 * `npm run dev`: starts everything; Ctrl-C stops what it started and nothing else. Options (after `--`): `--empty`, `--quiet`,
 * `--fresh`, `--seed 7`, `--days 3`; see demo/dev-options.ts.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { PASSWORD } from '../server/test/people.ts'
import { stopBuild } from './demo/demo-copy.ts'
import { readDevOptions } from './demo/dev-options.ts'
import { limitGrowth } from './demo/limit-growth.ts'
import { serveLoginsPage } from './demo/logins-page.ts'
import { PRINTED_LOGINS } from './demo/people.ts'
import { filesFolderOf, prepareDatabase } from './demo/prepare-database.ts'
import { PLAYERS, startPlayers } from './demo/start-players.ts'
import { migrate, startApi, startWorker } from './edil.ts'
import { PROJECT, serviceFolder } from './folder.ts'
import { mailFolder } from './mailbox.ts'
import { portOf } from './ports.ts'
import { findRunning, launch, logFile, stop, waitUntilReady } from './process.ts'
import { runningServices, SERVICE_FOLDER, startServices, stopServices } from './services.ts'
import { startTelegram, telegramEnvironment } from './telegram.ts'

import { startWitness, WITNESSES, witnessPart } from './witness.ts'

const folder = serviceFolder(SERVICE_FOLDER)
const wereRunning = new Set(runningServices(folder).map(({ name }) => name))
const OURS = [PLAYERS, 'vite', 'worker', 'api', 'telegram', ...WITNESSES.map(witnessPart)]
const LIMITS_GROWTH_MS = 60_000

async function stopAll(): Promise<void> {
  await stopBuild()
  for (const name of OURS) {
    const running = findRunning(folder, name)
    if (running) await stop(folder, running)
  }
  await stopServices(folder, wereRunning)
}

function describeDemo(loginsUrl: string): string {
  return `
    Log in as                    ${PRINTED_LOGINS.map(({ username }) => username).join(', ')}
    Password                     ${PASSWORD}
    Second factors, all pages    ${loginsUrl}
`
}

const PLAYERS_PLAY = `
    Simulated players buy tickets, and a short game is drawn every five minutes. Without them: npm run dev -- --quiet
`

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
  const options = readDevOptions(process.argv.slice(2))
  console.log('starting PostgreSQL, Redis, mail, a beacon and nginx …')
  const { database, smtpUrl, redisUrl, beaconUrl, web, apiPort } = await startServices()
  const isOwnDatabase = !process.env['DATABASE_URL']
  const demo = isOwnDatabase ? await prepareDatabase(folder, database, options, console.log) : undefined
  if (!isOwnDatabase) migrate(database)
  const vitePort = await portOf(folder, 'vite', 5173)
  const viteUrl = `http://127.0.0.1:${vitePort}`
  const origins = [viteUrl, web.publicUrl].flatMap((url) => [url, url.replace('127.0.0.1', 'localhost')])
  const publishUrls = [web.privateUrl]
  const witnessUrls = await Promise.all(WITNESSES.map((place) => startWitness(folder, place)))
  const shared = { publishUrls, origins, smtpUrl, redisUrl, beaconUrl, witnessUrls, watch: true }
  const telegramUrl = await startTelegram(folder)
  const env = telegramEnvironment(telegramUrl)
  await startApi(folder, { ...shared, env, databaseUrl: database.app, name: 'api', port: apiPort })
  await startWorker(folder, {
    ...shared,
    env,
    databaseUrl: database.worker,
    name: 'worker',
    metricsPort: await portOf(folder, 'worker'),
  })
  const vite = launch({
    name: 'vite',
    folder,
    command: process.execPath,
    args: [join(PROJECT, 'node_modules/vite/bin/vite.js'), '--port', String(vitePort), '--strictPort'],
    cwd: join(PROJECT, 'web'),
    env: { EDIL_FRONT_DOOR: web.publicUrl },
  })
  await waitUntilReady(folder, vite, async () => (await fetch(`${viteUrl}/`)).ok)
  const logins = demo && (await serveLoginsPage(await portOf(folder, 'logins', 8090), `${viteUrl}/`))
  const hasPlayers = demo && !options.isQuiet
  if (hasPlayers) startPlayers(folder, { database, filesFolder: filesFolderOf(folder) })
  setInterval(() => limitGrowth(folder), LIMITS_GROWTH_MS).unref()
  console.log(`
  Edil is up.

    Web, reloading as you type   ${viteUrl}/
    Web as built, through nginx  ${web.publicUrl}/        (npm run build first)
    API documentation            ${web.publicUrl}/api/docs
    Database                     ${database.app}
    Database, as the owner       ${database.owner}
    Mails                        ${process.env['SMTP_URL'] ? smtpUrl : mailFolder(folder)}
    Beacon of the test chain     ${beaconUrl}
    Witnesses of the public log  ${witnessUrls.join(', ')}
    Public channel (Telegram)    ${telegramUrl}
    Operators' group             ${telegramUrl}/operators
    A chat with the bot          ${telegramUrl}/users/1001
    Logs                         ${join(folder, 'log')}
${logins ? describeDemo(logins.url) : ''}${hasPlayers ? PLAYERS_PLAY : ''}
  Ctrl-C stops it all. The logs of api and worker follow.
`)
  const logs = ['api', 'worker'].map((name) => logFile(folder, name))
  spawn('tail', ['-q', '-n', '0', '-F', ...logs], { stdio: ['ignore', 'inherit', 'ignore'], signal: tail.signal }).on(
    'error',
    () => undefined,
  )
} catch (error) {
  // Ctrl-C also ends what this start was waiting for.
  if (!isStopping) {
    console.error(error instanceof Error ? error.message : error)
    await stopAll()
    process.exit(1)
  }
}

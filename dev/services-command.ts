import { serviceFolder } from './folder.ts'
import { runningServices, SERVICE_FOLDER, startServices, stopServices } from './services.ts'

const folder = serviceFolder(SERVICE_FOLDER)

const COMMANDS: Record<string, () => Promise<void>> = {
  async start() {
    const { database, redisUrl, smtpUrl, beaconUrl, web } = await startServices()
    console.log(
      `PostgreSQL  ${database.app}\nas owner    ${database.owner}\nRedis       ${redisUrl}\nMail        ${smtpUrl}\nBeacon      ${beaconUrl}\nnginx       ${web.publicUrl}\nData        ${folder}`,
    )
  },
  async stop() {
    await stopServices(folder)
    console.log('stopped')
  },
  async status() {
    const running = runningServices(folder)
    for (const { name, pid } of running) console.log(`${name.padEnd(10)} running, pid ${pid}`)
    if (running.length === 0) console.log('nothing is running')
  },
}

const run = COMMANDS[process.argv[2] ?? '']
if (run) await run()
else {
  console.error('usage: dev/services start|stop|status')
  process.exitCode = 2
}

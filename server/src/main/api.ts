import { buildApp } from '../app.ts'
import { readApiConfig } from '../config.ts'
import { refuseTrialGames } from '../draws/refuse-trial-games.ts'
import { startBoss } from '../jobs/boss.ts'
import { createWakePublisher } from '../live/wake-publisher.ts'
import { dbOver, openPool } from '../platform/database/db.ts'
import { preparedOn } from '../platform/database/prepared.ts'
import { openFiles } from '../platform/files/files.ts'
import { stopGracefully } from '../platform/graceful-stop.ts'
import { createLimits } from '../platform/http/limits.ts'
import { deriveKey } from '../platform/keys.ts'
import { createLog } from '../platform/log.ts'
import { createMetrics, serveMetrics } from '../platform/metrics.ts'
import { createNchan } from '../platform/nchan.ts'
import { createPictures } from '../platform/pictures/pictures.ts'
import { connectRedis } from '../platform/redis.ts'
import { startOrExplain } from './start-or-explain.ts'

await startOrExplain('api', async () => {
  const config = readApiConfig(process.env)
  const log = createLog('api', config.log.level)
  const metrics = createMetrics()
  const pool = openPool(config.database.url, config.database.pool, (error) => log.warn({ err: error }, 'database'))
  const db = dbOver(pool)
  await refuseTrialGames(db, config.beacon.chain)
  const nchan = createNchan(config.live)
  const redis = connectRedis(config.redis.url, (error) => log.warn({ err: error }, 'redis'))
  const jobs = await startBoss({ databaseUrl: config.database.url, log, runsSchedules: false })
  const store = { db, jobs, wakePublisher: createWakePublisher(db) }
  const limits = createLimits({
    redis,
    key: deriveKey(config.accounts.secret, 'limits'),
    addressFactor: config.accounts.addressLimitFactor,
  })
  const files = await openFiles(config.files)
  const pictures = createPictures({ log, metrics, isolation: config.pictures.isolation })
  await pictures.prepare()
  let isStopping = false
  const { origins, accounts, boards, telegram } = config
  const app = await buildApp({
    store,
    prepared: preparedOn(pool),
    limits,
    origins,
    accounts,
    boards,
    telegram,
    initDataKey: config.initDataKey,
    files,
    pictures,
    nchan,
    log,
    metrics,
    isStopping: () => isStopping,
  })

  const metricsServer = await serveMetrics(metrics, config.metrics.host, config.metrics.port)
  const address = await app.listen({ host: config.api.host, port: config.api.port })
  log.info({ address, metricsPort: metricsServer.port }, 'listening')

  stopGracefully(log, async () => {
    isStopping = true
    await app.close()
    await jobs.stop({ graceful: false })
    redis.disconnect()
    pictures.close()
    files.close()
    nchan.close()
    await metricsServer.close()
    await db.destroy()
  })
})

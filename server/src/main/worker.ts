import { workOnAccounts } from '../accounts/accounts.jobs.ts'
import { workOnAlarms } from '../alarms/alarms.jobs.ts'
import { workOnAudit } from '../audit/audit.jobs.ts'
import { workOnBoards } from '../boards/boards.jobs.ts'
import { readBoards } from '../boards/boards.queries.ts'
import { startHoldExpirer } from '../boards/expire-holds.ts'
import { readWorkerConfig } from '../config.ts'
import { startBeaconClock } from '../draws/beacon-clock.ts'
import { readDraws } from '../draws/draw-view.ts'
import { workOnDraws } from '../draws/draws.jobs.ts'
import { refuseTrialGames } from '../draws/refuse-trial-games.ts'
import { showWitnessedSeals } from '../draws/show-witnessed-seals.ts'
import { watchWaitingDraws } from '../draws/watch-waiting-draws.ts'
import { workOnFigures } from '../figures/figures.jobs.ts'
import { workOnGames } from '../games/games.jobs.ts'
import { readGames } from '../games/read-games.ts'
import { startBoss } from '../jobs/boss.ts'
import { workOnLive } from '../live/live.jobs.ts'
import { startPublisher } from '../live/publisher.ts'
import { createWakePublisher } from '../live/wake-publisher.ts'
import { startNotifier } from '../notifications/start-notifier.ts'
import { workOnPayments } from '../payments/payments.jobs.ts'
import { createBeacon } from '../platform/beacon/beacon.ts'
import { dbOver, openPool } from '../platform/database/db.ts'
import { preparedOn } from '../platform/database/prepared.ts'
import { openFiles } from '../platform/files/files.ts'
import { stopGracefully } from '../platform/graceful-stop.ts'
import { createLog } from '../platform/log.ts'
import { createMailer } from '../platform/mail.ts'
import { createMetrics, serveMetrics } from '../platform/metrics.ts'
import { createNchan } from '../platform/nchan.ts'
import { workOnPrizes } from '../prizes/prizes.jobs.ts'
import { workOnProposals } from '../proposals/proposals.jobs.ts'
import { readLogKey } from '../public-log/log-key.ts'
import { startLogSigner } from '../public-log/log-signer.ts'
import { watchUnsignedLog } from '../public-log/watch-unsigned-log.ts'
import { workOnTelegram } from '../telegram/telegram.jobs.ts'
import { workOnUploads } from '../uploads/uploads.jobs.ts'
import { LETTER_WRITERS } from './letter-writers.ts'
import { startOrExplain } from './start-or-explain.ts'
import { startTelegram } from './start-telegram.ts'

await startOrExplain('worker', async () => {
  const config = readWorkerConfig(process.env)
  const log = createLog('worker', config.log.level)
  const metrics = createMetrics()
  const databaseUrl = config.database.url
  const pool = openPool(databaseUrl, config.database.pool, (error) => log.warn({ err: error }, 'database'))
  const db = dbOver(pool)
  await refuseTrialGames(db, config.beacon.chain)
  const prepared = preparedOn(pool)
  const nchan = createNchan(config.live, log)
  const jobs = await startBoss({ databaseUrl, log, runsSchedules: true })
  const store = { db, jobs, wakePublisher: createWakePublisher(db) }
  const publisher = startPublisher({
    databaseUrl,
    nchan,
    log,
    metrics,
    boards: {
      readBoards: (ids) => readBoards(prepared, ids),
      readGames: (ids) => readGames(db, ids),
      readDraws: (ids) => readDraws(db, ids),
    },
  })
  const { keyFile, witnessUrls } = config.publicLog
  if (keyFile === undefined)
    log.error('LOG_KEY_FILE is not set: the public log is not signed, and no draw is witnessed')
  const signer =
    keyFile &&
    startLogSigner({
      databaseUrl,
      store,
      key: readLogKey(keyFile, config.beacon.chain),
      witnessUrls,
      log,
      metrics,
      onWitnessed: showWitnessedSeals,
    })
  const expirer = startHoldExpirer(store, { log, metrics })

  const { chain } = config.beacon
  const beacon = createBeacon({ ...config.beacon, log, metrics })
  const clock = startBeaconClock({ db, beacon, log, metrics })
  await workOnGames(store, { jobs, log, metrics, chain, clock })
  await workOnBoards(store, { jobs, log, metrics })
  const files = await openFiles(config.files)
  await workOnUploads(store, { jobs, log, metrics, files })
  await workOnLive(store, { jobs, log, metrics })
  const mailer = createMailer(config.mail)
  const [origin = ''] = config.origins
  await workOnAccounts(store, { jobs, log, metrics, mailer, origin })
  await workOnPayments(store, { jobs, log, metrics })
  await workOnPrizes(store, { jobs, log, metrics })
  await workOnProposals(store, { jobs, log, metrics })
  await workOnFigures(store, { jobs, log, metrics })
  await workOnDraws(store, { jobs, log, metrics, beacon })
  const notifier = startNotifier({
    store,
    writers: LETTER_WRITERS,
    hasBot: config.telegram?.bot !== undefined,
    mailer,
    origin,
    log,
    metrics,
  })
  const telegram = startTelegram(config.telegram, { databaseUrl, store, origin, log, metrics })
  await workOnAlarms(store, { jobs, log, metrics, hasGroup: config.telegram?.operators !== undefined })
  await workOnTelegram(store, { jobs, log, metrics })
  const watch = watchWaitingDraws({ db, metrics })
  const logWatch = watchUnsignedLog({ db, metrics })
  await workOnAudit(store, { jobs, log, metrics })

  const metricsServer = await serveMetrics(metrics, config.metrics.host, config.metrics.port)
  log.info({ metricsPort: metricsServer.port }, 'working')

  stopGracefully(log, async () => {
    await jobs.stop({ graceful: true, timeout: 5_000 })
    await expirer.stop()
    await publisher.stop()
    if (signer) await signer.stop()
    await telegram.stop()
    await notifier.stop()
    watch.stop()
    logWatch.stop()
    clock.stop()
    beacon.close()
    mailer.close()
    files.close()
    nchan.close()
    await metricsServer.close()
    await db.destroy()
  })
})

import type { AccountMail } from '../jobs/queues.ts'
import { type Worker, workOn } from '../jobs/work.ts'
import { purgeNotifications } from '../notifications/notifications.queries.ts'
import { purgeInRounds } from '../platform/database/purge-in-rounds.ts'
import { type Store, transaction } from '../platform/database/transaction.ts'
import type { Mailer } from '../platform/mail.ts'
import {
  EXPIRING,
  findPerson,
  findPersonByEmail,
  lockPersonRow,
  type PersonRow,
  purgeExpired,
  purgeUnverifiedAccounts,
} from './accounts.queries.ts'
import { makeMailLink } from './mail-link.ts'
import {
  accountClosedMail,
  alreadyRegisteredMail,
  phoneTakenMail,
  resetMail,
  verificationMail,
} from './mails/account-mails.ts'

const UNVERIFIED_DAYS = 7

export type AccountsWorker = Worker & { readonly mailer: Mailer; readonly origin: string }

export async function workOnAccounts(store: Store, worker: AccountsWorker): Promise<void> {
  await workOn(worker, 'send-account-mail', (mail) => sendAccountMail(store, worker, mail))

  await workOn(worker, 'purge-accounts', async () => {
    for (const expiring of EXPIRING) await purgeInRounds(store, (tx, rowsMax) => purgeExpired(tx, expiring, rowsMax))
    const count = await purgeInRounds(store, (tx, rowsMax) => purgeUnverifiedAccounts(tx, UNVERIFIED_DAYS, rowsMax))
    if (count > 0) worker.log.info({ count }, 'deleted accounts that were never verified')
    await purgeInRounds(store, purgeNotifications)
  })
}

/** Creates the link when the mail is sent, so that the token exists in the mail only. */
async function sendAccountMail(store: Store, { mailer, origin }: AccountsWorker, job: AccountMail): Promise<void> {
  const { db } = store
  const pages = (language: PersonRow['language']) => {
    const site = language === 'am' ? `${origin}/am` : origin
    return { site, loginUrl: `${site}/login`, forgotUrl: `${site}/forgot-password`, registerUrl: `${site}/register` }
  }
  const linkFor = async (person: PersonRow, purpose: 'verify_email' | 'reset_password', to?: string) => {
    const token = await transaction(store, async (tx) => {
      // A link must not verify an address that it was not sent to. The job is retried with the new one.
      const current = await lockPersonRow(tx, person.id)
      if (current?.email !== person.email) throw new Error('the address changed while the mail was written')
      return makeMailLink(tx, person.id, purpose)
    })
    const page = purpose === 'verify_email' ? 'verify-email' : 'reset-password'
    const place = to ? `&to=${encodeURIComponent(to)}` : ''
    return `${pages(person.language).site}/${page}?token=${token}${place}`
  }

  if ('fullName' in job) {
    const { email, fullName: name, language } = job
    const write = job.kind === 'phone_taken' ? phoneTakenMail : accountClosedMail
    await mailer.send({ to: email, language, ...(await write({ language, name, ...pages(language) })) })
    return
  }
  const person = 'personId' in job ? await findPerson(db, job.personId) : await findPersonByEmail(db, job.email)
  // An address without an account gets no mail. The response is the same, so it does not reveal which addresses have an
  // account.
  if (!person || person.closed_at) return
  const { language, full_name: name } = person
  const reader = { language, name, ...pages(language) }
  const write = {
    verification: async () => {
      const to = 'to' in job ? job.to : undefined
      return verificationMail({ ...reader, url: await linkFor(person, 'verify_email', to) })
    },
    password_reset: async () => {
      const startedByStaff = 'startedByStaff' in job && job.startedByStaff
      return resetMail({ ...reader, startedByStaff, url: await linkFor(person, 'reset_password') })
    },
    already_registered: () => alreadyRegisteredMail(reader),
  }[job.kind]
  await mailer.send({ to: person.email, language, ...(await write()) })
}

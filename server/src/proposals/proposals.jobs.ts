import { type Worker, workOn } from '../jobs/work.ts'
import type { Store } from '../platform/database/transaction.ts'
import type { Mailer } from '../platform/mail.ts'
import { applyDueProposal } from './decide-proposal.ts'
import { proposalMail } from './mails/proposal-mail.ts'
import { findAdmin, findWaiting, listDueProposals } from './proposals.queries.ts'

export type ProposalsWorker = Worker & { readonly mailer: Mailer; readonly origin: string }

export async function workOnProposals(store: Store, worker: ProposalsWorker): Promise<void> {
  const { mailer, origin, log } = worker

  await workOn(worker, 'send-proposal-mail', async ({ proposalId, personId }) => {
    const [admin, proposal] = [await findAdmin(store.db, personId), await findWaiting(store.db, proposalId)]
    if (!admin || !proposal) return
    const { email, language, fullName } = admin
    const url = `${origin}${language === 'am' ? '/am' : ''}/etxdark`
    const letter = await proposalMail({ language, name: fullName, url, proposal })
    await mailer.send({ to: email, language, ...letter })
  })

  await workOn(worker, 'apply-proposals', async () => {
    for (const proposalId of await listDueProposals(store.db)) {
      // One that fails must not keep the others from taking effect; the next run tries it again.
      await applyDueProposal(store, proposalId).catch((error: unknown) =>
        log.error({ err: error, proposalId }, 'a proposal could not be applied'),
      )
    }
  })
}

import { claimPrize } from '@edil/contract/prizes'
import { asPhone } from '@edil/domain/phone'
import * as z from 'zod/mini'
import { bodyOf } from '../../api/body-of.ts'

const { method, accountNumber, accountName, bank } = bodyOf(claimPrize).shape

/** Loaded when a field gets the focus. A wallet is a mobile number; a bank account has other digits. */
export const claimSchema = z
  .object({
    method,
    accountNumber: z.pipe(z.string().check(z.overwrite(withoutGroups)), accountNumber),
    accountName,
    bank,
  })
  .check(
    z.refine(({ method, accountNumber }) => method === 'bank' || asPhone(accountNumber) !== undefined, {
      path: ['accountNumber'],
    }),
    z.refine(({ method, bank }) => method !== 'bank' || bank !== null, { path: ['bank'] }),
    z.overwrite((claim) => ({ ...claim, accountNumber: storedNumber(claim) })),
  )

/** People type numbers in groups: '0911 22-33-44'. */
function withoutGroups(typed: string): string {
  return typed.normalize('NFKC').replace(/[\s.()\-\u2010-\u2015]/g, '')
}

function storedNumber({ method, accountNumber }: { readonly method: string; readonly accountNumber: string }): string {
  return method === 'bank' ? accountNumber : (asPhone(accountNumber) ?? accountNumber)
}

import type { StaffPage } from '@edil/domain/access'
import type { ComponentType } from 'react'
import { Unreachable } from '../api/client.ts'

/** All staff pages behind one dynamic import, so that player pages contain one chunk name instead of one for each. */
export async function loadStaffPage(page: StaffPage): Promise<ComponentType> {
  const [loaded] = await Promise.all([LOADERS[page](), loadStaffStyles()])
  return loaded
}

const LOADERS: Record<StaffPage, () => Promise<ComponentType>> = {
  today: async () => (await import('./today/today.tsx')).Today,
  payments: async () => (await import('./payments/payments.tsx')).Payments,
  numbers: async () => (await import('./numbers/numbers.tsx')).Numbers,
  refunds: async () => (await import('./refunds/refunds.tsx')).Refunds,
  prizes: async () => (await import('./prizes/prizes.tsx')).Prizes,
  letsplay: async () => (await import('./letsplay/letsplay.tsx')).LetsPlay,
  sales: async () => (await import('./sales/sales.tsx')).Sales,
  plans: async () => (await import('./plans/plans.tsx')).Plans,
  figures: async () => (await import('./figures/figures.tsx')).Figures,
  accounts: async () => (await import('./accounts/accounts.tsx')).Accounts,
  settings: async () => (await import('./settings/settings.tsx')).Settings,
  people: async () => (await import('./people/people.tsx')).People,
}

/** A player's HTML has no styles for staff pages; it names the sheet that has them (web/write-pages.ts). */
async function loadStaffStyles(): Promise<void> {
  if (typeof document === 'undefined') return
  const { staffStyles } = document.documentElement.dataset
  if (staffStyles === undefined) return
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: staffStyles })
  await new Promise((resolve, reject) => {
    sheet.onload = resolve
    sheet.onerror = () => reject(new Unreachable(new Error(`could not load ${staffStyles}`)))
    document.head.append(sheet)
  })
  delete document.documentElement.dataset['staffStyles']
}

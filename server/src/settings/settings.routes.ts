import {
  changeDesk,
  changeHelp,
  changeLicence,
  changeSecurity,
  showHelp,
  showSecurityContact,
  showSettings,
} from '@edil/contract/settings'
import { Refusal } from '@edil/domain/refusal'
import { asInstagramName, asSupportPhone, asTelegramName, isLicenceValid } from '@edil/domain/settings'
import type { FastifyInstance } from 'fastify'
import { type Store, transaction } from '../platform/database/transaction.ts'
import { mount } from '../platform/http/mount.ts'
import { changeSettings } from './change-settings.ts'
import { securityText } from './security-text.ts'
import { listVersions, readCurrent } from './settings.queries.ts'
import { helpOf, licenceOf, settingsView } from './settings-view.ts'

export function settingsRoutes(app: FastifyInstance, { store, origin }: { store: Store; origin: string }): void {
  const settings = async () => settingsView(await listVersions(store.db))

  mount(app, showHelp, async () => {
    const current = await readCurrent(store.db)
    const licence = licenceOf(current)
    return { ...helpOf(current), licence: licence && isLicenceValid(licence, current.today) ? licence : null }
  })

  mount(app, showSecurityContact, async ({ reply }) => {
    const { security_contact: contact, today } = await readCurrent(store.db)
    if (contact === null) throw new Refusal('route_not_found')
    reply.type('text/plain; charset=utf-8')
    return securityText({ contact, origin, today })
  })

  mount(app, showSettings, settings)

  mount(app, changeHelp, async ({ body, caller }) => {
    const values = {
      help_center: body.helpCenter || null,
      telegram: asTelegramName(body.telegram) ?? null,
      instagram: asInstagramName(body.instagram) ?? null,
      phone: asSupportPhone(body.phone) ?? null,
      email: body.email || null,
    }
    const change = { part: 'help', version: body.version, adminId: caller.personId, values } as const
    await transaction(store, (tx) => changeSettings(tx, change))
    return settings()
  })

  mount(app, changeLicence, async ({ body, caller }) => {
    const values = {
      licence_number: body.number || null,
      licence_authority: body.authority || null,
      licence_from: body.validFrom || null,
      licence_until: body.validUntil || null,
    }
    const change = { part: 'licence', version: body.version, adminId: caller.personId, values } as const
    await transaction(store, (tx) => changeSettings(tx, change))
    return settings()
  })

  mount(app, changeDesk, async ({ body, caller }) => {
    const values = { payment_late_minutes: body.paymentLateMinutes }
    const change = { part: 'desk', version: body.version, adminId: caller.personId, values } as const
    await transaction(store, (tx) => changeSettings(tx, change))
    return settings()
  })

  mount(app, changeSecurity, async ({ body, caller }) => {
    const values = { security_contact: body.contact || null }
    const change = { part: 'security', version: body.version, adminId: caller.personId, values } as const
    await transaction(store, (tx) => changeSettings(tx, change))
    return settings()
  })
}

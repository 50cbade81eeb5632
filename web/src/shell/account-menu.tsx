import type { Me } from '@edil/contract/sessions'
import { isStaff } from '@edil/domain/people'
import { lazy, Suspense } from 'react'
import { Link, useLocation } from 'wouter'
import { useLogOut } from '../api/session.ts'
import { loadTextPart } from '../text/activate.ts'
import type { MessageId } from '../text/use-text.ts'
import { useText } from '../text/use-text.ts'
import { showToast } from '../ui/toast-list.ts'
import styles from './account-menu.module.css'
import { DropMenu } from './drop-menu.tsx'

const LINKS: readonly { readonly href: string; readonly label: MessageId }[] = [
  { href: '/profile/change-password', label: 'nav.changePassword' },
  { href: '/profile/joined-games', label: 'nav.joinedGames' },
  { href: '/profile/tickets', label: 'nav.gameTickets' },
  { href: '/profile/prizes', label: 'nav.myPrizes' },
]

const StaffLinks = lazy(async () => {
  const [{ StaffLinks: Links }] = await Promise.all([import('../page/staff-links.tsx'), loadTextPart('admin')])
  return { default: Links }
})

type AccountMenuProps = {
  /** `undefined` while the session is loading. */
  readonly person: Me | undefined
  readonly avatar: string | undefined
}

export function AccountMenu({ person, avatar }: AccountMenuProps) {
  const { t } = useText()
  const [path] = useLocation()
  return (
    <DropMenu
      label={t('nav.myAccount')}
      summary={
        <span className={avatar} aria-hidden="true">
          {person && [...person.email][0]?.toUpperCase()}
        </span>
      }
    >
      <Link href="/profile" className={styles.account} aria-current={path === '/profile' ? 'page' : undefined}>
        <b>{t('nav.myAccount')}</b>
        <small>{person?.email}</small>
      </Link>
      {LINKS.map(({ href, label }) => (
        <Link key={href} href={href} aria-current={path === href ? 'page' : undefined}>
          {t(label)}
        </Link>
      ))}
      {person && isStaff(person.role) && (
        <Suspense>
          <StaffLinks role={person.role} />
        </Suspense>
      )}
      <LogOut />
    </DropMenu>
  )
}

function LogOut() {
  const { t } = useText()
  const logOut = useLogOut()
  const [path, navigate] = useLocation()
  const leave = async () => {
    try {
      await logOut(() => {
        if (PRIVATE.test(path)) navigate('/dashboard')
      })
      showToast('good', t('toast.logout'))
    } catch {
      showToast('bad', t('toast.logoutFailed'))
    }
  }
  return (
    <button type="button" onClick={() => void leave()}>
      {t('nav.logout')}
    </button>
  )
}

/** Pages that redirect a visitor to the login. */
const PRIVATE = /^\/(profile|etxdark|payment|select-number)/

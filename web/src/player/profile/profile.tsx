import type { Account } from '@edil/contract/accounts'
import { useEffect } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { SignedIn } from '../../page/signed-in.tsx'
import { useText } from '../../text/use-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { Column, Wrap } from '../../ui/layout.tsx'
import { Tag } from '../../ui/tag.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { AccountLoader } from './account-loader.tsx'
import { DetailsForm } from './details-form.tsx'
import { Devices } from './devices.tsx'
import { MyData } from './my-data.tsx'
import styles from './profile.module.css'
import { Section } from './section.tsx'

/** My Account */
export function Profile() {
  return <SignedIn>{() => <MyAccount />}</SignedIn>
}

function MyAccount() {
  const { t } = useText()
  useSavedNews()
  return (
    <Wrap page>
      <Column gap={5}>
        <h1>{t('nav.myAccount')}</h1>
        <AccountLoader>
          {(account) => (
            <div className={styles.columns}>
              <DetailsForm account={account} />
              <Column gap={4}>
                <Safety account={account} />
                <Devices />
                <MyData account={account} />
              </Column>
            </div>
          )}
        </AccountLoader>
      </Column>
    </Wrap>
  )
}

function Safety({ account }: { readonly account: Account }) {
  const { t } = useText()
  return (
    <Section title={t('profile.safety')}>
      <div>
        <Link href="/profile/notifications" className={styles.link}>
          <span className={styles.linkText}>{t('profile.notifications')}</span>
          <Icon name="chevron" />
        </Link>
        <Link href="/profile/change-password" className={styles.link}>
          <span className={styles.linkText}>{t('nav.changePassword')}</span>
          <Icon name="chevron" />
        </Link>
        <Link href="/profile/two-factor" className={styles.link}>
          <span className={styles.linkText}>{t('profile.twoFactor')}</span>
          <Tag tone={account.hasTwoFactor ? 'completed' : 'waiting'}>
            {t(account.hasTwoFactor ? 'profile.on' : 'profile.off')}
          </Tag>
          <Icon name="chevron" />
        </Link>
      </div>
    </Section>
  )
}

/** A change of the language loads another page, which shows that the change was saved. */
function useSavedNews(): void {
  const { t } = useText()
  const [, navigate] = useLocation()
  const isSaved = new URLSearchParams(useSearch()).has('saved')
  useEffect(() => {
    if (!isSaved) return
    showToast('good', t('profile.saved'))
    navigate('/profile', { replace: true })
  }, [isSaved, navigate, t])
}

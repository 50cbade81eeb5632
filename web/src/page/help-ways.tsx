import type { ResponseOf } from '@edil/contract/endpoint'
import type { showHelp } from '@edil/contract/settings'
import { formatPhone } from '@edil/domain/phone'
import { useHelp } from '../api/help.ts'
import { type Translate, useText } from '../text/use-text.ts'
import { LinkButton } from '../ui/button.tsx'
import { Column } from '../ui/layout.tsx'
import { Skeleton, SkeletonLine } from '../ui/skeleton.tsx'
import { LoadFailed } from './load-failed.tsx'

/** The ways to reach us that the admins have set; the others are left out. Needs the text part `support`. */
export function HelpWays() {
  const { t } = useText()
  const { data, isError, isFetching, refetch } = useHelp()
  if (!data && isError) {
    return (
      <LoadFailed title="contact.failed" isBusy={isFetching} onTryAgain={refetch}>
        {t('contact.failedText')}
      </LoadFailed>
    )
  }
  if (!data) {
    return (
      <Skeleton label={t('page.loading')}>
        <SkeletonLine height="8rem" />
      </Skeleton>
    )
  }
  const ways = waysOf(data, t)
  if (ways.length === 0) return <p>{t('contact.none')}</p>
  return (
    <Column gap={3}>
      <p>{t('contact.text')}</p>
      {ways.map(({ href, label }, index) => (
        <LinkButton
          key={href}
          look={index === 0 ? 'primary' : 'line'}
          wide
          href={href}
          {...(href.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' })}
        >
          {label}
        </LinkButton>
      ))}
    </Column>
  )
}

type Help = ResponseOf<typeof showHelp>

function waysOf({ helpCenter, telegram, instagram, phone, email }: Help, t: Translate) {
  return [
    helpCenter !== null && { href: helpCenter, label: t('footer.helpCenter') },
    telegram !== null && { href: `https://t.me/${telegram}`, label: t('contact.telegram') },
    instagram !== null && { href: `https://www.instagram.com/${instagram}`, label: t('contact.instagram') },
    phone !== null && { href: `tel:${phone}`, label: t('contact.call', { phone: formatPhone(phone) }) },
    email !== null && { href: `mailto:${email}`, label: t('contact.write', { email }) },
  ].filter((way) => way !== false)
}

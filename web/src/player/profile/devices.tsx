import type { Device } from '@edil/contract/sessions'
import { useAccountActions, useDevices } from '../../api/account.ts'
import { useFailureText } from '../../api/failure-text.ts'
import { useAction } from '../../api/use-action.ts'
import { LoadFailed } from '../../page/load-failed.tsx'
import { useFailureToast } from '../../page/use-failure-toast.ts'
import { useMoment } from '../../page/use-moment.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Column } from '../../ui/layout.tsx'
import { Skeleton, SkeletonLine } from '../../ui/skeleton.tsx'
import { Tag } from '../../ui/tag.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { Type } from '../../ui/type.tsx'
import styles from './profile.module.css'
import { Section } from './section.tsx'

export function Devices() {
  const { t } = useText()
  const failureText = useFailureText()
  const { data: devices, isError, isFetching, error, refetch } = useDevices()
  return (
    <Section title={t('devices.title')} text={t('devices.text')}>
      {!devices && !isError && (
        <Skeleton label={t('page.loading')}>
          <Column gap={3}>
            <SkeletonLine height="4rem" />
            <SkeletonLine height="4rem" />
          </Column>
        </Skeleton>
      )}
      {!devices && isError && (
        <LoadFailed title="devices.failed" isBusy={isFetching} onTryAgain={refetch}>
          {failureText(error)}
        </LoadFailed>
      )}
      {devices && (
        <ul>
          {devices.map((device) => (
            <DeviceRow key={device.id} device={device} />
          ))}
        </ul>
      )}
    </Section>
  )
}

function DeviceRow({ device }: { readonly device: Device }) {
  const { t } = useText()
  const { logOutDevice } = useAccountActions()
  const moment = useMoment()
  const name = device.name || t('devices.unknown')
  const lines = [
    ...(device.address ? [t('devices.address', { address: device.address })] : []),
    t('devices.signedIn', { at: moment(device.signedInAt) }),
    ...(device.isCurrent ? [] : [t('devices.lastSeen', { at: moment(device.lastSeenAt) })]),
  ]
  const logOut = useAction(async () => {
    await logOutDevice(device.id)
    showToast('good', t('devices.loggedOut'), name)
  }, useFailureToast())
  return (
    <li className={styles.device}>
      <div className={styles.deviceText}>
        <b>{name}</b>
        {lines.map((line) => (
          <Type key={line} size="sm" muted>
            {line}
          </Type>
        ))}
      </div>
      {device.isCurrent ? (
        <Tag tone="active">{t('devices.this')}</Tag>
      ) : (
        <Button
          size="small"
          look="line"
          aria-label={`${t('devices.logOut')}: ${name}`}
          busy={logOut.isBusy}
          onClick={() => logOut.start()}
        >
          {t('devices.logOut')}
        </Button>
      )}
    </li>
  )
}

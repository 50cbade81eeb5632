import { useText } from '../../text/use-text.ts'
import { Mono, Type } from '../../ui/type.tsx'

type FaultValuesProps = { readonly expected: string | undefined; readonly found: string | undefined }

/** The expected and the found value. */
export function FaultValues({ expected, found }: FaultValuesProps) {
  const { t } = useText()
  return (
    <dl>
      {expected !== undefined && <Value name={t('proof.expected')} value={expected} />}
      {found !== undefined && <Value name={t('proof.found')} value={found} />}
    </dl>
  )
}

export function Value({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <Type as="dt" size="xs" muted>
        {name}
      </Type>
      <dd>
        <Mono>{value}</Mono>
      </dd>
    </div>
  )
}

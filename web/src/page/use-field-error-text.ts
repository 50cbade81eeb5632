import type { FieldFault } from '../api/use-form.ts'
import type { MessageId, MessageValues } from '../text/use-text.ts'
import { useText } from '../text/use-text.ts'

/** The error text of a field: `wrong` for its own rule, or a text that all fields share. */
export function useFieldErrorText() {
  const { t } = useText()
  return (fault: FieldFault | undefined, wrong: MessageId, values?: MessageValues): string | undefined => {
    if (fault === undefined) return undefined
    if (fault === 'missing') return t('fault.missing')
    if (fault === 'too_long') return t('fault.tooLong')
    return t(wrong, values)
  }
}

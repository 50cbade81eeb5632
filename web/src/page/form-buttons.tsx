import { useText } from '../text/use-text.ts'
import { Button } from '../ui/button.tsx'

type FormButtonsProps = {
  readonly look?: 'primary' | 'red'
  readonly label: string
  readonly isBusy: boolean
  readonly onCancel: () => void
}

/** Submit and cancel of a form in a dialog. */
export function FormButtons({ look = 'primary', label, isBusy, onCancel }: FormButtonsProps) {
  const { t } = useText()
  return (
    <>
      <Button look={look} wide type="submit" busy={isBusy}>
        {label}
      </Button>
      <Button look="text" wide onClick={onCancel}>
        {t('action.cancel')}
      </Button>
    </>
  )
}

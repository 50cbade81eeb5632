import type { ReactNode } from 'react'
import type { FieldFault } from '../api/use-form.ts'
import { pathIn } from '../text/language.ts'
import { RichText } from '../text/rich-text.tsx'
import { useText } from '../text/use-text.ts'
import { Checkbox } from '../ui/choice.tsx'
import { DayField } from '../ui/day-field.tsx'
import { TextField } from '../ui/field.tsx'
import { useFieldErrorText } from './use-field-error-text.ts'

type PersonFieldProps = { readonly defaultValue?: string; readonly fault: FieldFault | undefined }

export function FullNameField({ defaultValue = '', fault }: PersonFieldProps) {
  const { t } = useText()
  const fieldErrorText = useFieldErrorText()
  return (
    <TextField
      name="fullName"
      label={t('field.fullName')}
      defaultValue={defaultValue}
      error={fieldErrorText(fault, 'fault.fullName')}
      autoComplete="name"
    />
  )
}

export function UsernameField({ defaultValue = '', fault }: PersonFieldProps) {
  const { t } = useText()
  const fieldErrorText = useFieldErrorText()
  return (
    <TextField
      name="username"
      label={t('field.username')}
      hint={t('field.usernameHint')}
      defaultValue={defaultValue}
      error={fieldErrorText(fault, fault === 'username_taken' ? 'refusal.username_taken' : 'fault.username')}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}

export function PhoneField({ defaultValue = '', fault }: PersonFieldProps) {
  const { t } = useText()
  const fieldErrorText = useFieldErrorText()
  return (
    <TextField
      name="phone"
      type="tel"
      label={t('field.phone')}
      placeholder="+251 9XX XXX XXX"
      defaultValue={defaultValue}
      error={fieldErrorText(fault, fault === 'phone_taken' ? 'refusal.phone_taken' : 'fault.phone')}
      autoComplete="tel"
    />
  )
}

/** The default, until the configured age is loaded. */
const USUAL_AGE = 18

type BornOnFieldProps = { readonly minimumAge: number | undefined; readonly fault: FieldFault | undefined }

export function BornOnField({ minimumAge = USUAL_AGE, fault }: BornOnFieldProps) {
  const { t } = useText()
  const fieldErrorText = useFieldErrorText()
  return (
    <DayField
      name="bornOn"
      label={t('field.bornOn')}
      placeholder={t('field.bornOnPlaceholder')}
      hint={t('field.bornOnHint', { age: minimumAge })}
      error={fieldErrorText(fault, fault === 'too_young' ? 'refusal.too_young' : 'fault.bornOn')}
      autoComplete="bday"
    />
  )
}

export function TermsCheckbox({ fault }: { readonly fault: FieldFault | undefined }) {
  const { t, language } = useText()
  return (
    <Checkbox
      name="agreesToTerms"
      label={
        <RichText
          id="register.terms"
          components={{
            terms: <NewTab href={pathIn(language, '/terms')} />,
            privacy: <NewTab href={pathIn(language, '/privacy')} />,
          }}
        />
      }
      error={fault && t('fault.terms')}
    />
  )
}

/** Opens in a new tab, so that the typed values of the form are kept. */
function NewTab({ href, children }: { readonly href: string; readonly children?: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
    </a>
  )
}

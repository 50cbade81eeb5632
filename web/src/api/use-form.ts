import { type FormEvent, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { core, ZodMiniType } from 'zod/mini'
import { reportUnexpected, Unreachable } from './client.ts'

/** What is wrong with a field: `missing` when it is empty, a rule of the schema, or a code of the page's own. */
export type FieldFault = 'missing' | 'too_short' | 'too_long' | 'invalid' | (string & {})
export type FormFaults = Readonly<Record<string, FieldFault | undefined>>
export type TypedValues = Readonly<Record<string, unknown>>

type Options = {
  /** Rules between fields, on the typed values: `{ confirmation: 'mismatch' }`. */
  readonly check?: (typed: TypedValues) => FormFaults
  /** Called with the faults found before anything is sent, for a toast beside the fields. */
  readonly onFaults?: (faults: FormFaults) => void
  /** Shows what went wrong. Returned faults are shown at their fields. */
  readonly onFailure: (error: unknown) => FormFaults | undefined
}

type Form = {
  /** By the `name` of the field. */
  readonly errors: FormFaults
  readonly isBusy: boolean
  /** False until the page has hydrated: a button that cannot work yet must be disabled. */
  readonly isReady: boolean
  /** Props of the form element: `<form {...form}>`. */
  readonly form: {
    readonly ref: RefObject<HTMLFormElement | null>
    readonly noValidate: true
    /** A submit before hydration does nothing. With `get` it would put a password into the address. */
    readonly method: 'dialog'
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
    readonly onInput: (event: FormEvent<HTMLFormElement>) => void
    readonly onFocus: () => void
  }
}

/** A schema, or its import: Zod is 8 kB that a phone need not load before the first field has the focus. */
type Rules<S> = S | (() => Promise<S>)

/**
 * A native form, validated by a schema of the contract. Typed values stay in the fields whatever happens; the first wrong
 * field gets the focus; a second submit while the first is running does nothing.
 */
export function useForm<S extends ZodMiniType>(
  rules: Rules<S>,
  submit: (values: core.output<S>) => Promise<void>,
  { check, onFaults, onFailure }: Options,
): Form {
  const ref = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FormFaults>({})
  const [isBusy, setBusy] = useState(false)
  const isReady = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  const isSending = useRef(false)
  const mustPoint = useRef(false)

  useEffect(() => {
    if (!mustPoint.current || isBusy) return
    mustPoint.current = false
    const wrong = Object.keys(errors).length > 0 && ref.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    if (!wrong) return
    wrong.focus({ preventScroll: true })
    // In the middle: a toast may cover the top of a phone's screen.
    wrong.scrollIntoView({ block: 'center' })
  }, [errors, isBusy])

  const point = (faults: FormFaults) => {
    mustPoint.current = true
    setErrors(faults)
  }

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending.current) return
    isSending.current = true
    const typed = valuesOf(event.currentTarget)
    try {
      const result = (await load(rules)).safeParse(typed)
      const faults = { ...check?.(typed), ...(result.success ? {} : faultsOf(result.error.issues, typed)) }
      if (!result.success || Object.values(faults).some(Boolean)) {
        onFaults?.(faults)
        return point(faults)
      }
      setErrors({})
      setBusy(true)
      await submit(result.data)
    } catch (error) {
      point(onFailure(error) ?? {})
      reportUnexpected(error)
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }

  /** Typing into a field clears its error. */
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name } = target as HTMLInputElement
    if (errors[name]) setErrors({ ...errors, [name]: undefined })
  }

  const onFocus = () => void load(rules).catch(() => undefined)

  return {
    errors,
    isBusy,
    isReady,
    form: { ref, noValidate: true, method: 'dialog', onSubmit: (event) => void onSubmit(event), onInput, onFocus },
  }
}

const neverChanges = () => () => undefined

/** The browser caches a loaded module and retries a failed one. */
async function load<S extends ZodMiniType>(rules: Rules<S>): Promise<S> {
  if (typeof rules !== 'function') return rules
  return rules().catch((cause: unknown) => {
    throw new Unreachable(cause)
  })
}

/** A checkbox is true or false; FormData leaves out an unchecked one. */
function valuesOf(form: HTMLFormElement): TypedValues {
  const boxes = form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')
  const ticks = [...boxes].map(({ name, checked }) => [name, checked] as const)
  return { ...Object.fromEntries(new FormData(form)), ...Object.fromEntries(ticks) }
}

/** Codes, not the schema's messages: screens have their own texts in two languages. Only the first fault of a field is shown. */
function faultsOf(issues: readonly core.$ZodIssue[], typed: TypedValues): FormFaults {
  const faults: Record<string, FieldFault> = {}
  for (const issue of issues) {
    const name = String(issue.path[0])
    faults[name] ??= faultOf(issue, typed[name])
  }
  return faults
}

function faultOf({ code }: core.$ZodIssue, value: unknown): FieldFault {
  if (value === undefined || value === false || (typeof value === 'string' && value.trim() === '')) return 'missing'
  if (code === 'too_small') return 'too_short'
  return code === 'too_big' ? 'too_long' : 'invalid'
}

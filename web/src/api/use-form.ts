import { type FormEvent, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { core, ZodMiniType } from 'zod/mini'
import { reportUnexpected, Unreachable } from './client.ts'

/** What is wrong with a field: `missing` when nothing was typed, a rule of the schema, or a word of the page's own. */
export type FieldFault = 'missing' | 'too_short' | 'too_long' | 'invalid' | (string & {})
export type FormFaults = Readonly<Record<string, FieldFault | undefined>>
export type TypedValues = Readonly<Record<string, unknown>>

type Options = {
  /** Rules between fields, on what was typed: `{ confirmation: 'mismatch' }`. */
  readonly check?: (typed: TypedValues) => FormFaults
  /** Before anything is sent: what the form itself found, for a toast beside the fields. */
  readonly onFaults?: (faults: FormFaults) => void
  /** Says what went wrong; faults it returns are shown at their fields. */
  readonly onFailure: (error: unknown) => FormFaults | undefined
}

type Form = {
  /** By the `name` of the field. */
  readonly errors: FormFaults
  readonly isBusy: boolean
  /** Not yet on a page that came as HTML and waits for its scripts: a button that cannot work must not look as if it could. */
  readonly isReady: boolean
  /** For the form itself: `<form {...form}>`. */
  readonly form: {
    readonly ref: RefObject<HTMLFormElement | null>
    readonly noValidate: true
    /** A press before the scripts are there does nothing. As `get` it would put a password into the address. */
    readonly method: 'dialog'
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
    readonly onInput: (event: FormEvent<HTMLFormElement>) => void
    readonly onFocus: () => void
  }
}

/** A schema, or how to get it: Zod is 8 kB that a phone need not load before somebody begins to type. */
type Rules<S> = S | (() => Promise<S>)

/**
 * A native form held to a schema of the contract. What was typed stays in the fields whatever happens; the first wrong one
 * gets the focus; a second press while the first is under way does nothing.
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
    // In the middle: a toast may lie over the top of a phone.
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

  /** Whoever mends a field is not told any longer that it is wrong. */
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

/** The browser keeps what it has loaded; what it could not load it asks for again. */
async function load<S extends ZodMiniType>(rules: Rules<S>): Promise<S> {
  if (typeof rules !== 'function') return rules
  return rules().catch((cause: unknown) => {
    throw new Unreachable(cause)
  })
}

/** A box is true or false; the browser would leave out an empty one. */
function valuesOf(form: HTMLFormElement): TypedValues {
  const boxes = form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')
  const ticks = [...boxes].map(({ name, checked }) => [name, checked] as const)
  return { ...Object.fromEntries(new FormData(form)), ...Object.fromEntries(ticks) }
}

/** Not the words of the schema: a screen has its own, in two languages. The first fault of a field is the one to mend. */
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

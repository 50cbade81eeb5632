import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import * as z from 'zod/mini'
import { Refused } from './client.ts'
import { useForm } from './use-form.ts'

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(3)),
  note: z.string(),
  agreed: z.literal(true),
})

type Props = Partial<Pick<Parameters<typeof useForm>[2], 'check' | 'onFailure'>> & {
  readonly submit: (values: z.infer<typeof schema>) => Promise<void>
}

/** A form with three fields that shows the fault of each beside it. */
function TestForm({ submit, ...options }: Props) {
  const { form, errors, isBusy } = useForm(async () => schema, submit, { onFailure: () => undefined, ...options })
  return (
    <form {...form}>
      <input name="name" aria-label="Name" aria-invalid={Boolean(errors['name'])} />
      <input name="note" aria-label="Note" aria-invalid={Boolean(errors['note'])} />
      <input name="agreed" aria-label="Agreed" type="checkbox" aria-invalid={Boolean(errors['agreed'])} />
      <output>{Object.entries(errors).map(([name, fault]) => fault && `${name}: ${fault}. `)}</output>
      <button type="submit">{isBusy ? 'Sending' : 'Send'}</button>
    </form>
  )
}

const open = async (props: Partial<Props> = {}) => {
  const submit = vi.fn(async () => {})
  await render(<TestForm submit={submit} {...props} />)
  return submit
}
const field = (label: string) => page.getByLabelText(label)
const send = () => page.getByRole('button').click()
const fillIn = async () => {
  await field('Name').fill('Selam')
  await field('Agreed').click()
}

test('names every fault and moves the focus to the first wrong field', async () => {
  const submit = await open()
  await send()
  await expect.element(page.getByText('name: missing. agreed: missing.')).toBeVisible()
  await expect.element(field('Name')).toHaveFocus()
  expect(submit).not.toHaveBeenCalled()
})

test('distinguishes a value that is too short from a missing one', async () => {
  await open()
  await field('Name').fill('ab')
  await send()
  await expect.element(page.getByText('name: too_short.', { exact: false })).toBeVisible()
})

test('takes the fault away as soon as the field changes', async () => {
  await open()
  await send()
  await expect.element(field('Name')).toHaveAttribute('aria-invalid', 'true')
  await field('Name').fill('S')
  await expect.element(field('Name')).toHaveAttribute('aria-invalid', 'false')
})

test('submits the values that the schema made of what was typed', async () => {
  const submit = await open()
  await field('Name').fill('  Selam ')
  await field('Agreed').click()
  await send()
  await expect.poll(() => submit.mock.calls).toEqual([[{ name: 'Selam', note: '', agreed: true }]])
})

test('applies rules between fields', async () => {
  const submit = await open({ check: ({ note }) => (note === '' ? { note: 'mismatch' } : {}) })
  await fillIn()
  await send()
  await expect.element(page.getByText('note: mismatch.')).toBeVisible()
  expect(submit).not.toHaveBeenCalled()
})

test('does nothing on a second press while the first is under way', async () => {
  let finish = () => {}
  const submit = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  await open({ submit })
  await fillIn()
  await send()
  await expect.element(page.getByRole('button', { name: 'Sending' })).toBeVisible()
  await send()
  finish()
  await expect.element(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible()
  expect(submit).toHaveBeenCalledOnce()
})

test('shows the faults of a refusal at their fields and keeps what was typed', async () => {
  await open({
    submit: async () => {
      throw new Refused('reference_used')
    },
    onFailure: () => ({ name: 'taken' }),
  })
  await fillIn()
  await send()
  await expect.element(page.getByText('name: taken.')).toBeVisible()
  await expect.element(field('Name')).toHaveValue('Selam')
})

import type { Endpoint } from '@edil/contract/endpoint'

/** The schema of an endpoint's body, for a form: `useForm(bodyOf(logIn), …)`. */
export function bodyOf<E extends Endpoint>(endpoint: E): NonNullable<E['body']> {
  if (!endpoint.body) throw new Error(`${endpoint.name} takes nothing`)
  return endpoint.body
}

import { APIError } from 'better-auth/api'
import { expect, test } from 'vitest'
import { mapAuthErrors } from './auth-call.ts'

test('a session that cannot be read because the database is away is temporarily unavailable, not an error of ours', async () => {
  const refused = APIError.from('INTERNAL_SERVER_ERROR', { code: 'FAILED_TO_GET_SESSION', message: 'x' })
  await expect(mapAuthErrors(Promise.reject(refused))).rejects.toMatchObject({ code: 'service_unavailable' })
})

test('a provider that is not configured is no outage: nginx would take the api for broken', async () => {
  const refused = APIError.from('NOT_FOUND', { code: 'PROVIDER_NOT_FOUND', message: 'Provider not found' })
  await expect(mapAuthErrors(Promise.reject(refused))).rejects.toMatchObject({ code: 'provider_off' })
})

test('a session that ends while the request is on its way is no error of ours', async () => {
  const refused = APIError.from('UNAUTHORIZED', { code: 'UNAUTHORIZED', message: 'Unauthorized' })
  await expect(mapAuthErrors(Promise.reject(refused))).rejects.toMatchObject({ code: 'login_required' })
})

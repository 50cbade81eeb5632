import { addPasskey } from '@edil/contract/passkeys'
import { currentPassword } from '@edil/contract/person-fields'
import * as z from 'zod/mini'
import { bodyOf } from '../../api/body-of.ts'

export const addPasskeySchema = z.extend(z.pick(bodyOf(addPasskey), { name: true }), { password: currentPassword })

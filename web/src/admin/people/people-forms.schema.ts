import { changeRole, lockPerson } from '@edil/contract/people'
import { bodyOf } from '../../api/body-of.ts'

export const lockSchema = bodyOf(lockPerson)
export const roleSchema = bodyOf(changeRole)

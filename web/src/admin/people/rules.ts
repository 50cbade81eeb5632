import { changeRole, lockPerson } from '@edil/contract/people'
import { bodyOf } from '../../api/body-of.ts'

export const lockRules = bodyOf(lockPerson)
export const roleRules = bodyOf(changeRole)

import { approveDespiteChecks } from '@edil/contract/review'
import * as z from 'zod/mini'
import { bodyOf } from '../../api/body-of.ts'

const { note } = bodyOf(approveDespiteChecks).shape

export const overrideSchema = z.object({ note })

import type { RefusalCode } from '@edil/domain/refusal'

const STATUS: Record<RefusalCode, number> = {
  game_not_found: 404,
  game_step_not_allowed: 409,
  request_invalid: 400,
  route_not_found: 404,
  service_unavailable: 503,
}

export function statusOf(code: RefusalCode): number {
  return STATUS[code]
}

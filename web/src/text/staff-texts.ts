import type { CompiledCatalogue } from './catalogue.ts'

/** Apart from the others, so that player pages do not contain their names. */
export const STAFF_CATALOGUES = import.meta.glob<{ readonly messages: CompiledCatalogue }>(
  '../../../text/src/{en,am}/{admin,figures,payouts,plans,review,sales,today}.ts',
  { query: '?compiled' },
)

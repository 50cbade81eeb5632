import { SHOW_MS } from '@edil/domain/show'
import { sql } from 'kysely'

/** Of a query with the table `draws`: the show of the draw is over, so its result may be shown. */
export const IS_SHOWN = sql<boolean>`draws.drawn_at <= clock_timestamp() - ${sql.lit(SHOW_MS)} * interval '1 millisecond'`

import { z } from 'zod'

const port = z.coerce.number().int().min(0).max(65_535)

const urlList = z
  .string()
  .transform((list) => list.split(',').map((url) => url.trim()))
  .pipe(z.array(z.url({ protocol: /^https?$/ })).min(1))

const environment = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(20),
  API_HOST: z.string().min(1).default('127.0.0.1'),
  API_PORT: port.default(3000),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  METRICS_PORT: port.default(0),
  LIVE_PUBLISH_URLS: urlList,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

export type Config = {
  readonly database: { readonly url: string; readonly pool: number }
  readonly api: { readonly host: string; readonly port: number }
  /** Private. Port 0 takes any free one. */
  readonly metrics: { readonly host: string; readonly port: number }
  /** The private addresses of the nginx nodes; any one of them reaches the viewers of all. */
  readonly live: { readonly publishUrls: readonly string[] }
  readonly log: { readonly level: string }
}

/** Reads the environment once. A process whose configuration is wrong must not start and half work. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const parsed = environment.safeParse(env)
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`)
    throw new Error(`The configuration is wrong (see .env.example):\n${faults.join('\n')}`)
  }
  const { data } = parsed
  return {
    database: { url: data.DATABASE_URL, pool: data.DATABASE_POOL },
    api: { host: data.API_HOST, port: data.API_PORT },
    metrics: { host: data.METRICS_HOST, port: data.METRICS_PORT },
    live: { publishUrls: data.LIVE_PUBLISH_URLS },
    log: { level: data.LOG_LEVEL },
  }
}

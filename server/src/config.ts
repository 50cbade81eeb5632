import { isAbsolute } from 'node:path'
import { type Chain, QUICKNET, TEST_CHAIN } from '@edil/domain/draw/chains'
import { z } from 'zod'
import type { SocialProvider } from './accounts/sign-in/auth.ts'
import { CLAIMS_PER_MINUTE } from './boards/claims-per-minute.ts'
import { isEncrypted } from './encrypted-connection.ts'
import type { FilesConfig } from './platform/files/files.ts'
import type { Secret } from './platform/keys.ts'
import { parseSender } from './platform/mail.ts'
import type { Isolation } from './platform/pictures/picture-process.ts'
import { initDataKey } from './platform/telegram/check-init-data.ts'

const port = z.coerce.number().int().min(0).max(65_535)

const urlList = z
  .string()
  .transform((list) => list.split(',').map((url) => url.trim()))
  .pipe(z.array(z.url({ protocol: /^https?$/ })).min(1))

const originList = urlList.pipe(
  z.array(
    z.string().refine((url) => URL.canParse(url) && new URL(url).origin === url, {
      error: 'expected scheme, host and optional port, without a path: https://edil.example',
    }),
  ),
)

/** drand's own relays and Cloudflare's: one of them may be unavailable. */
const DRAND_RELAYS = [
  'https://api.drand.sh',
  'https://api2.drand.sh',
  'https://api3.drand.sh',
  'https://drand.cloudflare.com',
]

const secret = z.object({ version: z.number().int().min(1), value: z.string().min(32) })

function asSecret(text: string): Secret {
  const [, version, value] = /^(\d+):(.*)$/.exec(text) ?? []
  return version === undefined || value === undefined
    ? { version: 1, value: text }
    : { version: Number(version), value }
}

const fields = z.object({
  EDIL_ORIGIN: originList,
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(20),
  API_HOST: z.string().min(1).default('127.0.0.1'),
  API_PORT: port.default(3000),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  METRICS_PORT: port.default(0),
  LIVE_PUBLISH_URLS: urlList,
  /** Shared with nginx. Someone who has it and reaches the private address can publish to viewers. */
  LIVE_PUBLISH_SECRET: z.string().regex(/^[\w-]{32,128}$/, { error: '32 to 128 letters, digits, - and _' }),
  /** Hosts that are reached without TLS by a network that no one else can read. */
  PRIVATE_HOSTS: z
    .string()
    .transform((list) => list.split(',').map((host) => host.trim()))
    .default([]),
  SMTP_URL: z.url({ protocol: /^smtps?$/, hostname: /./ }),
  MAIL_FROM: z.string().refine((from) => parseSender(from) !== undefined, {
    error: 'expected a sender such as Edil <no-reply@edil.example>',
  }),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }),
  /**
   * All keys are derived from it. Someone who has it can sign in as anyone. To change it, number the versions:
   * AUTH_SECRET=2:<new>, AUTH_SECRETS_BEFORE=1:<old>. One without a number is version 1.
   */
  AUTH_SECRET: z.string().transform(asSecret).pipe(secret),
  /** Earlier secrets, separated by commas: second factors that were encrypted with them still work. */
  AUTH_SECRETS_BEFORE: z
    .string()
    .transform((list) => list.split(',').map((text) => asSecret(text.trim())))
    .pipe(z.array(secret))
    .default([]),
  MINIMUM_AGE: z.coerce.number().int().min(0).max(120).default(18),
  CLAIMS_PER_MINUTE: z.coerce.number().int().min(1).default(CLAIMS_PER_MINUTE),
  ADDRESS_LIMIT_FACTOR: z.coerce.number().int().min(1).default(1),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_DISCOVERY_URL: z.url().default('https://accounts.google.com/.well-known/openid-configuration'),
  FACEBOOK_CLIENT_ID: z.string().optional(),
  FACEBOOK_CLIENT_SECRET: z.string().optional(),
  FACEBOOK_AUTHORIZATION_URL: z.url().default('https://www.facebook.com/v23.0/dialog/oauth'),
  FACEBOOK_TOKEN_URL: z.url().default('https://graph.facebook.com/v23.0/oauth/access_token'),
  FACEBOOK_USER_INFO_URL: z.url().default('https://graph.facebook.com/v23.0/me?fields=id,name,email'),
  FILES_FOLDER: z
    .string()
    .refine(isAbsolute, { error: 'a folder by its whole path, such as /var/lib/edil/files' })
    .optional(),
  FILES_S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  FILES_S3_BUCKET: z.string().min(1).optional(),
  FILES_S3_REGION: z.string().min(1).default('us-east-1'),
  FILES_S3_KEY: z.string().min(1).optional(),
  FILES_S3_SECRET: z.string().min(1).optional(),
  PICTURE_SANDBOX: z.enum(['bubblewrap', 'none']).default('bubblewrap'),
  BEACON_CHAIN: z.enum(['quicknet', 'test']).default('quicknet'),
  BEACON_RELAYS: urlList.transform((urls) => urls.map((url) => url.replace(/\/+$/, ''))).default(DRAND_RELAYS),
  /** The worker alone has it: someone who has it can sign a second history. */
  LOG_KEY_FILE: z.string().refine(isAbsolute, { error: 'a file by its whole path' }).optional(),
  WITNESS_URLS: urlList.transform((urls) => urls.map((url) => url.replace(/\/+$/, ''))).optional(),
  /** The bot of the public channel and of the mini app. Someone who has it can post there, and sign in linked players. */
  TELEGRAM_BOT_TOKEN: z
    .string()
    .regex(/^\d+:[\w-]{10,}$/, { error: 'the token from @BotFather, such as 123456:ABC…' })
    .optional(),
  TELEGRAM_CHANNEL: z
    .string()
    .regex(/^(@\w{4,32}|-100\d+)$/, { error: '@name of a public channel, or its id, such as -1001234567890' })
    .optional(),
  /** The private group of the operators, which gets alarms. */
  TELEGRAM_OPERATORS: z
    .string()
    .regex(/^-100\d+$/, { error: 'the id of a supergroup, such as -1001234567890' })
    .optional(),
  TELEGRAM_API_ROOT: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .default('https://api.telegram.org'),
  /** The username of the bot, without @, to which people write. Without it the bot has no private chats. */
  TELEGRAM_BOT_NAME: z
    .string()
    .regex(/^\w{2,29}bot$/i, { error: "the bot's username without @, such as edil_bot" })
    .optional(),
  /** How the bot gets what people write: the worker fetches it, or Telegram calls the api. */
  TELEGRAM_UPDATES: z.enum(['polling', 'webhook']).default('polling'),
  /** Telegram shows it with each call. Someone who has it can write to the bot as anyone. */
  TELEGRAM_WEBHOOK_SECRET: z
    .string()
    .regex(/^[\w-]{32,256}$/, { error: '32 to 256 letters, digits, - and _' })
    .optional(),
  TELEGRAM_MESSAGES_PER_MINUTE: z.coerce.number().int().min(1).default(15),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

/** What only the worker uses. */
const WORKER_ONLY = {
  SMTP_URL: true,
  MAIL_FROM: true,
  LOG_KEY_FILE: true,
  WITNESS_URLS: true,
  TELEGRAM_CHANNEL: true,
  TELEGRAM_OPERATORS: true,
  TELEGRAM_API_ROOT: true,
  TELEGRAM_UPDATES: true,
  TELEGRAM_MESSAGES_PER_MINUTE: true,
} as const
/** What only the api uses. Someone who takes over the worker finds none of its secrets. */
const API_ONLY = {
  API_HOST: true,
  API_PORT: true,
  REDIS_URL: true,
  AUTH_SECRET: true,
  AUTH_SECRETS_BEFORE: true,
  MINIMUM_AGE: true,
  CLAIMS_PER_MINUTE: true,
  ADDRESS_LIMIT_FACTOR: true,
  GOOGLE_CLIENT_ID: true,
  GOOGLE_CLIENT_SECRET: true,
  GOOGLE_DISCOVERY_URL: true,
  FACEBOOK_CLIENT_ID: true,
  FACEBOOK_CLIENT_SECRET: true,
  FACEBOOK_AUTHORIZATION_URL: true,
  FACEBOOK_TOKEN_URL: true,
  FACEBOOK_USER_INFO_URL: true,
  PICTURE_SANDBOX: true,
} as const

const ofApi = fields.omit(WORKER_ONLY)
const ofWorker = fields.omit(API_ONLY)
type Shared = Omit<z.output<typeof ofApi>, keyof typeof API_ONLY>

const OR_PRIVATE = 'or name its host in PRIVATE_HOSTS if no one else can read that network'

/** The rules of every process. */
const withSharedRules = <S extends z.ZodType<Shared>>(schema: S) =>
  schema
    .refine((env) => (env.FILES_FOLDER === undefined) !== (env.FILES_S3_ENDPOINT === undefined), {
      path: ['FILES_FOLDER'],
      error: 'set either FILES_FOLDER or FILES_S3_ENDPOINT, not both',
    })
    .refine((env) => env.FILES_S3_ENDPOINT === undefined || s3Files(env) !== undefined, {
      path: ['FILES_S3_ENDPOINT'],
      error: 'FILES_S3_ENDPOINT needs FILES_S3_BUCKET, FILES_S3_KEY and FILES_S3_SECRET beside it',
    })
    .refine((env) => env.EDIL_ORIGIN.every((origin) => isLoopback(origin) || !origin.startsWith('http:')), {
      path: ['EDIL_ORIGIN'],
      error:
        'use https, without which anyone on the way reads passwords and sessions: http only on 127.0.0.1, localhost or [::1]',
    })
    .refine((env) => env.BEACON_CHAIN === 'quicknet' || env.EDIL_ORIGIN.every(isLoopback), {
      path: ['BEACON_CHAIN'],
      error: 'the test beacon is predictable: use it only on 127.0.0.1, localhost or [::1]',
    })
    .refine((env) => env.EDIL_ORIGIN.every(isLoopback) || isEncrypted(env.DATABASE_URL, env.PRIVATE_HOSTS), {
      path: ['DATABASE_URL'],
      error: `anyone on the way can read it: add ?sslmode=verify-full, ${OR_PRIVATE}`,
    })
    .refine((env) => env.EDIL_ORIGIN.every(isLoopback) || isEncrypted(env.FILES_S3_ENDPOINT ?? '', env.PRIVATE_HOSTS), {
      path: ['FILES_S3_ENDPOINT'],
      error: `anyone on the way can read screenshots: use https, ${OR_PRIVATE}`,
    })

const workerEnvironment = withSharedRules(ofWorker)
  .refine(
    (env) =>
      (env.TELEGRAM_BOT_TOKEN === undefined) ===
      (env.TELEGRAM_CHANNEL === undefined &&
        env.TELEGRAM_OPERATORS === undefined &&
        env.TELEGRAM_BOT_NAME === undefined),
    {
      path: ['TELEGRAM_BOT_TOKEN'],
      error:
        'the token needs TELEGRAM_CHANNEL or TELEGRAM_OPERATORS or TELEGRAM_BOT_NAME beside it, and they need the token',
    },
  )
  .refine((env) => env.TELEGRAM_UPDATES === 'polling' || env.TELEGRAM_WEBHOOK_SECRET !== undefined, {
    path: ['TELEGRAM_WEBHOOK_SECRET'],
    error: 'a webhook needs a secret: take the output of `openssl rand -hex 32`, for api and worker',
  })
  .refine((env) => isLoopback(env.TELEGRAM_API_ROOT) || env.TELEGRAM_API_ROOT.startsWith('https:'), {
    path: ['TELEGRAM_API_ROOT'],
    error: 'use https: the address contains the token',
  })

/** A provider needs both its keys: with one of them, its button could not work. */
const apiEnvironment = (['GOOGLE', 'FACEBOOK'] as const)
  .reduce(
    (schema, name) =>
      schema.refine(
        (env) => (env[`${name}_CLIENT_ID`] === undefined) === (env[`${name}_CLIENT_SECRET`] === undefined),
        {
          path: [`${name}_CLIENT_SECRET`],
          error: `${name}_CLIENT_ID and ${name}_CLIENT_SECRET go together`,
        },
      ),
    withSharedRules(ofApi),
  )
  .refine((env) => env.EDIL_ORIGIN.every(isLoopback) || !isPlaceholder(env.AUTH_SECRET.value), {
    path: ['AUTH_SECRET'],
    error: 'this is a placeholder that anyone can guess: take the output of `openssl rand -hex 32`',
  })
  .refine((env) => env.EDIL_ORIGIN.every(isLoopback) || !isPlaceholder(env.LIVE_PUBLISH_SECRET), {
    path: ['LIVE_PUBLISH_SECRET'],
    error: 'this is a placeholder that anyone can guess: take the output of `openssl rand -hex 32`',
  })
  .refine((env) => hasDistinctVersions([env.AUTH_SECRET, ...env.AUTH_SECRETS_BEFORE]), {
    path: ['AUTH_SECRETS_BEFORE'],
    error: 'give every secret a version of its own: AUTH_SECRET=2:<new>, AUTH_SECRETS_BEFORE=1:<old>',
  })
  .refine((env) => env.EDIL_ORIGIN.every(isLoopback) || env.ADDRESS_LIMIT_FACTOR === 1, {
    path: ['ADDRESS_LIMIT_FACTOR'],
    error: 'higher limits are for tests: use them only on 127.0.0.1, localhost or [::1]',
  })
  .refine((env) => env.PICTURE_SANDBOX === 'bubblewrap' || env.EDIL_ORIGIN.every(isLoopback), {
    path: ['PICTURE_SANDBOX'],
    error: 'without a sandbox a hostile picture can read every secret: use it only on 127.0.0.1, localhost or [::1]',
  })
  .refine((env) => hasPassword(env.REDIS_URL) || env.EDIL_ORIGIN.every(isLoopback), {
    path: ['REDIS_URL'],
    error: 'Redis counts attempts and carries live events: give it a password, redis://:password@host',
  })
  .refine((env) => env.EDIL_ORIGIN.every(isLoopback) || isEncrypted(env.REDIS_URL, env.PRIVATE_HOSTS), {
    path: ['REDIS_URL'],
    error: `anyone on the way can read its password: use rediss, ${OR_PRIVATE}`,
  })

export type SharedConfig = {
  /** The site's origins. Requests that change something are accepted from these only. Links in mails use the first. */
  readonly origins: readonly string[]
  readonly database: { readonly url: string; readonly pool: number }
  /** Private. Port 0 picks a free port. */
  readonly metrics: { readonly host: string; readonly port: number }
  /** The private addresses of the nginx nodes. Publishing to any of them reaches the viewers of all. */
  readonly live: { readonly publishUrls: readonly string[]; readonly publishSecret: string }
  readonly files: FilesConfig
  /** The beacon that decides draws, and its relays. */
  readonly beacon: { readonly chain: Chain; readonly relays: readonly string[] }
  readonly log: { readonly level: string }
}

export type ApiConfig = SharedConfig & {
  readonly api: { readonly host: string; readonly port: number }
  readonly redis: { readonly url: string }
  readonly accounts: {
    readonly secret: string
    readonly secretVersion: number
    /** Earlier secrets, which only decrypt. */
    readonly secretsBefore: readonly Secret[]
    readonly minimumAge: number
    /** Multiplies the limits per address, for tests where all requests come from one address. */
    readonly addressLimitFactor: number
    /** Providers that have keys. */
    readonly social: readonly SocialProvider[]
  }
  readonly telegram: { readonly botName: string | undefined; readonly webhookSecret: string | undefined }
  /** Claims of one account a minute, in each api; more only for load runs. */
  readonly boards: { readonly claimsPerMinute: number }
  readonly pictures: { readonly isolation: Isolation }
  /** Of the Telegram mini app, derived from the token of the bot; without a bot there is no mini app. */
  readonly initDataKey: Buffer | undefined
}

export type WorkerConfig = SharedConfig & {
  readonly mail: { readonly url: string; readonly from: string }
  /** The public log. Without a key nothing is signed; without witnesses no draw is witnessed. */
  readonly publicLog: { readonly keyFile: string | undefined; readonly witnessUrls: readonly string[] }
  readonly telegram:
    | {
        readonly token: string
        /** The public channel; without one nothing is announced. */
        readonly channel: string | undefined
        /** The group of the operators; without one no alarms are sent. */
        readonly operators: string | undefined
        /** Private chats of the bot with people; without its name it has none. */
        readonly bot: { readonly webhookSecret: string | undefined } | undefined
        readonly apiRoot: string
        readonly messagesPerMinute: number
      }
    | undefined
}

type Environment = Record<string, string | undefined>

/** Reads the environment once. A process with a wrong configuration refuses to start. */
export function readApiConfig(env: Environment): ApiConfig {
  const data = readEnvironment(apiEnvironment, env)
  return {
    ...sharedConfig(data),
    api: { host: data.API_HOST, port: data.API_PORT },
    redis: { url: data.REDIS_URL },
    accounts: {
      secret: data.AUTH_SECRET.value,
      secretVersion: data.AUTH_SECRET.version,
      secretsBefore: data.AUTH_SECRETS_BEFORE,
      minimumAge: data.MINIMUM_AGE,
      addressLimitFactor: data.ADDRESS_LIMIT_FACTOR,
      social: socialProviders(data),
    },
    telegram: { botName: data.TELEGRAM_BOT_NAME, webhookSecret: data.TELEGRAM_WEBHOOK_SECRET },
    boards: { claimsPerMinute: data.CLAIMS_PER_MINUTE },
    pictures: { isolation: data.PICTURE_SANDBOX },
    initDataKey: data.TELEGRAM_BOT_TOKEN === undefined ? undefined : initDataKey(data.TELEGRAM_BOT_TOKEN),
  }
}

/** The worker gets neither the secret that signs people in nor Redis: it uses none of them. */
export function readWorkerConfig(env: Environment): WorkerConfig {
  const data = readEnvironment(workerEnvironment, env)
  return {
    ...sharedConfig(data),
    mail: { url: data.SMTP_URL, from: data.MAIL_FROM },
    publicLog: { keyFile: data.LOG_KEY_FILE, witnessUrls: data.WITNESS_URLS ?? [] },
    telegram: telegramConfig(data),
  }
}

function readEnvironment<S extends z.ZodType>(schema: S, env: Environment): z.output<S> {
  const parsed = schema.safeParse(env)
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`)
  throw new Error(`Invalid configuration (see .env.example):\n${faults.join('\n')}`)
}

function sharedConfig(data: Shared): SharedConfig {
  return {
    origins: data.EDIL_ORIGIN,
    database: { url: data.DATABASE_URL, pool: data.DATABASE_POOL },
    metrics: { host: data.METRICS_HOST, port: data.METRICS_PORT },
    live: { publishUrls: data.LIVE_PUBLISH_URLS, publishSecret: data.LIVE_PUBLISH_SECRET },
    files: s3Files(data) ?? { on: 'disk', folder: data.FILES_FOLDER ?? '' },
    beacon: { chain: data.BEACON_CHAIN === 'test' ? TEST_CHAIN : QUICKNET, relays: data.BEACON_RELAYS },
    log: { level: data.LOG_LEVEL },
  }
}

/** Also called with invalid addresses, which another check reports. */
function isLoopback(origin: string): boolean {
  return URL.canParse(origin) && ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(origin).hostname)
}

/** A text that a person wrote, or one of few characters: 32 random bytes in hex or base64 have more. */
function isPlaceholder(secret: string): boolean {
  return /secret|password|change|example|placeholder|please/i.test(secret) || new Set(secret).size < 10
}

function hasDistinctVersions(secrets: readonly Secret[]): boolean {
  return new Set(secrets.map(({ version }) => version)).size === secrets.length
}

/** Also called with an invalid address, which another check reports. */
function hasPassword(url: string): boolean {
  return URL.canParse(url) && new URL(url).password !== ''
}

function s3Files(env: Shared): FilesConfig | undefined {
  const { FILES_S3_ENDPOINT: endpoint, FILES_S3_BUCKET: bucket, FILES_S3_REGION: region } = env
  const { FILES_S3_KEY: key, FILES_S3_SECRET: secret } = env
  if (endpoint === undefined || bucket === undefined || key === undefined || secret === undefined) return undefined
  return { on: 's3', endpoint, bucket, region, key, secret }
}

function telegramConfig(data: z.output<typeof workerEnvironment>): WorkerConfig['telegram'] {
  const { TELEGRAM_BOT_TOKEN: token, TELEGRAM_CHANNEL: channel, TELEGRAM_OPERATORS: operators } = data
  if (token === undefined) return undefined
  const { TELEGRAM_API_ROOT: apiRoot, TELEGRAM_MESSAGES_PER_MINUTE: messagesPerMinute } = data
  const webhookSecret = data.TELEGRAM_UPDATES === 'webhook' ? data.TELEGRAM_WEBHOOK_SECRET : undefined
  const bot = data.TELEGRAM_BOT_NAME === undefined ? undefined : { webhookSecret }
  return { token, channel, operators, bot, apiRoot, messagesPerMinute }
}

function socialProviders(data: z.output<typeof apiEnvironment>): SocialProvider[] {
  const providers: SocialProvider[] = []
  if (data.GOOGLE_CLIENT_ID && data.GOOGLE_CLIENT_SECRET) {
    providers.push({
      id: 'google',
      clientId: data.GOOGLE_CLIENT_ID,
      clientSecret: data.GOOGLE_CLIENT_SECRET,
      discoveryUrl: data.GOOGLE_DISCOVERY_URL,
    })
  }
  if (data.FACEBOOK_CLIENT_ID && data.FACEBOOK_CLIENT_SECRET) {
    providers.push({
      id: 'facebook',
      clientId: data.FACEBOOK_CLIENT_ID,
      clientSecret: data.FACEBOOK_CLIENT_SECRET,
      authorizationUrl: data.FACEBOOK_AUTHORIZATION_URL,
      tokenUrl: data.FACEBOOK_TOKEN_URL,
      userInfoUrl: data.FACEBOOK_USER_INFO_URL,
    })
  }
  return providers
}

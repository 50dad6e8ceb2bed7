import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { z } from 'zod'
import { PROJECT } from './project-folder.js'
import { type TrustedProxies, trustIn } from '../http/proxies.js'

const SHORTEST_SECRET = 32

const address = (protocols: string[], example: string) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `must be an address like ${example}`,
  })

const web = (example: string) =>
  address(['http:', 'https:'], example).transform((text) => text.replace(/\/+$/, ''))

const oneOf = <const Words extends readonly [string, ...string[]]>(...words: Words) =>
  z.enum(words, { error: `must be one of: ${words.join(', ')}` })

const gigabytes = z
  .string()
  .regex(/^\d{1,5}(\.\d+)?$/, { error: 'must be a number of gigabytes' })
  .transform(Number)

const partsOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

const portNumber = z
  .string()
  .regex(/^\d+$/, { error: 'must be a port number' })
  .transform(Number)
  .refine((port) => port <= 65_535, { error: 'must be a port number up to 65535' })

const variables = z.object({
  PORT: portNumber.default(4000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: web('https://cutroom.example.com').optional(),
  DATA_DIR: z
    .string()
    .default(join(PROJECT, '.data'))
    .transform((folder) => resolve(folder)),
  DATABASE_URL: address(
    ['postgres:', 'postgresql:'],
    'postgres://user:password@host:5432/cutroom',
  ).optional(),
  AUTH_SECRET: z
    .string()
    .min(SHORTEST_SECRET, { error: `must have at least ${SHORTEST_SECRET} characters` })
    .optional(),
  REGISTRATION: oneOf('open', 'invite').default('open'),
  SETUP_TOKEN: z.string().optional(),
  FAL_KEY: z.string().optional(),
  FAL_BILLING_KEY: z.string().optional(),
  FAL_URL: web('https://proxy.example.com').optional(),
  SMTP_URL: address(['smtp:', 'smtps:'], 'smtp://user:password@host:587').optional(),
  MERGE_CACHE_GB: gigabytes.default(5),
  UPLOAD_QUOTA_GB_PER_DAY: gigabytes.default(2),
  UPLOADS_PER_DAY: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, { error: 'must be a number of files' })
    .transform(Number)
    .default(500),
  STORAGE_QUOTA_GB: gigabytes.optional(),
  DISK_RESERVE_MB: z
    .string()
    .regex(/^\d{1,9}$/, { error: 'must be a number of megabytes' })
    .transform(Number)
    .default(500),
  CORS_ORIGINS: z
    .string()
    .default('')
    .transform((text) => partsOf(text).map((origin) => origin.replace(/\/+$/, '')))
    .refine(
      (origins) => origins.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin),
      { error: 'must be origins like https://tools.example.com, with commas between them' },
    ),
  TRUST_PROXY: z
    .string()
    .default('0')
    .transform((text): TrustedProxies => (/^\d{1,2}$/.test(text) ? Number(text) : partsOf(text)))
    .refine(areNetworks, {
      error:
        'must be a number of proxies, or their addresses and networks like 10.0.0.0/8, with commas between them',
    }),
  WEBHOOK_NETWORKS: z
    .string()
    .default('')
    .transform(partsOf)
    .refine(areNetworks, { error: 'must be networks like 10.0.0.0/8, with commas between them' }),
  RATE_LIMIT: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, { error: 'must be a number of calls a minute' })
    .transform(Number)
    .default(600),
  DRAIN_SECONDS: z
    .string()
    .regex(/^\d{1,3}$/, { error: 'must be a number of seconds, at most 999' })
    .transform(Number)
    .optional(),
  STORAGE_URL: z
    .string()
    .refine((text) => !/^\w+:\/\//.test(text) || /^(s3|file):\/\/./.test(text), {
      error: 'must be a folder, or an address like s3://bucket',
    })
    .optional(),
  STORAGE_CACHE_GB: gigabytes.default(5),
  STORAGE_REDIRECT: oneOf('on', 'off').default('off'),
  LOG_LEVEL: oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent').default('info'),
  METRICS_PORT: portNumber.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: web('http://collector:4318').optional(),
  FFMPEG_PATH: z.string().optional(),
  FFPROBE_PATH: z.string().optional(),
  NODE_ENV: oneOf('development', 'production', 'test').default('development'),
})

function areNetworks(proxies: TrustedProxies): boolean {
  try {
    trustIn(proxies)
    return true
  } catch {
    return false
  }
}

/** The environment, validated and typed. Names are those of the variables; see `.env.example`. */
export type Env = z.output<typeof variables>

/**
 * Reads the environment, once, at start. An empty variable counts as absent. Throws one error with a line for every
 * invalid variable.
 */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const given = Object.fromEntries(
    Object.keys(variables.shape)
      .map((name) => [name, source[name]?.trim()] as const)
      .filter(([, value]) => value),
  )
  const read = variables.safeParse(given)
  if (read.success) return read.data
  const lines = read.error.issues.map(({ path, message }) => `  ${path.join('.')} ${message}`)
  throw new Error(`The environment is not right:\n${lines.join('\n')}`)
}

/**
 * The secret of all signatures: `AUTH_SECRET`, or one made at the first start and stored in `DATA_DIR`, readable by
 * its owner alone.
 */
export function authSecret({ AUTH_SECRET, DATA_DIR }: Pick<Env, 'AUTH_SECRET' | 'DATA_DIR'>): string {
  if (AUTH_SECRET) return AUTH_SECRET
  const file = join(DATA_DIR, 'auth-secret')
  mkdirSync(dirname(file), { recursive: true })
  if (!existsSync(file)) {
    try {
      writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length < SHORTEST_SECRET)
    throw new Error(
      `The secret in ${file} is damaged. Remove the file (everyone has to sign in again), or set AUTH_SECRET.`,
    )
  return secret
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EntityManager } from '@mikro-orm/postgresql'
import { pino } from 'pino'
import { openApi } from '../src/app/process/api.js'
import { type Env, readEnv } from '../src/app/config/env.js'
import { openInstallation } from '../src/app/process/installation.js'
import { makeWorker } from '../src/app/process/worker.js'
import type { PasswordCost } from '../src/modules/account/passwords/password-hashing.js'
import type { TestDatabase } from './database.js'
import { Client } from './graphql-client.js'
import { migratedDatabase } from './migrated-database.js'
import { RestClient } from './rest-client.js'

/** The password of all users in tests. */
export const PASSWORD = 'correct horse battery'

/** Hashes at a hundredth of the usual cost, because tests create many users. */
export const CHEAP = { memoryCost: 1024, timeCost: 2, parallelism: 1 }

/** The models that teams of tests use. */
export const CHOSEN_MODELS = [
  'fal-ai/veo3',
  'fal-ai/vidu/q1/reference-to-video',
  'fal-ai/minimax/video-01-director',
  'fal-ai/veo3.1',
] as const

/** Chooses these models, unless the team has made a choice. */
export async function updateModelChoice(em: EntityManager): Promise<void> {
  const [retired, references, director, text] = CHOSEN_MODELS
  await em.execute(
    `insert into model_choice (models, default_for_text, default_for_references)
     select array[?, ?, ?, ?], ?, ? where not exists (select from model_choice)`,
    [retired, references, director, text, text, references],
  )
}

/**
 * A whole installation with its own database and a free port: the API, and on demand a worker. Close it when done. `log`
 * receives the lines of its log as JSON; a REST call waits at most `patienceMs`; a stopping API accepts calls for
 * another `drainMs`; an upload may take `uploadMs`, and an operation `operationMs`, which is long, as tests run on busy
 * machines. For the same reason the database has no time limits, except with `through`, another URL of the same
 * database. `on` uses an existing database. Passwords are hashed as in production with
 * `passwordCost: {}`. Its team uses `CHOSEN_MODELS`, whose lengths and prices tests know; with `isNew` it has chosen none.
 */
export async function testInstallation({
  env = {},
  worker = false,
  log,
  patienceMs,
  drainMs,
  uploadMs,
  operationMs = 60_000,
  through,
  on,
  passwordCost = CHEAP,
  isNew = false,
}: {
  env?: NodeJS.ProcessEnv
  worker?: boolean
  log?: (line: string) => void
  patienceMs?: number
  drainMs?: number
  uploadMs?: number
  operationMs?: number
  through?: (url: string) => string | Promise<string>
  on?: TestDatabase
  passwordCost?: PasswordCost
  isNew?: boolean
} = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'cutroom-installation-'))
  const database = on ?? (await migratedDatabase())
  const settings: Env = {
    ...readEnv({
      NODE_ENV: 'test',
      DATA_DIR: folder,
      RATE_LIMIT: '999999999',
      ...env,
      PATH: process.env.PATH,
    }),
    PORT: 0,
  }
  const installation = await openInstallation(settings, {
    databaseUrl: through ? await through(database.url) : database.url,
    isPatient: !through,
    secret: settings.AUTH_SECRET ?? 'a secret of thirty-two letters or more',
    passwordCost,
    log: log ? pino({ level: 'debug' }, { write: log }) : pino({ level: 'silent' }),
  })
  if (!isNew) await updateModelChoice(installation.database.em.fork())
  const api = await openApi(installation, { patienceMs, drainMs, uploadMs, operationMs })
  const hands = worker ? makeWorker(installation) : undefined
  await hands?.open()
  let draining: Promise<void> | undefined
  const drain = () => (draining ??= api.drain())
  const url = `http://127.0.0.1:${api.port}`
  const clients: Client[] = []
  const client = (token?: string): Client => {
    const made = new Client(url, token)
    clients.push(made)
    return made
  }
  const signIn = async (identifier: string, password = PASSWORD): Promise<Client> => {
    const { signIn: session } = await client().ask(
      'mutation ($input: SignInInput!) { signIn(input: $input) { token } }',
      { input: { identifier, password } },
    )
    return client(session.token)
  }
  return {
    url,
    installation,
    sockets: api.sockets,
    client,
    signIn,
    /** A REST client of the same user, or of nobody. */
    rest: (person?: Pick<Client, 'token'>) => new RestClient(url, person?.token),
    /** Closes the server, once. */
    drain,
    /** Registers and signs in a new member. The first one is the admin. */
    join: async (username: string): Promise<Client> => {
      const input = { email: `${username}@example.com`, username, password: PASSWORD }
      await client().ask('mutation ($input: RegisterInput!) { register(input: $input) { id } }', { input })
      return signIn(username)
    },
    close: async () => {
      await Promise.all(clients.map((one) => one.close()))
      await Promise.all([drain(), hands?.drain(0)])
      await installation.close()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
export type TestInstallation = Awaited<ReturnType<typeof testInstallation>>

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ExecutionArgs, type ExecutionResult, GraphQLError } from 'graphql'
import { pino } from 'pino'
import type { Guest } from '#platform/auth/guest'
import type { Viewer } from '#platform/auth/viewer'
import { readEnv } from '../src/app/config/env.js'
import { executeWithinSize } from '../src/app/graphql/answer-size.js'
import { publicError } from '../src/app/graphql/failures.js'
import { LiveResults } from '../src/app/graphql/live-results.js'
import { Operations } from '../src/app/graphql/operations.js'
import { makeResolvers } from '../src/app/graphql/resolvers.js'
import { graphSchema } from '../src/app/graphql/schema.js'
import { checkBeforeRun } from '../src/app/graphql/socket-operations.js'
import { CallLimits, contextOf } from '../src/app/http/caller.js'
import { SignedFileUrls } from '../src/app/http/signed-file-urls.js'
import { openInstallation } from '../src/app/process/installation.js'
import { CHEAP, updateModelChoice } from './installation.js'
import { migratedDatabase } from './migrated-database.js'
import { statementsOf } from './statements.js'
import { IDS } from './world/things.js'
import { type Role, openWorld } from './world/world.js'

/**
 * A caller in the world; `reader` is the owner's read-only API token, `token` the one that may write, `guest` the
 * guest of its review link.
 */
export type Caller = Role | 'reader' | 'token'
/** The caller of an operation. */
export type Person = Viewer | Guest | null
export type Variables = Record<string, unknown>
export type World = Awaited<ReturnType<typeof openResolvers>>

export interface Outcome {
  data?: any
  code?: string
  message?: string
  /** The invalid fields: their paths, joined by dots. */
  issues: { field: string; message: string }[]
}

const ROLE_OF: Partial<Record<Caller, Role>> = { reader: 'owner', token: 'owner' }

/** An installation without HTTP: the real schema and services on a real database with the rows of the world. */
export async function openResolvers(env: NodeJS.ProcessEnv = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'cutroom-resolvers-'))
  const database = await migratedDatabase()
  const log = pino({ level: 'silent' })
  const secret = 'a secret of thirty-two letters or more'
  const settings = readEnv({ NODE_ENV: 'test', DATA_DIR: folder, PATH: process.env.PATH, ...env })
  const installation = await openInstallation(settings, {
    databaseUrl: database.url,
    secret,
    passwordCost: CHEAP,
    log,
  })
  await updateModelChoice(installation.database.em.fork())
  const { services, events } = installation
  const world = await openWorld(installation)
  const schema = graphSchema()
  const dependencies = {
    em: installation.database.em,
    sessions: services.accounts.sessions,
    guests: services.guests,
    resolvers: makeResolvers(services, { events, files: new SignedFileUrls(secret) }),
  }

  const publicErrorOf = (error: GraphQLError) => {
    const { message, extensions } = publicError(error.toJSON(), error, { log })
    return new GraphQLError(message, { path: error.path, extensions })
  }
  const liveResults = new LiveResults(
    { operations: new Operations(new CallLimits(1e9)), reads: events.reads, publicErrorOf, log },
    dependencies,
  )

  async function viewerOf(caller: Caller): Promise<Person> {
    if (caller === 'guest') {
      await world.fresh('guest')
      return guest
    }
    const token = await world.fresh(ROLE_OF[caller] ?? (caller as Role))
    const viewer = token ? await services.accounts.sessions.viewer(token) : null
    if (!viewer || !ROLE_OF[caller]) return viewer
    return { ...viewer, isToken: true, scope: caller === 'reader' ? 'read' : 'write' }
  }

  const guest: Guest = {
    id: IDS.guest,
    linkId: IDS.reviewLink,
    projectId: IDS.project,
    name: 'Gus',
    address: 'test',
    until: new Date(Date.now() + 60 * 60 * 1000),
  }

  /** The current viewer of this role. */
  const viewerAs = (role: Exclude<Role, 'anonymous' | 'guest'>): Viewer => ({
    id: IDS[role],
    username: role,
    isAdmin: role === 'admin',
    sessionId: '',
    scope: 'write',
    isToken: false,
  })

  const prepareOperation = (
    person: Person,
    query: string,
    variables: Variables,
  ): { args: ExecutionArgs; cost: number } | { errors: GraphQLError[] } => {
    const isGuest = person !== null && 'linkId' in person
    const viewer = isGuest ? null : person
    const checked = checkBeforeRun({ query, variables }, { viewer: viewer!, schema, schemaIsPublic: true })
    const contextValue = contextOf(dependencies, {
      viewer,
      guest: isGuest ? person : null,
      address: '127.0.0.1',
      requestId: 'test',
    })
    if (!('document' in checked)) return { errors: checked as GraphQLError[] }
    const args: ExecutionArgs = {
      schema,
      document: checked.document,
      variableValues: variables,
      contextValue,
    }
    return { args, cost: checked.cost }
  }

  function outcomeOf({ data, errors }: ExecutionResult): Outcome {
    const [error] = errors ?? []
    if (!error) return { data, issues: [] }
    const { message, extensions } = publicErrorOf(error)
    const issues = (extensions?.issues ?? []) as { path: (string | number)[]; message: string }[]
    return {
      data,
      message,
      code: extensions?.code as string,
      issues: issues.map(({ path, message: about }) => ({ field: path.join('.'), message: about })),
    }
  }

  async function run(person: Person, query: string, variables: Variables = {}): Promise<Outcome> {
    const ready = prepareOperation(person, query, variables)
    return outcomeOf('args' in ready ? await executeWithinSize(ready.args) : ready)
  }

  return {
    ids: IDS,
    em: installation.database.em,
    installation,
    services,
    /** Restores the world and returns the caller in it. */
    viewerOf,
    run,
    viewerAs,
    /** Runs an operation as a role, without restoring the world. */
    as: (role: Exclude<Role, 'anonymous' | 'guest'>, query: string, variables: Variables = {}) =>
      run(viewerAs(role), query, variables),
    /** Starts a subscription; returns a promise of its first event and a function to end it, or the refusal. */
    follow: async (person: Person, query: string, variables: Variables = {}) => {
      const ready = prepareOperation(person, query, variables)
      if (!('args' in ready)) return outcomeOf(ready)
      let receive: (message: string) => void = () => undefined
      const event = new Promise<string>((resolve) => (receive = resolve))
      const stream = await liveResults.subscribe(ready.args, {
        id: 'test',
        cost: ready.cost,
        since: Infinity,
        send: receive,
        missed: () => receive('{}'),
      })
      if (!(Symbol.asyncIterator in stream)) return outcomeOf(stream)
      const next = event.then((message) => outcomeOf(JSON.parse(message).payload))
      return { next, stop: () => stream.return(undefined) }
    },
    /** Makes the next `viewerOf` restore every row. */
    markChanged: world.markChanged,
    statementsOf: (work: () => Promise<unknown>) =>
      statementsOf({ installation } as Parameters<typeof statementsOf>[0], work),
    close: async () => {
      await installation.close()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

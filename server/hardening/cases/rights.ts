import { type Case, assert, pause, until } from '../case.js'
import { type Person, bearer, join } from '../people.js'
import { newDatabase, query } from '../postgres.js'
import { type Running, start } from '../product.js'

const MEMBERS = 232
const LISTENING = 12
const STRANGERS = 3
const PROJECTS = 'subscription { projectChanged { deletedId project { id name } } }'
const ODD: unknown[] = [
  {},
  { $ne: null },
  { id: { $ne: null } },
  [],
  [[]],
  ['a', { $gt: '' }],
  7,
  -1.5,
  1e300,
  true,
  null,
  '',
  '__proto__',
  '%',
  'x'.repeat(10_000),
]
const IN_PATHS = [
  '7',
  '[]',
  '{}',
  '{"$ne":null}',
  '__proto__',
  '..%2f..%2fme',
  '%00',
  '%',
  '%ff',
  'x'.repeat(4_000),
].map((id) => (/^[%.]/.test(id) ? id : encodeURIComponent(id)))

/** A separate API with an admin and some users. */
async function installation(
  people: number,
): Promise<{ api: Running; databaseUrl: string; admin: Person; others: Person[] }> {
  const databaseUrl = await newDatabase()
  const api = await start('api', { databaseUrl, settings: { RATE_LIMIT: '100000' } })
  const admin = await join(api.url, 'admin')
  const others = await Promise.all(
    Array.from({ length: people }, (_, at) => bearer(api.url, databaseUrl, `person${at}`)),
  )
  return { api, databaseUrl, admin, others }
}

interface ProjectEvent {
  deletedId: string | null
  project: { id: string; name: string } | null
}

/** Records the project events that a user receives from now on. */
async function recordEvents({ graphql }: Person): Promise<ProjectEvent[]> {
  const heard: ProjectEvent[] = []
  const stream = await graphql.listen<{ projectChanged: ProjectEvent }>(PROJECTS)
  void (async () => {
    for await (const { projectChanged } of stream) heard.push(projectChanged)
  })().catch(() => undefined)
  return heard
}

const withText = (value: unknown) => JSON.stringify(value).slice(0, 40)

async function oddIdsOverGraphql({ graphql }: Person): Promise<{ asked: number; bad: string[] }> {
  const bad: string[] = []
  let asked = 0
  const ask = async (words: string, variables: Record<string, unknown>) => {
    const { status, errors } = await graphql.send(words, variables)
    asked += 1
    const code = errors?.[0].extensions?.code
    if (status >= 500 || ['INTERNAL', 'INTERNAL_SERVER_ERROR'].includes(String(code)))
      bad.push(`${words} ${withText(variables)}: ${status} ${code}`)
  }
  for (const id of ODD) {
    for (const field of ['project(id: $id) { id }', 'asset(id: $id) { id }', 'job(id: $id) { id }'])
      await ask(`query ($id: ID!) { ${field} }`, { id })
    await ask('mutation ($id: ID!) { deleteProject(id: $id) }', { id })
    for (const type of ['Project', 'User', 'Asset', 'Video', 'Message', 'Job', id]) {
      await ask('query ($all: [_Any!]!) { _entities(representations: $all) { __typename } }', {
        all: [{ __typename: type, id }],
      })
    }
    await ask('query ($all: [_Any!]!) { _entities(representations: $all) { __typename } }', { all: [id] })
  }
  return { asked, bad }
}

interface Described {
  paths: Record<
    string,
    Record<
      string,
      { requestBody?: { content: Record<string, { schema: { $ref?: string; properties?: object } }> } }
    >
  >
  components?: { schemas?: Record<string, { properties?: object }> }
}

async function oddIdsOverRest({ rest }: Person): Promise<{ asked: number; unknown: number; bad: string[] }> {
  const { body: described } = await rest.get<Described>('/openapi.json')
  const bad: string[] = []
  let [asked, unknown] = [0, 0]
  const ask = async (method: string, path: string, body?: unknown) => {
    const { status } = await rest.call(method.toUpperCase(), path, { body })
    asked += 1
    if (status === 401) unknown += 1
    if (status >= 500) bad.push(`${method} ${path.slice(0, 80)} ${withText(body) ?? ''}: ${status}`)
  }
  for (const [path, methods] of Object.entries(described.paths)) {
    for (const [method, { requestBody }] of Object.entries(methods)) {
      const schema = requestBody?.content['application/json']?.schema
      const { properties = {} } =
        (schema?.$ref ? described.components?.schemas?.[schema.$ref.split('/').at(-1)!] : schema) ?? {}
      const names = Object.keys(properties)
      const asBody = (value: unknown) =>
        names.length ? Object.fromEntries(names.map((name) => [name, value])) : undefined
      if (path.includes('{'))
        for (const id of IN_PATHS) await ask(method, path.replace(/\{\w+\}/g, id), asBody('nothing'))
      if (names.length)
        for (const id of ODD)
          await ask(method, path.replace(/\{\w+\}/g, '11111111-1111-4111-8111-111111111111'), asBody(id))
    }
  }
  return { asked, unknown, bad }
}

export const cases: Case[] = [
  {
    name: 'Ids that are objects, lists, numbers and worse, at every operation',
    run: async () => {
      const {
        others: [one],
      } = await installation(1)
      const graphql = await oddIdsOverGraphql(one)
      const rest = await oddIdsOverRest(one)
      const bad = [...graphql.bad, ...rest.bad]
      const figures = `${graphql.asked} operations and ${rest.asked} calls (${rest.unknown} of them with 401), of which ${bad.length} broke something inside${bad.map((line) => `\n      ${line}`).join('')}`
      assert(!bad.length && graphql.asked > 100 && rest.asked - rest.unknown > 300, figures)
      return figures
    },
  },
  {
    name: `A private project with ${MEMBERS} members is changed and deleted, and nobody else gets an event`,
    run: async () => {
      const { databaseUrl, admin, others } = await installation(LISTENING + STRANGERS)
      const [members, strangers] = [others.slice(0, LISTENING), others.slice(LISTENING)]
      await query(
        databaseUrl,
        `insert into account (email, username, password_hash) select 'm' || n || '@example.com', 'm' || n, 'x' from generate_series(1, ${MEMBERS - LISTENING}) n`,
      )
      const {
        createProject: { id },
      } = await admin.graphql.ask('mutation { createProject(input: { name: "Secret" }) { id } }')
      await admin.graphql.ask(
        'mutation ($id: ID!) { editProject(input: { id: $id, name: "Secret", description: "", isPrivate: true }) { id } }',
        { id },
      )
      // Members who listen are added last, so that they are last if events are sent in batches.
      await query(
        databaseUrl,
        `insert into project_member (project_id, user_id, role)
         select $2, id, 'editor' from account where username like 'm%' or id = any($1::uuid[]) order by id = any($1::uuid[])`,
        [members.map((one) => one.id), id],
      )
      const memberEvents = await Promise.all(members.map(recordEvents))
      const strangerEvents = await Promise.all(strangers.map(recordEvents))
      await admin.graphql.ask(
        'mutation ($id: ID!) { editProject(input: { id: $id, name: "Renamed", description: "" }) { id } }',
        { id },
      )
      await until('the members get the renaming event', 10, () =>
        memberEvents.every((heard) => heard.some(({ project }) => project?.name === 'Renamed')),
      )
      const deleted = performance.now()
      await admin.graphql.ask('mutation ($id: ID!) { deleteProject(id: $id) }', { id })
      await until('the members get the deletion event', 10, () =>
        memberEvents.every((heard) => heard.some(({ deletedId }) => deletedId === id)),
      )
      const milliseconds = Math.round(performance.now() - deleted)
      await admin.graphql.ask('mutation { createProject(input: { name: "Open" }) { id } }')
      await until('the others get events of what they may see', 10, () =>
        strangerEvents.every((heard) => heard.some(({ project }) => project?.name === 'Open')),
      )
      await pause(200)
      for (const { graphql } of others) await graphql.close()
      const figures = `${LISTENING} of ${MEMBERS} members listened and got all events within ${milliseconds} ms; ${STRANGERS} others got ${JSON.stringify(strangerEvents.map((heard) => heard.length))} changes, of which one each was of another project`
      assert(
        strangerEvents.every((heard) => heard.length === 1),
        figures,
      )
      return figures
    },
  },
]

import { once } from 'node:events'
import { WebSocket } from 'ws'
import type { Client } from '../../../test/graphql-client.js'
import { type TestInstallation, testInstallation } from '../../../test/installation.js'
import { statementsOf } from '../../../test/statements.js'

const CHANGES = `subscription {
  projectChanged {
    deletedId
    project { id name viewerCanManage coverUrl owner { username email } }
  }
}`
const ASSETS = `subscription {
  assetChanged { deletedId asset { id url flagReason viewerIsOwner viewerCanReview viewerHasCopy owner { email } } }
}`
const MESSAGES = 'subscription ($id: ID!) { messageChanged(projectId: $id) { content author { username } } }'
const CREATE = 'mutation ($name: String!) { createProject(input: { name: $name }) { id } }'
const EDIT = `mutation ($id: ID!, $name: String!, $isPrivate: Boolean) {
  updateProject(input: { id: $id, name: $name, description: "", isPrivate: $isPrivate }) { id }
}`
const KEEP =
  'mutation ($id: ID!, $content: String!) { createMessage(input: { projectId: $id, content: $content }) { id } }'

let team: TestInstallation
/** An admin, a member who owns projects and pictures, and two other members. */
let [ana, ben, carl, dora]: Client[] = []
beforeAll(async () => {
  team = await testInstallation()
  ;[ana, ben] = [await team.join('ana'), await team.join('ben')]
  ;[carl, dora] = [await team.join('carl'), await team.join('dora')]
})
afterAll(() => team.close())

const execute = <Row extends object>(statement: string, parameters: string[] = []) =>
  team.installation.database.em.fork().execute<Row[]>(statement, parameters)
/** Resolves once all have been notified of the new project. */
const create = async (by: Client, name: string): Promise<string> => {
  const isTold = new Promise<void>((resolve) => {
    const stop = team.installation.events.on('project', () => (stop(), resolve()))
  })
  const { createProject } = await by.ask(CREATE, { name })
  await isTold
  return createProject.id
}
const idOf = async (client: Client): Promise<string> => (await client.ask('{ me { id } }')).me.id

test('each subscriber gets what they may see and do', async () => {
  const id = await create(ben, 'Lighthouse')
  await execute(
    `with cover as (
       insert into clip (project_id, author_id, status, title, prompt, engine, poster_key)
       select id, owner_id, 'accepted', 'Cover', 'Dusk', 'local', 'videos/aa/bb/cover.webp' from project where id = ?
       returning id, project_id)
     update project set cover_video_id = cover.id from cover where project.id = cover.project_id`,
    [id],
  )
  const streams = await Promise.all([ana, ben, carl, dora].map((one) => one.listen(CHANGES)))
  await ben.ask(EDIT, { id, name: 'Lighthouse at dusk' })
  const heard = await Promise.all(streams.map(async (stream) => (await stream.next()).value.projectChanged))
  const of = (email: string | null, viewerCanManage: boolean) => ({
    deletedId: null,
    project: { name: 'Lighthouse at dusk', viewerCanManage, owner: { username: 'ben', email } },
  })
  expect(heard).toMatchObject([
    of('ben@example.com', true),
    of('ben@example.com', true),
    of(null, false),
    of(null, false),
  ])
  const asked = await Promise.all(
    [ana, ben, carl, dora].map((one) =>
      one.ask('query ($id: ID!) { project(id: $id) { coverUrl } }', { id }),
    ),
  )
  expect(heard.map(({ project }) => project.coverUrl)).toEqual(asked.map(({ project }) => project.coverUrl))
  expect(new Set(heard.map(({ project }) => project.coverUrl)).size).toBe(4)
  for (const stream of streams) await stream.return(undefined)
})

test('each subscriber gets a picture with their own addresses, flags and copies', async () => {
  const [owner, holder] = [await idOf(ben), await idOf(carl)]
  const insert = (ownerId: string, sourceId: string | null) =>
    execute<{ id: string }>(
      `insert into asset (name, approval_status, owner_id, source_id, original_key, medium_key, small_key, width, height,
         dominant_color, thumb_hash, flagged_at, flag_reason)
       values ('North wall', 'approved', ?::uuid, nullif(?, '')::uuid, 'assets/aa/bb/one.png', 'assets/aa/bb/two.webp',
         'assets/aa/bb/three.webp', 12, 9, '#335577', '1QcSHQRnh493V4dIh4eXh1h4kJUI', now(), 'Blurred') returning id`,
      [ownerId, sourceId ?? ''],
    )
  const [{ id }] = await insert(owner, null)
  await insert(holder, id)
  const people = [ana, ben, carl, dora]
  const streams = await Promise.all(people.map((one) => one.listen(ASSETS)))
  await ben.ask(
    'mutation ($id: ID!) { updateAsset(input: { id: $id, name: "South wall", description: "", tags: [] }) { id } }',
    { id },
  )
  const heard = await Promise.all(
    streams.map(async (stream) => (await stream.next()).value.assetChanged.asset),
  )
  const fields = ASSETS.match(/asset \{(.*)\} \}/)![1]
  const asked = await Promise.all(
    people.map((one) => one.ask(`query ($id: ID!) { asset(id: $id) { ${fields} } }`, { id })),
  )
  expect(heard).toEqual(asked.map(({ asset }) => asset))
  expect(heard.map(({ viewerHasCopy }) => viewerHasCopy)).toEqual([false, true, true, false])
  expect(heard.map(({ flagReason }) => flagReason)).toEqual(['Blurred', null, null, null])
  expect(new Set(heard.map(({ url }) => url)).size).toBe(4)
  for (const stream of streams) await stream.return(undefined)
})

test('a change takes the same statements for one subscriber and for four', async () => {
  const id = await create(ben, 'Harbour')
  const changeTo = async (people: Client[], name: string) => {
    const streams = await Promise.all(people.map((one) => one.listen(CHANGES)))
    const statements = await statementsOf(team, async () => {
      await ben.ask(EDIT, { id, name })
      for (const stream of streams) expect((await stream.next()).value.projectChanged.project.name).toBe(name)
    })
    for (const stream of streams) await stream.return(undefined)
    return statements
  }
  /** Excludes the lookup of the session's viewer, which is repeated after some seconds. */
  const reads = (statements: string[]) =>
    statements.filter(
      (statement) =>
        /^select.*"(project|account)"/.test(statement) && !/"revoked_at" is null/.test(statement),
    ).length
  await changeTo([ana, ben, carl, dora], 'Warm')
  const one = reads(await changeTo([carl], 'One'))
  expect(reads(await changeTo([ana, ben, carl, dora], 'Four'))).toBe(one)
})

test('a removed member is notified that the private project is gone, and of nothing else in it', async () => {
  const id = await create(ben, 'Quiet')
  await ben.ask(EDIT, { id, name: 'Quiet', isPrivate: true })
  await ben.ask(
    'mutation ($id: ID!) { addProjectMember(input: { projectId: $id, username: "carl" }) { id } }',
    { id },
  )
  const [his, hers, theirs] = await Promise.all([ben, carl, dora].map((one) => one.listen(MESSAGES, { id })))
  const changes = await carl.listen(CHANGES)
  const heard: string[] = []
  const first = hers.next().then(({ value }) => heard.push(value.messageChanged.content))
  void theirs.next().then(
    ({ done }) => done || heard.push('dora heard something'),
    () => undefined,
  )
  await ben.ask(KEEP, { id, content: 'Before' })
  expect((await his.next()).value.messageChanged.content).toBe('Before')
  await first
  const carlId = await idOf(carl)
  await ben.ask(
    'mutation ($id: ID!, $userId: ID!) { removeProjectMember(input: { projectId: $id, userId: $userId }) { id } }',
    { id, userId: carlId },
  )
  for await (const { projectChanged } of changes) if (projectChanged.deletedId === id) break
  void hers.next().then(
    ({ done }) => done || heard.push('carl heard something'),
    () => undefined,
  )
  await ben.ask(KEEP, { id, content: 'After' })
  expect((await his.next()).value.messageChanged.content).toBe('After')
  await create(ben, 'Later')
  expect(heard).toEqual(['Before'])
})

/** Subscriptions of the client that stops reading: each gets 48 KB per change, so that few changes are needed. */
const FOLLOWED = 40

test('a client that stops reading is closed, with a code to reload everything; others continue', async () => {
  const id = await create(ben, 'Busy')
  const slow = new WebSocket(`${team.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
  const closed = new Promise<number>((resolve) => slow.once('close', resolve))
  const say = (message: object) => slow.send(JSON.stringify(message))
  /** Resolves with the code if the socket is closed, or with `null` when this operation has been answered. */
  const answered = (operation: string, query: string): Promise<number | null> => {
    const complete = new Promise<null>((resolve) =>
      slow.on('message', (data) => {
        const message = JSON.parse(String(data)) as { id?: string; type: string }
        if (message.id === operation && message.type === 'complete') resolve(null)
      }),
    )
    say({ id: operation, type: 'subscribe', payload: { query } })
    return Promise.race([closed, complete])
  }
  await once(slow, 'open')
  say({ type: 'connection_init', payload: ben.headers })
  await once(slow, 'message')
  const fields = Array.from({ length: 25 }, (_, at) => `m${at}: content`).join(' ')
  const query = `subscription ($id: ID!) { messageChanged(projectId: $id) { ${fields} } }`
  for (let at = 0; at < FOLLOWED; at++)
    say({ id: `${at}`, type: 'subscribe', payload: { query, variables: { id } } })
  expect(await answered('last', '{ __typename }')).toBeNull()
  // The same subscription: carl hears a change after it was sent to the other client.
  const stream = await carl.listen(query, { id })
  const content = 'A long story.'.repeat(150)
  const { createMessage } = await ben.ask(KEEP, { id, content })
  const hears = async (count: number) => {
    for (let heard = 0; heard < count; heard++)
      expect((await stream.next()).value.messageChanged.m0).toBe(content)
  }
  await hears(1)
  const { _socket: raw } = slow as unknown as { _socket: { pause(): void; resume(): void } }
  // The kernel keeps some megabytes of a connection, how many differs: sends more until that is exceeded.
  let code: number | null = null
  for (let changes = 8; code === null && changes <= 128; changes *= 2) {
    slow.pause()
    raw.pause()
    await execute(
      `select pg_notify('cutroom', json_build_object('topic', 'message', 'id', ?::text, 'projectId', ?::text, 'n', n)::text)
       from generate_series(1, ${changes}) n`,
      [createMessage.id, id],
    )
    await hears(changes)
    raw.resume()
    slow.resume()
    code = await answered(`after ${changes}`, '{ __typename }')
  }
  expect(code).toBe(4206)
})

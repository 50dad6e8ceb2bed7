/** Webhooks from the fact to the receiver, with a real receiver and real workers. */
import { spawn } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { type IncomingHttpHeaders, type Server, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { freePort } from '../../hardening/product.js'
import { PROJECT } from '../../src/app/config/project-folder.js'
import { makeWorker } from '../../src/app/process/worker.js'
import { WAITS } from '../../src/modules/webhook/webhook-sender.js'
import type { Client } from '../graphql-client.js'
import { PASSWORD, type TestInstallation, testInstallation } from '../installation.js'
import { waitFor } from '../wait-for.js'
import { endWorker, startWorker } from '../worker-process.js'
import { GUEST_SESSION, IDS } from '../world/things.js'
import { type Role, openWorld } from '../world/world.js'
import { uploadOf } from './pictures.js'
import { arrived, projectOf, prompt, review } from './workspace.js'

const CREATE =
  'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { secret webhook { id } } }'
const UPDATE = 'mutation ($input: UpdateWebhookInput!) { updateWebhook(input: $input) { pausedAt } }'
const LOG = `query ($id: ID!) { webhookDeliveries(webhookId: $id) {
  nodes { id event attempts nextAt deliveredAt failure } } }`
const NOTE = 'mutation ($input: AddNoteInput!) { addNote(input: $input) { id } }'
const VERDICT = `mutation ($isApproved: Boolean!) { giveVerdict(
  input: { versionId: "${IDS.first}", isApproved: $isApproved, text: "Darker" }) { id } }`
const ALL = ['VIDEO_ACCEPTED', 'VIDEO_REJECTED', 'NOTE_ADDED', 'REVIEW_APPROVED', 'REVIEW_CHANGES_REQUESTED']

let installation: TestInstallation
let world: Awaited<ReturnType<typeof openWorld>>
let owner: Client
let server: Server
let url: string
let received: { headers: IncomingHttpHeaders; body: string }[] = []
let respond: (response: ServerResponse) => void

beforeAll(async () => {
  installation = await testInstallation({ env: { RATE_LIMIT: '100000000' } })
  world = await openWorld(installation.installation)
  server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ headers: request.headers, body })
      respond(response)
    })
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`
})
beforeEach(async () => {
  received = []
  respond = (response) => response.writeHead(204).end()
  owner = await as('owner')
})
afterAll(async () => {
  server.close()
  await installation.close()
})

const sql = <Row extends object>(statement: string, values: unknown[] = []) =>
  installation.installation.database.em.fork().execute<Row[]>(statement, values)
/** A client of this role in a world with its initial rows. */
const as = async (role: Role) => {
  world.markChanged()
  return installation.client(await world.fresh(role))
}
const signIn = async (role: 'owner' | 'user' | 'admin') => installation.signIn(role)
const hooked = async (by: Client, input: object = {}) => {
  const { createWebhook } = await by.ask(CREATE, { input: { url, events: ['NOTE_ADDED'], ...input } })
  return { id: createWebhook.webhook.id as string, secret: createWebhook.secret as string }
}
const logOf = async (by: Client, id: string) => (await by.ask(LOG, { id })).webhookDeliveries.nodes
const eventsOf = async (by: Client, id: string) =>
  (await logOf(by, id)).map(({ event }: { event: string }) => event).reverse()
const note = (by: Client, content = 'Darker') =>
  by.ask(NOTE, { input: { videoId: IDS.first, frame: 0, text: content } })
/** Runs a worker until `done` passes. */
async function withWorker<Result>(done: () => Promise<Result>): Promise<Result> {
  const worker = makeWorker(installation.installation)
  await worker.open()
  try {
    return await done()
  } finally {
    await worker.drain(0)
  }
}
const isDelivered = (id: string) =>
  waitFor(async () => {
    const [message] = await logOf(owner, id)
    expect(message.deliveredAt).not.toBeNull()
    return message
  })

test('a message is signed, delivered once, and logged', async () => {
  const { id, secret } = await hooked(owner)
  const { addNote } = await note(owner)
  const message = await withWorker(() => isDelivered(id))
  expect(message).toMatchObject({ event: 'NOTE_ADDED', nextAt: null, failure: null })
  // one, unless this machine is so busy that the receiver did not respond in time
  expect(received).toHaveLength(message.attempts)
  const [{ headers, body }] = received
  expect(JSON.parse(body)).toEqual({
    type: 'note.added',
    timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
    data: {
      project_id: IDS.project,
      note_id: addNote.id,
      video_id: IDS.first,
      author_name: 'owner',
      text: 'Darker',
    },
  })
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`)
  expect(headers['webhook-id']).toBe(message.id)
})

test('a refused message is sent again, and after the last attempt the webhook pauses until it is resumed', async () => {
  respond = (response) => response.writeHead(500).end()
  const { id } = await hooked(owner)
  await note(owner)
  await withWorker(async () => {
    await waitFor(async () => {
      const [message] = await logOf(owner, id)
      expect(message).toMatchObject({ attempts: 1, failure: 'It responded with 500.' })
      expect(Date.parse(message.nextAt)).toBeGreaterThan(Date.now() - 60_000)
    })
    await sql('update webhook_delivery set attempts = ?, next_at = now() where webhook_id = ?', [
      WAITS.length,
      id,
    ])
    await waitFor(async () => {
      const [{ pausedAt }] = (await owner.ask('{ webhooks { pausedAt } }')).webhooks
      expect(pausedAt).not.toBeNull()
    })
  })
  const { notifications } = await owner.ask('{ notifications { nodes { message link } } }')
  expect(notifications.nodes[0]).toEqual({
    message: `Your webhook at ${new URL(url).host} is paused: it did not accept messages for a day`,
    link: '/settings?tab=webhooks',
  })
  await note(owner, 'While it is paused')
  expect(await logOf(owner, id)).toHaveLength(1)

  respond = (response) => response.writeHead(200).end('ok')
  const [{ id: messageId }] = await logOf(owner, id)
  await owner.ask(UPDATE, { input: { id, url, events: ['NOTE_ADDED'] } })
  await owner.ask('mutation ($id: ID!) { resendWebhookDelivery(id: $id) { id } }', { id: messageId })
  await withWorker(() => isDelivered(id))
  expect(new Set(received.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([messageId]))
})

test('a receiver that is gone for good pauses its webhook at once', async () => {
  respond = (response) => response.writeHead(410).end()
  const { id } = await hooked(owner)
  await note(owner)
  await withWorker(() =>
    waitFor(async () =>
      expect((await owner.ask('{ webhooks { pausedAt } }')).webhooks[0].pausedAt).not.toBeNull(),
    ),
  )
  expect(await logOf(owner, id)).toMatchObject([{ attempts: 1, nextAt: null }])
})

test('a message is sent again if its worker is killed while it sends', async () => {
  let held: ServerResponse | undefined
  respond = (response) => (held = response)
  const { id } = await hooked(owner)
  await note(owner)
  const killed = startWorker(installation)
  await waitFor(() => expect(held).toBeDefined(), { timeout: 150_000 })
  await endWorker(killed)
  const sent = received.length
  respond = (response) => response.writeHead(204).end()
  // its lease lapses
  await sql('update webhook_delivery set next_at = now(), leased_until = now() where webhook_id = ?', [id])
  const message = await withWorker(() => isDelivered(id))
  // more than once more if the machine is busy, as an answer must arrive within seconds
  expect(message.attempts).toBeGreaterThan(sent)
  expect(new Set(received.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([message.id]))
})

test('each event is sent once, to the webhooks that chose it', async () => {
  const { id } = await hooked(owner, { events: ALL })
  const other = await hooked(owner, { events: ['VIDEO_READY'] })
  await review(owner, IDS.fresh, 'ACCEPTED')
  const decline =
    'mutation ($id: ID!, $reason: String!) { declineVideo(input: { id: $id, reason: $reason }) { id } }'
  for (const reason of ['Too bright', 'Much too bright']) await owner.ask(decline, { id: IDS.fresh, reason })
  const guest = installation.client(GUEST_SESSION)
  await guest.ask(
    `mutation { addGuestNote(input: { versionId: "${IDS.first}", frame: 0, text: "x" }) { id } }`,
  )
  for (const isApproved of [true, false]) await guest.ask(VERDICT, { isApproved })
  expect(await eventsOf(owner, id)).toEqual(ALL)
  expect(await eventsOf(owner, other.id)).toEqual([])
})

test('webhooks report what a worker makes and what it fails to make', async () => {
  const projectId = await projectOf(owner)
  const events = ['VIDEO_READY', 'VIDEO_FAILED', 'FILM_READY', 'FILM_FAILED']
  const { id } = await hooked(owner, { url: 'https://receiver.invalid', events, projectIds: [projectId] })
  const { videoId } = await prompt(owner, projectId, 'A lighthouse')
  await withWorker(async () => {
    await arrived(owner, videoId)
    await review(owner, videoId, 'ACCEPTED')
    const { mergeVideos } = await owner.ask(
      'mutation ($input: MergeInput!) { mergeVideos(input: $input) { id } }',
      { input: { projectId, videoIds: [videoId], gaps: [] } },
    )
    await arrived(owner, mergeVideos.id)
    const { database, services } = installation.installation
    await database.em.fork().transactional(async (em) => {
      await services.videos.fail(em, IDS.running, 'The model refused it')
      await services.videos.fail(em, videoId, 'Its file is gone')
    })
    expect(await eventsOf(owner, id)).toEqual(['VIDEO_READY', 'FILM_READY', 'VIDEO_FAILED'])
    await waitFor(async () =>
      expect((await logOf(owner, id)).at(-1).failure).toMatch(
        /^(Its host does not exist|The connection failed)/,
      ),
    )
  })
})

test('nobody receives events that they may not see', async () => {
  const [admin, user] = [await signIn('admin'), await signIn('user')]
  const events = ['NOTE_ADDED', 'ASSET_WAITING', 'BUDGET_NEARLY_USED']
  const [ofAdmin, ofUser] = [await hooked(admin, { events }), await hooked(user, { events })]
  const limited = await hooked(admin, { events, projectIds: [IDS.hidden] })
  await uploadOf(user, 'The pier')
  await note(owner)
  await owner.ask('mutation ($input: UpdateProjectInput!) { updateProject(input: $input) { id } }', {
    input: { id: IDS.project, name: 'The Keeper', description: '', isPrivate: true },
  })
  await sql('delete from project_member where project_id = ? and user_id = ?', [IDS.project, IDS.user])
  // queued while its owner was an admin
  await sql(`insert into webhook_delivery (webhook_id, event, data) values (?, 'asset.waiting', '{}')`, [
    ofUser.id,
  ])
  await withWorker(async () => {
    await waitFor(async () => expect(received).toHaveLength(2))
    await waitFor(async () => expect(await logOf(user, ofUser.id)).toEqual([]))
  })
  expect(await eventsOf(admin, ofAdmin.id)).toEqual(['ASSET_WAITING', 'NOTE_ADDED'])
  expect(await eventsOf(admin, limited.id)).toEqual([])
})

test('a webhook ends with the membership of its owner', async () => {
  await hooked(await signIn('user'))
  const admin = await as('admin')
  await sql(`insert into webhook (owner_id, url, events) values (?, ?, '{note.added}')`, [IDS.user, url])
  await admin.ask('mutation ($password: String!) { confirmPassword(password: $password) }', {
    password: PASSWORD,
  })
  await admin.ask('mutation ($id: ID!) { removeMember(userId: $id) }', { id: IDS.user })
  expect(await sql('select from webhook where owner_id = ?', [IDS.user])).toEqual([])
})

test('the receiver of the documentation accepts genuine messages only', async () => {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}/`
  const { id, secret } = await hooked(owner, { url: address })
  const receiver = spawn(process.execPath, [join(PROJECT, 'docs/webhook-receiver.mjs')], {
    env: { PATH: process.env.PATH, PORT: String(port), SECRET: secret },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    await waitFor(() => fetch(address))
    await note(owner, 'For the tool')
    await withWorker(() => isDelivered(id))
    await owner.ask('mutation ($id: ID!) { renewWebhookSecret(id: $id) { secret } }', { id })
    await note(owner, 'Signed by another secret')
    await withWorker(() =>
      waitFor(async () => expect((await logOf(owner, id))[0].failure).toBe('It responded with 401.')),
    )
  } finally {
    receiver.kill()
  }
  const printed = await text(receiver.stdout)
  expect(printed).toContain('For the tool')
  expect(printed).not.toContain('Signed by another secret')
})

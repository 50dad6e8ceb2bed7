/** Covers specification G3, G4, G5, G8, R101. */
import { Readable } from 'node:stream'
import type { EntityData } from '@mikro-orm/postgresql'
import { Clip } from '../../src/modules/video/clip.entity.js'
import { ReviewLink } from '../../src/modules/review/review-link.entity.js'
import { OVER } from '../guest-cases.js'
import { minutesAgo, rows, update, type Writes } from '../world/builders.js'
import { makeCalls } from '../../src/app/rest/calls.js'
import { exampleOf } from '../../src/app/rest/openapi-failures.js'
import { SignedFileUrls } from '../../src/app/http/signed-file-urls.js'
import { anyOperation, NOBODY, operationNames } from '../any-operation.js'
import type { Client } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { IDS } from '../world/things.js'
import { openWorld } from '../world/world.js'
import { newKey } from '#platform/storage/storage'
import { waitFor } from '../wait-for.js'

/** Operations for guests, and for everyone. */
const FOR_GUESTS = [
  'guestReview',
  'addGuestNote',
  'updateGuestNote',
  'deleteGuestNote',
  'giveVerdict',
  'giveFirstFrameVerdict',
]
const FOR_ALL = [
  'installation',
  'reviewEntry',
  'openReview',
  'acceptInvite',
  'invitation',
  'passwordReset',
  'register',
  'requestPasswordReset',
  'resetPassword',
  'signIn',
]
/** These need a file, which is only accepted from signed-in users. */
const UPLOADS = ['uploadAsset', 'uploadSound']

let installation: TestInstallation
let world: Awaited<ReturnType<typeof openWorld>>
let guest: Client
let owner: Client
let session: string
beforeAll(async () => {
  installation = await testInstallation({ env: { RATE_LIMIT: '100000000' } })
  world = await openWorld(installation.installation)
  session = (await world.fresh('guest'))!
  guest = installation.client(session)
})
afterAll(() => installation.close())
beforeEach(async () => {
  world.markChanged()
  owner = installation.client(await world.fresh('owner'))
})

const sql = (statement: string) => installation.installation.database.em.fork().execute(statement)
const write = (...writes: Writes[]) => rows(...writes)(installation.installation.database)
/** Changes the link. */
const changed = (fields: EntityData<ReviewLink>) => update(ReviewLink, IDS.reviewLink, fields)

describe('every operation for members refuses a guest’s session, and none', () => {
  test.each(
    ['query', 'mutation'].flatMap((kind) => operationNames(kind as 'query').map((name) => [kind, name])),
  )('%s %s', async (kind, name) => {
    const { query, variables } = anyOperation(kind as 'query', name)
    for (const [caller, open] of [
      [guest, [...FOR_GUESTS, ...FOR_ALL]],
      [installation.client(), FOR_ALL],
    ] as const) {
      const { errors } = await caller.send(query, variables)
      const isRefused = errors?.[0]?.message === 'Not authenticated'
      expect(isRefused).toBe(![...open, ...UPLOADS].includes(name))
      if (UPLOADS.includes(name)) expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT')
    }
  })
  test.each(operationNames('subscription'))('subscription %s', async (name) => {
    const socket = installation.client(session)
    const { query, variables } = anyOperation('subscription', name)
    await expect(socket.subscribe(query, variables).next()).rejects.toBeDefined()
    expect(await socket.closed).toMatchObject({ code: 4403 })
  })
  test('guests cannot resolve entity references', async () => {
    const references = ['Project', 'Video', 'Note', 'ReviewLink', 'User'].map((type, at) => ({
      __typename: type,
      id: [IDS.project, IDS.first, IDS.note, IDS.reviewLink, IDS.owner][at],
    }))
    const { data } = await guest.send<any>(
      'query ($of: [_Any!]!) { _entities(representations: $of) { __typename } }',
      { of: references },
    )
    expect(data?._entities).toEqual(references.map(() => null))
  })
})

test('a guest’s session is refused by every REST call for members', async () => {
  const calls = makeCalls(installation.installation.services)
  expect(calls.filter(({ audience }) => audience === 'guests')).toHaveLength(8)
  for (const call of calls.filter(({ audience }) => audience === 'viewers')) {
    const answer = await installation
      .rest({ token: session })
      .call(call.method.toUpperCase(), call.path.replace(/\{\w+\}/g, NOBODY), {
        body: call.body && exampleOf(call.body),
      })
    expect([call.name, answer.status]).toEqual([call.name, 401])
  }
})

describe('files', () => {
  const urls = () => new SignedFileUrls(installation.installation.secret)
  const key = 'videos/first.mp4'
  const reads = async (path: string) => (await fetch(installation.url + path)).status
  const own = { viewerId: IDS.guest, reviewLinkId: IDS.reviewLink }

  test('are readable with the guest’s session only', async () => {
    // the file itself does not exist: 404 instead of 403 means that it may be read
    expect(await reads(urls().url(key, own))).toBe(404)
    const address = urls().url(key, own)
    for (const forged of [
      address.replace('videos/first.mp4', 'videos/second.mp4'),
      address.replace(/&review=[\w-]+/, ''),
      address.replace('&review=', '&in='),
      urls().url(key, { viewerId: IDS.guest }),
      urls().url(key, { viewerId: IDS.guest, projectId: IDS.project }),
      urls().url(key, { viewerId: IDS.guest, reviewLinkId: IDS.note }),
    ])
      expect([forged, await reads(forged)]).toEqual([forged, 403])
  })

  test.each([
    ...OVER,
    ['of a version in the Trash', rows(update(Clip, IDS.first, { deletedAt: new Date() }))],
    ['that no longer shows the version', rows(changed({ subjectId: IDS.second }))],
  ] as const)('are refused for a link %s', async (_, prepare) => {
    await prepare(installation.installation.database)
    expect(await reads(urls().url(key, own))).toBe(403)
    world.markChanged()
  })

  test('have URLs until the link expires, and are cached for five minutes at most', async () => {
    const { storage } = installation.installation
    const stored = newKey('videos', 'mp4')
    await write(update(Clip, IDS.first, { videoKey: stored }))
    await storage.put(stored, Readable.from([Buffer.from('0123456789')]))
    const read = async (minutes: number) => {
      await write(changed({ expiresAt: minutesAgo(-minutes) }))
      const { guestReview } = await guest.ask<any>('{ guestReview { versions { url posterUrl } } }')
      const { url } = guestReview.versions[0]
      const response = await fetch(installation.url + url)
      await response.arrayBuffer()
      const [, age] = /max-age=(\d+)/.exec(response.headers.get('cache-control')!)!
      const left = Number(new URL(url, installation.url).searchParams.get('expires')) - Date.now() / 1000
      return { left, age: Number(age) }
    }
    const day = await read(24 * 60)
    expect(day.left).toBeLessThanOrEqual(24 * 3600)
    expect(day.age).toBe(300)
    expect((await read(1)).age).toBeLessThanOrEqual(60)
    await storage.remove([stored])
    world.markChanged()
  })

  test('being downloaded are aborted when the version is moved to the Trash', async () => {
    const ended = await new Promise<() => Promise<unknown>>((resolve) => {
      const over = new Promise<void>((end) => {
        void installation.installation.services.guestAccess
          .followFile(IDS.reviewLink, key, end)
          .then((stop) => {
            expect(stop).not.toBeNull()
            resolve(() => over)
          })
      })
    })
    await owner.ask('mutation ($id: ID!) { deleteVideo(id: $id) }', { id: IDS.first })
    await ended()
    expect(await installation.installation.services.guestAccess.mayRead(IDS.reviewLink, key)).toBe(false)
  })
})

test('unknown, ended and expired links get the same response', async () => {
  const ask = async (token: string) => {
    const answer = await fetch(`${installation.url}/api/v1/review/entry`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    })
    return [answer.status, await answer.text()]
  }
  const wrong = await ask('another')
  expect(wrong).toEqual([404, '{"detail":"Link not found","code":"NOT_FOUND"}'])
  for (const state of [{ endedAt: new Date() }, { endedAt: null, expiresAt: new Date() }]) {
    await write(changed(state))
    expect(await ask('the token of the link')).toEqual(wrong)
  }
  world.markChanged()
})

test('password attempts are limited', async () => {
  await sql(`update review_link set password_hash = (select password_hash from account limit 1)`)
  const open = () =>
    installation
      .client()
      .send(
        'mutation { openReview(input: { token: "the token of the link", name: "Eve", password: "wrong one" }) { session } }',
      )
  const codes = []
  for (let at = 0; at < 12; at++) codes.push((await open()).errors?.[0].extensions?.code)
  expect(codes.slice(0, 10)).toEqual(Array(10).fill('BAD_USER_INPUT'))
  expect(codes.slice(10)).toEqual(['RATE_LIMITED', 'RATE_LIMITED'])
  world.markChanged()
})

test('several sessions at one address share the limit of notes and verdicts per minute', async () => {
  const open = 'mutation { openReview(input: { token: "the token of the link", name: "Eve" }) { session } }'
  const guests = await Promise.all(Array.from({ length: 4 }, () => installation.client().ask(open)))
  const notes = Array.from(
    { length: 10 },
    (_, at) => `n${at}: addGuestNote(input: { versionId: "${IDS.first}", frame: 0, text: "x" }) { id }`,
  ).join(' ')
  const answers = await Promise.all(
    guests.map(({ openReview }) => installation.client(openReview.session).send(`mutation { ${notes} }`)),
  )
  const codes = answers.flatMap(({ errors = [] }) => errors.map(({ extensions }) => extensions?.code))
  expect(new Set(codes)).toEqual(new Set(['RATE_LIMITED']))
  const [{ count }] = await sql(`select count(*)::int as count from review_note where text = 'x'`)
  expect(count).toBe(30)
  world.markChanged()
})

/** Opens a guest’s event stream. */
async function listen(by = session) {
  const stopping = new AbortController()
  const response = await fetch(`${installation.url}/review-events`, {
    headers: { authorization: `Bearer ${by}` },
    signal: stopping.signal,
  })
  const events: string[] = []
  const ended = (async () => {
    for await (const part of response.body!)
      events.push(
        ...[
          ...Buffer.from(part)
            .toString()
            .matchAll(/^event: (\w+)$/gm),
        ].map(([, event]) => event),
      )
  })()
  ended.catch(() => undefined) // stopped by the test
  return { response, events, ended, stop: () => stopping.abort() }
}

describe('the stream of a guest', () => {
  test('has events of notes that the guest sees, and no others', async () => {
    const { response, events, stop } = await listen()
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    const add = 'mutation ($input: AddNoteInput!) { addNote(input: $input) { id } }'
    await owner.ask(add, { input: { videoId: IDS.first, frame: 0, text: 'internal' } })
    await owner.ask(add, { input: { videoId: IDS.first, frame: 0, text: 'Yes', parentId: IDS.note } })
    await waitFor(() => expect(events).toEqual(['changed']))
    stop()
  })

  test('ends with the link', async () => {
    const { events, ended } = await listen()
    await owner.ask('mutation ($id: ID!) { endReviewLink(id: $id) { id } }', { id: IDS.reviewLink })
    await ended
    expect(events).toEqual(['ended'])
    expect((await listen()).response.status).toBe(401)
  })

  test('ends when the link expires', async () => {
    await write(changed({ expiresAt: new Date(Date.now() + 1_000) }))
    const { events, ended } = await listen()
    await ended
    expect(events).toEqual(['ended'])
  })

  test('ends when the project goes to the Trash', async () => {
    const { events, ended } = await listen()
    await owner.ask('mutation ($id: ID!) { deleteProject(id: $id) }', { id: IDS.project })
    await ended
    expect(events.at(-1)).toBe('ended')
  })

  test('ends when the creator of the link is removed from the team', async () => {
    const admin = installation.client(await world.fresh('admin'))
    await write(changed({ createdById: IDS.user }))
    const { events, ended } = await listen()
    await admin.ask('mutation ($id: ID!) { removeMember(userId: $id) }', { id: IDS.user })
    await ended
    expect(events.at(-1)).toBe('ended')
    const [{ ended_at }] = await sql(`select ended_at from review_link where id = '${IDS.reviewLink}'`)
    expect(ended_at).not.toBeNull()
  })

  test('ends when the creator of the link loses the right to share', async () => {
    await write(changed({ createdById: IDS.user }))
    const { events, ended } = await listen()
    await owner.ask(
      'mutation ($id: ID!) { updateTeamRole(input: { projectId: $id, role: VIEWER }) { id } }',
      {
        id: IDS.project,
      },
    )
    await ended
    expect(events.at(-1)).toBe('ended')
  })

  test('is refused for members, without a session, and for a guest’s fifth stream', async () => {
    for (const by of ['review_unknown', owner.token!, 'nothing'])
      expect((await listen(by)).response.status).toBe(401)
    const streams = [await listen(), await listen(), await listen(), await listen()]
    const fifth = await listen()
    expect(fifth.response.status).toBe(429)
    expect(fifth.response.headers.get('retry-after')).toBe('10')
    for (const { stop } of streams) stop()
  })
})

/** Covers specification R14. */
import { sdlOf } from '../../schema/supergraph/cutroom.js'
import { GATEWAY_NAMES, compose, openGateway, ratedTypeOf } from '../../schema/supergraph/gateway.js'
import { startRatings } from '../../schema/supergraph/ratings.js'
import type { Client } from './graphql-client.js'
import { type TestInstallation, testInstallation } from './installation.js'
import { asFilms } from './film-rows.js'
import { rows } from './world/builders.js'
import { statementsOf } from './statements.js'
import { projectOf, prompt } from './journeys/workspace.js'

const VIDEOS = 50
const MISSING = '00000000-0000-4000-8000-000000000000'
const TOP = `query ($first: Int!) { topRated(first: $first) {
  nodes { stars video { title author { username } } } pageInfo { hasNextPage } totalCount { value isExact }
} }`
const RATE = 'mutation ($id: ID!, $stars: Int!) { rateVideo(id: $id, stars: $stars) { stars } }'

/** The response to `TOP`. */
interface Ratings {
  nodes: { stars: number; video: { title: string; author: { username: string } } | null }[]
  pageInfo: { hasNextPage: boolean }
  totalCount: { value: number; isExact: boolean }
}

let team: TestInstallation
let ana: Client
const videoIds: string[] = []
let projectId: string

beforeAll(async () => {
  team = await testInstallation()
  ana = await team.join('ana')
  projectId = await projectOf(ana)
  for (let at = 0; at < VIDEOS; at += 1) videoIds.push((await prompt(ana, projectId, `Reel ${at}`)).videoId)
})
afterAll(() => team.close())

/** The data of a gateway’s query, and its statements in Cutroom. */
async function asked<Data>(work: () => Promise<Data>): Promise<{ data: Data; statements: string[] }> {
  let data: Data
  const statements = await statementsOf(team, async () => {
    data = await work()
  })
  return { data: data!, statements }
}

describe.each(GATEWAY_NAMES)('through the gateway %s', (name) => {
  let ratings: Awaited<ReturnType<typeof startRatings>>
  let gateway: Awaited<ReturnType<typeof openGateway>>
  beforeAll(async () => {
    ratings = await startRatings(ratedTypeOf(name))
    const url = `${team.url}/graphql`
    const cutroom = { name: 'cutroom', url, sdl: await sdlOf(url, ana.headers.authorization) }
    compose(name, [cutroom]) // also alone
    gateway = await openGateway(name, compose(name, [cutroom, ratings]))
  })
  afterAll(async () => {
    await gateway?.stop()
    await ratings.stop()
  })
  const rate = (id: string, stars: number) => gateway.ask(RATE, { id, stars }, ana.headers.authorization)

  test('fifty references are loaded with one statement', async () => {
    for (const [at, id] of videoIds.entries()) await rate(id, 1 + (at % 5))
    const { data, statements } = await asked(() =>
      gateway.ask<{ topRated: Ratings }>(TOP, { first: VIDEOS }, ana.headers.authorization),
    )
    const { nodes, pageInfo, totalCount } = data.topRated
    expect([nodes.length, pageInfo, totalCount]).toEqual([
      VIDEOS,
      { hasNextPage: false },
      { value: VIDEOS, isExact: true },
    ])
    expect(new Set(nodes.map(({ video }) => video?.title)).size).toBe(VIDEOS)
    expect(nodes.every(({ video }) => video?.author.username === 'ana')).toBe(true)
    const reading = (table: string) => statements.filter((statement) => statement.includes(`from "${table}"`))
    expect(reading('clip')).toHaveLength(1)
    expect(reading('project')).toHaveLength(1)
    // the viewer, and all authors
    expect(reading('account').length).toBeLessThanOrEqual(2)
  })

  test('a missing or hidden video leaves the data of the partner', async () => {
    await rate(videoIds[0], 5)
    await rate(MISSING, 5)
    const { data } = await gateway.send(TOP, { first: VIDEOS + 1 }, ana.headers.authorization)
    const { nodes } = (data as { topRated: Ratings }).topRated
    expect(nodes.filter(({ video }) => !video)).toEqual([{ stars: 5, video: null }])
    expect(nodes.length).toBeGreaterThan(1)

    const stranger = await team.join(`stranger-${name}`)
    const setPrivate = (isPrivate: boolean) =>
      ana.ask(
        `mutation ($id: ID!, $isPrivate: Boolean!) {
          updateProject(input: { id: $id, name: "Mine", description: "", isPrivate: $isPrivate }) { id }
        }`,
        { id: projectId, isPrivate },
      )
    await setPrivate(true)
    const hidden = await gateway.send(TOP, { first: 1 }, stranger.headers.authorization)
    expect(hidden.data).toMatchObject({ topRated: { nodes: [{ stars: 5, video: null }] } })
    await setPrivate(false)
  })

  test('the ratings extend videos where Cutroom returns them', async () => {
    await rate(videoIds[0], 5)
    const { projects } = await gateway.ask<{ projects: { nodes: { clips: { nodes: object[] } }[] } }>(
      `{ projects(first: 1) { nodes { clips(first: ${VIDEOS}) { nodes { title stars ratings } } } } }`,
      {},
      ana.headers.authorization,
    )
    const first = { title: 'Reel 0', stars: expect.any(Number), ratings: expect.any(Number) }
    expect(projects.nodes[0].clips.nodes).toContainEqual(first)
  })

  if (ratedTypeOf(name) === 'Video')
    test('an interface object extends clips and films', async () => {
      const [clipId] = videoIds
      const { videoId: filmId } = await prompt(ana, projectId, 'Epilogue')
      await rows(asFilms([filmId]))(team.installation.database)
      for (const id of [clipId, filmId]) await rate(id, 5)
      const shown =
        '__typename ratings ... on Clip { prompt stars } ... on Film { stars gaps { transition } }'
      const data = await gateway.ask(
        `query ($clipId: ID!, $filmId: ID!) { clip: video(id: $clipId) { ${shown} } film: video(id: $filmId) { ${shown} } }`,
        { clipId, filmId },
        ana.headers.authorization,
      )
      const rated = { stars: expect.any(Number), ratings: expect.any(Number) }
      expect(data).toMatchObject({
        clip: { __typename: 'Clip', prompt: 'Reel 0', ...rated },
        film: { __typename: 'Film', gaps: [], ...rated },
      })
    })
})

test('a gateway has the same limits as other clients', async () => {
  const ask = (count: number, fields: string, idOf: (at: number) => string = () => projectId) =>
    ana.send(`query ($all: [_Any!]!) { _entities(representations: $all) { ${fields} } }`, {
      all: Array.from({ length: count }, (_, at) => ({ __typename: 'Project', id: idOf(at) })),
    })
  expect((await ask(2_000, '__typename')).errors).toBeUndefined()
  expect((await ask(500, '__typename', String)).errors).toBeUndefined()
  expect((await ask(501, '__typename', String)).errors?.[0].extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    issues: [{ path: ['representations'], message: 'At most 500 different references at once' }],
  })
  const costly = '... on Project { clips(first: 200) { nodes { author { id } } } }'
  expect((await ask(50, costly)).errors?.[0].message).toMatch(/could cost/)
})

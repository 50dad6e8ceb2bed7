import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { sdlOf } from '../../schema/supergraph/cutroom.js'
import { compose, openGateway } from '../../schema/supergraph/gateway.js'
import { RATINGS_SDL, startRatings } from '../../schema/supergraph/ratings.js'
import type { Client } from './graphql-client.js'
import { type TestInstallation, testInstallation } from './installation.js'
import { asFilms } from './film-rows.js'
import { rows } from './world/builders.js'
import { statementsOf } from './statements.js'
import { projectOf, prompt } from './journeys/workspace.js'

const VIDEOS = 50
const TOP =
  'query ($first: Int!) { topRated(first: $first) { nodes { stars title author { username } } pageInfo { hasNextPage } totalCount { value isExact } } }'
const RATE = 'mutation ($id: ID!, $stars: Int!) { rateVideo(id: $id, stars: $stars) { stars } }'

/** The response to `TOP`. */
interface RatedVideos {
  nodes: { stars: number; title: string; author: { username: string } }[]
  pageInfo: { hasNextPage: boolean }
  totalCount: { value: number; isExact: boolean }
}

let team: TestInstallation
let ana: Client
let ratings: Awaited<ReturnType<typeof startRatings>>
let gateway: Awaited<ReturnType<typeof openGateway>>
const videoIds: string[] = []
let projectId: string

beforeAll(async () => {
  team = await testInstallation()
  ana = await team.join('ana')
  projectId = await projectOf(ana)
  for (let at = 0; at < VIDEOS; at += 1) videoIds.push((await prompt(ana, projectId, `Reel ${at}`)).videoId)
  ratings = await startRatings()
  const url = `${team.url}/graphql`
  gateway = await openGateway(
    compose([
      { name: 'cutroom', url, sdl: await sdlOf(url, ana.headers.authorization) },
      { name: 'ratings', url: ratings.url, sdl: RATINGS_SDL },
    ]),
  )
})
afterAll(async () => {
  await gateway.stop()
  await ratings.stop()
  await team.close()
})

/** The data of a gateway’s query, and its statements in Cutroom. */
async function asked<Data>(work: () => Promise<Data>): Promise<{ data: Data; statements: string[] }> {
  let data: Data
  const statements = await statementsOf(team, async () => {
    data = await work()
  })
  return { data: data!, statements }
}

test('fifty references of a gateway are loaded with one statement, with separate permissions', async () => {
  const { authorization } = ana.headers
  for (const [at, id] of videoIds.entries())
    await gateway.ask(RATE, { id, stars: 1 + (at % 5) }, authorization)
  const { data, statements } = await asked(() =>
    gateway.ask<{ topRated: RatedVideos }>(TOP, { first: VIDEOS }, authorization),
  )
  const { nodes, pageInfo, totalCount } = data.topRated
  expect([nodes.length, pageInfo, totalCount]).toEqual([
    VIDEOS,
    { hasNextPage: false },
    { value: VIDEOS, isExact: true },
  ])
  expect(new Set(nodes.map(({ title }) => title)).size).toBe(VIDEOS)
  expect(nodes.every(({ author }) => author.username === 'ana')).toBe(true)
  const reading = (table: string) => statements.filter((statement) => statement.includes(`from "${table}"`))
  expect(reading('clip')).toHaveLength(1)
  expect(reading('project')).toHaveLength(1)
  // the viewer, and all authors
  expect(reading('account').length).toBeLessThanOrEqual(2)

  const ben = await team.join('ben')
  await ana.ask(
    'mutation ($id: ID!) { updateProject(input: { id: $id, name: "Mine", description: "", isPrivate: true }) { id } }',
    { id: projectId },
  )
  expect(await gateway.ask(TOP, { first: 1 }, ben.headers.authorization)).toBeNull()
})

test('a gateway adds the ratings to clips and films, which share an interface', async () => {
  const { authorization } = ana.headers
  const film = videoIds[1]
  await rows(asFilms([film]))(team.installation.database)
  for (const [id, stars] of [
    [videoIds[0], 5],
    [film, 3],
  ] as const)
    await gateway.ask(
      'mutation ($id: ID!, $stars: Int!) { rateVideo(id: $id, stars: $stars) { id } }',
      { id, stars },
      authorization,
    )
  const shown = 'ratings ... on Clip { prompt stars } ... on Film { stars gaps { transition } }'
  const { clip, film: found } = await gateway.ask<{ clip: object; film: object }>(
    `query ($clip: ID!, $film: ID!) { clip: video(id: $clip) { __typename ${shown} } film: video(id: $film) { __typename ${shown} } }`,
    { clip: videoIds[0], film },
    authorization,
  )
  expect(clip).toMatchObject({ __typename: 'Clip', prompt: 'Reel 0', stars: expect.any(Number) })
  expect(found).toMatchObject({ __typename: 'Film', gaps: [], stars: expect.any(Number) })
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

test('npm run supergraph queries both subgraphs at once', async () => {
  const program = spawn(
    process.execPath,
    [
      '--no-warnings',
      '--import',
      './scripts/typescript.mjs',
      'schema/supergraph/run.ts',
      '--url',
      `${team.url}/graphql`,
      '--token',
      ana.token!,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const [output, [code]] = await Promise.all([text(program.stdout), once(program, 'exit')])
  expect(code).toBe(0)
  expect(output).toContain('"stars": 4')
  expect(output).toMatch(/"topRated": \{\s*"nodes": \[\s*\{\s*"stars": 4,\s*"title": "Reel/)
})

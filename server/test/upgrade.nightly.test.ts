/** Covers specification V67. */
import { firstItemId } from '#schema/cut-item'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import { extract } from 'tar-stream'
import { runCommand } from './backup/command.js'
import { freshDatabase } from './database.js'
import type { Client } from './graphql-client.js'
import { type TestInstallation, testInstallation } from './installation.js'
import { arrived, cutOf, review } from './journeys/workspace.js'
import type { Content } from './releases/fill.js'
import { type Question, askOf } from './releases/questions.js'

interface Release {
  secret: string
  password: string
  content: Content
  answers: (Question & { answer: unknown })[]
}

const folder = mkdtempSync(join(tmpdir(), 'cutroom-upgrade-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const RELEASES = fileURLToPath(new URL('releases', import.meta.url))
const releases = readdirSync(RELEASES, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
)

/** The database of a release as left by its own code. */
async function databaseOf(release: string) {
  const database = await freshDatabase()
  const client = new pg.Client(database.url)
  await client.connect()
  try {
    await client.query(readFileSync(join(RELEASES, release, 'database.sql'), 'utf8'))
  } finally {
    await client.end()
  }
  return database
}

const backupOf = (release: string) => gunzipSync(readFileSync(join(RELEASES, release, 'backup.tar.gz')))

/** A data folder with the files of a release. */
async function filesOf(release: string): Promise<string> {
  const dataDir = mkdtempSync(join(folder, 'data-'))
  const tar = extract()
  tar.end(backupOf(release))
  for await (const entry of tar) {
    const chunks: Buffer[] = []
    for await (const chunk of entry) chunks.push(chunk as Buffer)
    if (!entry.header.name.startsWith('files/')) continue
    const path = join(dataDir, entry.header.name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, Buffer.concat(chunks))
  }
  return dataDir
}

const OF_CLIPS = ['prompt', 'magicPrompt', 'model', 'engine', 'ratio', 'seed', 'cost', 'references']
const OF_FILMS = ['size', 'fit', 'transitions', 'lengths']

/**
 * A query of release 0.1.0 for the current schema: `Video` is an interface, so fields of one kind are on its type, and
 * clips and films are separate lists.
 */
const queryNow = (query: string): string =>
  query
    .replace('{ videos {', '{ videos: clips {')
    .replace('films: videos(isMerged: true)', 'films')
    .replace(
      /prompt magicPrompt model engine status failure isMerged ratio seed size fit transitions lengths(.*?) cost(.*?) (references {.*?} })/gs,
      `status failure$1$2 ... on Video {
        ... on Clip { prompt magicPrompt model engine ratio seed cost $3 } ... on Film { size fit transitions lengths }
      }`,
    )
/** Values whose type has changed, by field. */
const VALUES_NOW: Record<string, (value: unknown) => unknown> = {
  fit: (value) => (typeof value === 'string' ? value.toUpperCase() : value),
  price: (value) => (typeof value === 'number' ? String(value) : value),
  cost: (value) => (typeof value === 'number' ? String(value) : value),
}
/** The old response for the current schema: a video lacks the fields of the other kind, and some types differ. */
const answerNow = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer), (field, value: { isMerged?: boolean } | null) => {
    if (VALUES_NOW[field]) return VALUES_NOW[field](value)
    if (typeof value?.isMerged !== 'boolean') return value
    const missing = new Set(['isMerged', ...(value.isMerged ? OF_CLIPS : OF_FILMS)])
    return Object.fromEntries(Object.entries(value).filter(([field]) => !missing.has(field)))
  })

/** Removes `data` from a refusal without any: a lookup that fails is null today, and was never null. */
const withoutData = (answer: unknown): unknown => {
  const { data, ...refusal } = answer as { data?: unknown; errors?: unknown }
  return data === null && refusal.errors ? refusal : answer
}

/** Expects the same responses as from the release; additional fields are allowed. */
async function compare(installation: TestInstallation, { answers, password }: Release): Promise<void> {
  const people = new Map<string, Client>([['', installation.client()]])
  for (const { as, answer: then, ...asked } of answers) {
    const { query } = asked
    const question = query ? { ...asked, query: queryNow(query) } : asked
    const answer = query ? withoutData(answerNow(then)) : then
    if (!people.has(as)) people.set(as, await installation.signIn(as, password))
    const now = await askOf(people.get(as)!, question as Question)
    expect({ as, ...question, answer: now }).toMatchObject({ as, ...question, answer })
  }
}

describe.each(releases)('an installation of %s', (release) => {
  const recorded = JSON.parse(readFileSync(join(RELEASES, release, 'answers.json'), 'utf8')) as Release
  const { content, secret, password } = recorded

  test('starts with this code, shows the same, and works', async () => {
    const installation = await testInstallation({
      worker: true,
      on: await databaseOf(release),
      env: { AUTH_SECRET: secret, DATA_DIR: await filesOf(release) },
    })
    try {
      await compare(installation, recorded)
      const ana = await installation.signIn('ana', password)
      await expectFiles(installation, ana, content)
      await expectSameGaps(ana, content)
      await expectPlan(ana, content, release === '0.1.0')
      await expectTokens(installation, content)
      await expectRepeated(installation, ana, content)
      await makeFilm(installation, ana, content)
    } finally {
      await installation.close()
    }
  })

  test('is restored from its own backup, and shows the same', async () => {
    const database = await freshDatabase()
    const dataDir = mkdtempSync(join(folder, 'restored-'))
    const file = join(folder, `${release}.tar`)
    writeFileSync(file, backupOf(release))
    const env = { DATABASE_URL: database.url, DATA_DIR: dataDir, AUTH_SECRET: secret }
    expect(await runCommand('restore', [file], env)).toMatchObject({ code: 0, err: '' })
    const installation = await testInstallation({ on: database, env })
    try {
      await compare(installation, recorded)
    } finally {
      await installation.close()
    }
  })
})

/** Expects that all images and videos of the library and the project exist. */
async function expectFiles(
  { url }: TestInstallation,
  ana: Client,
  { publicProject }: Content,
): Promise<void> {
  const { assets, project } = await ana.ask(
    `query ($id: ID!) {
      assets { nodes { url mediumUrl smallUrl } }
      project(id: $id) { clips { nodes { url posterUrl } } films { nodes { url posterUrl } } }
    }`,
    { id: publicProject },
  )
  const shown = [assets, project.clips, project.films].flatMap(({ nodes }) => nodes.flatMap(Object.values))
  const addresses = shown.filter((address) => address !== null) as string[]
  expect(addresses.length).toBeGreaterThan(20)
  for (const address of addresses) {
    const { status } = await fetch(new URL(address, url), { method: 'HEAD' })
    expect({ address, status }).toEqual({ address, status: 200 })
  }
}

/**
 * Expects the plan of the film with all its frames, reconstructed if the release kept no plans, and an item in the cut for each
 * video.
 */
async function expectPlan(
  ana: Client,
  { publicProject, film }: Content,
  isReconstructed: boolean,
): Promise<void> {
  const { project, video } = await ana.ask(
    `query ($id: ID!, $film: ID!) {
      project(id: $id) { cut { videos { id } items { id inFrame outFrame speed } } }
      video(id: $film) { frames ... on Film { plan { frames isReconstructed clips { videoId } segments { transition } } } }
    }`,
    { id: publicProject, film },
  )
  expect(video.plan).toMatchObject({ frames: video.frames, isReconstructed })
  expect(video.plan.segments.some(({ transition }: { transition: string | null }) => transition)).toBe(true)
  expect(project.cut.items).toEqual(
    project.cut.videos.map(({ id }: { id: string }) => ({
      id: firstItemId(id),
      inFrame: 0,
      outFrame: null,
      speed: 1,
    })),
  )
}

/** Expects that the list of gaps equals the two former lists. */
async function expectSameGaps(ana: Client, { publicProject, film }: Content): Promise<void> {
  const JOINS = 'transitions lengths gaps { transition seconds }'
  const { project, video } = await ana.ask(
    `query ($id: ID!, $film: ID!) { project(id: $id) { cut { ${JOINS} } } video(id: $film) { ... on Film { ${JOINS} } } }`,
    { id: publicProject, film },
  )
  for (const { transitions, lengths, gaps } of [project.cut, video]) {
    expect(gaps).toHaveLength(1)
    expect(gaps).toEqual(
      transitions.map((transition: string, at: number) => ({ transition, seconds: lengths[at] })),
    )
  }
}

async function expectTokens({ client }: TestInstallation, { apiToken, inviteToken }: Content): Promise<void> {
  expect(await client(apiToken).ask('{ me { username } }')).toEqual({ me: { username: 'ben' } })
  const { acceptInvite } = await client().ask(
    'mutation ($token: String!) { acceptInvite(input: { token: $token, password: "another good one" }) { user { username } } }',
    { token: inviteToken },
  )
  expect(acceptInvite.user).toEqual({ username: 'dora' })
}

/** Expects that a repeated call with the same key does not run again. */
async function expectRepeated(
  { rest }: TestInstallation,
  ana: Client,
  { repeatable }: Content,
): Promise<void> {
  const { path, body, key } = repeatable
  const { status, headers } = await rest(ana).post(path, body, { 'idempotency-key': key })
  expect([status, headers.get('idempotent-replayed')]).toEqual([201, 'true'])
  const { projects } = await ana.ask('{ projects(search: "Made once") { totalCount } }')
  expect(projects.totalCount).toBe(1)
}

/** Decodes every frame, and reports broken ones. */
const COUNT_FRAMES = [
  ['-v', 'error', '-count_frames', '-select_streams', 'v:0'],
  ['-show_entries', 'stream=nb_read_frames', '-of', 'csv=p=0'],
].flat()

/** Accepts pending videos, reorders the cut, merges it, and checks the downloaded film. */
async function makeFilm(
  { url }: TestInstallation,
  ana: Client,
  { publicProject: projectId, pendingVideo, cutVideos }: Content,
): Promise<void> {
  await review(ana, pendingVideo, 'ACCEPTED')
  expect(await cutOf(ana, projectId)).toEqual({
    videoIds: [...cutVideos, pendingVideo],
    transitions: ['hblur', ''],
  })
  const videoIds = [pendingVideo, ...cutVideos]
  const gaps = [
    { transition: 'fade', seconds: 1 },
    { transition: '', seconds: 1 },
  ]
  await ana.ask('mutation ($input: UpdateCutInput!) { updateCut(input: $input) { projectId } }', {
    input: { projectId, videoIds, gaps },
  })
  const { mergeVideos } = await ana.ask(
    'mutation ($input: MergeInput!) { mergeVideos(input: $input) { id } }',
    {
      input: { projectId, videoIds, gaps },
    },
  )
  const film = await arrived(ana, mergeVideos.id)
  expect(film).toMatchObject({ status: 'PENDING', failure: null })
  const file = join(folder, 'film.mp4')
  const downloaded = await fetch(new URL(film.downloadUrl, url))
  writeFileSync(file, Buffer.from(await downloaded.arrayBuffer()))
  const decoded = spawnSync(process.env.FFPROBE_PATH || 'ffprobe', [...COUNT_FRAMES, file], {
    encoding: 'utf8',
  })
  expect(decoded).toMatchObject({ status: 0, stderr: '', stdout: `${film.frames}\n` })
}

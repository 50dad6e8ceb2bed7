/** Covers specification B30, B31, B33, B35, B36, B73. */
import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { startFal, type FakeFal } from '../../../../test/fal/fal.js'
import type { Client } from '../../../../test/graphql-client.js'
import { type TestInstallation, testInstallation } from '../../../../test/installation.js'
import { arrived, projectOf } from '../../../../test/journeys/workspace.js'
import { strayFiles } from '../../../../test/journeys/film-making.js'

const run = promisify(execFile)
const ADD = `mutation ($input: AddStoryboardShotsInput!) { addStoryboardShots(input: $input) { id } }`
const EDIT = `mutation ($input: UpdateStoryboardShotInput!) { updateStoryboardShot(input: $input) { id } }`
const DRAW = `mutation ($projectId: ID!) { generateMissingDrawings(projectId: $projectId) { id kind status } }`
const EXPORT = `mutation ($projectId: ID!) { mergeAnimatic(projectId: $projectId) { id title } }`
const DRAWINGS = `query ($projectId: ID!) { storyboard(projectId: $projectId) {
  drawingJob { id status } shots { id drawing { url posterUrl smallPosterUrl seconds isCurrent failure } } } }`
const FILM = `query ($projectId: ID!) { animatic(projectId: $projectId) {
  seconds segments { shotId kind words url seconds isCurrent transition transitionSeconds window { key seconds url } } } }`

let fal: FakeFal
let installation: TestInstallation
let ana: Client
beforeAll(async () => {
  fal = await startFal({ key: 'a-key' })
  installation = await testInstallation({ worker: true, env: { FAL_KEY: 'a-key', FAL_URL: fal.url } })
  ana = await installation.join('ana')
})
afterAll(async () => {
  await installation.close()
  await fal.close()
})

async function boardOf(...shots: object[]) {
  const projectId = await projectOf(ana)
  const { addStoryboardShots: added } = await ana.ask(ADD, { input: { projectId, shots } })
  const ids: string[] = added.map(({ id }: { id: string }) => id)
  const drawings = async () => (await ana.ask(DRAWINGS, { projectId })).storyboard
  const film = async () => (await ana.ask(FILM, { projectId })).animatic
  const until = async <Seen>(look: () => Promise<Seen>, isSo: (seen: Seen) => boolean): Promise<Seen> => {
    for (;;) {
      const seen = await look()
      if (isSo(seen)) return seen
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  const drawn = () =>
    until(drawings, ({ drawingJob, shots: all }) => !drawingJob && all.every(isCurrent)).then(
      (board) => board.shots,
    )
  return { projectId, ids, drawings, film, until, drawn }
}
const isCurrent = ({ drawing }: { drawing: { isCurrent: boolean } | null }) => !!drawing?.isCurrent

const widthOf = async (url: string): Promise<number> =>
  (await sharp(await (await fetch(new URL(url, installation.url))).arrayBuffer()).metadata()).width

/** Reads a stored file with ffprobe. */
async function probe(url: string) {
  const file = join(installation.installation.scratch, 'probed.mp4')
  await writeFile(file, new Uint8Array(await (await fetch(new URL(url, installation.url))).arrayBuffer()))
  const { stdout } = await run(process.env.FFPROBE_PATH || 'ffprobe', [
    '-v',
    'error',
    '-count_packets',
    '-show_entries',
    'stream=codec_type,nb_read_packets,width,height:format_tags=title,comment',
    '-of',
    'json',
    file,
  ])
  const { streams, format } = JSON.parse(stdout)
  const picture = streams.find(({ codec_type: type }: { codec_type: string }) => type === 'video')
  return { frames: Number(picture.nb_read_packets), tags: format.tags }
}

test('every shot is drawn locally at its length and at no cost, even with a provider key; a changed one is redrawn', async () => {
  const { projectId, ids, drawn, until } = await boardOf(
    { words: 'A lighthouse in a storm', seconds: 1.3 },
    { words: 'A ship turns', seconds: 1, camera: 'wide' },
  )
  const { generateMissingDrawings: job } = await ana.ask(DRAW, { projectId })
  expect(job).toMatchObject({ kind: 'DRAWING' })
  expect((await ana.ask(DRAW, { projectId })).generateMissingDrawings).toMatchObject({ id: job.id })
  const [first, second] = await drawn()
  expect([first.drawing.seconds, second.drawing.seconds]).toEqual([31 / 24, 1])
  expect((await probe(first.drawing.url)).frames).toBe(31)
  expect(await Promise.all([first.drawing.posterUrl, first.drawing.smallPosterUrl].map(widthOf))).toEqual([
    960, 480,
  ])
  expect((await ana.ask(DRAW, { projectId })).generateMissingDrawings).toBeNull()
  expect(fal.book).toEqual([])
  const em = installation.installation.database.em.fork()
  expect(await em.execute('select id from ledger_entry')).toEqual([])

  await ana.ask(EDIT, { input: { id: ids[0], revision: 1, words: 'A lighthouse at noon', seconds: 1 } })
  const [again] = await until(drawn, ([{ drawing }]) => drawing.seconds === 1)
  expect(again.drawing.url).not.toBe(first.drawing.url)
  for (const url of [first.drawing.url, first.drawing.posterUrl, first.drawing.smallPosterUrl])
    await until(
      () => fetch(new URL(url, installation.url)),
      ({ status }) => status === 404,
    )
})

test('the board plays as one film with its transitions, and is exported as a draft of exactly its frames', async () => {
  const { projectId, ids, film, drawn, until } = await boardOf(
    { words: 'A harbour at dusk', seconds: 2, transition: 'fade', transitionSeconds: 0.5 },
    { words: 'A cat on a wall', seconds: 1 },
  )
  expect((await film()).segments).toMatchObject([
    { kind: 'EMPTY', url: null, words: '1. A harbour at dusk', seconds: 2, window: null },
    { kind: 'EMPTY', url: null, words: '2. A cat on a wall', seconds: 1 },
  ])
  await ana.ask(DRAW, { projectId })
  await drawn()
  const played = await until(film, ({ segments: [{ window }] }) => !!window?.url)
  expect(played).toMatchObject({
    seconds: 2.5,
    segments: [
      { shotId: ids[0], kind: 'DRAWN', window: { seconds: 0.5 } },
      { kind: 'DRAWN', window: null },
    ],
  })
  expect((await probe(played.segments[0].window.url)).frames).toBe(12)
  await ana.ask(ADD, { input: { projectId, shots: [{ words: 'An empty beach', seconds: 1.5 }] } })
  const { mergeAnimatic: draft } = await ana.ask(EXPORT, { projectId })
  expect(draft.title).toBe('Draft: The Keeper 1')
  const made = await arrived(ana, draft.id)
  expect(made).toMatchObject({ status: 'PENDING', frames: 48 + 24 - 12 + 36 })
  expect(await probe(made.downloadUrl)).toEqual({
    frames: 96,
    tags: expect.objectContaining({
      title: 'Draft',
      comment: 'Draft, made with Cutroom’s storyboard',
    }),
  })
  const windows = `select count(*)::int as count from film_part where key like 'window-%'`
  const em = installation.installation.database.em.fork()
  const [{ count }] = await em.execute<{ count: number }[]>(windows)
  await arrived(ana, (await ana.ask(EXPORT, { projectId })).mergeAnimatic.id)
  expect(await em.execute(windows)).toEqual([{ count }])
})

/** Noise of encoding one sound twice is below the first limit; voices and music are above the second. */
const SILENT_DB = -45
const AUDIBLE_DB = -35

/** The level, in decibels, that one stored film adds to the sound of another within a range. */
async function addedLevel(
  [url, plainUrl]: [string, string],
  { from, seconds }: { from: number; seconds: number },
): Promise<number> {
  const inputs: string[] = []
  for (const [name, address] of Object.entries({ heard: url, plain: plainUrl })) {
    const file = join(installation.installation.scratch, `${name}.mp4`)
    const answer = await fetch(new URL(address, installation.url))
    await writeFile(file, new Uint8Array(await answer.arrayBuffer()))
    inputs.push('-ss', `${from}`, '-t', `${seconds}`, '-i', file)
  }
  const difference = '[1:a]volume=-1[less];[0:a][less]amix=inputs=2:normalize=0,volumedetect'
  const ffmpeg = process.env.FFMPEG_PATH || 'ffmpeg'
  const { stderr } = await run(ffmpeg, [
    '-nostdin',
    ...inputs,
    '-filter_complex',
    difference,
    '-f',
    'null',
    '-',
  ])
  return Number(/mean_volume: (-?[\d.]+) dB/.exec(stderr)![1])
}

test('the exported draft has the voices of its shots, and music from its beginning', async () => {
  const { projectId, ids } = await boardOf(
    { words: 'A harbour', seconds: 3 },
    { words: 'A cat', seconds: 3, dialogue: [{ speaker: 'Cat', text: 'Good evening, harbour.' }] },
  )
  const draft = async () =>
    (await arrived(ana, (await ana.ask(EXPORT, { projectId })).mergeAnimatic.id)).downloadUrl as string
  const plain = await draft()
  const music = { kind: 'MUSIC', words: 'Epic', seconds: 6, seed: 3 }
  const { sketchSound: score } = await ana.ask(
    'mutation ($input: SketchSoundInput!) { sketchSound(input: $input) { id } }',
    { input: { projectId, ...music } },
  )
  const { sketchSound: voice } = await ana.ask(
    'mutation ($input: SketchSoundInput!) { sketchSound(input: $input) { id } }',
    { input: { projectId, kind: 'VOICE', words: 'Good evening, harbour.' } },
  )
  await ana.ask(
    'mutation ($id: ID!, $soundId: ID) { updateShotVoice(input: { shotId: $id, soundId: $soundId }) { id } }',
    {
      id: ids[1],
      soundId: voice.id,
    },
  )
  const voiced = await draft()
  await ana.ask(
    'mutation ($id: ID!, $soundId: ID) { updateStoryboardScore(input: { projectId: $id, soundId: $soundId }) { ratio } }',
    { id: projectId, soundId: score.id },
  )
  const scored = await draft()
  const beginning = { from: 0.5, seconds: 2 }
  expect(await addedLevel([voiced, plain], beginning)).toBeLessThan(SILENT_DB)
  expect(await addedLevel([scored, plain], beginning)).toBeGreaterThan(AUDIBLE_DB)
  expect(await addedLevel([voiced, plain], { from: 3, seconds: 1 })).toBeGreaterThan(AUDIBLE_DB)
  expect((await probe(scored)).frames).toBe(144)
})

test('drawings are deleted with their project, and a private board is hidden from others', async () => {
  const { projectId, drawn, until } = await boardOf({ words: 'A door', seconds: 1 })
  await ana.ask(DRAW, { projectId })
  await drawn()
  const ben = await installation.join('ben')
  await ana.ask(
    'mutation ($id: ID!) { updateProject(input: { id: $id, name: "The Keeper", description: "", isPrivate: true }) { id } }',
    { id: projectId },
  )
  for (const operation of [DRAW, EXPORT, FILM])
    await expect(ben.ask(operation, { projectId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  for (const operation of ['deleteProject', 'deleteProjectForever'])
    await ana.ask(`mutation ($id: ID!) { ${operation}(id: $id) }`, { id: projectId })
  const em = installation.installation.database.em.fork()
  expect(await em.execute('select * from shot_drawing where project_id = ?', [projectId])).toEqual([])
  await until(
    () => strayFiles(installation),
    ({ length }) => length === 0,
  )
})

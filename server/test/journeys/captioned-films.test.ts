/** Covers specification V91. */
import { randomUUID } from 'node:crypto'
import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Clips, startClips } from '../fal/clips.js'
import type { Client } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import type { RestClient } from '../rest-client.js'
import { LIMITS } from '#schema/limits'
import { clipsOf, editCut, type InputOf } from './film-making.js'
import { arrived, projectOf } from './workspace.js'

let provider: Clips
let installation: TestInstallation
let ana: Client
let rest: RestClient
let projectId: string
/** Clips of two seconds. */
let clips: string[]
beforeAll(async () => {
  provider = await startClips(2)
  installation = await testInstallation({ worker: true, env: provider.env })
  ana = await installation.join('ana')
  rest = installation.rest(ana)
  projectId = await projectOf(ana)
  clips = await clipsOf(ana, projectId, [['A lighthouse'], ['A ferry']])
})
afterAll(async () => {
  await installation.close()
  await provider.close()
})

const merge = async (videoIds: string[]): Promise<string> =>
  (
    await ana.ask('mutation ($input: MergeInput!) { mergeVideos(input: $input) { id } }', {
      input: { projectId, videoIds, gaps: videoIds.slice(1).map(() => ({ transition: '' })) },
    })
  ).mergeVideos.id

/** Downloads the film. */
async function fileOf(id: string): Promise<string> {
  const { url } = await arrived(ana, id)
  const file = join(installation.installation.env.DATA_DIR, `${id}.mp4`)
  const response = await fetch(new URL(url, installation.url))
  await writeFile(file, Buffer.from(await response.arrayBuffer()))
  return file
}
const run = promisify(execFile)
const pictureOf = async (file: string) =>
  (await run('ffmpeg', ['-v', 'error', '-i', file, '-map', '0:v', '-c', 'copy', '-f', 'md5', '-'])).stdout
const tracksOf = async (file: string) => {
  const show = 'stream=codec_name:stream_tags=language'
  const { stdout } = await run('ffprobe', ['-v', 'error', '-of', 'json', '-show_entries', show, file])
  return (JSON.parse(stdout).streams as { codec_name: string; tags?: { language?: string } }[])
    .filter(({ codec_name: codec }) => codec === 'mov_text')
    .map(({ tags }) => tags?.language)
}
const adding = (caption: Omit<InputOf<'addCaption'>, 'id' | 'language'>) => ({
  addCaption: { id: randomUUID(), language: 'en', ...caption },
})
const captionsOf = async (id: string) =>
  (await ana.ask('query ($id: ID!) { video(id: $id) { ... on Film { captions { language srt } } } }', { id }))
    .video.captions

test('a film has the captions of its cut as of the start of the merge, and the same frames', async () => {
  const plain = await fileOf(await merge(clips))
  expect(await tracksOf(plain)).toEqual([])

  await editCut(ana, projectId, [
    { addCaptionTrack: { id: randomUUID(), language: 'en' } },
    adding({ itemId: clips[1], startMs: 500, endMs: 1_500, text: 'Hold on.', speaker: 'Berg' }),
    adding({ startMs: 250, endMs: 1_000, text: 'You are late.' }),
    adding({ itemId: clips[0], startMs: 5_000, endMs: 9_000, text: 'after the end' }),
  ])
  const vtt = 'WEBVTT\n\n00:01.000 --> 00:02.000\nZu spät.\n'
  expect((await rest.put(`/projects/${projectId}/cut/captions/de`, { content: vtt })).status).toBe(200)
  const filmId = await merge(clips)
  await editCut(ana, projectId, [adding({ startMs: 0, endMs: 100, text: 'too late for this film' })])

  const file = await fileOf(filmId)
  expect(await tracksOf(file)).toEqual(['eng', 'deu'])
  expect(await pictureOf(file)).toBe(await pictureOf(plain))
  const srt =
    '1\n00:00:00,250 --> 00:00:01,000\nYou are late.\n\n2\n00:00:02,500 --> 00:00:03,500\n[Berg] Hold on.\n'
  expect(await captionsOf(filmId)).toMatchObject([{ language: 'en', srt }, { language: 'de' }])
  const saved = await rest.get(`/video/videos/${filmId}/captions/en?format=srt`)
  expect([saved.status, saved.headers.get('content-type')]).toEqual([
    200,
    'application/x-subrip; charset=utf-8',
  ])
  expect((await rest.get(`/video/videos/${filmId}/captions/fr`)).status).toBe(404)
})

test('captions move with their item; those of omitted items are not in the film', async () => {
  const swapped = await merge([clips[1], clips[0]])
  await fileOf(swapped)
  const [{ srt }] = await captionsOf(swapped)
  expect(srt).toContain('00:00:00,500 --> 00:00:01,500\n[Berg] Hold on.')
  const alone = await merge([clips[0]])
  await fileOf(alone)
  expect((await captionsOf(alone))[0].srt).not.toContain('Hold on.')
  expect((await rest.get(`/projects/${projectId}/cut/captions/en?format=vtt`)).status).toBe(200)
})

test('a query of all caption files and captions, nine times, exceeds the cost limit', async () => {
  const { perTrack, charactersPerTrack } = LIMITS.caption
  const text = 'x'.repeat(Math.floor(charactersPerTrack / perTrack))
  const at = (index: number) => new Date(index * 2).toISOString().slice(11, 23)
  const content = `WEBVTT\n\n${Array.from({ length: perTrack }, (_, index) => `${at(index)} --> ${at(index + 1)}\n${text}\n`).join('\n')}`
  for (const language of ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'da'])
    await ana.ask('mutation ($input: ImportCaptionsInput!) { importCaptions(input: $input) { noteCount } }', {
      input: { projectId, language, content },
    })
  const aliases = Array.from({ length: 9 }, (_, index) => `v${index}: vtt`).join(' ')
  const { data, errors } = await ana.send(
    `query ($id: ID!) { project(id: $id) { cut { captionTracks { ${aliases} } } } }`,
    { id: projectId },
  )
  expect(errors!.map(({ message }) => message)).toContain(
    'This response would be too large. Request fewer files at once.',
  )
  const lists = Array.from({ length: 9 }, (_, index) => `c${index}: captions { id startMs endMs text }`).join(
    ' ',
  )
  const answer = await ana.send(
    `query ($id: ID!) { project(id: $id) { cut { captionTracks { ${lists} } } } }`,
    { id: projectId },
  )
  expect(answer.errors!.map(({ message }) => message)).toContain(
    'This response would be too large. Request fewer items at once.',
  )
  expect(JSON.stringify(data ?? null).length).toBeLessThan(20_000_000)
})

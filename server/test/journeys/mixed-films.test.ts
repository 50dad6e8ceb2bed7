/** Covers specification R74, V77. */
import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Clips, startClips } from '../fal/clips.js'
import type { Client } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { RestClient } from '../rest-client.js'
import { toneFile } from '../sounds.js'
import { clipsOf, editCut, filmHash, type InputOf, strayFiles } from './film-making.js'
import { arrived, projectOf } from './workspace.js'

let provider: Clips
let installation: TestInstallation
let ana: Client
let rest: RestClient
let projectId: string
/** A clip of two seconds. */
let clip: string
let music: string
beforeAll(async () => {
  provider = await startClips(2)
  installation = await testInstallation({ worker: true, env: provider.env })
  ana = await installation.join('ana')
  rest = installation.rest(ana)
  projectId = await projectOf(ana)
  ;[clip] = await clipsOf(ana, projectId, [['A lighthouse']])
  music = await uploaded('Low tide')
})
afterAll(async () => {
  await installation.close()
  await provider.close()
})

async function uploaded(title: string): Promise<string> {
  const { uploadSound } = await ana.upload(
    'mutation ($input: UploadSoundInput!, $file: Upload!) { uploadSound(input: $input, file: $file) { id } }',
    { input: { projectId, kind: 'MUSIC', title, source: '=Ana', licence: 'CC0' }, file: toneFile(1) },
  )
  return uploadSound.id
}
const addCue = async (cue: Omit<InputOf<'addCue'>, 'id'>): Promise<string> => {
  const id = randomUUID()
  await editCut(ana, projectId, [{ addCue: { id, ...cue } }])
  return id
}
const merge = async (settings: object = {}): Promise<string> =>
  (
    await ana.ask('mutation ($input: MergeInput!) { mergeVideos(input: $input) { id } }', {
      input: { projectId, videoIds: [clip], gaps: [], ...settings },
    })
  ).mergeVideos.id
const MIX = 'loudness truePeak cues { title source licence kind startSeconds endSeconds }'
const mixOf = async (id: string) =>
  (await ana.ask(`query ($id: ID!) { video(id: $id) { ... on Film { ${MIX} } } }`, { id })).video

test('a film plays the cues of its cut as of the start of the merge, and has a cue sheet', async () => {
  const plain = await filmHash(installation, ana, await merge())

  const cueId = await addCue({ soundId: music, itemId: clip, atSeconds: 0.5, fadeOutSeconds: 0.25 })
  const filmId = await merge({ loudness: -16 })
  await editCut(ana, projectId, [{ removeCue: { id: cueId } }]) // too late for this film
  const mixed = await filmHash(installation, ana, filmId)
  expect(mixed).not.toBe(plain)
  const { loudness, truePeak, cues } = await mixOf(filmId)
  expect(cues).toEqual([
    { title: 'Low tide', source: '=Ana', licence: 'CC0', kind: 'MUSIC', startSeconds: 0.5, endSeconds: 1.5 },
  ])
  expect([typeof loudness, typeof truePeak]).toEqual(['number', 'number'])
  const sheet = await rest.get(`/video/videos/${filmId}/cue_sheet`)
  expect([sheet.status, sheet.headers.get('content-type'), sheet.body]).toEqual([
    200,
    'text/csv; charset=utf-8',
    `"title","source","licence","kind","start_seconds","end_seconds"\r\n"Low tide","'=Ana","CC0","MUSIC","0.500","1.500"\r\n`,
  ])

  const again = await merge()
  expect(await filmHash(installation, ana, again)).toBe(plain)
  expect(await mixOf(again)).toEqual({ loudness: null, truePeak: null, cues: null })
  expect((await rest.get(`/video/videos/${again}/cue_sheet`)).status).toBe(404)
})

test('a film with a sound whose file is missing fails, and names the sound', async () => {
  const lost = await uploaded('Gulls')
  await addCue({ soundId: lost })
  const [{ file_key: key }] = await installation.installation.database.em
    .fork()
    .execute<{ file_key: string }[]>(`select file_key from sound where id = '${lost}'`)
  await rm(join(installation.installation.env.DATA_DIR, 'files', key))
  const film = await arrived(ana, await merge())
  expect(film).toMatchObject({ status: 'FAILED', failure: 'The file of the sound “Gulls” is missing' })
  await ana.ask('mutation ($id: ID!) { deleteSound(id: $id) }', { id: lost })
  expect(await arrived(ana, await merge())).toMatchObject({ status: 'PENDING' }) // it is silent
})

test('the files of sounds are removed with their project', async () => {
  expect(await strayFiles(installation)).toEqual([])
  await ana.ask('mutation ($id: ID!) { deleteProject(id: $id) }', { id: projectId })
  await ana.ask('mutation ($id: ID!) { deleteProjectForever(id: $id) }', { id: projectId })
  const stored = await installation.installation.database.em
    .fork()
    .execute("select key from stored_file where shelf = 'sounds'")
  expect(stored).toEqual([])
})

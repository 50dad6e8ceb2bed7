/** Covers specification V106, V107. */
import { randomUUID } from 'node:crypto'
import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Clips, startClips } from '../fal/clips.js'
import type { Client } from '../graphql-client.js'
import { type TestInstallation, testInstallation } from '../installation.js'
import { clipsOf, editCut } from './film-making.js'
import { arrived, projectOf } from './workspace.js'

let provider: Clips
let installation: TestInstallation
let ana: Client
let projectId: string
/** Clips of four seconds. */
let clips: string[]
let plain: string[]
beforeAll(async () => {
  provider = await startClips(4)
  installation = await testInstallation({ worker: true, env: provider.env })
  ana = await installation.join('ana')
  projectId = await projectOf(ana)
  clips = await clipsOf(ana, projectId, [['A lighthouse'], ['A ferry']])
  plain = await framesOf(await merge())
})
afterAll(async () => {
  await installation.close()
  await provider.close()
})

const merge = async (settings: object = {}): Promise<string> =>
  (
    await ana.ask('mutation ($input: MergeInput!) { mergeVideos(input: $input) { id } }', {
      input: { projectId, videoIds: clips, gaps: [{ transition: '' }], ...settings },
    })
  ).mergeVideos.id

const run = promisify(execFile)
/** The hash of each frame of a film. */
async function framesOf(id: string): Promise<string[]> {
  const { url } = await arrived(ana, id)
  const file = join(installation.installation.env.DATA_DIR, `${id}.mp4`)
  const response = await fetch(new URL(url, installation.url))
  await writeFile(file, Buffer.from(await response.arrayBuffer()))
  const { stdout } = await run('ffmpeg', ['-v', 'error', '-i', file, '-map', '0:v', '-f', 'framemd5', '-'])
  return stdout
    .split('\n')
    .filter((line) => line.startsWith('0'))
    .map((line) => line.split(',').at(-1)!)
}

/** The frames that differ from those of the film without overlays. */
const changedOf = (frames: string[]) => plain.flatMap((hash, at) => (hash === frames[at] ? [] : [at]))

test('a lower third only changes its own frames', async () => {
  const id = randomUUID()
  const lowerThird = {
    id,
    itemId: clips[0],
    startFrame: 17,
    endFrame: 77,
    title: 'Ida',
    subtitle: 'Keeper of the light',
  }
  const { renderedSeconds } = await editCut(
    ana,
    projectId,
    [{ addLowerThird: lowerThird }],
    'renderedSeconds',
  )
  expect(renderedSeconds).toBeCloseTo(2.5)
  const frames = await framesOf(await merge())
  expect(frames).toHaveLength(plain.length)
  const changed = changedOf(frames)
  expect(changed.length).toBeGreaterThanOrEqual(58)
  expect(changed[0]).toBeGreaterThanOrEqual(14)
  expect(changed.at(-1)).toBeLessThan(84)
  await editCut(ana, projectId, [{ removeLowerThird: { id } }])
  expect(await framesOf(await merge())).toEqual(plain)
})

test('captions are burned in', async () => {
  await editCut(ana, projectId, [{ addCaptionTrack: { id: randomUUID(), language: 'en' } }])
  await expect(merge({ burnedCaptions: 'en' })).rejects.toThrow('The cut has no captions in this language')
  const text = '{\\an8}You are <b>late</b>.\nHold on.'
  await editCut(ana, projectId, [
    {
      addCaption: { id: randomUUID(), language: 'en', itemId: clips[1], startMs: 1_000, endMs: 2_000, text },
    },
  ])
  expect(await framesOf(await merge())).toEqual(plain)
  const changed = changedOf(await framesOf(await merge({ burnedCaptions: 'en' })))
  const from = plain.length / 2 + 24
  expect(changed.length).toBeGreaterThanOrEqual(24)
  expect(changed[0]).toBeGreaterThanOrEqual(from - 3)
  expect(changed.at(-1)).toBeLessThan(from + 24 + 12)
})

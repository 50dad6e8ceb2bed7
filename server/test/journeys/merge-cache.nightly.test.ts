/** Covers specification K36. */
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { FilmPart } from '../../src/modules/film/film-part-store.js'
import { type CutInput, clipsOf, ffmpegWith, filmHash, merge, strayFiles } from './film-making.js'
import { openFilmStage, until } from './film-stage.js'

const CLEAR = `mutation { clearMergeCache { files bytes storage { kinds { kind bytes files } } } }`

let cut: CutInput
/** The film merged without a cache. */
let plain: string

const stage = openFilmStage(async ({ ana, installation, projectId }) => {
  await started(':', { MERGE_CACHE_GB: '0' })
  const videoIds = await clipsOf(ana, projectId, [['A lighthouse'], ['A train'], ['A cat']])
  cut = { projectId, videoIds, transitions: ['fade', 'wipeleft'], lengths: [0.25, 0.25] }
  plain = await filmHash(installation, ana, await merge(ana, cut))
  await stage.endWorkers()
})
const started = async (lines: string, settings: Record<string, string> = {}) => {
  const folder = await mkdtemp(join(stage.tools, 'worker-'))
  return stage.startWorker({ FFMPEG_PATH: await ffmpegWith(folder, lines), ...settings }, { cores: 1 })
}
const kept = async () => (await stage.em().find(FilmPart, {})).map(({ key }) => key)
const drawn = async (name: string): Promise<string[]> =>
  (await readFile(join(stage.tools, name), 'utf8').catch(() => ''))
    .split('\n')
    .filter(Boolean)
    .map((film) => basename(film))
const clear = async () => (await stage.ana.ask(CLEAR)).clearMergeCache
const cacheOf = ({ storage: { kinds } }: { storage: { kinds: { kind: string }[] } }) =>
  kinds.find(({ kind }) => kind === 'MERGE_CACHE')

// Workers are limited to one core, which only works on Linux.
const onLinux = process.platform === 'linux' ? test : test.skip

onLinux('clearing the cache frees space, and the next merge renders its parts again', async () => {
  await started(`echo "$film" >> '${stage.tools}/drawn'`)
  expect(await filmHash(stage.installation, stage.ana, await merge(stage.ana, cut))).toBe(plain)
  const windows = await drawn('drawn')
  expect(windows).toHaveLength(2)
  const parts = await stage.em().find(FilmPart, {})
  const cleared = await clear()
  expect(cleared).toMatchObject({
    files: parts.length,
    bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0),
  })
  expect(cacheOf(cleared)).toEqual({ kind: 'MERGE_CACHE', bytes: 0, files: 0 })
  expect(await strayFiles(stage.installation)).toEqual([])
  const { nodes } = (
    await stage.ana.ask('{ audit { nodes { action subjectName before actor { username } } } }')
  ).audit
  const { before, ...line } = nodes[0]
  expect(line).toEqual({
    action: 'MERGE_CACHE_CLEARED',
    subjectName: 'Storage',
    actor: { username: 'ana' },
  })
  expect(JSON.parse(before)).toEqual({ files: cleared.files, bytes: cleared.bytes })
  expect(await filmHash(stage.installation, stage.ana, await merge(stage.ana, cut))).toBe(plain)
  expect(await drawn('drawn')).toHaveLength(4)
})

onLinux('a merge during a clearing of the cache creates the same film', async () => {
  await clear()
  const once = `echo "$film" >> '${stage.tools}/begun'
  if [ "$(wc -l < '${stage.tools}/begun')" -gt 1 ]; then until [ -e '${stage.tools}/cleared' ]; do sleep 0.05; done; fi`
  await started(once)
  const film = await merge(stage.ana, cut)
  await until(
    async () => (await drawn('begun')).length > 1 && (await kept()).some((key) => key.startsWith('window')),
  )
  expect((await clear()).files).toBeGreaterThan(0)
  await writeFile(join(stage.tools, 'cleared'), '')
  expect(await filmHash(stage.installation, stage.ana, film)).toBe(plain)
  expect(await strayFiles(stage.installation)).toEqual([])
})

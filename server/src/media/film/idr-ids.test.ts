/** Covers specification V18. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { UNEDITED } from '#schema/cut-item'
import { createFilm } from '../create-film.js'
import type { Film, PreparedClip } from '../film.js'
import { assemble } from './assemble.js'
import { AAC, FASTSTART } from './encoding.js'
import { type Track, readTrack } from './mp4/track.js'
import { lavfi, makeScenes, type Scenes } from './scenes.fixture.js'

const run = promisify(execFile)

let scenes: Scenes
let film: Film
let clip: PreparedClip
let picture: Track
let sound: string

beforeAll(async () => {
  scenes = await makeScenes()
  film = createFilm(scenes.tools)
  const source = 'testsrc2=s=160x90:r=24,noise=alls=30:all_seed=1'
  clip = await film.prepare(
    await scenes.make('source.mp4', [...lavfi(source), '-t', '1.5']),
    scenes.at('clip'),
    {},
  )
  picture = await readTrack(clip.mezzanineVideo, 'picture')
  sound = await scenes.make('sound.m4a', lavfi('sine=300:r=48000:d=3'), [...AAC, ...FASTSTART])
})
afterAll(() => scenes.clear())

/** The `idr_pic_id` of each picture, as ffmpeg reads it; null for those that are not IDR. */
const idsIn = async (file: string): Promise<(number | null)[]> => {
  const traced = ['-v', 'verbose', '-i', file, '-map', '0:v', '-c', 'copy', '-bsf:v', 'trace_headers']
  const { stderr } = await run(scenes.tools.ffmpeg, ['-nostdin', ...traced, '-f', 'null', '-'], {
    maxBuffer: 2 ** 26,
  })
  return stderr
    .split('Packet: ')
    .slice(1)
    .map((packet) => {
      const ids = [...packet.matchAll(/idr_pic_id .*= (\d+)/g)].map(([, id]) => Number(id))
      expect(new Set(ids).size).toBeLessThan(2)
      return ids[0] ?? null
    })
}

/** A hash of each decoded frame. */
const framesIn = async (file: string): Promise<string[]> => {
  const decoded = ['-nostdin', '-v', 'error', '-i', file, '-map', '0:v', '-fps_mode', 'passthrough']
  const { stdout } = await run(scenes.tools.ffmpeg, [...decoded, '-f', 'framemd5', '-'])
  return stdout
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split(',').at(-1)!.trim())
}

const clashes = (ids: (number | null)[]) => ids.filter((id, at) => id !== null && id === ids[at - 1])

test('consecutive IDR pictures of a film have different ids, and unchanged pixels', async () => {
  const to = scenes.at('film.mp4')
  const ranges = [0, 0, 0, 12, 12, 0].map((from) => ({ from, to: from + 1 }))
  const pieces = [...ranges, { from: 0, to: 13 }, { from: 12, to: 24 }]
  await assemble(
    { pieces: pieces.map((range) => ({ file: clip.mezzanineVideo, picture, ...range })), rate: 24, sound },
    to,
  )
  const ids = await idsIn(to)
  expect(ids).toHaveLength(31)
  expect(clashes(ids)).toEqual([])
  expect(await scenes.complaints(to)).toBe('')
  const own = await framesIn(clip.mezzanineVideo)
  expect(await framesIn(to)).toEqual(pieces.flatMap(({ from, to: end }) => own.slice(from, end)))
})

test('clips of one frame make a film whose IDR pictures differ in their ids', async () => {
  const one = (inFrame: number) => ({ ...clip, edit: { ...UNEDITED, inFrame, outFrame: inFrame + 1 } })
  const warn = jest.fn()
  const clips = [one(3), one(5), one(7), one(0)]
  const made = await film.join(clips, ['', '', ''], scenes.at('joined'), { log: { warn } })
  expect(warn).not.toHaveBeenCalled()
  const ids = await idsIn(made.file)
  expect(ids).toHaveLength(4)
  expect(ids).not.toContain(null)
  expect(clashes(ids)).toEqual([])
  expect(await scenes.complaints(made.file)).toBe('')
})

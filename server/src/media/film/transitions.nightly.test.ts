import { readFile } from 'node:fs/promises'
import { UNEDITED } from '#schema/cut-item'
import { TRANSITIONS } from '#schema/limits'
import { createFilm } from '../create-film.js'
import { QUIET } from '../ffmpeg-command.js'
import type { ClipFiles, Film } from '../film.js'
import { output } from '../program.js'
import { COUNTING, lavfi, makeScenes, type Scenes } from './scenes.fixture.js'

/** Where the first clip ends: at a key frame, so that a copy can end there. */
const END = 24
const WINDOW = 6

let scenes: Scenes
let film: Film
/** A clip that continues after the transition, and the same frames in a file that ends with it. */
let longer: ClipFiles
let ending: ClipFiles
let after: ClipFiles

beforeAll(async () => {
  scenes = await makeScenes()
  film = createFilm(scenes.tools)
  const clip = async (name: string, source: string) => {
    const file = await scenes.make(`${name}.mp4`, [...lavfi(source), '-t', '2'])
    return { ...(await film.prepare(file, scenes.at(name), {})), contentId: name }
  }
  longer = await clip('counting', COUNTING)
  after = await clip('after', 'testsrc2=s=64x36:r=24')
  const mezzanineVideo = scenes.at('ending.mp4')
  const copy = ['-c', 'copy', '-frames:v', String(END), mezzanineVideo]
  await output(scenes.tools.ffmpeg, [...QUIET, '-i', longer.mezzanineVideo, ...copy])
  ending = { ...longer, mezzanineVideo, frames: END }
  longer.edit = { ...UNEDITED, outFrame: END }
})
afterAll(() => scenes.clear())

test.each(TRANSITIONS)('%s has all frames, whether or not its first clip continues', async (transition) => {
  const windows = [longer, ending].map(async (before, at) => {
    const order = { clips: [before, after], gaps: [transition], at: 0 }
    return film.window(order, scenes.at(`${transition}-${at}`), { lengths: [WINDOW / 24] })
  })
  const [one, other] = await Promise.all(windows)
  expect([one.frames, one.key]).toEqual([WINDOW, other.key])
  expect(await scenes.brightness(one.file)).toHaveLength(WINDOW)
  expect(await readFile(one.file)).toEqual(await readFile(other.file))
})

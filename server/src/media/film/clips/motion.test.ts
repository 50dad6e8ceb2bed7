/** Covers specification V72. */
import { createFilm } from '../../create-film.js'
import type { Film } from '../../film.js'
import { lavfi, makeScenes, type Scenes } from '../scenes.fixture.js'

let scenes: Scenes
let film: Film
beforeAll(async () => {
  scenes = await makeScenes()
  film = createFilm(scenes.tools)
})
afterAll(() => scenes.clear())

const MOVING = 'testsrc2=s=128x72:r=24:d=1'
const LOSSLESS = ['-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '0', '-pix_fmt', 'yuv420p']
const hold = (options: string) => `${MOVING},tpad=${options}`

test.each([
  // Motion begins with the frame after the held ones, and ends with the first held frame.
  ['both ends', hold('start=12:start_mode=clone:stop=9:stop_mode=clone'), { startFrame: 13, endFrame: 36 }],
  ['its start', hold('start=12:start_mode=clone'), { startFrame: 13, endFrame: 36 }],
  ['its end', hold('stop=9:stop_mode=clone'), { startFrame: 0, endFrame: 24 }],
  ['neither end', MOVING, null],
  ['no more than a moment', hold('start=3:start_mode=clone'), null],
  ['its middle', `${MOVING},loop=10:1:12,setpts=N/24/TB`, null],
  ['all of it', 'color=teal:s=128x72:r=24:d=1', null],
])('a clip is still at %s', async (name, source, motion) => {
  const folder = name.replaceAll(' ', "-it's:[") // names that a filter graph could misread
  const made = await film.prepare(
    await scenes.make(`${name}.mp4`, lavfi(source), LOSSLESS),
    scenes.at(folder),
    {},
  )
  expect(made.motion).toEqual(motion)
  expect(await film.motion(made, { gentle: true })).toEqual(motion)
})

/** Covers specification V73. */
import { copyFile, mkdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type ClipEdit, UNEDITED } from '#schema/cut-item'
import { framesInFilm, videoFrame } from '#schema/film-plan'
import { type FilmRate, SPEEDS } from '#schema/limits'
import { createFilm } from '../create-film.js'
import type { ClipFiles, Film, FilmCache, PartOrder, PreparedClip } from '../film.js'
import { fittedKey } from './fit.js'
import { orderFitted } from './part-order.js'
import { beeps, COUNTING, frameNumber, lavfi, makeScenes, type Scenes } from './scenes.fixture.js'

const FRAMES = 40
/** Seconds at which a click of the counting clip begins. */
const CLICKS = [0.25, 0.75, 1.25]

let scenes: Scenes
let film: Film
let counting: PreparedClip
let wide: PreparedClip
const warnings: string[] = []
const log = { warn: (_: object, message: string) => void warnings.push(message) }

beforeAll(async () => {
  scenes = await makeScenes()
  film = createFilm(scenes.tools)
  const clicking = CLICKS.map((at) => `gte(t,${at})*lt(t,${at}+0.01)`).join('+')
  const sound = `aevalsrc='if(${clicking},0.8*sin(12000*t),0)':s=48000`
  const source = await scenes.make(
    'counting.mkv',
    [...lavfi(COUNTING), ...lavfi(sound), '-frames:v', String(FRAMES), '-t', String(FRAMES / 24)],
    ['-c:v', 'libx264', '-qp', '0', '-c:a', 'pcm_s16le'],
  )
  counting = await film.prepare(source, scenes.at('counting'), {})
  const halves = "color=black:s=128x72:r=24:d=0.5,geq=lum='if(gt(X,64),235,16)':cb=128:cr=128"
  wide = await film.prepare(await scenes.make('wide.mp4', lavfi(halves)), scenes.at('wide'), {})
})
afterEach(() => expect(warnings.splice(0)).toEqual([]))
afterAll(() => scenes.clear())

const edited = (clip: ClipFiles, edit: Partial<ClipEdit>): ClipFiles => ({
  ...clip,
  edit: { ...UNEDITED, ...edit },
})
let folders = 0
const folder = () => scenes.at(`made-${folders++}`)

const recordingCache = async (name: string) => {
  await mkdir(scenes.at(name))
  const kept: string[] = []
  const at = (key: string) => join(scenes.at(name), key)
  const cache: FilmCache = {
    fetch: (key) =>
      stat(at(key)).then(
        () => at(key),
        () => undefined,
      ),
    keep: async (key, file) => {
      kept.push(key.slice(0, key.lastIndexOf('-')))
      await copyFile(file, at(key))
    },
  }
  return { cache, kept: () => kept.splice(0).toSorted() }
}

const RATES: FilmRate[] = [24, 30]
const cases = RATES.flatMap((rate) => SPEEDS.map((speed) => [speed, rate] as const))
test.each(cases)('at speed %s and %s fps, picture and sound follow the plan', async (speed, rate) => {
  const clip = edited(counting, { speed })
  const made = await film.derive({ clips: [clip], at: 0 }, folder(), { frameRate: rate })
  const frames = framesInFilm(FRAMES, { frameRate: 24, speed }, rate)
  expect(made.frames).toBe(frames)
  if (speed === 1 && rate === 24) {
    expect(made).toEqual({ frames })
    return
  }
  const expected = Array.from({ length: frames }, (_, frame) =>
    videoFrame(frame, { frameRate: 24, speed, frames: FRAMES }, rate),
  )
  expect((await scenes.brightness(made.picture!)).map(frameNumber)).toEqual(expected)
  if (speed === 1) return
  expect(await scenes.samples(made.sound!)).toHaveLength((frames * 48_000) / rate)
  const heard = beeps(await scenes.samples(made.sound!))
  for (const click of CLICKS)
    expect(Math.min(...heard.map((at) => Math.abs(at - click / speed)))).toBeLessThan(1 / rate)
})

test('a film reuses a derived clip, even with another trim', async () => {
  const { cache, kept } = await recordingCache('derived')
  const clips = [edited(counting, { speed: 2 }), counting]
  await film.derive({ clips, at: 0 }, folder(), { cache, gentle: true })
  expect(kept()).toEqual(['fitted', 'sped-sound'])
  const first = edited(counting, { speed: 2, inFrame: 12 })
  const made = await film.join([first, counting], [''], folder(), { cache, log })
  expect(made.frames).toBe(14 + 40)
  expect(kept()).not.toContain('fitted')
  expect(await scenes.complaints(made.file)).toBe('')
})

test('films of other ratios share the sound', async () => {
  const { cache, kept } = await recordingCache('ratios')
  const clips = [edited(counting, { speed: 1.5 }), counting]
  await film.join(clips, ['fade'], folder(), { cache, log })
  expect(kept()).toContain('sped-sound')
  const made = await film.join(clips, ['fade'], folder(), { cache, log, ratio: '4:5', fit: 'CROP' })
  expect(made).toMatchObject({ width: 720, height: 900 })
  expect(kept().filter((kind) => kind.endsWith('sound'))).toEqual([])
  const large = await film.join([counting], [], folder(), { cache, log, ratio: '9:16', size: '1080p' })
  expect(large).toMatchObject({ width: 1080, height: 1920 })
})

test('framing selects the part that a crop shows, and only affects wide clips', async () => {
  const { cache, kept } = await recordingCache('framing')
  const options = { cache, log, ratio: '9:16', fit: 'CROP' } as const
  const lumaAt = async (framing: number) => {
    const made = await film.join([edited(wide, { framing })], [], folder(), options)
    return (await scenes.brightness(made.file))[3]
  }
  expect(await lumaAt(0)).toBeLessThan(20)
  expect(await lumaAt(1)).toBeGreaterThan(230)
  kept()
  const plain = await film.join([wide], [], folder(), { cache, log })
  kept()
  const framed = await film.join([edited(wide, { framing: 0.2 })], [], folder(), { cache, log, fit: 'CROP' })
  expect(kept()).toEqual([])
  expect(await readFile(framed.file)).toEqual(await readFile(plain.file))
})

test('another machine renders an ordered clip at its speed', async () => {
  const clip = { ...edited(counting, { speed: 2 }), contentId: 'counting' }
  const look = { canvas: { width: counting.width, height: counting.height }, rate: 24, fit: 'PAD' } as const
  const order = JSON.parse(JSON.stringify(orderFitted(clip, look))) as PartOrder
  const ordered = { key: fittedKey(scenes.tools, clip, look), order }
  await mkdir(scenes.at('ordered'))
  const fileOf = async () => counting.mezzanineVideo
  const file = await film.part({ ...ordered, fileOf }, scenes.at('ordered'), {})
  const made = await film.derive({ clips: [clip], at: 0 }, folder(), {})
  expect(await readFile(file)).toEqual(await readFile(made.picture!))
})

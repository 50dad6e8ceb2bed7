import type { TransitionOrCut } from '#schema/limits'
import { createFilm } from '../create-film.js'
import type { ClipFiles, Film, FrameRate, PreparedClip } from '../film.js'
import { frameRateOf } from './canvas.js'
import { planFilm } from './plan.js'
import { beeps, H264, lavfi, makeScenes, rises, type Scenes } from './scenes.fixture.js'

const SECONDS = 1
/**
 * Seconds at which a flash and a beep begin together, outside of every transition, each at a frame of the clip.
 */
const signalsOf = (rate: number): number[] => [0.3, 0.55].map((about) => Math.round(about * rate) / rate)

let scenes: Scenes
let film: Film
const clips: PreparedClip[] = []
const warnings: string[] = []
const log = {
  warn: (_: object, message: string) => {
    warnings.push(message)
  },
}

const MPEG4 = ['-c:v', 'mpeg4', '-q:v', '2', '-c:a', 'aac']
const HEVC = [
  '-c:v',
  'libx265',
  '-preset',
  'ultrafast',
  '-pix_fmt',
  'yuv420p',
  '-x265-params',
  'log-level=error',
  '-c:a',
  'aac',
]
const VP8 = ['-c:v', 'libvpx', '-deadline', 'realtime', '-cpu-used', '8', '-b:v', '1M', '-c:a', 'libvorbis']
const SOURCES: [string, number, string, string[]][] = [
  ['film.mp4', 24, '160x90', H264],
  ['pal.mp4', 25, '160x90', HEVC],
  ['web.webm', 30, '160x90', VP8],
  ['game.mp4', 60, '160x90', H264],
  ['upright.mp4', 30, '90x160', MPEG4],
  ['broadcast.mkv', 30000 / 1001, '160x90', H264],
]

beforeAll(async () => {
  scenes = await makeScenes()
  film = createFilm(scenes.tools)
  for (const [name, rate, size, encoding] of SOURCES) {
    const within = (moment: string) =>
      signalsOf(rate)
        .map((signal) => `gte(${moment},${signal}-0.001)*lt(${moment},${signal}+0.099)`)
        .join('+')
    const picture = `color=black:s=${size}:r=${rate}:d=${SECONDS},geq=lum='if(${within('T')},235,40)':cb=128:cr=128`
    const sound = `aevalsrc='if(${within('t')},0.8*sin(12000*t),0)':s=48000:d=${SECONDS}`
    clips.push(
      await film.prepare(
        await scenes.make(name, [...lavfi(picture), ...lavfi(sound)], encoding),
        scenes.at(`${name}-prepared`),
        {},
      ),
    )
  }
  clips.push(
    await film.prepare(
      await scenes.make('silent.mp4', lavfi(`color=0x202020:s=160x90:r=25:d=${SECONDS}`)),
      scenes.at('silent'),
      {},
    ),
  )
})
afterAll(() => scenes.clear())

test('a clip keeps its rate, or gets the one that shows its frames evenly', () => {
  expect(clips.map(({ frameRate }) => frameRate)).toEqual([24, 25, 30, 60, 30, 30, 25])
  const kept: [number, FrameRate][] = [
    [23.976, 24],
    [12, 24],
    [15, 30],
    [48, 24],
    [59.94, 60],
    [120, 60],
    [100, 50],
    [27.4, 25],
    [16, 24],
    [1, 24],
  ]
  for (const [source, rate] of kept) expect([source, frameRateOf(source)]).toEqual([source, rate])
})

test.each<[string, number[], FrameRate]>([
  ['24', [0, 0, 0, 1, 2, 3, 4, 6], 24],
  ['25', [1, 6, 1, 0, 2, 3, 4], 25],
  ['30', [2, 5, 4, 0, 1, 3, 6], 30],
  ['60', [3, 3, 2, 0], 60],
])(
  'a film has the most common rate of its clips, %s, and every flash and beep in its place',
  async (_, indices, rate) => {
    const list: ClipFiles[] = indices.map((index) => clips[index])
    const gaps = list.slice(1).map((_, gap) => (['fade', ''] as TransitionOrCut[])[gap % 2])
    const lengths = gaps.map(() => 0.25)
    const made = await film.join(list, gaps, scenes.at(`film-${rate}`), { log, lengths })
    expect(warnings.splice(0)).toEqual([])
    const { frames, shown, windows } = planFilm(list, gaps, { rate, lengths })
    expect(made).toMatchObject({ frames, frameRate: rate, width: 1280, height: 720, duration: frames / rate })
    expect(await scenes.complaints(made.file)).toBe('')
    expect((await scenes.streams(made.file))[0]).toMatchObject({
      nb_read_frames: String(frames),
      r_frame_rate: `${rate}/1`,
    })

    let begin = 0
    const expected = list.flatMap((_, at) => {
      const here = begin / rate
      begin += shown[at].to - shown[at].from - (windows[at] ?? 0)
      return clips[indices[at]].hasSound
        ? signalsOf(SOURCES[indices[at]][1]).map((signal) => here + signal)
        : []
    })
    const seen = rises(await scenes.brightness(made.file), 60).map((frame) => frame / rate)
    const heard = beeps(await scenes.samples(made.file))
    expect([seen.length, heard.length]).toEqual([expected.length, expected.length])
    expected.forEach((moment, index) => {
      // at 24 frames a second, the frames of 25 cannot be nearer
      expect(Math.abs(seen[index] - moment)).toBeLessThan(0.5 / rate + 0.002)
      expect(Math.abs(heard[index] - moment)).toBeLessThan(0.01)
    })
  },
)

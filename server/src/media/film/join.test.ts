/** Covers specification V13, V15. */
import { readdir, readFile } from 'node:fs/promises'
import type { TransitionOrCut } from '#schema/limits'
import { TRANSITIONS } from '#schema/limits'
import { createFilm } from '../create-film.js'
import type { ClipFiles, Film, FilmOptions, JoinedFilm, PreparedClip } from '../film.js'
import { planFilm } from './plan.js'
import { COUNTING, frameNumber, H264, lavfi, makeScenes, rises } from './scenes.fixture.js'
import type { Scenes } from './scenes.fixture.js'

let scenes: Scenes
let film: Film
const clips: Record<'counting' | 'square' | 'brief' | 'black' | 'white' | 'beep' | 'large', PreparedClip> =
  {} as typeof clips

beforeAll(async () => {
  scenes = await makeScenes()
  film = createFilm(scenes.tools)
  const clip = async (name: string, inputs: string[], rest?: string[]) =>
    film.prepare(await scenes.make(name, inputs, rest), scenes.at(`${name}-prepared`), {})
  clips.counting = await clip('counting.mp4', [...lavfi(COUNTING), ...lavfi('sine=300'), '-t', '1'])
  clips.square = await clip(
    'square.mkv',
    [...lavfi('testsrc=s=120x120:r=24:d=0.25'), ...lavfi('sine=500:d=0.25')],
    [...H264, '-c:a', 'libopus'],
  )
  clips.brief = await clip('brief.mp4', lavfi('testsrc2=s=90x90:r=24:d=0.25'))
  clips.black = await clip('black.mp4', lavfi('color=black:s=64x36:r=24:d=0.5'))
  clips.white = await clip('white.mp4', lavfi('color=white:s=64x36:r=24:d=0.5'))
  clips.large = await clip('large.mp4', lavfi('color=teal:s=1920x1080:r=24:d=0.5'))
  const flash = "color=black:s=64x36:r=24,geq=lum='if(between(N,24,25),235,16)':cb=128:cr=128"
  const beep = "aevalsrc='if(between(t,1,1.08),0.8*sin(6000*t),0)':s=48000"
  clips.beep = await clip('beep.mp4', [...lavfi(flash), ...lavfi(beep), '-t', '2'])
})
afterAll(() => scenes.clear())

let films = 0
const warnings: string[] = []
const log = {
  warn: (_: object, message: string) => {
    warnings.push(message)
  },
}
const joined = (list: ClipFiles[], gaps: TransitionOrCut[], options: FilmOptions = {}) =>
  film.join(list, gaps, scenes.at(`film-${films++}`), { log, ...options })

const at24 = { rate: 24 as const }
const isSound = async (made: JoinedFilm, frames: number) => {
  expect(warnings).toEqual([])
  expect(made.frames).toBe(frames)
  expect(await scenes.complaints(made.file)).toBe('')
  const streams = await scenes.streams(made.file)
  expect(streams).toMatchObject([
    {
      codec_name: 'h264',
      profile: 'High',
      pix_fmt: 'yuv420p',
      width: made.width,
      height: made.height,
      nb_read_frames: String(frames),
    },
    { codec_name: 'aac', sample_rate: '48000', channels: 2 },
  ])
  for (const { duration } of streams)
    expect(Math.abs(Number(duration) - frames / made.frameRate)).toBeLessThan(1 / made.frameRate)
}

describe('the length of a film', () => {
  const of = (...frames: number[]) => frames.map((count) => ({ frames: count }))
  const joinedFrames = (
    clips: { frames: number }[],
    gaps: TransitionOrCut[],
    lengths?: (number | undefined)[],
  ) => planFilm(clips, gaps, { rate: 24, lengths }).frames
  test('is that of its clips, with each transition counted once', () => {
    expect(joinedFrames(of(120), [])).toBe(120)
    expect(joinedFrames(of(120, 120), [''])).toBe(240)
    expect(joinedFrames(of(120, 120, 96), ['fade', 'hlwind'])).toBe(336 - 48)
  })
  test('gives a transition at most half of the shorter clip beside it', () => {
    expect(joinedFrames(of(120, 21, 120), ['fade', 'fade'])).toBe(261 - 20)
    expect(joinedFrames(of(1, 120), ['fade'])).toBe(121)
  })
  test('may be chosen for each transition, from a quarter of a second to two', () => {
    expect(joinedFrames(of(120, 120, 120, 120), ['fade', 'fade', 'fade'], [0.25, undefined, 2])).toBe(
      480 - 78,
    )
    expect(joinedFrames(of(120, 120), ['fade'], [0])).toBe(240)
    expect(joinedFrames(of(120, 60), ['fade'], [2])).toBe(180 - 30)
    for (const wrong of [0.2, 2.5, -1, Number.NaN])
      expect(() => joinedFrames(of(120, 120), ['fade'], [wrong])).toThrow(RangeError)
  })
  test('is refused for unknown transitions, and for a wrong number of them', () => {
    expect(() => joinedFrames(of(9, 9), ['fade[x];movie=/etc/passwd' as TransitionOrCut])).toThrow(RangeError)
    expect(() => joinedFrames(of(9, 9), ['toString' as TransitionOrCut])).toThrow(RangeError)
    expect(() => joinedFrames(of(9, 9), [])).toThrow(RangeError)
    expect(() => joinedFrames([], [])).toThrow(RangeError)
  })
})

describe('a film', () => {
  test('of one clip, and of clips that are cut, shows every frame in its place', async () => {
    const alone = await joined([clips.counting], [])
    await isSound(alone, 24)
    const cut = await joined([clips.counting, clips.counting, clips.counting], ['', ''])
    await isSound(cut, 72)
    expect((await scenes.brightness(cut.file)).map(frameNumber)).toEqual(
      Array.from({ length: 72 }, (_, frame) => frame % 24),
    )
    expect(await readFile(cut.file)).toMatchObject({ length: cut.bytes })
  })

  test('mixes two clips only within the window', async () => {
    const made = await joined([clips.counting, clips.counting], ['fade'])
    await isSound(made, 36)
    // Frame k of the window mixes frame 12 + k of the first clip with frame k of the second.
    const mixed = Array.from({ length: 12 }, (_, k) => Math.round((12 + k) * (1 - k / 12) + k * (k / 12)))
    const expected = [
      ...Array.from({ length: 12 }, (_, k) => k),
      ...mixed,
      ...Array.from({ length: 12 }, (_, k) => 12 + k),
    ]
    const seen = (await scenes.brightness(made.file)).map(frameNumber)
    seen.forEach((number, frame) => expect(Math.abs(number - expected[frame])).toBeLessThanOrEqual(1))
  })

  test('takes clips of any shape on the most common canvas', async () => {
    const told: number[] = []
    const list = [clips.square, clips.counting, clips.large, clips.beep]
    const gaps: TransitionOrCut[] = ['hlwind', '', 'coverup']
    const made = await joined(list, gaps, { progress: (done) => told.push(done) })
    expect(made).toMatchObject({ width: 1280, height: 720 })
    await isSound(made, planFilm(list, gaps, at24).frames)
    expect(told).toEqual([...told].sort((a, b) => a - b))
    expect(told.at(-1)).toBe(1)
    const large = await joined([clips.large, clips.large, clips.black], ['revealdown', ''])
    expect(large).toMatchObject({ width: 1920, height: 1080 })
    await isSound(large, 18 + 12)
  })

  test('has the chosen frame rate, and the same bytes if that is the rate of its clips', async () => {
    const [list, gaps] = [[clips.black, clips.white], ['fade'] as TransitionOrCut[]]
    const faster = await joined(list, gaps, { frameRate: 30 })
    expect(faster.frameRate).toBe(30)
    await isSound(faster, 15 + 15 - 7)
    const bytesOf = async (options: FilmOptions) => readFile((await joined(list, gaps, options)).file)
    expect((await bytesOf({ frameRate: 24 })).equals(await bytesOf({}))).toBe(true)
  })

  test('keeps sound and picture together to a frame', async () => {
    const made = await joined([clips.beep, clips.beep, clips.beep, clips.beep], ['fade', '', 'wipeleft'])
    await isSound(made, 48 * 4 - 48)
    const seen = rises(await scenes.brightness(made.file), 120)
    const heard = rises(await scenes.loudness(made.file), 6000)
    expect(seen).toEqual([24, 48, 96, 120])
    expect(heard.length).toBe(seen.length)
    heard.forEach((at, index) => expect(Math.abs(at - seen[index])).toBeLessThanOrEqual(1))
  })

  test('that is aborted ends at once and leaves nothing behind', async () => {
    const stop = new AbortController()
    const folder = scenes.at('given-up')
    const work = film.join(
      Array(30).fill(clips.counting) as ClipFiles[],
      Array(29).fill('hlwind') as TransitionOrCut[],
      folder,
      {
        signal: stop.signal,
        progress: () => stop.abort(new Error('enough')),
      },
    )
    await expect(work).rejects.toThrow('enough')
    expect(await readdir(folder)).toEqual([])
  })

  test('with a missing clip fails with the true cause', async () => {
    await expect(
      joined([clips.black, { ...clips.black, mezzanineVideo: scenes.at('gone.mp4') }], ['']),
    ).rejects.toThrow(/No such file/)
    await expect(
      joined([clips.black, { ...clips.black, mezzanineSound: scenes.at('gone.wav') }], ['']),
    ).rejects.toMatchObject({ code: 'ENOENT' })
    await expect(joined([clips.black, { ...clips.black, frames: 18 }], [''])).rejects.toThrow(
      'A stretch of 18 frames came as 12',
    )
    expect(warnings.splice(0)).toHaveLength(3)
  })
})

describe('the 58 transitions', () => {
  const among = (count: number) =>
    Array.from({ length: count }, (_, index) => (index % 2 ? clips.brief : clips.square))
  const native = [0, 23].map((from, index, starts) => TRANSITIONS.slice(from, starts[index + 1] ?? 46))
  test.each(native.map((group) => [group[0], group.at(-1), group] as const))(
    '%s to %s make a film of the right length',
    async (_, __, group) => {
      const list = among(group.length + 1)
      await isSound(await joined(list, [...group]), planFilm(list, group, at24).frames)
    },
  )

  test('the other twelve work without support in ffmpeg, and progress evenly from clip to clip', async () => {
    const emulated = TRANSITIONS.slice(46)
    const old = createFilm({ ...scenes.tools, transitions: new Set(TRANSITIONS.slice(0, 46)) })
    const list = Array.from({ length: 13 }, (_, index) => (index % 2 ? clips.white : clips.black))
    const made = await old.join(list, [...emulated], scenes.at('old'), { log })
    await isSound(made, planFilm(list, emulated, at24).frames)
    // Clips of 12 frames with windows of 6: the film is windows from frame 6 on, each followed by the next.
    const light = (await scenes.brightness(made.file)).map((luma) => (luma - 16) / 219)
    emulated.forEach((transition, index) => {
      const shares = light
        .slice(6 + 6 * index, 12 + 6 * index)
        .map((share) => (index % 2 ? 1 - share : share))
      const off = shares.map((share, frame) => Math.abs(share - frame / 6))
      expect({ transition, even: Math.max(...off) < (transition.endsWith('wind') ? 0.15 : 0.02) }).toEqual({
        transition,
        even: true,
      })
    })
  })
})

import { access, copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { UNEDITED } from '#schema/cut-item'
import type { TransitionOrCut } from '#schema/limits'
import { createFilm } from '../create-film.js'
import { QUIET } from '../ffmpeg-command.js'
import type { ClipFiles, Film, FilmCache, FilmOptions, PreparedClip } from '../film.js'
import { output } from '../program.js'
import type { PartLine } from './explained-part.js'
import { planFilm } from './plan.js'
import { COUNTING, frameNumber, lavfi, makeScenes } from './scenes.fixture.js'
import type { Scenes } from './scenes.fixture.js'

let scenes: Scenes
let film: Film
const clips: Record<'counting' | 'white' | 'black' | 'square' | 'odd', PreparedClip> = {} as typeof clips

beforeAll(async () => {
  scenes = await makeScenes()
  film = createFilm(scenes.tools)
  const clip = async (name: string, inputs: string[]) =>
    film.prepare(await scenes.make(`${name}.mp4`, inputs), scenes.at(`${name}-prepared`), {})
  clips.counting = await clip('counting', [...lavfi(COUNTING), ...lavfi('sine=300'), '-t', '1'])
  clips.white = await clip('white', lavfi('color=white:s=64x36:r=24:d=1'))
  clips.black = await clip('black', lavfi('color=black:s=64x36:r=24:d=1'))
  clips.square = await clip('square', lavfi('testsrc=s=120x120:r=24:d=0.75'))
  clips.odd = await clip('odd', [...lavfi(COUNTING), '-t', '1.125'])
})
afterAll(() => scenes.clear())

/** A cache in a folder that records which keys are fetched and kept. */
const folderCache = async (name: string) => {
  const folder = scenes.at(name)
  await mkdir(folder, { recursive: true })
  const kept: string[] = []
  const cache: FilmCache = {
    fetch: async (key) =>
      access(join(folder, key)).then(
        () => join(folder, key),
        () => undefined,
      ),
    keep: async (key, file) => {
      kept.push(key.split('-')[0])
      await copyFile(file, join(folder, key))
    },
  }
  return { folder, cache, kept: () => kept.splice(0).toSorted() }
}

let films = 0
const warnings: string[] = []
const log = {
  warn: (details: object, message: string) => {
    warnings.push(`${message}: ${(details as { err?: Error }).err?.message}`)
  },
}
const joined = (list: ClipFiles[], gaps: TransitionOrCut[], options: FilmOptions = {}) =>
  film.join(list, gaps, scenes.at(`film-${films++}`), { log, ...options })
const bytesOf = async ({ file, poster }: { file: string; poster: string }) =>
  Promise.all([readFile(file), readFile(poster)])

describe('a part of a film', () => {
  const gaps: TransitionOrCut[] = ['fade', 'hlwind', '']
  let list: ClipFiles[]
  beforeAll(() => {
    list = [clips.counting, clips.white, clips.square, clips.black]
  })

  test('is rendered once, and the film has the same bytes', async () => {
    const { cache, kept } = await folderCache('once')
    const told: number[] = []
    const first = await joined(list, gaps, { cache, progress: (done) => told.push(done) })
    const made = kept()
    expect(made.filter((kind) => kind === 'window')).toHaveLength(2)
    expect(made).toEqual(expect.arrayContaining(['fitted', 'poster', 'sound']))
    const second = await joined(list, gaps, { cache, progress: (done) => told.push(done) })
    expect(kept()).toEqual([])
    // where the second film begins
    expect(told.filter((done, at) => done < (told[at - 1] ?? 0))).toHaveLength(1)
    const alone = await joined(list, gaps)
    for (const film of [second, alone]) expect(await bytesOf(film)).toEqual(await bytesOf(first))
    expect(await scenes.complaints(first.file)).toBe('')
    expect(warnings).toEqual([])
  })

  test('is made again if its transition, its length or the order changes, and no other part is', async () => {
    const { cache, kept } = await folderCache('changes')
    const same = [clips.counting, clips.white, clips.black]
    await joined(same, ['fade', 'fade'], { cache })
    kept()
    await joined(same, ['fade', 'radial'], { cache })
    expect(kept()).toEqual(['window'])
    await joined(same, ['fade', 'radial'], { cache, fit: 'CROP' }) // all are of the film's shape
    expect(kept()).toEqual([])
    await joined(same, ['fade', 'radial'], { cache, lengths: [0.25, 0.5] })
    expect(kept()).toEqual(['sound', 'window'])
    await joined([clips.counting, clips.black, clips.white], ['fade', 'fade'], { cache })
    expect(kept()).toEqual(['sound', 'window', 'window'])
    await joined(
      same.map((clip, at) => ({ ...clip, contentId: `another ${at}` })),
      ['fade', 'fade'],
      { cache },
    )
    expect(kept()).toEqual(['poster', 'sound', 'window', 'window'])
    expect(warnings).toEqual([])
  })

  test('tells why it is needed, and whether it was rendered', async () => {
    const { cache } = await folderCache('reasons')
    const lines: PartLine[] = []
    const log = {
      warn: (_: object, message: string) => void warnings.push(message),
      debug: ({ part, why, frames, isRendered }: PartLine) =>
        void lines.push({ part, why, frames, isRendered }),
    }
    const trimmed = { ...clips.odd, edit: { ...UNEDITED, inFrame: 5 } }
    const film = [trimmed, clips.white, clips.square]
    const rendered = (part: PartLine['part'], why: string, frames?: number) => ({
      part,
      why,
      frames,
      isRendered: true,
    })
    await joined(film, ['', 'fade'], { cache, log })
    const expected = [
      rendered('body', 'after the last key frame', 3), // before the transition
      rendered('body', 'up to the first key frame', 1), // after the trim
      rendered('body', 'up to the first key frame', 3), // after the transition
      rendered('fitted', 'another size', 18),
      rendered('sound', 'sound of the clips'),
      rendered('window', 'transition fade', 9),
    ]
    const nameOf = ({ part, why, frames }: PartLine) => `${part} ${why} ${frames}`
    const inOrder = () => lines.splice(0).toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))
    expect(inOrder()).toEqual(expected)
    await joined(film, ['', 'fade'], { cache, log })
    expect(inOrder()).toEqual(expected.map((line) => ({ ...line, isRendered: false })))
    expect(warnings).toEqual([])
  })

  test('is made once for films that need it at the same time', async () => {
    const { cache, kept } = await folderCache('together')
    const twice = [clips.white, clips.black, clips.white, clips.black]
    const made = await Promise.all([1, 2, 3].map(() => joined(twice, ['fade', '', 'fade'], { cache })))
    expect(kept()).toEqual(['poster', 'sound', 'window'])
    const [first, ...others] = await Promise.all(made.map(bytesOf))
    for (const other of others) expect(other).toEqual(first)
    expect(warnings).toEqual([])
  })

  test('is made by the waiting film if the other one is aborted', async () => {
    const { cache, kept } = await folderCache('given-up')
    const stop = new AbortController()
    const pair = [clips.white, clips.black]
    const left = joined(pair, ['hlwind'], { cache, signal: stop.signal })
    const stays = joined(pair, ['hlwind'], { cache })
    setTimeout(() => stop.abort(new Error('enough')), 60)
    await expect(left).rejects.toThrow('enough')
    expect((await stays).frames).toBe(36)
    expect(kept()).toEqual(['poster', 'sound', 'window'])
    expect(await readdir(scenes.at(`film-${films - 2}`))).toEqual([])
    expect(warnings).toEqual([])
  })

  test('can be rendered in advance: the film uses a transition rendered on its own', async () => {
    const { cache, kept } = await folderCache('ahead')
    const window = await film.window(
      { clips: [clips.black, clips.white], gaps: ['smoothup'], at: 0 },
      scenes.at('ahead-window'),
      {
        cache,
        log,
        gentle: true,
      },
    )
    expect(window).toMatchObject({ frames: 12, key: expect.stringMatching(/^window-[0-9a-f]{64}$/) })
    expect(await readdir(scenes.at('ahead-window'))).toEqual(['window.mp4'])
    expect(await scenes.brightness(window.file)).toHaveLength(12)
    expect(kept()).toEqual(['window'])
    await joined([clips.black, clips.white], ['smoothup'], { cache })
    expect(kept()).toEqual(['poster', 'sound'])
    await expect(
      film.window({ clips: [clips.black, clips.white], gaps: [''], at: 0 }, scenes.at('no-window'), {}),
    ).rejects.toThrow(RangeError)
  })

  test('has the chosen length even without a key frame there: only the frames up to the next one are encoded again', async () => {
    const list = [clips.odd, clips.odd, clips.odd]
    const { cache, kept } = await folderCache('odd')
    const made = await joined(list, ['fade', 'fade'], { cache, lengths: [7 / 24, 13 / 24] })
    expect(kept().filter((kind) => kind === 'body')).toHaveLength(4)
    expect(made.frames).toBe(
      planFilm(list, ['fade', 'fade'], { rate: 24, lengths: [7 / 24, 13 / 24] }).frames,
    )
    const seen = (await scenes.brightness(made.file)).map(frameNumber)
    // The clips of 27 frames are shown without a transition from frame 0, from 27 (their frame 7) and from 54 - 7
    // (their frame 13) on.
    for (const [at, from, to] of [
      [0, 0, 20],
      [27, 7, 14],
      [47, 13, 27],
    ]) {
      expect(seen.slice(at, at + to - from)).toEqual(
        Array.from({ length: to - from }, (_, index) => from + index),
      )
    }
    expect(await scenes.complaints(made.file)).toBe('')
    expect(warnings).toEqual([])
  })
})

describe('if parts do not fit', () => {
  test('because a clip has other encoding parameters, the whole film is encoded, and the log has the reason', async () => {
    const other = { ...clips.white, mezzanineVideo: scenes.at('other.mp4') }
    await output(scenes.tools.ffmpeg, [
      ...QUIET,
      '-i',
      clips.white.mezzanineVideo,
      '-c:v',
      'libx264',
      '-preset',
      'ultrafast',
      '-profile:v',
      'baseline',
      '-g',
      '12',
      other.mezzanineVideo,
    ])
    const made = await joined([clips.black, other], ['fade'])
    expect(warnings.splice(0)).toEqual([expect.stringContaining('encoded with different parameters')])
    expect(made.frames).toBe(36)
    expect(await scenes.brightness(made.file)).toHaveLength(36)
    expect(await scenes.complaints(made.file)).toBe('')
    expect(await bytesOf(await joined([clips.black, other], ['fade']))).toEqual(await bytesOf(made))
    warnings.splice(0)
  })

  test('because the cache is corrupt or fails, the film is made anyway', async () => {
    const { cache, folder, kept } = await folderCache('spoilt')
    const pair = [clips.black, clips.white]
    const good = await joined(pair, ['fade'], { cache })
    kept()
    const window = (await readdir(folder)).find((name) => name.startsWith('window'))!
    await writeFile(join(folder, window), (await readFile(join(folder, window))).subarray(0, 900))
    expect((await joined(pair, ['fade'], { cache })).frames).toBe(36)
    expect(warnings.splice(0)).toHaveLength(1)
    const broken: FilmCache = {
      fetch: () => Promise.reject(new Error('out of reach')),
      keep: () => Promise.reject(new Error('full')),
    }
    expect(await bytesOf(await joined(pair, ['fade'], { cache: broken }))).toEqual(await bytesOf(good))
    expect(warnings.splice(0).filter((warning) => /out of reach|full/.test(warning))).toHaveLength(6)
  })
})

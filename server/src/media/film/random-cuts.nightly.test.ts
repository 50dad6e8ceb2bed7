/** Covers specification V73. */
import { access, copyFile, mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type ClipEdit, UNEDITED } from '#schema/cut-item'
import { type PlanSegment, planFrames, planSegments, shownInFilm, whatIsAt } from '#schema/film-plan'
import { FILM_RATES, SPEEDS, type Transition, TRANSITION_LENGTHS, TRANSITIONS } from '#schema/limits'
import { createFilm } from '../create-film.js'
import { QUIET } from '../ffmpeg-command.js'
import type { ClipFiles, Film, FilmCache, FrameRate, PreparedClip } from '../film.js'
import { output, startProgram } from '../program.js'
import { readTrack } from './mp4/track.js'
import { lavfi, makeScenes, type Scenes } from './scenes.fixture.js'

const CUTS = 80
const FRAMES = 44
const RATES: FrameRate[] = [24, 25, 30]
const SIMILAR = 0.98
/** Bars of a frame: the bits of its number and of its clip, black or white. */
const BARS = 8
const NUMBER_BITS = 6

let scenes: Scenes
let film: Film
let cache: FilmCache
const sources: PreparedClip[] = []
/** Only natively drawn ones; ffmpeg's slides read past the picture in their first frame. */
let transitions: Transition[]

beforeAll(async () => {
  scenes = await makeScenes()
  film = createFilm(scenes.tools)
  transitions = TRANSITIONS.filter((name) => scenes.tools.transitions.has(name) && !name.startsWith('slide'))
  await mkdir(scenes.at('cache'))
  const at = (key: string) => join(scenes.at('cache'), key)
  cache = {
    fetch: (key) =>
      access(at(key)).then(
        () => at(key),
        () => undefined,
      ),
    keep: (key, file) => copyFile(file, at(key)),
  }
  for (const [id, rate] of RATES.entries()) {
    const bit = `mod(floor((N+${id << NUMBER_BITS})/pow(2,floor(X/8))),2)`
    const bars = `color=gray:s=64x36:r=${rate},geq=lum='40+170*${bit}':cb=128:cr=128`
    const source = await scenes.make(
      `${rate}.mkv`,
      [...lavfi(bars), ...lavfi(`sine=${300 * (id + 1)}:r=48000`), '-t', String(FRAMES / rate)],
      ['-c:v', 'libx264', '-qp', '0', '-pix_fmt', 'yuv420p', '-c:a', 'pcm_s16le'],
    )
    const made = await film.prepare(source, scenes.at(String(rate)), {})
    expect(made).toMatchObject({ frames: FRAMES, frameRate: rate })
    sources.push(made)
  }
})
afterAll(() => scenes.clear())

/** Pseudorandom numbers from 0 to 1 (mulberry32). */
const randomNumbers = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
}

interface Use {
  source: number
  edit: ClipEdit
}

const randomCut = (seed: number) => {
  const random = randomNumbers(seed)
  const below = (count: number) => Math.floor(random() * count)
  const pick = <T>(list: readonly T[]) => list[below(list.length)]
  const uses = Array.from({ length: 1 + below(3) }, (): Use[] => {
    const source = below(sources.length)
    const isTrimmed = random() < 0.7
    const inFrame = isTrimmed ? below(FRAMES - 12) : 0
    const edit: ClipEdit = {
      ...UNEDITED,
      inFrame,
      outFrame: isTrimmed ? inFrame + 9 + below(FRAMES - inFrame - 8) : null,
      speed: random() < 0.35 ? pick(SPEEDS) : 1,
      gain: random() < 0.3 ? below(37) - 24 : 0,
      isMuted: random() < 0.1,
    }
    const end = edit.outFrame ?? FRAMES
    if (random() < 0.5 || end - inFrame < 4) return [{ source, edit }]
    const split = inFrame + 2 + below(end - inFrame - 3)
    return [
      { source, edit: { ...edit, outFrame: split } },
      { source, edit: { ...edit, inFrame: split } },
    ]
  }).flat()
  const gaps = uses.slice(1).map(() => ({
    transition: random() < 0.5 ? pick(transitions) : ('' as const),
    seconds: pick(TRANSITION_LENGTHS),
  }))
  return { uses, gaps, frameRate: random() < 0.5 ? pick(FILM_RATES.slice(0, 3)) : undefined }
}

/** The copied frames of a film: those between key frames in runs of consecutive frames of one file. */
const copiedFrames = async (segments: readonly PlanSegment[], files: readonly string[]) => {
  const runs: { at: number; file: string; from: number; to: number }[] = []
  for (const segment of segments) {
    if ('transition' in segment) continue
    const [file, last] = [files[segment.clip], runs.at(-1)]
    const continues =
      last?.file === file && last.to === segment.frame && last.at + last.to - last.from === segment.startFrame
    if (continues) last.to += segment.frames
    else runs.push({ at: segment.startFrame, file, from: segment.frame, to: segment.frame + segment.frames })
  }
  const copied = new Set<number>()
  for (const { at, file, from, to } of runs) {
    const { sync, count } = (await readTrack(file, 'picture')).samples
    const mayCut = (frame: number) => frame === count || sync[frame] === 1
    let [first, last] = [from, to]
    while (first < to && !mayCut(first)) first++
    while (last > first && !mayCut(last)) last--
    for (let frame = first; frame < last; frame++) copied.add(at + frame - from)
  }
  return copied
}

/**
 * A filter graph that draws the segments from the files of the clips, which are the inputs after the film.
 */
const reference = (segments: readonly PlanSegment[], rate: number): string => {
  const shown = (clip: number, frame: number, frames: number) =>
    `[${clip + 1}:v]setpts=N/(${rate}*TB),fps=${rate},trim=start_frame=${frame}:end_frame=${frame + frames},setpts=PTS-STARTPTS`
  const drawn = segments.map((segment, at) => {
    const { frames } = segment
    if (!('transition' in segment)) return `${shown(segment.clip, segment.frame, frames)}[s${at}]`
    const held = 'tpad=stop=10:stop_mode=clone,format=yuv444p'
    return [
      `${shown(segment.before.clip, segment.before.frame, frames)},${held}[b${at}]`,
      `${shown(segment.after.clip, segment.after.frame, frames)},${held}[a${at}]`,
      `[b${at}][a${at}]xfade=transition=${segment.transition}:duration=${(frames / rate).toFixed(6)}:offset=0,trim=end_frame=${frames},format=yuv420p[s${at}]`,
    ].join(';')
  })
  const all = segments.map((_, at) => `[s${at}]`).join('')
  return `${drawn.join(';')};${all}concat=n=${segments.length},setpts=N/(${rate}*TB)`
}

/** Reads the number in the bars of each frame, and compares it with the reference. */
const measure = async (file: string, files: readonly string[], graph: string, rate: number) => {
  const [similarities, errors] = ['ssim', 'psnr'].map((name) => scenes.at(name))
  const run = startProgram(scenes.tools.ffmpeg, [
    ...QUIET,
    ...[file, ...files].flatMap((input) => ['-i', input]),
    '-filter_complex',
    [
      `[0:v]setpts=N/(${rate}*TB),split=3[x][y][z]`,
      `${graph},split[r][q]`,
      `[x][r]ssim=stats_file=${similarities},nullsink`,
      `[y][q]psnr=stats_file=${errors},nullsink`,
      `[z]scale=${BARS}:1:flags=area,format=gray[bars]`,
    ].join(';'),
    '-map',
    '[bars]',
    '-f',
    'rawvideo',
    'pipe:1',
  ])
  const parts: Buffer[] = []
  for await (const part of run.stdout) parts.push(part as Buffer)
  await run.done
  const bars = Buffer.concat(parts)
  const numbers = Array.from({ length: bars.length / BARS }, (_, frame) =>
    bars
      .subarray(frame * BARS, (frame + 1) * BARS)
      .reduce((sum, luma, bit) => sum + (luma > 128 ? 2 ** bit : 0), 0),
  )
  const lines = async (name: string) => (await readFile(name, 'utf8')).trim().split('\n')
  return {
    numbers,
    similarity: (await lines(similarities)).map((line) => Number(/All:([\d.]+)/.exec(line)![1])),
    isSame: (await lines(errors)).map((line) => line.includes('psnr_avg:inf')),
  }
}

test.each(Array.from({ length: CUTS }, (_, seed) => seed))('random cut %i follows its plan', async (seed) => {
  const { uses, gaps, frameRate } = randomCut(seed)
  const clips: ClipFiles[] = uses.map(({ source, edit }) => ({
    ...sources[source],
    edit,
    contentId: `clip ${source}`,
  }))
  const warnings: string[] = []
  const log = { warn: (_: object, message: string) => void warnings.push(message) }
  const folder = scenes.at('made')
  const made = await film.join(
    clips,
    gaps.map(({ transition }) => transition),
    folder,
    {
      cache,
      log,
      frameRate,
      lengths: gaps.map(({ seconds }) => seconds),
    },
  )
  expect(warnings).toEqual([])
  const rate = made.frameRate

  const planClips = uses.map(({ source, edit }) => {
    const { frames, frameRate: own } = sources[source]
    return {
      ...edit,
      itemId: '',
      videoId: String(source),
      frames,
      frameRate: own,
      contentId: null,
      model: '',
      seed: null,
    }
  })
  const segments = planSegments(
    planClips.map((clip) => shownInFilm(clip, clip, rate)),
    gaps,
    rate,
  )
  const frames = planFrames(segments)
  expect(made.frames).toBe(frames)

  const files: string[] = []
  for (const at of clips.keys()) {
    const { picture } = await film.derive({ clips, at }, join(folder, `clip-${at}`), {
      cache,
      frameRate: rate,
    })
    files.push(picture ?? clips[at].mezzanineVideo)
  }
  // The parts of a split clip have one file, whatever their names.
  const named = uses.map(({ source, edit: { speed } }) =>
    uses.findIndex((use) => use.source === source && use.edit.speed === speed),
  )
  const { numbers, similarity, isSame } = await measure(made.file, files, reference(segments, rate), rate)
  expect([numbers.length, similarity.length]).toEqual([frames, frames])
  const copied = await copiedFrames(
    segments,
    named.map((at) => files[at]),
  )
  for (let frame = 0; frame < frames; frame++) {
    const at = whatIsAt({ segments, clips: planClips, frameRate: rate }, frame)!
    if (!at.transition) {
      const [{ clip, frame: number }] = at.shown
      expect([frame, numbers[frame]]).toEqual([frame, number + (Number(clip.videoId) << NUMBER_BITS)])
    }
    if (copied.has(frame)) expect([frame, isSame[frame]]).toEqual([frame, true])
    expect([frame, similarity[frame] >= SIMILAR ? SIMILAR : similarity[frame]]).toEqual([frame, SIMILAR])
  }
  const heard = (await scenes.samples(made.file)).length / 48_000
  expect(Math.abs(heard - frames / rate)).toBeLessThan(1 / rate)
  expect(await output(scenes.tools.ffprobe, ['-v', 'error', '-i', made.file])).toBe('')
  await rm(folder, { recursive: true })
})

import { link, mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TransitionOrCut, Transition } from '#schema/limits'
import { findFfmpeg } from '../src/media/ffmpeg.js'
import type { Clip } from '../src/media/film.js'
import type { BenchTask } from './merge/case.js'
import { drawClip } from './merge/clips.js'
import type { Cost } from './merge/measure.js'
import { measured, median } from './merge/measure.js'
import { qualities } from './merge/peer.js'

/**
 * Measures a merge against the usual one, the chain of xfade filters in one pass of ffmpeg: `merge.ts
 * [ROUNDS] [CLIPS] [SECONDS]`, by default 3 rounds with 10 clips (at least 4) of 8 s at 720p24. Every round
 * runs all cases, one after the other, each in a process of its own. Prints medians, how near the films come
 * to the chain that was never encoded, and the ratios. Takes about six minutes on two cores; the many clips
 * are merged cold in the first round alone. It needs Linux, for the memory and the CPU time of programs that
 * a case starts.
 */

const [ROUNDS, CLIPS, SECONDS] = [
  Number(process.argv[2] ?? 3),
  Number(process.argv[3] ?? 10),
  Number(process.argv[4] ?? 8),
]
const MANY = 10 * CLIPS
const MIDDLE = Math.floor(CLIPS / 2)
const CHAIN: Transition[] = [
  'fade',
  'wipeleft',
  'slideup',
  'circleopen',
  'dissolve',
  'smoothleft',
  'pixelize',
  'radial',
  'hblur',
  'diagtl',
]
const OTHERS: Transition[] = ['fadeblack', 'circleclose', 'smoothup']

const tools = await findFfmpeg(process.env)
if (!tools) throw new Error('ffmpeg and ffprobe are to be on the PATH')
const folder = await mkdtemp(join(tmpdir(), 'bench-merge-'))
const say = (line: string) => process.stdout.write(`${line}\n`)
const at = (...names: string[]) => join(folder, ...names)

const CASES = [
  'one pass',
  'cold',
  'one transition changed',
  'two clips swapped',
  'all cached',
  'byte copy',
  `${MANY} clips, cold`,
  `${MANY} clips, all cached`,
  `${MANY} clips, byte copy`,
] as const
type Case = (typeof CASES)[number] | 'arrival of one clip'
const costs = new Map<Case, Cost[]>()
const sizes = new Map<Case, number>()

interface Result {
  file: string
  rendered?: string[]
}

const run = async (
  name: Case,
  work: BenchTask,
  wanted?: (rendered: string[]) => boolean,
): Promise<string> => {
  const { cost, result } = await measured<Result>(work)
  if (wanted && !wanted(result.rendered ?? []))
    throw new Error(`${name}: rendered ${result.rendered?.join(', ')}`)
  costs.set(name, [...(costs.get(name) ?? []), cost])
  sizes.set(name, (await stat(result.file)).size)
  return result.file
}

const windows = (rendered: string[]) => rendered.filter((kind) => kind === 'window').length
const nothing = (rendered: string[]) => rendered.length === 0

const prepareAll = async (sources: string[]): Promise<Clip[]> => {
  const clips: Clip[] = []
  for (const [index, source] of sources.entries()) {
    const prepared = at(`prepared-${index}`)
    await run('arrival of one clip', { kind: 'prepare', source, folder: prepared })
    const names = {
      mezzanineVideo: join(prepared, 'mezzanine.mp4'),
      mezzanineSound: join(prepared, 'mezzanine.wav'),
    }
    clips.push({
      ...names,
      width: 1280,
      height: 720,
      frames: SECONDS * 24,
      frameRate: 24 as const,
      contentId: `clip ${index}`,
    })
  }
  return clips
}

/** Clips under names of their own, so that each counts as another. */
const manyOf = async (clips: Clip[]): Promise<Clip[]> => {
  await mkdir(at('many'), { recursive: true })
  return Promise.all(
    Array.from({ length: MANY }, async (_, index) => {
      const clip = clips[index % clips.length]
      const mezzanineVideo = at('many', `${index}.mp4`)
      await link(clip.mezzanineVideo, mezzanineVideo).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error
      })
      return { ...clip, mezzanineVideo, contentId: `one of many ${index}` }
    }),
  )
}

const round = async (
  number: number,
  sources: string[],
  clips: Clip[],
  transitions: Transition[],
): Promise<{ peer: string; ours: string }> => {
  const room = at(`round-${number}`)
  const cache = join(room, 'cache')
  await mkdir(cache, { recursive: true })
  const film = (name: string, clips: Clip[], gaps: TransitionOrCut[]) => ({
    kind: 'join' as const,
    clips,
    gaps,
    folder: join(room, name),
    cache,
  })
  const changed = transitions.with(MIDDLE - 2, OTHERS[number % OTHERS.length])
  const swapped = clips.with(MIDDLE - 1, clips[MIDDLE]).with(MIDDLE, clips[MIDDLE - 1])
  const peer = await run('one pass', {
    kind: 'one pass',
    clips: sources,
    transitions,
    seconds: SECONDS,
    to: join(room, 'peer.mp4'),
  })
  const ours = await run(
    'cold',
    film('cold', clips, transitions),
    (rendered) => windows(rendered) === transitions.length,
  )
  await run(
    'one transition changed',
    film('changed', clips, changed),
    (rendered) => rendered.join() === 'window',
  )
  await run('two clips swapped', film('swapped', swapped, transitions), (rendered) => windows(rendered) === 3)
  const again = await run(
    'all cached',
    { ...film('again', clips, transitions), rehearsal: { folder: join(room, 'rehearsal') } },
    nothing,
  )
  if (!(await readFile(again)).equals(await readFile(ours)))
    throw new Error('The same film came out with other bytes')
  await run('byte copy', {
    kind: 'copy',
    from: ours,
    to: join(room, 'copy.mp4'),
    rehearsal: { to: join(room, 'rehearsal.mp4') },
  })

  const many = await manyOf(clips)
  const gaps = many.slice(1).map((_, index) => CHAIN[index % clips.length])
  const all = (folder: string) => ({
    kind: 'join' as const,
    clips: many,
    gaps,
    folder: join(room, folder),
    cache: at('many-cache'),
  })
  if (number === 0) {
    await mkdir(at('many-cache'))
    await rm(await run(CASES[6], all('many-first'), (rendered) => windows(rendered) === gaps.length))
  }
  const large = await run(CASES[7], all('many'), nothing)
  await run(CASES[8], { kind: 'copy', from: large, to: join(room, 'many-copy.mp4') })
  await Promise.all([large, join(room, 'many-copy.mp4')].map((file) => rm(file)))
  return { peer, ours }
}

const cell = (value: number, digits = 2) => value.toFixed(digits).padStart(9)
const middle = (name: Case, of: keyof Cost) => median((costs.get(name) ?? []).map((cost) => cost[of]))

const show = (name: Case, peer: number, copy: number) => {
  const wall = middle(name, 'wall')
  const ratios = `${cell(peer / wall, 1)}${cell(wall / copy, 1)}`
  const all = (costs.get(name) ?? [])
    .slice(0, ROUNDS)
    .map((cost) => cost.wall.toFixed(2))
    .join(' ')
  say(
    `${name.padEnd(26)}${cell(wall)}${cell(middle(name, 'cpu'))}${cell(middle(name, 'memory') / 1e6, 0)}${cell(middle(name, 'idle') / 1e6, 0)}${cell((sizes.get(name) ?? 0) / 1e6, 1)}${ratios}   ${all}`,
  )
}

try {
  const sources: string[] = []
  for (let index = 0; index < CLIPS; index++) sources.push(await drawClip(tools, folder, index, SECONDS))
  const clips = await prepareAll(sources)
  const transitions = Array.from({ length: CLIPS - 1 }, (_, gap) => CHAIN[gap % CHAIN.length])
  let last = { peer: '', ours: '' }
  for (let number = 0; number < ROUNDS; number++) last = await round(number, sources, clips, transitions)

  say(
    `${CLIPS} clips of ${SECONDS} s at 720p24, transitions of 1 s, medians of ${ROUNDS}, ffmpeg ${tools.version}`,
  )
  say(
    `${''.padEnd(26)}${['wall s', 'CPU s', 'peak MB', 'idle MB', 'size MB', 'x faster', 'x copy'].map((head) => head.padStart(9)).join('')}   wall of each`,
  )
  for (const name of CASES.slice(0, 6)) show(name, middle('one pass', 'wall'), middle('byte copy', 'wall'))
  for (const name of CASES.slice(6)) show(name, Number.NaN, middle(CASES[8], 'wall'))
  show('arrival of one clip', Number.NaN, Number.NaN)
  const [peer, ours] = await qualities(tools, sources, transitions, SECONDS, [last.peer, last.ours], folder)
  for (const [name, { psnr, ssim, windowPsnr, windowSsim }] of [
    ['one pass', peer],
    ['ours', ours],
  ] as const) {
    say(
      `${name.padEnd(26)}PSNR ${psnr.toFixed(2)} dB, SSIM ${ssim.toFixed(4)}; in the windows ${windowPsnr.toFixed(2)} dB, ${windowSsim.toFixed(4)}`,
    )
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}

import { randomUUID } from 'node:crypto'
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { build } from 'vite'
import { type Cue, factorOf, planMix } from '../../../schema/mix.js'
import { type Caller, callerOf, createProject, join, madeOf } from '../api.js'
import { openClipStage } from '../clips.js'
import type { OfflineFilm } from '../offline-film.js'

const CLIP_SECONDS = 8
const CLIPS = 3
const SECONDS = CLIP_SECONDS * CLIPS
const CLIP_GAIN = -12
/** Maximum difference between Play cut and the film, in decibels. */
const MAX_DIFFERENCE = 0.5
const POINTS = 20
const WITHIN = 0.5
const RATE = 48_000

const { person, product } = openClipStage(CLIP_SECONDS)

/** Bundles the code that runs in the page, as a script that defines `offlineLevels`. */
async function bundle(): Promise<string> {
  const root = fileURLToPath(new URL('../../../', import.meta.url))
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    resolve: { alias: { '#schema': `${root}schema` } },
    build: {
      write: false,
      lib: { entry: `${root}client/test/offlineMix.ts`, formats: ['iife'], name: 'offline' },
    },
  })
  const [{ output }] = built as { output: { code: string }[] }[]
  return output[0]!.code
}

/** Level of the film at an address, at each point in decibels, for both channels together. */
async function levelsOf(film: string, points: readonly number[]): Promise<number[]> {
  const args = [
    '-v',
    'error',
    '-nostdin',
    '-i',
    film,
    '-map',
    '0:a',
    '-ac',
    '2',
    '-ar',
    String(RATE),
    '-f',
    'f32le',
    '-',
  ]
  const { stdout } = await promisify(execFile)(process.env.FFMPEG_PATH || 'ffmpeg', args, {
    encoding: 'buffer',
    maxBuffer: 256 * 1024 * 1024,
  })
  const samples = new Float32Array(stdout.buffer, stdout.byteOffset, stdout.byteLength / 4)
  return points.map((at) => {
    const heard = samples.subarray(Math.round(at * RATE) * 2, Math.round((at + WITHIN) * RATE) * 2)
    return 10 * Math.log10(heard.reduce((sum, sample) => sum + sample * sample, 0) / heard.length)
  })
}

type Kind = Cue['kind']

/** Creates a project with accepted clips. Resolves to its id. */
async function projectWithClips(call: Caller): Promise<string> {
  const projectId = await createProject(call, 'The Keeper')
  for (let at = 0; at < CLIPS; at++)
    await call('mutation Send($input: SendPromptInput!) { sendPrompt(input: $input) { answer { id } } }', {
      input: { projectId, prompt: `Wave ${at + 1}` },
    })
  for (const id of await madeOf(call, projectId, { count: CLIPS }))
    await call('mutation Accept($id: ID!) { acceptVideo(id: $id) { id } }', { id })
  return projectId
}

/** Orders a sketch of a sound, and adds it to the cut. */
async function add(
  call: Caller,
  projectId: string,
  { kind, words, seconds, ...cue }: { kind: Kind; words: string; seconds?: number } & Partial<Cue>,
): Promise<void> {
  const { sketchSound: sound } = await call<{ sketchSound: { id: string } }>(
    'mutation Sketch($input: SketchSoundInput!) { sketchSound(input: $input) { id } }',
    { input: { projectId, kind, words, seconds, seed: 7 } },
  )
  await call('mutation Add($input: EditCutInput!) { editCut(input: $input) { conflicts { message } } }', {
    input: { projectId, operations: [{ addCue: { id: randomUUID(), soundId: sound.id, ...cue } }] },
  })
}

interface StoredCut {
  items: { id: string; video: { url: string } }[]
  cues: (Omit<Cue, 'soundId' | 'kind' | 'duration'> & {
    sound: { id: string; kind: Kind; duration: number; url: string }
  })[]
}

const READ = `query Cut($id: ID!) { project(id: $id) { cut {
  items { id video { url } }
  cues { id itemId atSeconds inSeconds outSeconds gain fadeInSeconds fadeOutSeconds isMuted isDucked isDuckedByClips isLooped
    sound { id kind duration url } } } } }`

/** The film as played by Play cut: its clips in sequence, and its mix. */
async function filmToPlay(call: Caller, projectId: string): Promise<Omit<OfflineFilm, 'points' | 'within'>> {
  const { project } = await call<{ project: { cut: StoredCut } }>(READ, { id: projectId })
  const { items, cues } = project.cut
  const starts = items.map((_, at) => at * CLIP_SECONDS)
  const planned = planMix(
    cues.map(({ sound, ...cue }) => ({
      ...cue,
      soundId: sound.id,
      kind: sound.kind,
      duration: sound.duration,
    })),
    { starts: new Map(items.map(({ id }, at) => [id, starts[at]!])), seconds: SECONDS },
  )
  return {
    seconds: SECONDS,
    cues: planned,
    sounds: Object.fromEntries(cues.map(({ sound }) => [sound.id, sound.url])),
    clips: items.map(({ video: { url } }, at) => ({
      url,
      from: starts[at]!,
      to: starts[at]! + CLIP_SECONDS,
      factor: factorOf(CLIP_GAIN),
    })),
  }
}

test('Play cut is always as loud as the film', { timeout: 300_000 }, async () => {
  const call = callerOf(product().url, await join(product().url, 'ines'))
  const projectId = await projectWithClips(call)
  const { project } = await call<{ project: { cut: StoredCut } }>(READ, { id: projectId })
  const [, second] = project.cut.items
  await add(call, projectId, {
    kind: 'MUSIC',
    words: 'Driving electronic music in A minor, 110 bpm',
    seconds: 30,
    gain: -6,
    fadeInSeconds: 2,
    fadeOutSeconds: 3,
    inSeconds: 1.5,
    isDucked: true,
  })
  await add(call, projectId, {
    kind: 'EFFECT',
    words: 'Rain',
    seconds: 3,
    atSeconds: 2,
    gain: -9,
    isLooped: true,
  })
  await add(call, projectId, {
    kind: 'VOICE',
    words: 'The lighthouse went dark at four. Nobody knows why.',
    itemId: second!.id,
    atSeconds: 1.25,
  })
  const film = await filmToPlay(call, projectId)

  const videoIds = project.cut.items.map(({ id }) => id)
  await call('mutation Merge($input: MergeInput!) { mergeVideos(input: $input) { id } }', {
    input: {
      projectId,
      videoIds,
      gaps: videoIds.slice(1).map(() => ({ transition: '', seconds: 1 })),
      clipGain: CLIP_GAIN,
    },
  })
  const [filmId] = await madeOf(call, projectId, { isMerged: true, count: 1 })
  const { video } = await call<{ video: { url: string } }>(
    'query Film($id: ID!) { video(id: $id) { url } }',
    {
      id: filmId,
    },
  )

  const { page } = await person()
  await page.goto(product().url)
  const points = Array.from({ length: POINTS }, (_, at) => ((at + 0.5) * (SECONDS - WITHIN)) / POINTS)
  await page.evaluate(await bundle())
  const played = await page.evaluate(
    async (order) =>
      (
        globalThis as unknown as { offline: { offlineLevels(film: OfflineFilm): Promise<number[]> } }
      ).offline.offlineLevels(order),
    { ...film, points, within: WITHIN },
  )
  const merged = await levelsOf(new URL(video.url, product().url).href, points)
  const apart = points.map((_, at) => Math.abs(played[at]! - merged[at]!))
  process.stdout.write(`at most ${Math.max(...apart).toFixed(3)} dB apart\n`)
  assert(Math.max(...apart) <= MAX_DIFFERENCE, JSON.stringify({ played, merged }))
  assert(Math.min(...merged) > -60, 'the film is silent somewhere')
})

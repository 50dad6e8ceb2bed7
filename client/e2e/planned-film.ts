import assert from 'node:assert/strict'
import { type PlanClip, type PlanSegment, videoFrame } from '#schema/film-plan'
import { callerIn } from './api.js'
import { factsOf, thumbnailsOf } from './film-facts.js'
import type { Person } from './person.js'

/** Maximum mean colour difference between two encodings of the same frame. */
const ALIKE = 10

interface Plan {
  frameRate: number
  frames: number
  clips: (PlanClip & { video: { url: string } })[]
  segments: (PlanSegment & { clip: number; frame: number })[]
}

/** The plan of the newest film. */
async function planOf({ page }: Person): Promise<Plan> {
  const caller = await callerIn(page)
  const { projects } = await caller<{
    projects: { nodes: { films: { nodes: { plan: Plan }[] } }[] }
  }>(`{ projects(first: 1) { nodes { films(first: 1) { nodes { plan {
    frameRate frames clips { itemId videoId inFrame outFrame speed frames frameRate video { url } }
    segments { startFrame frames transition clip frame } } } } } } }`)
  return projects.nodes[0]!.films.nodes[0]!.plan
}

/** Checks that all frames outside of transitions show the planned frame of the planned video. */
async function verifyFilm(
  file: string,
  { clips, segments, frames, frameRate }: Plan,
  url: string,
): Promise<void> {
  const facts = await factsOf(file)
  assert.deepEqual([facts.frames, facts.complaints], [frames, ''])
  assert(Math.abs(facts.duration - frames / frameRate) < 0.05, `${facts.duration} s`)
  const film = await thumbnailsOf(file)
  assert.equal(film.length, frames)
  const sources = new Map<string, Buffer[]>()
  for (const { videoId, video } of clips)
    if (!sources.has(videoId)) sources.set(videoId, await thumbnailsOf(new URL(video.url, url).href))
  for (const { startFrame, frames: count, clip: index, frame, ...segment } of segments) {
    if ((segment as { transition?: string | null }).transition) continue
    const shown = clips[index]!
    for (let offset = 0; offset < count; offset++) {
      const source = sources.get(shown.videoId)!
      const wanted = videoFrame(frame + offset, shown, frameRate)
      const off = difference(film[startFrame + offset]!, source[wanted]!)
      assert(
        off < ALIKE,
        `frame ${startFrame + offset} of the film is not frame ${wanted} of clip ${index + 1}: ${off}`,
      )
      const others = [wanted - 3, wanted + 3].flatMap((other) => source[other] ?? [])
      for (const other of others)
        assert(
          off <= difference(film[startFrame + offset]!, other),
          `frame ${startFrame + offset} is not frame ${wanted}`,
        )
    }
  }
}

const difference = (one: Buffer, other: Buffer): number =>
  one.reduce((sum, value, at) => sum + Math.abs(value - other[at]!), 0) / one.length

/** Merges with `merge`, and checks the downloaded film against its plan. */
export async function mergeAndVerify(one: Person, merge: () => Promise<void>): Promise<void> {
  const arriving = one.page.waitForEvent('download', { timeout: 120_000 })
  await merge()
  const file = await (await arriving).path()
  await verifyFilm(file, await planOf(one), one.page.url())
}

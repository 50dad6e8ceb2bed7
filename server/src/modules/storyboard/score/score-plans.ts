import type { EntityManager } from '@mikro-orm/postgresql'
import type { Gap } from '#schema/cut'
import { shownSeconds } from '#schema/cut-item'
import { type FittedScene, type ScenedSection, type ScoredClip, scoreFitOf, scorePlanOf } from '#schema/score'
import type { BatchRead, Loaders } from '#platform/queries/loaders'
import type { Row } from '#platform/queries/rows'
import { plansOfSounds } from '../../sound/sound.entity.js'
import { type CutItem, cutItemsByProject } from '../../cut/elements/cut-item.entity.js'
import { shownVideosById } from '../../cut/shown.js'
import { Clip } from '../../video/clip.entity.js'
import { finished } from '../animatic/shot-drawing.entity.js'
import type { StoryboardShot } from '../shots/shot.entity.js'
import { drawingsByShot, shotsByProject } from '../storyboard.entity.js'
import { chosenTakesOf } from '../takes/chosen-takes.js'

/** Music plans by project: for the scenes of its cut, or of its storyboard if the cut is empty. */
export const scorePlansByProject: BatchRead<ScenedSection[]> = async (em, projectIds) => {
  const shots = await shotsByProject(em, projectIds)
  const cuts = await cutItemsByProject(em, projectIds)
  const plans = new Map<string, ScenedSection[]>()
  for (const id of projectIds) {
    const items = cuts.get(id) ?? []
    const ofProject = shots.get(id) ?? []
    const { clips, gaps } = items.length
      ? await clipsOfCut(em, items, ofProject)
      : await clipsOfBoard(em, ofProject)
    plans.set(id, scorePlanOf(clips, gaps))
  }
  return plans
}

interface Film {
  clips: ScoredClip[]
  gaps: Gap[]
}

/** The clips of a cut with the scenes of their shots. */
async function clipsOfCut(
  em: EntityManager,
  items: readonly Row<CutItem>[],
  shots: readonly Row<StoryboardShot>[],
): Promise<Film> {
  const videos = await shownVideosById(em, [...new Set(items.map(({ videoId }) => videoId))])
  const shotOf = new Map(shots.flatMap((shot) => (shot.takesOf ? [[shot.takesOf, shot] as const] : [])))
  const clips = items.map((item): ScoredClip => {
    const video = videos.get(item.videoId)
    const clip = video instanceof Clip ? video : null
    const shot = shotOf.get(clip?.takeOf ?? item.videoId)
    return {
      seconds: shownSeconds(item, video ?? {}),
      isCard: video !== undefined && !clip,
      heading: shot?.heading ?? '',
      title: video?.title ?? '',
      words: shot?.words ?? clip?.prompt ?? '',
    }
  })
  const gaps = items
    .slice(0, -1)
    .map(({ transition, transitionSeconds }) => ({ transition, seconds: transitionSeconds }))
  return { clips, gaps }
}

/** The shots of a board, with the lengths of its animatic. */
async function clipsOfBoard(em: EntityManager, shots: readonly Row<StoryboardShot>[]): Promise<Film> {
  const takes = await chosenTakesOf(em, shots)
  const drawings = await drawingsByShot(
    em,
    shots.map(({ id }) => id),
  )
  const clips = shots.map(({ id, seconds, heading, words, position }): ScoredClip => {
    const drawing = finished(drawings.get(id))
    const drawn = drawing && drawing.frames / drawing.frameRate
    return {
      seconds: takes.get(id)?.duration ?? drawn ?? seconds,
      heading,
      title: words.slice(0, 40).trim() || `Shot ${position + 1}`,
      words,
    }
  })
  const gaps = shots
    .slice(0, -1)
    .map(({ transition, transitionSeconds }) => ({ transition, seconds: transitionSeconds }))
  return { clips, gaps }
}

/** How a sound composed from a plan fits the current film; null for a sound without a plan. */
export async function loadScoreFit(
  { soundId, projectId }: { soundId: string; projectId: string },
  loaders: Loaders,
): Promise<FittedScene[] | null> {
  const plan = await loaders.of(plansOfSounds).load(soundId)
  return plan && scoreFitOf(plan, (await loaders.of(scorePlansByProject).load(projectId)) ?? [])
}

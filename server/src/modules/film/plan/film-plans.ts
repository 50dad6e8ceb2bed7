import type { EntityManager } from '@mikro-orm/postgresql'
import type { Gap } from '#schema/cut'
import { firstItemId, framesOf, frameRateOf, UNEDITED } from '#schema/cut-item'
import { isUpscaled } from '#schema/limits'
import {
  type FilmPlan as Plan,
  type PlanClip,
  planFrames,
  planSegments,
  shownInFilm,
} from '#schema/film-plan'
import type { BatchRead } from '#platform/queries/loaders'
import { rowsById } from '#platform/queries/rows'
import { Film } from '../../video/film.entity.js'
import { Card } from '../../cut/cards/card.entity.js'
import { type Shown, shownOf } from '../../cut/shown.js'
import { EngineName } from '../../video/clip.entity.js'
import type { CaptionOrder, FilmCaptions } from '../film-captions.js'
import type { OverlayOrder } from '../film-overlays.js'
import { type FilmItem, type FilmMixOrder, FilmPlan, filmPlans, type MixedFilm } from './film-plan.entity.js'

/** A plan, and whether it was stored with its film or reconstructed later. */
export type KnownPlan = Plan & { isReconstructed: boolean }

/** The items that a film is merged from. A merge started by an earlier release has untrimmed videos. */
export async function filmOrder(
  em: EntityManager,
  film: Pick<Film, 'id' | 'clipIds'>,
): Promise<{
  items: FilmItem[]
  mix: FilmMixOrder | null
  captions: CaptionOrder[]
  overlays: OverlayOrder | null
}> {
  const stored = await em.findOne(FilmPlan, { filmId: film.id }, { populate: ['captions', 'overlays'] })
  const { items = wholeItems(film), mix = null, captions, overlays = null } = stored ?? {}
  return { items, mix, captions: captions ?? [], overlays }
}

const wholeItems = ({ clipIds }: Pick<Film, 'clipIds'>): FilmItem[] =>
  clipIds.map((videoId) => ({ ...UNEDITED, itemId: firstItemId(videoId), videoId }))

/** In older plans, the first use of a video has the id of the video. */
const withItemId = (clip: PlanClip): PlanClip =>
  clip.itemId === clip.videoId ? { ...clip, itemId: firstItemId(clip.videoId) } : clip

/** Origin of the video or card of an item. */
const originOf = (shown: Shown): Pick<PlanClip, 'model' | 'seed' | 'isUpscaled'> =>
  shown instanceof Card
    ? { model: '', seed: null, isUpscaled: false }
    : {
        // the local engine has no model
        model: shown.engine === EngineName.LOCAL ? '' : shown.model,
        seed: shown.seed ?? null,
        isUpscaled: isUpscaled(shown.changes),
      }

/** The current state of a clip for a plan. */
const planClip = (item: FilmItem, shown: Shown, contentId: string | null): PlanClip => ({
  ...item,
  frames: framesOf(shown),
  frameRate: frameRateOf(shown),
  contentId,
  ...originOf(shown),
})

/** The plan of a film of these clips; `gaps` have their lengths in the film. */
export function planOf(clips: PlanClip[], gaps: readonly Gap[], frameRate: number): Plan {
  const shown = clips.map((clip) => shownInFilm(clip, clip, frameRate))
  const segments = planSegments(shown, gaps, frameRate)
  return { frameRate, frames: planFrames(segments), clips, segments }
}

/** The clips of a plan: items of a film with their videos and content ids. */
export const planClips = (
  items: readonly FilmItem[],
  sources: readonly { video: Shown; contentId?: string }[],
): PlanClip[] => items.map((item, at) => planClip(item, sources[at].video, sources[at].contentId ?? null))

/** Stores the plan of a film in the transaction that completes it. */
export async function storePlan(
  em: EntityManager,
  filmId: string,
  {
    items,
    plan,
    mixed,
    captioned,
  }: { items: FilmItem[]; plan: Plan; mixed: MixedFilm | null; captioned: FilmCaptions[] | null },
): Promise<void> {
  const stored = (await em.findOne(FilmPlan, { filmId })) ?? em.create(FilmPlan, { filmId, items })
  stored.plan = plan
  stored.mixed = mixed
  stored.captioned = captioned
  await em.flush()
}

/**
 * The plans of films. For films older than stored plans, the plan is reconstructed from the videos, and missing if one of
 * them no longer exists.
 */
export const plansByFilm: BatchRead<KnownPlan> = async (em, filmIds) => {
  const plans = new Map<string, KnownPlan>()
  for (const { filmId, plan } of (await filmPlans(em, filmIds)).values())
    if (plan) plans.set(filmId, { ...plan, clips: plan.clips.map(withItemId), isReconstructed: false })
  const films = await rowsById(
    em,
    Film,
    filmIds.filter((id) => !plans.has(id)),
    { sql: 'r.frames is not null' },
  )
  const clipIds = [...films.values()].flatMap((film) => film.clipIds)
  const videos = clipIds.length ? await shownOf(em, clipIds) : new Map<string, Shown>()
  for (const film of films.values()) {
    const sources = film.clipIds.flatMap((id) => videos.get(id) ?? [])
    if (!sources.length || sources.length < film.clipIds.length) continue
    const clips = planClips(
      wholeItems(film),
      sources.map((video) => ({ video })),
    )
    const plan = planOf(clips, film.gaps, frameRateOf(film))
    if (plan.frames === film.frames) plans.set(film.id, { ...plan, isReconstructed: true })
  }
  return plans
}

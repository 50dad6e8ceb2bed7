import { filmSeconds, filmStarts } from '#schema/cut'
import { type CutItem, type VideoLength, shownSeconds } from '#schema/cut-item'
import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql'
import type { BatchRead } from '#platform/queries/loaders'
import { Clip } from '../video/clip.entity.js'
import { clipsById } from '../video/video.loader.js'
import { Card, type CardVideo, cardVideosById } from './cards/card.entity.js'

/** The content of an item of a cut. */
export type Shown = Clip | Card

/** The content of an item of a cut, as a video. */
export type ShownVideo = Clip | CardVideo

/** The content of items with these `videoId`s, also if deleted; `where` filters clips. Not managed by `em`. */
export async function shownOf(
  em: EntityManager,
  ids: readonly string[],
  where: FilterQuery<Clip> & object = {},
): Promise<Map<string, Shown>> {
  const among = { id: { $in: [...new Set(ids)] } }
  const options = { orderBy: { id: 'asc' }, disableIdentityMap: true } as const
  const clips = await em.find(Clip, { ...where, ...among } as FilterQuery<Clip>, options)
  const cards = await em.find(Card, among, options)
  return new Map<string, Shown>([...clips, ...cards].map((shown) => [shown.id, shown]))
}

/** The content of items as videos: clips outside the Trash, and cards. */
export const shownVideosById: BatchRead<ShownVideo> = async (em, ids) => {
  const videos = new Map<string, ShownVideo>(await clipsById(em, ids))
  const others = ids.filter((id) => !videos.has(id))
  if (others.length) for (const [id, card] of await cardVideosById(em, others)) videos.set(id, card)
  return videos
}

/** The start of each item, and the length, of a film of these items, in seconds. */
export function placesInFilm(
  items: readonly CutItem[],
  videos: ReadonlyMap<string, VideoLength>,
): { starts: Map<string, number>; seconds: number } {
  const durations = items.map((item) => shownSeconds(item, videos.get(item.videoId) ?? {}))
  const gaps = items
    .slice(0, -1)
    .map(({ transition, transitionSeconds }) => ({ transition, seconds: transitionSeconds }))
  const starts = filmStarts(durations, gaps)
  return {
    starts: new Map(items.map(({ id }, at) => [id, starts[at]!])),
    seconds: filmSeconds(durations, gaps),
  }
}

import { filmSeconds, filmStarts } from '#schema/cut'
import { shownSeconds } from '#schema/cut-item'
import { overlaidSeconds } from '#schema/lower-third'
import { placeCaptions } from '#schema/captions/placed'
import type { Loaders } from '#platform/queries/loaders'
import { captionTracksByProject, captionsByTrack } from '../elements/caption.entity.js'
import { cutItemsByProject } from '../elements/cut-item.entity.js'
import { lowerThirdsByProject } from '../elements/lower-third.entity.js'
import { shownVideosById } from '../shown.js'

/** Seconds of a film that lower thirds and burned-in captions of the given language cover. */
export async function renderedSeconds(
  loaders: Loaders,
  { projectId, language }: { projectId: string; language?: string | null },
): Promise<number> {
  const items = (await loaders.of(cutItemsByProject).load(projectId)) ?? []
  const lowerThirds = (await loaders.of(lowerThirdsByProject).load(projectId)) ?? []
  const tracks = language ? ((await loaders.of(captionTracksByProject).load(projectId)) ?? []) : []
  const track = tracks.find((found) => found.language === language)
  const captions = track ? ((await loaders.of(captionsByTrack).load(track.id)) ?? []) : []
  const videos = await loaders.all(
    shownVideosById,
    items.map(({ videoId }) => videoId),
  )
  const durations = items.map((item) => shownSeconds(item, videos.get(item.videoId) ?? {}))
  const gaps = items
    .slice(0, -1)
    .map(({ transition, transitionSeconds }) => ({ transition, seconds: transitionSeconds }))
  const starts = filmStarts(durations, gaps)
  return overlaidSeconds(lowerThirds, {
    items: items.map((item, at) => ({
      id: item.id,
      edit: item,
      video: videos.get(item.videoId) ?? {},
      start: starts[at]!,
    })),
    captions: placeCaptions(captions, {
      starts: new Map(items.map(({ id }, at) => [id, starts[at]!])),
      seconds: filmSeconds(durations, gaps),
    }),
  })
}

import { overlaidSeconds } from '#schema/lower-third'
import { placeCaptions } from '#schema/captions/placed'
import type { Loaders } from '#platform/queries/loaders'
import { captionTracksByProject, captionsByTrack } from '../elements/caption.entity.js'
import { cutItemsByProject } from '../elements/cut-item.entity.js'
import { lowerThirdsByProject } from '../elements/lower-third.entity.js'
import { placesInFilm, shownVideosById } from '../shown.js'

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
  const places = placesInFilm(items, videos)
  return overlaidSeconds(lowerThirds, {
    items: items.map((item) => ({
      id: item.id,
      edit: item,
      video: videos.get(item.videoId) ?? {},
      start: places.starts.get(item.id)!,
    })),
    captions: placeCaptions(captions, places),
  })
}

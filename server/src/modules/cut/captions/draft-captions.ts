import type { Caption } from '#schema/captions/caption'
import { placeCaptions } from '#schema/captions/placed'
import type { Loaders } from '#platform/queries/loaders'
import type { Row } from '#platform/queries/rows'
import { type CaptionTrack, captionsByTrack } from '../elements/caption.entity.js'
import { cutItemsByProject } from '../elements/cut-item.entity.js'
import { placesInFilm, shownVideosById } from '../shown.js'

/** The captions of a track at their times in a film of the current cut. */
export async function draftCaptions(
  loaders: Loaders,
  { id, projectId }: Pick<Row<CaptionTrack>, 'id' | 'projectId'>,
): Promise<Caption[]> {
  const captions = (await loaders.of(captionsByTrack).load(id)) ?? []
  const items = (await loaders.of(cutItemsByProject).load(projectId)) ?? []
  const videos = await loaders.all(
    shownVideosById,
    items.map(({ videoId }) => videoId),
  )
  return placeCaptions(captions, placesInFilm(items, videos))
}

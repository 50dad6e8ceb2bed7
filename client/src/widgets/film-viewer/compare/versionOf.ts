import { planShots, wholeShot } from '#schema/review/compare'
import { clipOf } from '../../../entities/video/clipOf'
import { planOf } from '../../../entities/video/filmPlan'
import type { ShownVersion } from '../../../shared/ui/versions/shownVersion'
import type { ComparedFilmQuery } from './compareFilms.generated'

/** A film as a version to compare; null while it loads, and for a film without a file. */
export function versionOf(data: ComparedFilmQuery | undefined): ShownVersion | null {
  const film = data && 'plan' in data.video ? data.video : null
  if (!film?.url || !film.frames) return null
  const { id, url, posterUrl, frames, versionNumber, width, height, frameRate } = film
  const plan = film.plan && planOf(film.plan)
  const shots = new Map(plan?.clips.map(({ videoId, video }) => [videoId, clipOf(video)?.firstTakeId]))
  return {
    id,
    number: versionNumber ?? 0,
    width: width ?? 16,
    height: height ?? 9,
    frameRate: plan?.frameRate ?? frameRate ?? 24,
    frames,
    url,
    posterUrl,
    captions: [],
    shots: plan ? planShots(plan, (videoId) => shots.get(videoId) ?? videoId) : [wholeShot(id, frames)],
  }
}

import { frameRateOf, framesOf } from '#schema/cut-item'
import { planShots, wholeShot } from '#schema/review/compare'
import { clipOf } from '../../../entities/video/clipOf'
import { planOf } from '../../../entities/video/filmPlan'
import type { ShownVersion } from '../../../shared/ui/versions/shownVersion'
import { isDraft } from '../../../entities/video/isDraft'
import type { ComparableFilmsQuery, ComparedFilmQuery } from './compareFilms.generated'

/** A film as a version to compare; null while it loads, and for a film without a file. */
export function versionOf(data: ComparedFilmQuery | undefined): ShownVersion | null {
  const film = data && 'plan' in data.video ? data.video : null
  if (!film?.url) return null
  const { id, url, posterUrl, versionNumber, width, height } = film
  const frames = framesOf(film)
  const plan = film.plan && planOf(film.plan)
  const shots = new Map(plan?.clips.map(({ videoId, video }) => [videoId, clipOf(video)?.firstTakeId]))
  return {
    id,
    number: versionNumber ?? 0,
    width: width ?? 16,
    height: height ?? 9,
    frameRate: plan?.frameRate ?? frameRateOf(film),
    frames,
    url,
    posterUrl,
    captions: [],
    shots: plan ? planShots(plan, (videoId) => shots.get(videoId) ?? videoId) : [wholeShot(id, frames)],
  }
}

/** The films that a film can be compared with, newest first: merged films for one of them, drafts for a draft. */
export const othersOf = ({ project }: ComparableFilmsQuery, { video: lead }: ComparedFilmQuery) =>
  project.films.nodes.filter((film) => film.url && film.id !== lead.id && isDraft(film) === isDraft(lead))

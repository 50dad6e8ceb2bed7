import type { EntityManager } from '@mikro-orm/postgresql'
import { frameRateOf, framesOf } from '#schema/cut-item'
import { LIMITS } from '#schema/limits'
import { planShots, wholeShot, type VersionShot } from '#schema/review/compare'
import { isId } from '#platform/errors/check'
import type { BatchRead, Loaders } from '#platform/queries/loaders'
import { type Row, rowsById } from '#platform/queries/rows'
import { plansByFilm } from '../film/plan/film-plans.js'
import { Film } from '../video/film.entity.js'
import { Clip } from '../video/clip.entity.js'
import type { Video } from '../video/video.entity.js'
import { ReviewKind, ReviewLink } from './review-link.entity.js'

const { versionsMax } = LIMITS.review

/** A film of a link, or a take, with its number. */
export interface Version {
  video: Row<Clip> | Row<Film>
  number: number
}

const isDraft = (film: string) =>
  `exists (select from job where job.subject_id = ${film} and job.kind = 'draft')`
/** Condition that the film `v` comes from the cut, not from a draft of the storyboard. */
export const IS_CUT = `not ${isDraft('v.id')}`
const FINISHED = 'v.video_key is not null and v.deleted_at is null'
/** Condition for the videos of each kind of link. Parameters: subject, project, time of the first film. */
const VIDEOS: Record<ReviewKind, string> = {
  [ReviewKind.FILM]: 'v.id = :subject and v.project_id = :project',
  [ReviewKind.CUT]: `${isDraft('v.id')} = ${isDraft(':subject')} and v.project_id = :project and v.created_at >= :since`,
  [ReviewKind.TAKES]: 'v.project_id = :project and coalesce(v.take_of, v.id) = :subject',
  [ReviewKind.FIRST_FRAMES]: 'false',
}

/** The kind of video that a kind of link shows. */
const kindOf = (kind: ReviewKind) => (kind === ReviewKind.TAKES ? Clip : Film)

type Subject = Pick<ReviewLink, 'kind' | 'subjectId' | 'projectId' | 'since'>

/** The versions of a link, oldest first; only `only` if given. */
export async function versionsOf(em: EntityManager, link: Subject, only?: string): Promise<Version[]> {
  if (only !== undefined && !isId(only)) return []
  const ids = (await idsOf(em, link, only ? { sql: 'v.id = ?', parameters: [only] } : undefined)).toReversed()
  const videos = await rowsById<Clip | Film>(em, kindOf(link.kind), ids)
  const numbers = await versionNumbers(em, ids)
  return ids.map((id) => ({ video: videos.get(id)!, number: numbers.get(id)! }))
}

/** The version of a link that has this stored file; or null. */
export async function versionOfFile(em: EntityManager, link: Subject, key: string): Promise<string | null> {
  const [id = null] = await idsOf(em, link, { sql: '? in (v.video_key, v.poster_key)', parameters: [key] })
  return id
}

/** The ids of the versions that each of these links currently shows. */
export const versionIdsByLink: BatchRead<ReadonlySet<string>> = async (em, ids) => {
  const links = [...(await rowsById(em, ReviewLink, ids)).values()]
  return new Map(
    await Promise.all(links.map(async (link) => [link.id, new Set(await idsOf(em.fork(), link))] as const)),
  )
}

/** The newest versions, newest first. */
async function idsOf(
  em: EntityManager,
  { kind, subjectId, projectId, since }: Subject,
  only?: { sql: string; parameters: string[] },
): Promise<string[]> {
  const values: Record<string, string | null> = {
    subject: subjectId,
    project: projectId,
    since: since?.toISOString() ?? null,
  }
  const parameters: (string | null)[] = []
  const condition = VIDEOS[kind].replace(/:(subject|project|since)/g, (_, name: string) => {
    parameters.push(values[name] ?? null)
    return '?'
  })
  const found = await em.execute<{ id: string }[]>(
    `select v.id from ${kindOf(kind) === Film ? 'film' : 'clip'} v where ${condition} and ${FINISHED} ${only ? `and ${only.sql}` : ''}
     order by v.created_at desc, v.id desc limit ${versionsMax}`,
    [...parameters, ...(only?.parameters ?? [])],
  )
  return found.map(({ id }) => id)
}

/**
 * The number of a film among all of its project, including deleted ones, so that it never changes; for a take, its number
 * in the shot, as shown in the app.
 */
export const versionNumbers: BatchRead<number> = async (em, ids) => {
  const found = await em.execute<{ id: string; number: number }[]>(
    `select v.id, (
       select count(*)::int from film o
       where o.project_id = v.project_id and (o.created_at, o.id) <= (v.created_at, v.id) and o.video_key is not null
     ) as number
     from film v where v.id = any(?::uuid[])
     union all
     select v.id, (
       select count(*)::int from clip o
       where o.project_id = v.project_id and (o.created_at, o.id) <= (v.created_at, v.id)
         and coalesce(o.take_of, o.id) = coalesce(v.take_of, v.id) and o.deleted_at is null
     ) from clip v where v.id = any(?::uuid[])`,
    [`{${ids.join(',')}}`, `{${ids.join(',')}}`],
  )
  return new Map(found.map(({ id, number }) => [id, number]))
}

/** The shots of videos, deleted ones included. */
const shotsByVideo: BatchRead<string> = async (em, ids) => {
  const found = await em.execute<{ id: string; shot: string }[]>(
    'select id, coalesce(take_of, id) as shot from clip where id = any(?::uuid[])',
    [`{${ids.join(',')}}`],
  )
  return new Map(found.map(({ id, shot }) => [id, shot]))
}

/** The shots of a version in order. A film without a plan counts as one shot. */
export async function shotsOf(video: Version['video'], loaders: Loaders): Promise<VersionShot[]> {
  const plan = video instanceof Film ? await loaders.of(plansByFilm).load(video.id) : null
  if (!plan) {
    const key = video instanceof Film ? video.id : video.firstTakeId
    return [wholeShot(key, framesOf(video))]
  }
  const shots = await loaders.all(
    shotsByVideo,
    plan.clips.map(({ videoId }) => videoId),
  )
  return planShots(plan, (videoId) => shots.get(videoId) ?? videoId)
}

/** Number of frames and frame rate of a finished video. */
export const lengthOf = (video: Video): { frames: number; frameRate: number } => ({
  frames: framesOf(video),
  frameRate: frameRateOf(video),
})

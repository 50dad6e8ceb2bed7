import type { EntityManager } from '@mikro-orm/postgresql'
import type { Visible } from '#platform/auth/visible'
import { type Page, type PageRequest, mergedPage, span } from '#platform/queries/page'
import { type Row, countBelow, idsOf, readPagesBelow } from '#platform/queries/rows'
import type { Project } from '../project/project.entity.js'
import { Film } from './film.entity.js'
import { Clip, type VideoStatus } from './clip.entity.js'
import type { ClipOrFilm } from './video.loader.js'

export interface VideoFilter {
  /** Clips or merged films; both if omitted. */
  isMerged?: boolean | null
  /** Any state if omitted. */
  status?: VideoStatus | null
  /** Only clips that are in the cut of their project, or only those that are not; both if omitted. */
  isInCut?: boolean | null
}

const IN_CUT = 'exists (select 1 from cut_item i where i.clip_id = r.id and i.position is not null)'

const ofProjects = ({ status, isInCut }: VideoFilter) => ({
  within: 'r.project_id = p.id',
  sort: 'created_at' as const,
  conditions: [
    { sql: 'r.deleted_at is null' },
    ...(status == null ? [] : [{ sql: 'r.status = ?', parameters: [status] }]),
    ...(isInCut == null ? [] : [{ sql: isInCut ? IN_CUT : `not ${IN_CUT}` }]),
  ],
})

/** The kinds of videos in a list. */
export const kindsOf = ({ isMerged, isInCut }: VideoFilter) => {
  if (isInCut != null) return [Clip]
  return isMerged == null ? [Clip, Film] : [isMerged ? Film : Clip]
}

/** The first pages of projects’ videos, newest first. */
export async function videoLists(
  em: EntityManager,
  projects: readonly Visible<Project>[],
  { isMerged, status, isInCut, ...request }: PageRequest & VideoFilter,
): Promise<Map<string, Page<Row<ClipOrFilm>>>> {
  const requested = span(request)
  const filter = { isMerged, status, isInCut }
  const lists = await Promise.all(
    kindsOf(filter).map((kind) =>
      readPagesBelow<ClipOrFilm>(em, kind, idsOf(projects), { ...ofProjects(filter), ...requested }),
    ),
  )
  const pageOf = (id: string) =>
    mergedPage(
      lists.map((list) => list.get(id)!),
      requested,
    )
  return new Map(projects.map(({ id }) => [id, pageOf(id)]))
}

/** How many videos projects have, counted up to `most`. */
export async function videoCounts(
  em: EntityManager,
  projects: readonly Visible<Project>[],
  { most, ...filter }: VideoFilter & { most?: number },
): Promise<Map<string, number>> {
  const counts = await Promise.all(
    kindsOf(filter).map((kind) =>
      countBelow<ClipOrFilm>(em, kind, idsOf(projects), { ...ofProjects(filter), most }),
    ),
  )
  return new Map(projects.map(({ id }) => [id, counts.reduce((sum, count) => sum + (count.get(id) ?? 0), 0)]))
}

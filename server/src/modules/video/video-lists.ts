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
}

const ofProjects = ({ status }: VideoFilter) => ({
  within: 'r.project_id = p.id',
  sort: 'created_at' as const,
  conditions: [
    { sql: 'r.deleted_at is null' },
    ...(status == null ? [] : [{ sql: 'r.status = ?', parameters: [status] }]),
  ],
})

/** The kinds of videos in a list. */
export const kindsOf = (isMerged: boolean | null | undefined) =>
  isMerged == null ? [Clip, Film] : [isMerged ? Film : Clip]

/** The first pages of projects’ videos, newest first. */
export async function videoLists(
  em: EntityManager,
  projects: readonly Visible<Project>[],
  { isMerged, status, ...request }: PageRequest & VideoFilter,
): Promise<Map<string, Page<Row<ClipOrFilm>>>> {
  const requested = span(request)
  const lists = await Promise.all(
    kindsOf(isMerged).map((kind) =>
      readPagesBelow<ClipOrFilm>(em, kind, idsOf(projects), { ...ofProjects({ status }), ...requested }),
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
  { isMerged, status, most }: VideoFilter & { most?: number },
): Promise<Map<string, number>> {
  const counts = await Promise.all(
    kindsOf(isMerged).map((kind) =>
      countBelow<ClipOrFilm>(em, kind, idsOf(projects), { ...ofProjects({ status }), most }),
    ),
  )
  return new Map(projects.map(({ id }) => [id, counts.reduce((sum, count) => sum + (count.get(id) ?? 0), 0)]))
}

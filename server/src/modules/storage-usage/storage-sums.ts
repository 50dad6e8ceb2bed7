import type { EntityManager } from '@mikro-orm/postgresql'
import { StorageKind, type StorageOfKind, type StorageOfProject, type StorageUsage } from './storage-usage.js'

/** Kinds of files by the first segment of their keys; others are images. */
const KIND_OF_NAMESPACE: Record<string, StorageKind> = {
  videos: StorageKind.TAKES,
  films: StorageKind.FILMS,
  sounds: StorageKind.SOUNDS,
  parts: StorageKind.MERGE_CACHE,
  drawings: StorageKind.TAKES,
}

interface Sums {
  namespaces: { namespace: string; bytes: number; files: number }[]
  projects: (Omit<StorageOfProject, 'deletedAt'> & { deletedAt: string | null })[]
  projectCount: number
  unmeasuredFiles: number
}

/** Computes all sums in one scan of a covering index. */
const SUMS = `
  with sums as materialized (
    select shelf, project_id, sum(bytes)::bigint as bytes, count(*) as files from stored_file group by shelf, project_id
  ),
  of_project as materialized (
    select project_id, coalesce(sum(bytes), 0) as bytes, sum(files) as files,
      coalesce(sum(bytes) filter (where shelf = 'films'), 0) as films,
      coalesce(sum(bytes) filter (where shelf = 'sounds'), 0) as sounds
    from sums where project_id is not null group by project_id
  ),
  largest as (
    select of_project.*, project.name, project.deleted_at from of_project join project on project.id = of_project.project_id
    order by of_project.bytes desc, project.id limit ?
  )
  select
    (select coalesce(json_agg(json_build_object('namespace', shelf, 'bytes', bytes, 'files', files)), '[]')
     from (select shelf, coalesce(sum(bytes), 0) as bytes, sum(files) as files from sums group by shelf) as by_namespace) as namespaces,
    (select coalesce(json_agg(json_build_object('projectId', project_id, 'name', name, 'deletedAt', deleted_at, 'bytes', bytes,
      'takesBytes', bytes - films - sounds, 'filmsBytes', films, 'soundsBytes', sounds, 'files', files) order by bytes desc, project_id), '[]') from largest) as projects,
    (select count(*)::int from of_project) as "projectCount",
    (select count(*)::int from stored_file where bytes is null) as "unmeasuredFiles"`

/** Usage of each kind, and of the `largest` largest projects. */
export async function readSums(
  em: EntityManager,
  largest: number,
): Promise<Pick<StorageUsage, 'kinds' | 'projects' | 'projectCount' | 'unmeasuredFiles'>> {
  const [{ namespaces, projects, ...counts }] = await em.execute<[Sums]>(SUMS, [largest])
  return {
    kinds: Object.values(StorageKind).map((kind) => kindOf(kind, namespaces)),
    projects: projects.map(({ deletedAt, ...project }) => ({
      ...project,
      deletedAt: deletedAt ? new Date(deletedAt) : null,
    })),
    ...counts,
  }
}

function kindOf(kind: StorageKind, namespaces: Sums['namespaces']): StorageOfKind {
  const own = namespaces.filter(
    ({ namespace }) => (KIND_OF_NAMESPACE[namespace] ?? StorageKind.PICTURES) === kind,
  )
  return {
    kind,
    bytes: own.reduce((sum, { bytes }) => sum + bytes, 0),
    files: own.reduce((sum, { files }) => sum + files, 0),
  }
}

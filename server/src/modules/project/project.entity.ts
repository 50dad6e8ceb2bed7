import { Entity, Enum, Formula, Index, ManyToOne, type Opt, PrimaryKey, Property } from '@mikro-orm/core'
import { Field, ID, ObjectType } from 'type-graphql'
import type { EntityManager } from '@mikro-orm/postgresql'
import { DEFAULT_ROLE, PROJECT_ROLES, type ProjectRole } from '#schema/project-roles'
import { Key } from '#platform/api/graphql-types'
import { isAmong, isSelf } from '#platform/events/observed-viewer'
import type { Viewer } from '#platform/auth/viewer'
import type { BatchRead, Loaders } from '#platform/queries/loaders'
import { type Row, rowsById } from '#platform/queries/rows'
import { User, usersById } from '../account/user.entity.js'
import { Asset } from '../library/asset.entity.js'

@ObjectType({ description: 'A workspace: a conversation, its videos, and the films made from them.' })
@Key()
@Entity({ tableName: 'project' })
@Index({
  name: 'project_newest',
  expression: 'create index project_newest on project (updated_at desc, id desc) where deleted_at is null',
})
@Index({
  name: 'project_trash',
  expression: 'create index project_trash on project (deleted_at desc, id desc) where deleted_at is not null',
})
@Index({
  name: 'project_trash_of_owner',
  expression:
    'create index project_trash_of_owner on project (owner_id, deleted_at desc, id desc) where deleted_at is not null',
})
@Index({
  name: 'project_grams',
  expression: `create index project_grams on project using gin ((grams(folded(name), '{1,2,3}') collate "C"))`,
})
export class Project {
  @Field(() => ID, { description: 'Opaque and stable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt

  @Field(() => String, { description: '3 to 50 characters.' })
  @Property({ type: 'text' })
  name!: string

  @Field(() => String, { description: 'At most 500 characters.' })
  @Property({ type: 'text', default: '' })
  description!: string & Opt

  @Field(() => Boolean, { description: 'Whether only its owner, its members and admins see it.' })
  @Property({ type: 'boolean', default: false })
  isPrivate: boolean & Opt = false

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'owner_id' })
  ownerId!: string

  /** Roles of the listed members by person id, in the order in which they were added. */
  @Formula(
    ({
      alias,
    }) => `(select coalesce(json_object_agg(m.user_id, m.role order by m.created_at, m.user_id), '{}')
      from project_member m where m.project_id = ${alias}.id)`,
    { type: 'json' },
  )
  members: Record<string, ProjectRole> & Opt = {}

  /** The role of team members who are not listed, while it is open. */
  @Property({ type: 'text', default: DEFAULT_ROLE })
  memberRole: ProjectRole & Opt = DEFAULT_ROLE

  /** The video whose poster is the project’s cover; null: a drawn cover, based on its name. */
  @Property({ type: 'uuid', nullable: true })
  coverVideoId?: string | null

  /** When it was moved to the Trash; null while it is in use. */
  @Property({ type: 'timestamptz', nullable: true })
  deletedAt?: Date | null

  @Field(() => Date, { description: 'When it was created.' })
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date()
  @Field(() => Date, { description: 'When anything in it last changed; determines the order of lists.' })
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  updatedAt: Date & Opt = new Date()

  restore(): void {
    this.deletedAt = null
    this.updatedAt = new Date()
  }
}

/** An asset that was added to a project. */
@Entity({ tableName: 'project_asset' })
export class ProjectAsset {
  @ManyToOne(() => Project, { mapToPk: true, primary: true, fieldName: 'project_id', deleteRule: 'cascade' })
  projectId!: string
  @ManyToOne(() => Asset, { mapToPk: true, primary: true, fieldName: 'asset_id', deleteRule: 'cascade' })
  @Index()
  assetId!: string
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date()
}

/** A listed member of a project. */
@Entity({ tableName: 'project_member' })
@Index({ properties: ['userId', 'projectId'] })
export class ProjectMember {
  @ManyToOne(() => Project, { mapToPk: true, primary: true, fieldName: 'project_id', deleteRule: 'cascade' })
  projectId!: string
  @ManyToOne(() => User, { mapToPk: true, primary: true, fieldName: 'user_id', deleteRule: 'cascade' })
  userId!: string
  @Enum({ items: () => [...PROJECT_ROLES], type: 'text' })
  role!: ProjectRole
  /** Not the start of the transaction, which may have waited for another one. */
  @Property({ type: 'timestamptz', defaultRaw: 'clock_timestamp()' })
  createdAt!: Date & Opt
}

type Known = Pick<Project, 'ownerId' | 'isPrivate' | 'members' | 'deletedAt'>

/** The users who are listed members of a project. */
export async function membersOf(
  { members }: Pick<Project, 'members'>,
  loaders: Loaders,
): Promise<{ user: User; role: ProjectRole }[]> {
  const users = await loaders.all(usersById, Object.keys(members))
  return Object.entries(members).map(([id, role]) => ({ user: users.get(id)!, role }))
}

/**
 * Open projects are visible to the team, private ones to their owner, their members, and admins (specification P7). Projects in
 * the Trash are visible to nobody.
 */
export const maySeeProject = (viewer: Pick<Viewer, 'id' | 'isAdmin'>, project: Known): boolean =>
  !project.deletedAt &&
  (!project.isPrivate ||
    isSelf(viewer, project.ownerId) ||
    viewer.isAdmin ||
    isAmong(viewer, Object.keys(project.members)))

export const projectsById: BatchRead<Row<Project>> = (em, ids) => rowsById(em, Project, ids)

const counts =
  (sql: string): BatchRead<number> =>
  async (em, ids) => {
    const rows = await em.execute<{ id: string; count: string }[]>(sql, [`{${ids.join(',')}}`])
    return new Map(rows.map(({ id, count }) => [id, Number(count)]))
  }

export const assetCounts = counts(
  `select p.project_id as id, count(*) as count from project_asset p join asset a on a.id = p.asset_id and a.deleted_at is null
   where p.project_id = any(?::uuid[]) group by 1`,
)
export const videoCounts = counts(
  'select project_id as id, count(*) as count from clip where project_id = any(?::uuid[]) and deleted_at is null group by 1',
)

/** An object of a project, if the viewer may see that project; otherwise null. */
export async function ofVisibleProject<Thing extends { projectId: string | null }>(
  viewer: Viewer,
  thing: Thing | null,
  loaders: Loaders,
): Promise<Thing | null> {
  const project = thing?.projectId ? await loaders.of(projectsById).load(thing.projectId) : null
  return project && maySeeProject(viewer, project) ? thing : null
}

/** The name of a project, for notifications written within the transaction of `em`. */
export const projectNameOf = async (em: EntityManager, id: string): Promise<string> =>
  (await em.findOneOrFail(Project, id, { fields: ['name'] })).name

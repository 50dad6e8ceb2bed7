import { Entity, Enum, Index, ManyToOne, type Opt, PrimaryKey, Property, Unique } from '@mikro-orm/core'
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql'
import { Key } from '#platform/api/graphql-types'
import { Refers } from '#platform/api/refers'
import type { BatchRead, Loaders } from '#platform/queries/loaders'
import { type Row, rowsBy, rowsById } from '#platform/queries/rows'
import { User, usersById } from '../account/user.entity.js'
import { Project, projectsById } from '../project/project.entity.js'
import { may } from '../project/project-roles.js'

export enum ReviewKind {
  FILM = 'FILM',
  CUT = 'CUT',
  TAKES = 'TAKES',
  FIRST_FRAMES = 'FIRST_FRAMES',
}
registerEnumType(ReviewKind, {
  name: 'ReviewKind',
  description:
    'The subject of a review link: one film; a film of the cut, by default the newest, and all later ones; the takes of a shot; or the first frames of the storyboard.',
})

@ObjectType({ description: 'A link for guests to review films, takes or first frames without an account.' })
@Key()
@Entity({ tableName: 'review_link' })
@Refers({ project: [() => Project, 'Its project.'] })
export class ReviewLink {
  @Field(() => ID, { description: 'Opaque and stable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt

  @Field(() => ID, { description: 'The project it belongs to.' })
  @ManyToOne(() => Project, { mapToPk: true, fieldName: 'project_id', deleteRule: 'cascade' })
  @Index()
  projectId!: string
  @ManyToOne(() => User, {
    mapToPk: true,
    fieldName: 'created_by_id',
    nullable: true,
    deleteRule: 'set null',
  })
  createdById?: string | null

  @Field(() => String, { description: 'The title that guests see.' })
  @Property({ type: 'text' })
  name!: string
  @Field(() => ReviewKind, { description: 'What it shows.' })
  @Enum({ items: () => ReviewKind, type: 'text' })
  kind!: ReviewKind
  /** The film, the first film of a cut, the shot, or the project of first frames; possibly deleted. */
  @Property({ type: 'uuid' })
  subjectId!: string
  /** For a cut: when its first film was created. */
  @Property({ type: 'timestamptz', nullable: true })
  since?: Date | null

  /** SHA-256 of the token, in base64url. */
  @Property({ type: 'text', unique: true })
  tokenHash!: string
  @Property({ type: 'text', nullable: true })
  passwordHash?: string | null

  @Field(() => Boolean, { description: 'Whether guests may download its versions.' })
  @Property({ type: 'boolean', default: false })
  mayDownload: boolean & Opt = false
  @Field(() => Boolean, { description: 'Whether guests may approve a version or request changes.' })
  @Property({ type: 'boolean', default: true })
  mayApprove: boolean & Opt = true
  @Field(() => Boolean, { description: 'Whether guests see the names of members; otherwise “Team”.' })
  @Property({ type: 'boolean', default: false })
  showsNames: boolean & Opt = false

  @Field(() => Int, { description: 'How often it was opened.' })
  @Property({ type: 'integer', default: 0 })
  opens: number & Opt = 0
  @Field(() => Date, { nullable: true, description: 'When a guest last used it; null if never.' })
  @Property({ type: 'timestamptz', nullable: true })
  lastSeenAt?: Date | null

  @Field(() => Date, { description: 'When it expires.' })
  @Property({ type: 'timestamptz' })
  expiresAt!: Date
  @Field(() => Date, { nullable: true, description: 'When it was ended before it expired, or null.' })
  @Property({ type: 'timestamptz', nullable: true })
  endedAt?: Date | null
  /** When the last summary of its notes was mailed. */
  @Property({ type: 'timestamptz', nullable: true })
  mailedAt?: Date | null
  @Field(() => Date, { description: 'When it was made.' })
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date()
}

@ObjectType('ReviewGuest', { description: 'A person who opened a review link.' })
@Entity({ tableName: 'review_guest' })
export class ReviewGuest {
  @Field(() => ID, { description: 'Opaque and stable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt
  @ManyToOne(() => ReviewLink, { mapToPk: true, fieldName: 'link_id', deleteRule: 'cascade' })
  @Index()
  linkId!: string
  @Field(() => String, { description: 'The name that the guest entered.' })
  @Property({ type: 'text' })
  name!: string
  /** SHA-256 of the guest’s session, in base64url; for an ended session, `ENDED_SESSION` and the id. */
  @Property({ type: 'text', unique: true })
  sessionHash!: string
  @Field(() => Date, { description: 'When the guest first opened the link.' })
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date()
  @Field(() => Date, { description: 'When the guest was last seen, to the minute.' })
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  lastSeenAt: Date & Opt = new Date()
}

export const ENDED_SESSION = 'ended '
export const HAS_SESSION = { $not: { sessionHash: { $like: `${ENDED_SESSION}%` } } }

/** The verdict of a guest on a version or first frame; a new one replaces it. */
@Entity({ tableName: 'review_verdict' })
@Unique({ properties: ['guestId', 'subjectId'] })
export class ReviewVerdict {
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt
  @ManyToOne(() => ReviewLink, { mapToPk: true, fieldName: 'link_id', deleteRule: 'cascade' })
  @Index()
  linkId!: string
  @ManyToOne(() => ReviewGuest, { mapToPk: true, fieldName: 'guest_id', deleteRule: 'cascade' })
  guestId!: string
  /** The version or first frame, possibly deleted. */
  @Property({ type: 'uuid', fieldName: 'video_id' })
  @Index()
  subjectId!: string
  @Property({ type: 'boolean' })
  isApproved!: boolean
  @Property({ type: 'text', default: '' })
  text: string & Opt = ''
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date()
}

/** Whether it has neither ended nor expired. */
export const isActive = ({ endedAt, expiresAt }: Pick<ReviewLink, 'endedAt' | 'expiresAt'>): boolean =>
  !endedAt && expiresAt > new Date()

/** Whether guests may use it: it is active, and its creator, if known, may share the project. */
export function isUsable(
  link: Pick<ReviewLink, 'endedAt' | 'expiresAt' | 'createdById'>,
  project: Project | null | undefined,
  maker: User | null | undefined,
): boolean {
  if (!isActive(link) || !project || project.deletedAt) return false
  return !link.createdById || (!!maker && !maker.revokedAt && may(maker, project, 'share'))
}

/** Loads what `isUsable` needs, and calls it. */
export async function mayBeUsed(link: ReviewLink, loaders: Loaders): Promise<boolean> {
  const project = await loaders.of(projectsById).load(link.projectId)
  const maker = link.createdById ? await loaders.of(usersById).load(link.createdById) : null
  return isUsable(link, project, maker)
}

export const reviewLinksById: BatchRead<Row<ReviewLink>> = (em, ids) => rowsById(em, ReviewLink, ids)

/** Maximum number of listed guests of a link. */
const MOST_LISTED = 100

const grouped = <Thing>(
  ids: readonly string[],
  things: readonly Thing[],
  idOf: (thing: Thing) => string,
): Map<string, Thing[]> => {
  const byId = new Map<string, Thing[]>(ids.map((id) => [id, []]))
  for (const thing of things) byId.get(idOf(thing))?.push(thing)
  return byId
}

/** The guests of links, latest seen first, at most 100 of each. */
export const guestsByLink: BatchRead<Row<ReviewGuest>[]> = async (em, ids) => {
  const guests = await rowsBy(em, ReviewGuest, 'link_id', ids)
  guests.sort((one, other) => other.lastSeenAt.getTime() - one.lastSeenAt.getTime())
  const byLink = grouped(ids, guests, ({ linkId }) => linkId)
  return new Map([...byLink].map(([id, all]) => [id, all.slice(0, MOST_LISTED)]))
}

/** The verdicts of links, newest first. */
export const verdictsByLink: BatchRead<Row<ReviewVerdict>[]> = async (em, ids) => {
  const verdicts = await rowsBy(em, ReviewVerdict, 'link_id', ids)
  verdicts.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
  return grouped(ids, verdicts, ({ linkId }) => linkId)
}

/** The verdicts on versions or first frames, newest first. */
export const verdictsBySubject: BatchRead<Row<ReviewVerdict>[]> = async (em, ids) => {
  const verdicts = await rowsBy(em, ReviewVerdict, 'video_id', ids)
  verdicts.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
  return grouped(ids, verdicts, ({ subjectId }) => subjectId)
}

export const guestsById: BatchRead<Row<ReviewGuest>> = (em, ids) => rowsById(em, ReviewGuest, ids)

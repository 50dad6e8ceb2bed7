import { Check, Entity, Index, ManyToOne, type Opt, PrimaryKey, Property } from '@mikro-orm/core'
import { Field, ID, Int, ObjectType } from 'type-graphql'
import { Key } from '#platform/api/graphql-types'
import { Refers } from '#platform/api/refers'
import type { BatchRead } from '#platform/queries/loaders'
import { type Row, rowsBy, rowsById } from '#platform/queries/rows'
import { User } from '../../account/user.entity.js'
import { Project } from '../../project/project.entity.js'
import { Film } from '../../video/film.entity.js'
import { Clip } from '../../video/clip.entity.js'
import { ReviewGuest, ReviewLink } from '../review-link.entity.js'

@Check({ name: 'review_note_video', expression: 'num_nonnulls(clip_id, film_id) = 1' })
@ObjectType({ description: 'A note on a frame, or a range of frames, of a film or take; or a reply to one.' })
@Key()
@Entity({ tableName: 'review_note' })
@Index({
  name: 'review_note_newest_of_project',
  expression:
    'create index review_note_newest_of_project on review_note (project_id, created_at desc, id desc) where parent_id is null',
})
@Index({
  name: 'review_note_newest_of_link',
  expression: 'create index review_note_newest_of_link on review_note (link_id, created_at desc, id desc)',
})
@Refers({
  project: [() => Project, 'Its project.'],
  parent: [() => Note, 'The note that it replies to; null for a note.'],
})
export class Note {
  @Field(() => ID, { description: 'Opaque and stable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt

  @Field(() => ID, { description: 'The project it belongs to.' })
  @ManyToOne(() => Project, { mapToPk: true, fieldName: 'project_id', deleteRule: 'cascade' })
  projectId!: string
  /** Its subject is either a take or a film. */
  @ManyToOne(() => Clip, { mapToPk: true, fieldName: 'clip_id', nullable: true, deleteRule: 'cascade' })
  @Index()
  clipId?: string | null
  @ManyToOne(() => Film, { mapToPk: true, fieldName: 'film_id', nullable: true, deleteRule: 'cascade' })
  @Index()
  filmId?: string | null
  @Field(() => ID, { nullable: true, description: 'The note that it replies to.' })
  @ManyToOne(() => Note, { mapToPk: true, fieldName: 'parent_id', nullable: true, deleteRule: 'cascade' })
  @Index()
  parentId?: string | null
  /** The link whose guests see it; null for the team only. */
  @ManyToOne(() => ReviewLink, {
    mapToPk: true,
    fieldName: 'link_id',
    nullable: true,
    deleteRule: 'cascade',
  })
  linkId?: string | null

  /** The author is a member or a guest; both null if the member was removed. */
  @ManyToOne(() => User, { mapToPk: true, fieldName: 'author_id', nullable: true, deleteRule: 'set null' })
  @Index()
  authorId?: string | null
  @ManyToOne(() => ReviewGuest, {
    mapToPk: true,
    fieldName: 'guest_id',
    nullable: true,
    deleteRule: 'set null',
  })
  @Index()
  guestId?: string | null

  @Field(() => Int, { description: 'The frame of the film or take, from 0.' })
  @Property({ type: 'integer' })
  frame!: number
  @Field(() => Int, {
    nullable: true,
    description: 'The frame after the last one of a range; null for a single frame.',
  })
  @Property({ type: 'integer', nullable: true })
  endFrame?: number | null
  @Field(() => String, { description: 'Plain text; may be empty with a drawing.' })
  @Property({ type: 'text', default: '' })
  text: string & Opt = ''
  @Field(() => String, { nullable: true, description: 'A drawing over the frame, as JSON.' })
  @Property({ type: 'text', nullable: true })
  drawing?: string | null

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'assignee_id', nullable: true, deleteRule: 'set null' })
  @Index()
  assigneeId?: string | null
  @Field(() => Date, { nullable: true, description: 'When it was marked done; null while it is open.' })
  @Property({ type: 'timestamptz', nullable: true })
  doneAt?: Date | null
  /** The film or take in which it is done, possibly deleted. */
  @Property({ type: 'uuid', nullable: true })
  doneInId?: string | null

  @Field(() => Date, { description: 'When it was written.' })
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date()
  @Field(() => Date, { nullable: true, description: 'When its text was last edited.' })
  @Property({ type: 'timestamptz', nullable: true })
  editedAt?: Date | null

  get videoId(): string & Opt {
    return (this.clipId ?? this.filmId)!
  }
}

/** Condition that the video of a note is not deleted. */
export const OF_PRESENT_VIDEO =
  'exists (select from clip v where v.id = r.clip_id and v.deleted_at is null union all select from film f where f.id = r.film_id and f.deleted_at is null)'

export const notesById: BatchRead<Row<Note>> = (em, ids) => rowsById(em, Note, ids, { sql: OF_PRESENT_VIDEO })

/** Maximum number of listed replies. */
const MOST_REPLIES = 100

/** The replies to notes, oldest first. */
export const repliesByNote: BatchRead<Row<Note>[]> = async (em, ids) => {
  const replies = await rowsBy(em, Note, 'parent_id', ids)
  replies.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
  const byNote = new Map<string, Row<Note>[]>(ids.map((id) => [id, []]))
  for (const reply of replies) byNote.get(reply.parentId!)!.push(reply)
  return new Map([...byNote].map(([id, all]) => [id, all.slice(0, MOST_REPLIES)]))
}

/** Number of open notes of projects, without replies. */
export const openNotesByProject: BatchRead<number> = async (em, projectIds) => {
  const found = await em.execute<{ id: string; count: number }[]>(
    `select r.project_id as id, count(*)::int as count from review_note r
     where r.project_id = any(?::uuid[]) and r.parent_id is null and r.done_at is null and ${OF_PRESENT_VIDEO} group by 1`,
    [`{${projectIds.join(',')}}`],
  )
  return new Map(found.map(({ id, count }) => [id, count]))
}

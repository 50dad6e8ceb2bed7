import { ArgsType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql'
import { Refers } from '#platform/api/refers'
import { connectionOf, PageArgs } from '#platform/queries/page'
import { NoteInput } from '../note-input.js'
import { ReviewLink } from '../review-link.entity.js'
import { Note } from './note.entity.js'
import { CutItem } from '../../cut/elements/cut-item.entity.js'

export const NoteConnection = connectionOf('Note', () => Note)
export type NoteConnection = InstanceType<typeof NoteConnection>

export enum NoteStatus {
  OPEN = 'open',
  DONE = 'done',
}
registerEnumType(NoteStatus, { name: 'NoteStatus', description: 'Whether a note is open or done.' })

export enum NoteFormat {
  CSV = 'csv',
  EDL = 'edl',
  FCPXML = 'fcpxml',
}
registerEnumType(NoteFormat, {
  name: 'NoteFormat',
  description:
    'Export format of notes: CSV; EDL with locators, for Resolve, Avid and Premiere; or FCPXML with markers, for Final Cut Pro and Resolve.',
})

@ArgsType()
export class NoteArgs extends PageArgs {
  @Field(() => NoteStatus, { nullable: true, description: 'Only open or done ones.' })
  status!: NoteStatus | null
  @Field(() => ID, { nullable: true, description: 'Only those on this film or take.' })
  videoId!: string | null
}

export const NOTE = { description: 'The note.' }

@InputType({ description: 'A new note, or a reply.' })
export class AddNoteInput extends NoteInput {
  @Field(() => ID, { description: 'The film or take.' })
  videoId!: string
  @Field(() => ID, {
    nullable: true,
    description:
      'The review link whose guests see it; null for the team only. A reply is visible to the same people as its note.',
  })
  linkId?: string | null
}

@ObjectType({ description: 'The take that is shown at the frame of a note.' })
@Refers({
  item: [() => CutItem, 'The item of the cut; null if it was removed since, and for a note on a take.'],
})
export class NotePlace {
  @Field(() => ID, { description: 'The take.' })
  videoId!: string
  @Field(() => ID, {
    nullable: true,
    description: 'The item of the cut that the film was merged from; null for a note on a take.',
  })
  itemId!: string | null
  @Field(() => Int, { description: 'The frame of the take, from 0.' })
  frame!: number
}

@ObjectType({ description: 'A note that was written, changed or deleted, or a review link that changed.' })
export class ReviewChange {
  @Field(() => Note, { nullable: true, description: 'The note.' })
  note!: Note | null
  @Field(() => ID, { nullable: true, description: 'The id of a deleted note.' })
  deletedNoteId!: string | null
  @Field(() => ReviewLink, { nullable: true, description: 'The link.' })
  link!: ReviewLink | null
}

@InputType({ description: 'A note and its new text.' })
export class UpdateNoteInput {
  @Field(() => ID, NOTE)
  id!: string
  @Field(() => String, { description: 'At most 2,000 characters.' })
  text!: string
}

@InputType({ description: 'A note and who it is for.' })
export class AssignNoteInput {
  @Field(() => ID, NOTE)
  id!: string
  @Field(() => ID, { nullable: true, description: 'The member; null for nobody.' })
  userId?: string | null
}

@InputType({ description: 'A note that is done.' })
export class CompleteNoteInput {
  @Field(() => ID, NOTE)
  id!: string
  @Field(() => ID, { nullable: true, description: 'The film or take that shows it.' })
  videoId?: string | null
}

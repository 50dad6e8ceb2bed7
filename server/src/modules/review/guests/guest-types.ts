import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql'
import { connectionOf } from '#platform/queries/page'
import { NoteAuthor } from '../note-author.js'
import { NoteInput } from '../note-input.js'
import { ReviewKind } from '../review-link.entity.js'

@ObjectType({ description: 'What a guest sees of a review link before opening it.' })
export class GuestEntry {
  @Field(() => Boolean, { description: 'Whether it has a password.' })
  needsPassword!: boolean
  @Field(() => String, { nullable: true, description: 'Its name; null if it has a password.' })
  name!: string | null
}

@ObjectType({ description: 'A guest of a review link.' })
export class GuestPerson {
  @Field(() => ID, { description: 'Opaque and stable.' })
  id!: string
  @Field(() => String, { description: 'The name that the guest entered.' })
  name!: string
}

@ObjectType({ description: 'A version by its number.' })
export class GuestVersionRef {
  @Field(() => ID, { name: 'versionId', description: 'The version.' })
  id!: string
  @Field(() => Int, { description: 'Its number.' })
  number!: number
}

@ObjectType({ description: 'Captions of a version in one language.' })
export class GuestCaptions {
  @Field(() => String, { description: 'The code of the language.' })
  language!: string
  @Field(() => String, { description: 'The captions as WebVTT.' })
  vtt!: string
}

@ObjectType({ description: 'Consecutive frames of a version that show one shot, or two in a transition.' })
export class GuestShot {
  @Field(() => Int, { description: 'The first frame of the version.' })
  startFrame!: number
  @Field(() => Int, { description: 'Number of frames.' })
  frames!: number
  @Field(() => ID, {
    description: 'Identifies the shot across versions; in a transition, the earlier shot.',
  })
  key!: string
  @Field(() => Int, { description: 'The first frame of its clip, at the rate of the version.' })
  frame!: number
  @Field(() => ID, { nullable: true, description: 'The later shot of a transition.' })
  afterKey!: string | null
  @Field(() => Int, { nullable: true, description: 'The first frame of that clip.' })
  afterFrame!: number | null
}

@ObjectType({ description: 'A guest’s verdict on a version or first frame.' })
export class GuestVerdict {
  @Field(() => GuestPerson, { description: 'The guest.' })
  guest!: GuestPerson
  @Field(() => Boolean, {
    description: 'Whether the guest approved it or requested changes.',
  })
  isApproved!: boolean
  @Field(() => String, { description: 'What should change; may be empty for an approval.' })
  text!: string
  @Field(() => Date, { description: 'When it was given.' })
  createdAt!: Date
}

@ObjectType({ description: 'A film or take that guests of a link review.' })
export class GuestVersion {
  @Field(() => ID, { description: 'Opaque and stable.' })
  id!: string
  @Field(() => Int, { description: 'The number of the film in its project, or of the take in its shot.' })
  number!: number
  @Field(() => Int, { description: 'Pixels.' })
  width!: number
  @Field(() => Int, { description: 'Pixels.' })
  height!: number
  @Field(() => Float, { description: 'Frames per second.' })
  frameRate!: number
  @Field(() => Int, { description: 'Number of frames.' })
  frames!: number
  @Field(() => Date, { description: 'When it was made.' })
  createdAt!: Date
}

@ObjectType({ description: 'A review link as its guests see it.' })
export class GuestReview {
  @Field(() => ID, { description: 'Opaque and stable.' })
  id!: string
  @Field(() => String, { description: 'Its title.' })
  name!: string
  @Field(() => ReviewKind, { description: 'What it shows.' })
  kind!: ReviewKind
  @Field(() => Date, { description: 'When it expires.' })
  expiresAt!: Date
  @Field(() => Boolean, { description: 'Whether guests may download its versions.' })
  mayDownload!: boolean
  @Field(() => Boolean, { description: 'Whether guests may approve it or request changes.' })
  mayApprove!: boolean
}

@ObjectType({ description: 'A review that a guest has opened.' })
export class OpenedReview {
  @Field(() => String, { description: 'The guest’s session: a bearer token for this review only.' })
  session!: string
  @Field(() => GuestReview, { description: 'The review.' })
  review!: GuestReview
}

@ObjectType({ description: 'A note that the guests of a link see.' })
export class GuestNote {
  @Field(() => ID, { description: 'Opaque and stable.' })
  id!: string
  @Field(() => ID, { description: 'The version that it belongs to.' })
  versionId!: string
  @Field(() => Int, { description: 'The frame, from 0.' })
  frame!: number
  @Field(() => Int, {
    nullable: true,
    description: 'The frame after the last one of a range; null for a single frame.',
  })
  endFrame!: number | null
  @Field(() => String, { description: 'Plain text; may be empty with a drawing.' })
  text!: string
  @Field(() => String, { nullable: true, description: 'A drawing over the frame, as JSON.' })
  drawing!: string | null
  @Field(() => ID, { nullable: true, description: 'The note that it replies to.' })
  parentId!: string | null
  @Field(() => Boolean, { description: 'Whether the team has marked it done.' })
  isDone!: boolean
  @Field(() => Date, { description: 'When it was written.' })
  createdAt!: Date
  @Field(() => Date, { nullable: true, description: 'When its text was last edited.' })
  editedAt!: Date | null
}

export const GuestNoteConnection = connectionOf('GuestNote', () => GuestNote, { one: 'note' })
export type GuestNoteConnection = InstanceType<typeof GuestNoteConnection>
export { NoteAuthor }

@InputType({ description: 'Input for opening a review link.' })
export class OpenReviewInput {
  @Field(() => String, { description: 'The token, from the fragment of the link.' })
  token!: string
  @Field(() => String, { description: 'The name that others see, at most 50 characters.' })
  name!: string
  @Field(() => String, { nullable: true, description: 'Required if the link has one.' })
  password?: string | null
}

@InputType({ description: 'A guest’s new note, or a reply.' })
export class AddGuestNoteInput extends NoteInput {
  @Field(() => ID, { description: 'The version.' })
  versionId!: string
}

@InputType({ description: 'A guest’s verdict on a version.' })
export class GiveVerdictInput {
  @Field(() => ID, { description: 'The version.' })
  versionId!: string
  @Field(() => Boolean, { description: 'True to approve, false to request changes.' })
  isApproved!: boolean
  @Field(() => String, { nullable: true, description: 'What should change; required unless it is approved.' })
  text?: string | null
}

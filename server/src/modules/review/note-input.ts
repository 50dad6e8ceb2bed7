import { Field, ID, InputType, Int } from 'type-graphql'
import type { NewNote } from './notes/note-writes.js'

/** Fields that notes of members and guests share. */
@InputType()
export abstract class NoteInput implements NewNote {
  @Field(() => Int, { description: 'The frame, from 0.' })
  frame!: number
  @Field(() => Int, { nullable: true, description: 'The frame after the last one of a range.' })
  endFrame?: number | null
  @Field(() => String, { description: 'At most 2,000 characters; may be empty with a drawing.' })
  text!: string
  @Field(() => String, { nullable: true, description: 'A drawing as JSON, at most 16 KB.' })
  drawing?: string | null
  @Field(() => ID, { nullable: true, description: 'The note that it replies to.' })
  parentId?: string | null
}

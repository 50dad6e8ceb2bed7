import { Field, ID, InputType, Int } from 'type-graphql'

const ITEM = 'The item of the cut that it moves with; null: it stays at its time of the film.'
const FROM = 'Milliseconds from the start of the item, or of the film, at which it appears.'
const TO = 'Milliseconds at which it disappears.'
const TEXT = 'Plain text in lines, at most 500 characters.'
const SPEAKER = 'Who says it, at most 100 characters.'

@InputType({ description: 'The captions of a cut in one language.' })
export class CaptionTrackInput {
  @Field(() => ID, { description: 'Which project.' })
  projectId!: string
  @Field(() => String, { description: 'The code of the language, such as `en`.' })
  language!: string
}

@InputType({ description: 'A new caption.' })
export class NewCaptionInput {
  @Field(() => ID, { nullable: true, description: 'The id of the caption: a new UUID.' })
  id?: string | null
  @Field(() => ID, { nullable: true, description: ITEM })
  itemId?: string | null
  @Field(() => Int, { description: FROM })
  from!: number
  @Field(() => Int, { description: TO })
  to!: number
  @Field(() => String, { description: TEXT })
  text!: string
  @Field(() => String, { nullable: true, description: SPEAKER })
  speaker?: string | null
}

@InputType({ description: 'A change of a caption. What is left out stays as it is.' })
export class CaptionChangeInput {
  @Field(() => ID, { description: 'Which caption.' })
  id!: string
  @Field(() => Int, { description: 'The revision that the caller knows.' })
  revision!: number
  @Field(() => ID, { nullable: true, description: ITEM })
  itemId?: string | null
  @Field(() => Int, { nullable: true, description: FROM })
  from?: number | null
  @Field(() => Int, { nullable: true, description: TO })
  to?: number | null
  @Field(() => String, { nullable: true, description: TEXT })
  text?: string | null
  @Field(() => String, { nullable: true, description: SPEAKER })
  speaker?: string | null
}

@InputType({ description: 'Changes of captions in one language; all are made, or none.' })
export class EditCaptionsInput extends CaptionTrackInput {
  @Field(() => [NewCaptionInput], { nullable: true, description: 'Those to add. A track has at most 2,000.' })
  add?: NewCaptionInput[] | null
  @Field(() => [CaptionChangeInput], { nullable: true, description: 'Those to change.' })
  change?: CaptionChangeInput[] | null
  @Field(() => [ID], { nullable: true, description: 'Those to remove.' })
  remove?: string[] | null
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the captions count as machine-made, such as when their replacement is undone.',
  })
  isMachineMade?: boolean | null
}

@InputType({ description: 'A file of captions.' })
export class ReadCaptionsInput extends CaptionTrackInput {
  @Field(() => String, { description: 'The content of a file of SRT or WebVTT, at most 2 MB.' })
  content!: string
}

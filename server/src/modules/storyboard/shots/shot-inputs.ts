import { Field, Float, ID, InputType, Int } from 'type-graphql'
import type { Dialogue } from '#schema/shot-elements'
import { NewElementInput } from '../elements/element-inputs.js'
import type { ShotInput } from './shot-values.js'

@InputType({ description: 'A line of dialogue.' })
class ShotDialogueInput implements Dialogue {
  @Field(() => String, { description: 'Who speaks, at most 60 characters.' })
  speaker!: string
  @Field(() => String, { description: 'The spoken line.' })
  text!: string
}

@InputType({
  description: 'The fields of a shot. Omitted ones get their defaults, or are unchanged in an edit.',
})
export class ShotFieldsInput implements ShotInput {
  @Field(() => String, { nullable: true, description: 'What happens, at most 2000 characters.' })
  words?: string
  @Field(() => String, { nullable: true, description: 'The heading of its scene, at most 200 characters.' })
  heading?: string
  @Field(() => Float, { nullable: true, description: 'Seconds, 1 to 60.' })
  seconds?: number
  @Field(() => String, {
    nullable: true,
    description: 'How it is filmed, such as `close_up`; null for none.',
  })
  camera?: string | null
  @Field(() => [ShotDialogueInput], {
    nullable: true,
    description: 'Spoken lines: at most 100 lines and 2000 characters. Not part of the prompt.',
  })
  dialogue?: Dialogue[]
  @Field(() => String, {
    nullable: true,
    description: 'Replaces the composed prompt, at most 2000 characters; null: `prompt` is composed.',
  })
  editedPrompt?: string | null
  @Field(() => [ID], { nullable: true, description: 'At most 5 reference images.' })
  referenceIds?: string[]
  @Field(() => ID, { nullable: true, description: 'A picture that it begins with; null for none.' })
  firstFrameId?: string | null
  @Field(() => ID, { nullable: true, description: 'A picture that it ends with; null for none.' })
  lastFrameId?: string | null
  @Field(() => ID, { nullable: true, description: 'A picture that shows it on the board; null for none.' })
  stillId?: string | null
  @Field(() => String, {
    nullable: true,
    description: 'The transition to the next shot; an empty string is a plain cut.',
  })
  transition?: string
  @Field(() => Float, { nullable: true, description: 'Seconds of the transition.' })
  transitionSeconds?: number
}

@InputType({ description: 'Shots to add.' })
export class AddStoryboardShotsInput {
  @Field(() => ID, { description: 'The project.' })
  projectId!: string
  @Field(() => ID, { nullable: true, description: 'The shot before them; omitted: they come last.' })
  afterId?: string | null
  @Field(() => [ShotFieldsInput], { description: 'The shots in order.' })
  shots!: ShotFieldsInput[]
  @Field(() => [NewElementInput], {
    nullable: true,
    description:
      'Characters, places and props to add with them, unless their names exist: at most 50 in all. Display names of characters in the words become mentions.',
  })
  elements?: NewElementInput[]
}

@InputType({ description: 'Changes of a shot.' })
export class UpdateStoryboardShotInput extends ShotFieldsInput {
  @Field(() => ID, { description: 'The shot.' })
  id!: string
  @Field(() => Int, {
    description: 'The revision the edit is based on, to detect conflicts.',
  })
  revision!: number
}

import { ArgsType, Field, ID, InputType } from 'type-graphql'
import type * as contract from '#schema/limits'
import { connectionOf, PageArgs } from '#platform/queries/page'
import { CueKind, Sound } from './sound.entity.js'

export const SoundConnection = connectionOf('Sound', () => Sound)
export type SoundConnection = InstanceType<typeof SoundConnection>

/** The arguments of a list of sounds. */
@ArgsType()
export class SoundPageArgs extends PageArgs {
  @Field(() => CueKind, { nullable: true, description: 'Those of this kind alone.' })
  kind!: contract.CueKind | null
}

@InputType({ description: 'What is known of a sound that is uploaded.' })
export class UploadSoundInput {
  @Field(() => ID, { description: 'Which project.' })
  projectId!: string
  @Field(() => CueKind, { description: 'The lane that its cues are in.' })
  kind!: contract.CueKind
  @Field(() => String, { description: 'At most 100 characters.' })
  title!: string
  @Field(() => String, { defaultValue: '', description: 'Where it comes from, at most 200 characters.' })
  source!: string
  @Field(() => String, { defaultValue: '', description: 'How it may be used, at most 200 characters.' })
  licence!: string
}

@InputType({ description: 'A change of a sound. What is left out stays as it is.' })
export class EditSoundInput {
  @Field(() => ID, { description: 'Which sound.' })
  id!: string
  @Field(() => CueKind, { nullable: true, description: 'The lane that its cues are in.' })
  kind?: contract.CueKind | null
  @Field(() => String, { nullable: true, description: 'At most 100 characters.' })
  title?: string | null
  @Field(() => String, { nullable: true, description: 'Where it comes from, at most 200 characters.' })
  source?: string | null
  @Field(() => String, { nullable: true, description: 'How it may be used, at most 200 characters.' })
  licence?: string | null
}

import { ArgsType, Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql'
import { enumOf } from '#platform/api/graphql-types'
import type * as contract from '#schema/limits'
import { SKETCH_VOICES } from '#schema/limits'
import { connectionOf, PageArgs } from '#platform/queries/page'
import { CueKind, Sound } from './sound.entity.js'

const SketchVoice = enumOf('SketchVoice', 'A synthetic English voice.', SKETCH_VOICES)

export const SoundConnection = connectionOf('Sound', () => Sound)
export type SoundConnection = InstanceType<typeof SoundConnection>

/** The arguments of a list of sounds. */
@ArgsType()
export class SoundPageArgs extends PageArgs {
  @Field(() => CueKind, { nullable: true, description: 'Only sounds of this kind.' })
  kind!: contract.CueKind | null
}

@InputType({ description: 'Project, kind, title and credits of an uploaded sound.' })
export class UploadSoundInput {
  @Field(() => ID, { description: 'The project.' })
  projectId!: string
  @Field(() => CueKind, { description: 'The lane of its cues.' })
  kind!: contract.CueKind
  @Field(() => String, { description: 'At most 100 characters.' })
  title!: string
  @Field(() => String, { defaultValue: '', description: 'The source, at most 200 characters.' })
  source!: string
  @Field(() => String, { defaultValue: '', description: 'The licence, at most 200 characters.' })
  licence!: string
}

@InputType({ description: 'A sound to generate on this server.' })
export class SketchSoundInput {
  @Field(() => ID, { description: 'The project.' })
  projectId!: string
  @Field(() => CueKind, { description: 'Music, an effect, or a voice.' })
  kind!: contract.CueKind
  @Field(() => String, {
    description:
      'A description of music or effects, at most 500 characters, such as “sad piano in D minor, 70 bpm” or “rain”; or the text of a voice, at most 5,000.',
  })
  words!: string
  @Field(() => Float, {
    nullable: true,
    description: 'Exact duration of music and effects, 0.5 to 300 seconds; not for voices.',
  })
  seconds?: number | null
  @Field(() => Int, { nullable: true, description: 'Random by default.' })
  seed?: number | null
  @Field(() => SketchVoice, { nullable: true, description: 'The voice; `SLT` by default.' })
  voice?: contract.SketchVoice | null
  @Field(() => String, { nullable: true, description: 'At most 100 characters; the words by default.' })
  title?: string | null
}

@InputType({ description: 'A section of a piece of music.' })
export class ScoreSectionInput {
  @Field(() => String, { description: 'At most 100 characters.' })
  title!: string
  @Field(() => String, { description: 'A description, at most 500 characters; may be empty.' })
  words!: string
  @Field(() => Float, { description: 'Exact duration in seconds.' })
  seconds!: number
}

@ObjectType('ScoreSection', { description: 'A section of a piece of music.' })
export class ScoreSectionType {
  @Field(() => String, { description: 'Its title.' })
  title!: string
  @Field(() => String, { description: 'The description.' })
  words!: string
  @Field(() => Float, { description: 'Duration in seconds.' })
  seconds!: number
}

@ObjectType('SpokenWord', { description: 'A word of a voice.' })
export class SpokenWordType {
  @Field(() => String, { description: 'The word as written.' })
  word!: string
  @Field(() => Float, { description: 'Start within the sound, in seconds.' })
  startSeconds!: number
  @Field(() => Float, { description: 'End within the sound, in seconds.' })
  endSeconds!: number
}

@InputType({ description: 'A change of a sound. Omitted fields do not change.' })
export class UpdateSoundInput {
  @Field(() => ID, { description: 'The sound.' })
  id!: string
  @Field(() => CueKind, { nullable: true, description: 'The lane of its cues.' })
  kind?: contract.CueKind | null
  @Field(() => String, { nullable: true, description: 'At most 100 characters.' })
  title?: string | null
  @Field(() => String, { nullable: true, description: 'The source, at most 200 characters.' })
  source?: string | null
  @Field(() => String, { nullable: true, description: 'The licence, at most 200 characters.' })
  licence?: string | null
}

import { ArgsType, Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql'
import type * as contract from '#schema/limits'
import { SKETCH_VOICES } from '#schema/limits'
import { connectionOf, PageArgs } from '#platform/queries/page'
import { CueKind, Sound } from './sound.entity.js'

const SketchVoice = Object.fromEntries(SKETCH_VOICES.map((voice) => [voice, voice])) as {
  [Voice in contract.SketchVoice]: Voice
}
registerEnumType(SketchVoice, { name: 'SketchVoice', description: 'A computer voice, which speaks English.' })

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

@InputType({ description: 'A sound that is made on this server.' })
export class SketchSoundInput {
  @Field(() => ID, { description: 'Which project.' })
  projectId!: string
  @Field(() => CueKind, { description: 'Music, an effect, or a voice.' })
  kind!: contract.CueKind
  @Field(() => String, {
    description:
      'What music and effects are like, at most 500 characters: “sad piano in D minor, 70 bpm”, “rain”. What a voice says, at most 5,000.',
  })
  words!: string
  @Field(() => Float, {
    nullable: true,
    description: 'The exact length of music and effects, 0.5 to 300 seconds; a voice is as long as its text.',
  })
  seconds?: number | null
  @Field(() => Int, { nullable: true, description: 'Left out, it is chosen.' })
  seed?: number | null
  @Field(() => SketchVoice, { nullable: true, description: 'Who speaks; left out, `slt`.' })
  voice?: contract.SketchVoice | null
  @Field(() => String, { nullable: true, description: 'At most 100 characters; left out, the words.' })
  title?: string | null
}

@InputType({ description: 'A part of a piece of music.' })
export class ScoreSectionInput {
  @Field(() => String, { description: 'At most 100 characters.' })
  title!: string
  @Field(() => String, { description: 'What it is like, at most 500 characters; may be empty.' })
  words!: string
  @Field(() => Float, { description: 'Its exact length.' })
  seconds!: number
}

@ObjectType('ScoreSection', { description: 'A part of a piece of music.' })
export class ScoreSectionType {
  @Field(() => String, { description: 'Its title.' })
  title!: string
  @Field(() => String, { description: 'What it is like.' })
  words!: string
  @Field(() => Float, { description: 'Its length.' })
  seconds!: number
}

@ObjectType('SpokenWord', { description: 'A word of a voice.' })
export class SpokenWordType {
  @Field(() => String, { description: 'As it is written.' })
  word!: string
  @Field(() => Float, { description: 'The second of the sound at which it begins.' })
  start!: number
  @Field(() => Float, { description: 'The second of the sound at which it ends.' })
  end!: number
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

import { Extensions, Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql'
import { Refers } from '#platform/api/refers'
import type * as contract from '#schema/limits'
import { dollarsOf } from '#schema/prices'
import { Decimal } from '#platform/api/scalars'
import { Job, type JobOf } from '#platform/queue/job.entity'
import { budgetView, estimateView } from '../../billing/billing-views.js'
import { BudgetType, EstimateType, UNKNOWN_PRICE } from '../../billing/billing.types.js'
import { CueKind, Sound } from '../../sound/sound.entity.js'
import { ScoreSectionInput } from '../../sound/sound-inputs.js'
import type { SoundsEstimate } from './sound-estimates.js'
import { CutItem } from '../../cut/elements/cut-item.entity.js'

@ObjectType('SoundModel', { description: 'A sound model and its inputs.' })
export class SoundModelType {
  @Field(() => ID, { description: 'Its name at the provider, or `sketch/…`.' })
  id!: string
  @Field(() => String, { description: 'Its display name.' })
  name!: string
  @Field(() => CueKind, { description: 'What it makes.' })
  kind!: contract.CueKind
  @Field(() => Boolean, { description: 'Whether it runs on this server, for free.' })
  isSketch!: boolean
  @Field(() => [String], { description: 'Its voices, the default first.' })
  voices!: readonly string[]
  @Field(() => Float, {
    nullable: true,
    description: 'Minimum length in seconds; null: determined by the text.',
  })
  secondsMin!: number | null
  @Field(() => Float, { nullable: true, description: 'Maximum length in seconds.' })
  secondsMax!: number | null
  @Field(() => Int, { description: 'Maximum characters of its text.' })
  wordsMax!: number
  @Field(() => Boolean, { description: 'Whether it accepts a seed.' })
  takesSeed!: boolean
  @Field(() => Boolean, { description: 'Whether it accepts sections with exact lengths.' })
  takesPlan!: boolean
  @Field(() => Boolean, {
    description:
      'Whether it reads the lines of a shot with several voices; others use that of the first line.',
  })
  takesLines!: boolean
  @Field(() => Boolean, { description: 'Whether it accepts a speed of its voice.' })
  takesSpeed!: boolean
  @Field(() => Float, { nullable: true, description: 'Minimum length of a section in seconds.' })
  sectionSecondsMin!: number | null
  @Field(() => Float, { nullable: true, description: 'Maximum length of a section in seconds.' })
  sectionSecondsMax!: number | null
  @Field(() => Boolean, {
    description: 'Whether it makes the sound of a clip of the cut, which is required then.',
  })
  takesClip!: boolean
  @Field(() => Int, { description: 'Typical generation time in seconds.' })
  usualSeconds!: number
  @Field(() => ID, { nullable: true, description: 'A newer model that replaces it.' })
  supersededBy!: string | null
}

@InputType({
  description: 'The use of a sound: `shotId`, `isScore`, `soundId`, or `atSeconds` with or without `itemId`.',
})
class SoundUseInput {
  @Field(() => ID, { nullable: true, description: 'The shot that gets it as its voice.' })
  shotId?: string | null
  @Field(() => Boolean, { nullable: true, description: 'Whether it becomes the music of the storyboard.' })
  isScore?: boolean | null
  @Field(() => ID, { nullable: true, description: 'The item of the cut that its new cue moves with.' })
  itemId?: string | null
  @Field(() => Float, {
    nullable: true,
    description: 'The start of its new cue, in seconds from the start of the item or the film.',
  })
  atSeconds?: number | null
  @Field(() => ID, { nullable: true, description: 'The sound that it replaces in all cues.' })
  soundId?: string | null
}

@ObjectType({ description: 'The use of a sound.' })
@Refers({
  item: [() => CutItem, 'The item; null if none, or if it is not in the cut.'],
  sound: [() => Sound, 'The sound that it replaces; null if none, or if it was deleted.'],
})
class SoundUse {
  @Field(() => ID, { nullable: true, description: 'The shot that gets it as its voice.' })
  shotId?: string | null
  @Field(() => Boolean, { nullable: true, description: 'Whether it becomes the music of the storyboard.' })
  isScore?: boolean | null
  @Field(() => ID, { nullable: true, description: 'The item of the cut that its cue moves with.' })
  itemId?: string | null
  @Field(() => Float, {
    nullable: true,
    description: 'The start of its cue, in seconds from the start of the item or the film.',
  })
  atSeconds?: number | null
  @Field(() => ID, { nullable: true, description: 'The sound that it replaces.' })
  soundId?: string | null
}

@InputType('SoundOrderInput', { description: 'A sound to generate.' })
class SoundOrderInputType {
  @Field(() => CueKind, { description: 'Music, a voice, or an effect.' })
  kind!: contract.CueKind
  @Field(() => ID, { description: 'One of `soundModels`.' })
  model!: string
  @Field(() => String, { description: 'A description, or the text to speak.' })
  words!: string
  @Field(() => Float, { nullable: true, description: 'The length of music and effects.' })
  seconds?: number | null
  @Field(() => Int, { nullable: true, description: 'Chosen at random if omitted.' })
  seed?: number | null
  @Field(() => String, { nullable: true, description: 'The speaker; the model’s default if omitted.' })
  voice?: string | null
  @Field(() => Float, {
    nullable: true,
    description:
      'The speed of the voice, 0.7 to 1.2, in steps of 0.05, for models that take one; 1 if omitted.',
  })
  speed?: number | null
  @Field(() => String, { nullable: true, description: 'At most 100 characters; its text if omitted.' })
  title?: string | null
  @Field(() => [ScoreSectionInput], {
    nullable: true,
    description: 'The sections of music, which add up to its length; at most 100.',
  })
  plan?: ScoreSectionInput[] | null
  @Field(() => SoundUseInput, { nullable: true, description: 'Its use.' })
  use?: SoundUseInput | null
}

@InputType({ description: 'Sounds to order together, all or none.' })
export class GenerateSoundsInput {
  @Field(() => ID, { description: 'The project.' })
  projectId!: string
  @Field(() => [SoundOrderInputType], { description: 'The sounds, at most 100.' })
  sounds!: SoundOrderInputType[]
  @Field(() => Boolean, UNKNOWN_PRICE)
  acceptsUnknownPrice!: boolean | null
}

@ObjectType('SoundOrder', { description: 'An ordered sound and its job.' })
export class SoundOrderType {
  @Field(() => ID, { name: 'jobId', description: 'Its job.' })
  id!: string
  @Field(() => CueKind, { description: 'Music, a voice, or an effect.' })
  kind!: contract.CueKind
  @Field(() => ID, { description: 'The model that makes it.' })
  model!: string
  @Field(() => String, { description: 'Its description or text.' })
  words!: string
  @Field(() => String, { description: 'Its title.' })
  title!: string
  @Field(() => Float, { nullable: true, description: 'Its length; null for a voice.' })
  seconds!: number | null
  @Field(() => String, { nullable: true, description: 'The speaker.' })
  voice!: string | null
  @Field(() => SoundUse, { nullable: true, description: 'Its use.' })
  @Extensions({ inRow: true })
  use!: SoundUse | null
  @Field(() => Job, { description: 'Its state, progress and failure. Cancel and retry it like any job.' })
  @Extensions({ inRow: true })
  job!: Job
}

/** The GraphQL view of a sound job. */
export function soundOrderView(job: Job): SoundOrderType {
  const { kind, model, words, title, seconds, voice, use } = (job as JobOf<'sound'>).payload
  return { id: job.id, kind, model, words, title, seconds, voice, use, job }
}

@ObjectType('SoundEstimate', { description: 'The estimated cost of a sound.' })
export class SoundEstimateType {
  @Field(() => EstimateType, { description: 'Its estimated cost.' })
  @Extensions({ inRow: true })
  estimate!: EstimateType
  @Field(() => Boolean, { description: 'Whether the budgets cover it after those before it.' })
  isWithinBudget!: boolean
  @Field(() => ID, { nullable: true, description: 'The shot that gets it as its voice.' })
  shotId!: string | null
}

@ObjectType('SoundsEstimate', { description: 'The estimated cost of sounds.' })
export class SoundsEstimateType {
  @Field(() => ID, { description: 'The project.' })
  projectId!: string
  @Field(() => [SoundEstimateType], { complexity: 100, description: 'Each, in the order of the input.' })
  sounds!: SoundEstimateType[]
  @Field(() => Decimal, { description: 'Total in US dollars.' })
  usd!: string
  @Field(() => Int, {
    description: 'How many of them have an unknown price, which `usd` leaves out.',
  })
  unknown!: number
  @Field(() => Int, { description: 'How many of them the budgets cover.' })
  affordable!: number
  @Field(() => [BudgetType], { description: 'The budgets that apply to these orders.' })
  budgets!: BudgetType[]
}

export const soundsEstimateView = ({
  micros,
  sounds,
  budgets,
  ...estimate
}: SoundsEstimate): SoundsEstimateType => ({
  ...estimate,
  usd: dollarsOf(micros),
  sounds: sounds.map(({ isWithinBudget, shotId = null, ...one }) => ({
    isWithinBudget,
    shotId,
    estimate: estimateView(one),
  })),
  budgets: budgets.map(budgetView),
})

import { Extensions, Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql'
import type * as contract from '#schema/limits'
import { dollarsOf } from '#schema/prices'
import type { BatchRead } from '#platform/queries/loaders'
import { type Row, rowsBy } from '#platform/queries/rows'
import { Job, type JobOf } from '#platform/queue/job.entity'
import { budgetView, estimateView } from '../../billing/billing-views.js'
import { BudgetType, EstimateType, UNKNOWN_PRICE } from '../../billing/billing.types.js'
import { CueKind } from '../../sound/sound.entity.js'
import { ScoreSectionInput } from '../../sound/sound-inputs.js'
import type { SoundsEstimate } from './sound-estimates.js'

/** Orders of a project that are listed. */
export const MOST_SOUND_ORDERS = 100
/** Failed ones are listed for so long. */
const FAILED_HOURS = 24

/** The unfinished and recently failed orders of projects, the newest first. */
export const soundOrdersByProject: BatchRead<Row<Job>[]> = async (em, projectIds) => {
  const ids = `{${projectIds.join(',')}}`
  const jobs = await rowsBy(em, Job, 'project_id', projectIds, {
    sql: `r.id in (select o.id from unnest(?::uuid[]) p(id) cross join lateral (
        select j.id from job j where j.project_id = p.id and j.kind = 'sound'
          and (j.status in ('queued', 'running')
            or j.status = 'failed' and j.finished_at > now() - make_interval(hours => ?))
        order by j.created_at desc, j.id desc limit ?) o)`,
    parameters: [ids, FAILED_HOURS, MOST_SOUND_ORDERS],
  })
  jobs.sort((one, other) => +other.createdAt - +one.createdAt || (one.id < other.id ? 1 : -1))
  return new Map(projectIds.map((id) => [id, jobs.filter(({ projectId }) => projectId === id)]))
}

@ObjectType('SoundModel', { description: 'A model that makes sounds, and what it takes.' })
export class SoundModelType {
  @Field(() => ID, { description: 'Its name at the provider, or `sketch/…`.' })
  id!: string
  @Field(() => String, { description: 'Its name for people.' })
  name!: string
  @Field(() => CueKind, { description: 'What it makes.' })
  kind!: contract.CueKind
  @Field(() => Boolean, { description: 'Whether it works on this server, for free.' })
  isSketch!: boolean
  @Field(() => [String], { description: 'Who may speak, its own choice first.' })
  voices!: readonly string[]
  @Field(() => Float, {
    nullable: true,
    description: 'The shortest length in seconds; null: as long as the text.',
  })
  secondsMin!: number | null
  @Field(() => Float, { nullable: true, description: 'The longest length in seconds.' })
  secondsMax!: number | null
  @Field(() => Int, { description: 'Characters of its words at most.' })
  wordsMax!: number
  @Field(() => Boolean, { description: 'Whether it takes a seed.' })
  takesSeed!: boolean
  @Field(() => Boolean, { description: 'Whether it makes sections of exact lengths.' })
  takesPlan!: boolean
  @Field(() => Float, { nullable: true, description: 'The shortest section in seconds.' })
  sectionMin!: number | null
  @Field(() => Float, { nullable: true, description: 'The longest section in seconds.' })
  sectionMax!: number | null
  @Field(() => Boolean, { description: 'Whether it makes the sound of a clip of the cut, which it needs.' })
  takesClip!: boolean
  @Field(() => Int, { description: 'How many seconds it usually takes.' })
  usualSeconds!: number
  @Field(() => ID, { nullable: true, description: 'A newer model that makes the same better.' })
  supersededBy!: string | null
}

@InputType({
  description: 'What a sound is for: `shotId`, `isScore`, `soundId`, or `at` with or without `itemId`.',
})
class SoundUseInput {
  @Field(() => ID, { nullable: true, description: 'It becomes the voice of this shot.' })
  shotId?: string | null
  @Field(() => Boolean, { nullable: true, description: 'Whether it becomes the music of the storyboard.' })
  isScore?: boolean | null
  @Field(() => ID, { nullable: true, description: 'A new cue moves with this item of the cut.' })
  itemId?: string | null
  @Field(() => Float, {
    nullable: true,
    description: 'A new cue begins so many seconds from the start of the item, or else of the film.',
  })
  at?: number | null
  @Field(() => ID, { nullable: true, description: 'It takes the place of this sound in all cues.' })
  soundId?: string | null
}

@ObjectType({ description: 'What a sound is for.' })
class SoundUse {
  @Field(() => ID, { nullable: true, description: 'The shot whose voice it becomes.' })
  shotId?: string | null
  @Field(() => Boolean, { nullable: true, description: 'Whether it becomes the music of the storyboard.' })
  isScore?: boolean | null
  @Field(() => ID, { nullable: true, description: 'The item of the cut at which it gets a cue.' })
  itemId?: string | null
  @Field(() => Float, {
    nullable: true,
    description: 'The second of the item, or of the film, at which its cue begins.',
  })
  at?: number | null
  @Field(() => ID, { nullable: true, description: 'The sound whose place it takes.' })
  soundId?: string | null
}

@InputType({ description: 'A sound that is to be made.' })
class SoundOrderInputType {
  @Field(() => CueKind, { description: 'Music, a voice, or an effect.' })
  kind!: contract.CueKind
  @Field(() => ID, { description: 'One of `soundModels`.' })
  model!: string
  @Field(() => String, { description: 'What it is like, or the text that is spoken.' })
  words!: string
  @Field(() => Float, { nullable: true, description: 'The length of music and effects.' })
  seconds?: number | null
  @Field(() => Int, { nullable: true, description: 'Left out, it is chosen.' })
  seed?: number | null
  @Field(() => String, { nullable: true, description: 'Who speaks; left out, the model’s own choice.' })
  voice?: string | null
  @Field(() => String, { nullable: true, description: 'At most 100 characters; left out, its words.' })
  title?: string | null
  @Field(() => [ScoreSectionInput], {
    nullable: true,
    description: 'The sections of music, which make up its length; at most 100.',
  })
  plan?: ScoreSectionInput[] | null
  @Field(() => SoundUseInput, { nullable: true, description: 'What it is for.' })
  use?: SoundUseInput | null
}

@InputType({ description: 'Sounds that are made together, all or none.' })
export class GenerateSoundsInput {
  @Field(() => ID, { description: 'Which project.' })
  projectId!: string
  @Field(() => [SoundOrderInputType], { description: 'The sounds, at most 100.' })
  sounds!: SoundOrderInputType[]
  @Field(() => Boolean, UNKNOWN_PRICE)
  acceptsUnknownPrice!: boolean | null
}

@ObjectType('SoundOrder', { description: 'A sound that was ordered, and the job that makes it.' })
export class SoundOrderType {
  @Field(() => ID, { description: 'That of its job.' })
  id!: string
  @Field(() => CueKind, { description: 'What it is.' })
  kind!: contract.CueKind
  @Field(() => ID, { description: 'The model that makes it.' })
  model!: string
  @Field(() => String, { description: 'What it is made from.' })
  words!: string
  @Field(() => String, { description: 'Its title.' })
  title!: string
  @Field(() => Float, { nullable: true, description: 'Its length; null for a voice.' })
  seconds!: number | null
  @Field(() => String, { nullable: true, description: 'Who speaks.' })
  voice!: string | null
  @Field(() => SoundUse, { nullable: true, description: 'What it is for.' })
  @Extensions({ inRow: true })
  use!: SoundUse | null
  @Field(() => Job, { description: 'Its state, progress and failure. Cancel and retry it as any job.' })
  @Extensions({ inRow: true })
  job!: Job
}

/** What is shown of a job that makes a sound. */
export function soundOrderView(job: Job): SoundOrderType {
  const { kind, model, words, title, seconds, voice, use } = (job as JobOf<'sound'>).payload
  return { id: job.id, kind, model, words, title, seconds, voice, use, job }
}

@ObjectType('SoundEstimate', { description: 'What a sound would cost.' })
class SoundEstimateType {
  @Field(() => EstimateType, { description: 'What it will probably cost.' })
  @Extensions({ inRow: true })
  estimate!: EstimateType
  @Field(() => Boolean, { description: 'Whether the budgets last for it after those before it.' })
  isWithinBudget!: boolean
}

@ObjectType('SoundsEstimate', { description: 'What sounds would cost if they were ordered now.' })
export class SoundsEstimateType {
  @Field(() => ID, { description: 'The project.' })
  projectId!: string
  @Field(() => [SoundEstimateType], { complexity: 100, description: 'Each, in the order of the input.' })
  sounds!: SoundEstimateType[]
  @Field(() => String, { description: 'US dollars, as a decimal number, for all.' })
  usd!: string
  @Field(() => Int, {
    description: 'How many of them have a price that is not known, and which `usd` lacks.',
  })
  unknown!: number
  @Field(() => Int, { description: 'How many of them the budgets last for.' })
  affordable!: number
  @Field(() => [BudgetType], { description: 'The budgets that these orders count for.' })
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
  sounds: sounds.map(({ isWithinBudget, ...one }) => ({ isWithinBudget, estimate: estimateView(one) })),
  budgets: budgets.map(budgetView),
})

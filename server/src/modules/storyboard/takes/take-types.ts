import { Field, ID, Int, ObjectType } from 'type-graphql'
import { dollarsOf } from '#schema/prices'
import { budgetView, estimateView } from '../../billing/billing-views.js'
import { BudgetType, EstimateType } from '../../billing/billing.types.js'
import { Clip } from '../../video/clip.entity.js'
import { Video } from '../../video/video.entity.js'
import type { BoardCutPlan } from './board-cut.js'
import type { BoardEstimate } from './take-estimate.js'
import { StoryboardShot } from '../shots/shot.entity.js'

@ObjectType('ShotTakeEstimate', { description: 'What a take of a shot would be, and what it would cost.' })
export class ShotTakeEstimateType {
  @Field(() => StoryboardShot, { description: 'The shot.' })
  shot!: StoryboardShot
  @Field(() => Boolean, { description: 'Whether it has no take that is in progress or can be chosen.' })
  isMissing!: boolean
  @Field(() => String, { nullable: true, description: 'The model; null where none takes what it gives.' })
  model!: string | null
  @Field(() => Int, { nullable: true, description: 'Seconds of the take; null where the model decides.' })
  seconds!: number | null
  @Field(() => EstimateType, { description: 'What it will probably cost.' })
  estimate!: EstimateType
  @Field(() => String, { nullable: true, description: 'Why it cannot be ordered, in a sentence.' })
  problem!: string | null
  @Field(() => Boolean, {
    description: 'Of a missing one: whether the budgets last for it after those before it.',
  })
  isWithinBudget!: boolean
}

@ObjectType('StoryboardEstimate', { description: 'What the takes of a storyboard would cost.' })
export class StoryboardEstimateType {
  @Field(() => ID, { description: 'The project.' })
  projectId!: string
  @Field(() => [ShotTakeEstimateType], {
    complexity: 100,
    description: 'Another take of each shot, in order: at most 100.',
  })
  takes!: ShotTakeEstimateType[]
  @Field(() => Int, { description: 'How many shots have no take.' })
  missing!: number
  @Field(() => String, {
    description: 'US dollars, as a decimal number, for the missing ones that can be ordered.',
  })
  usd!: string
  @Field(() => Int, {
    description: 'How many of them have a price that is not known, and which `usd` lacks.',
  })
  unknown!: number
  @Field(() => Int, { description: 'How many of the missing ones the budgets last for.' })
  affordable!: number
  @Field(() => [BudgetType], { description: 'The budgets that these orders count for.' })
  budgets!: BudgetType[]
}

export const boardEstimateView = ({
  micros,
  takes,
  budgets,
  ...estimate
}: BoardEstimate): StoryboardEstimateType => ({
  ...estimate,
  usd: dollarsOf(micros),
  takes: takes.map(({ micros, isFree, ...take }) => ({
    ...take,
    estimate: estimateView({ micros, isFree }),
  })),
  budgets: budgets.map(budgetView),
})

@ObjectType('ShotInCut', { description: 'What becomes of a shot in the cut.' })
export class ShotInCutType {
  @Field(() => StoryboardShot, { description: 'The shot.' })
  shot!: StoryboardShot
  @Field(() => Clip, { nullable: true, description: 'Its take; null: the shot is left out.' })
  take!: Clip | null
  @Field(() => String, { nullable: true, description: 'Why it is left out, in a sentence.' })
  leftOut!: string | null
  @Field(() => Boolean, { description: 'Whether its take waits for a review, and is accepted by the cut.' })
  isAccepted!: boolean
  @Field(() => Boolean, { description: 'Whether its take lasts longer than was planned: it is used whole.' })
  isLonger!: boolean
}

@ObjectType('StoryboardCut', { description: 'What a cut from the board would be.' })
export class StoryboardCutType {
  @Field(() => ID, { description: 'The project.' })
  projectId!: string
  @Field(() => [ShotInCutType], { complexity: 100, description: 'All shots in order: at most 100.' })
  shots!: ShotInCutType[]
  @Field(() => [Video], {
    complexity: 50,
    description: 'Accepted videos that are on no shot: they stay, behind the others.',
  })
  others!: Video[]
  @Field(() => [Clip], {
    complexity: 20,
    description:
      'Accepted takes of its shots that give way to the chosen ones: they wait for a review again.',
  })
  givingWay!: Clip[]
}

export const boardCutView = (projectId: string, plan: BoardCutPlan): StoryboardCutType => ({
  projectId,
  ...plan,
})

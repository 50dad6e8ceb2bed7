import { Field, ID, Int, ObjectType } from 'type-graphql'
import { enumOf } from '#platform/api/graphql-types'
import { dollarsOf } from '#schema/prices'
import type { Viewer } from '#platform/auth/viewer'
import { Decimal } from '#platform/api/scalars'
import { budgetView, estimateView } from '../../billing/billing-views.js'
import { BudgetType, EstimateType } from '../../billing/billing.types.js'
import { Clip } from '../../video/clip.entity.js'
import { Video } from '../../video/video.entity.js'
import type { BoardCutPlan } from './board-cut.js'
import type { BoardEstimate } from './take-estimate.js'
import { StoryboardShot } from '../shots/shot.entity.js'

export const REMAKES_OUTDATED =
  'Whether to order further takes of shots whose inputs have changed since all of their takes, too.'

const SHOT_ORDERS = ['TAKES', 'FIRST_FRAMES'] as const
export type ShotOrder = (typeof SHOT_ORDERS)[number]
export const ShotOrders = enumOf('ShotOrder', 'What is ordered for the shots of a storyboard.', SHOT_ORDERS)

/** The estimates of what is ordered. */
export type BoardEstimates = Record<
  ShotOrder,
  { of(viewer: Viewer, projectId: string): Promise<BoardEstimate> }
>

@ObjectType('ShotTakeEstimate', { description: 'The estimate of a take or first frame of a shot.' })
export class ShotTakeEstimateType {
  @Field(() => StoryboardShot, { description: 'The shot.' })
  shot!: StoryboardShot
  @Field(() => Boolean, { description: 'Whether it has none that is in progress or can be chosen.' })
  isMissing!: boolean
  @Field(() => Boolean, {
    description: 'Whether its inputs have changed since all of them, and none is in progress.',
  })
  isOutdated!: boolean
  @Field(() => String, { nullable: true, description: 'The model; null if none accepts its inputs.' })
  model!: string | null
  @Field(() => Int, {
    nullable: true,
    description: 'Seconds of the take; null if the model decides, and for a first frame.',
  })
  seconds!: number | null
  @Field(() => EstimateType, { description: 'Its estimated cost.' })
  estimate!: EstimateType
  @Field(() => String, { nullable: true, description: 'Why it cannot be ordered, as a sentence.' })
  problem!: string | null
  @Field(() => Boolean, {
    description: 'Whether it is missing, and the budgets cover it and all missing ones before it.',
  })
  isWithinBudget!: boolean
}

@ObjectType('StoryboardEstimate', {
  description: 'The estimated cost of the takes or first frames of a storyboard.',
})
export class StoryboardEstimateType {
  @Field(() => ID, { description: 'The project.' })
  projectId!: string
  @Field(() => [ShotTakeEstimateType], {
    complexity: 100,
    description: 'Another take or first frame of each shot, in order: at most 100.',
  })
  takes!: ShotTakeEstimateType[]
  @Field(() => Int, { description: 'How many shots have none.' })
  missing!: number
  @Field(() => Decimal, { description: 'US dollars for the missing ones that can be ordered.' })
  usd!: string
  @Field(() => Int, {
    description: 'How many of them have an unknown price, which `usd` leaves out.',
  })
  unknown!: number
  @Field(() => Int, { description: 'How many of the missing ones the budgets cover.' })
  affordable!: number
  @Field(() => [BudgetType], { description: 'The budgets that apply to these orders.' })
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

@ObjectType('ShotInCut', { description: 'A shot in the cut.' })
export class ShotInCutType {
  @Field(() => StoryboardShot, { description: 'The shot.' })
  shot!: StoryboardShot
  @Field(() => Clip, { nullable: true, description: 'Its take; null: the shot is left out.' })
  take!: Clip | null
  @Field(() => String, { nullable: true, description: 'Why it is left out, as a sentence.' })
  leftOut!: string | null
  @Field(() => Boolean, { description: 'Whether its take waits for a review; the cut accepts it.' })
  isAccepted!: boolean
  @Field(() => Boolean, { description: 'Whether its take is longer than planned; it is used in full.' })
  isLonger!: boolean
}

@ObjectType('StoryboardCut', { description: 'A preview of the cut from the storyboard.' })
export class StoryboardCutType {
  @Field(() => ID, { description: 'The project.' })
  projectId!: string
  @Field(() => [ShotInCutType], { complexity: 100, description: 'All shots in order: at most 100.' })
  shots!: ShotInCutType[]
  @Field(() => [Video], {
    complexity: 50,
    description: 'Accepted videos that belong to no shot; they follow at the end.',
  })
  others!: Video[]
  @Field(() => [Clip], {
    complexity: 20,
    description: 'Accepted takes that the chosen ones replace; they wait for a review again.',
  })
  givingWay!: Clip[]
}

export const boardCutView = (projectId: string, plan: BoardCutPlan): StoryboardCutType => ({
  projectId,
  ...plan,
})

import {
  Arg,
  Ctx,
  Field,
  FieldResolver,
  ID,
  InputType,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql'
import { Authorized } from '#platform/api/authorized'
import { type Context, signedIn } from '#platform/api/context'
import type { Visible } from '#platform/auth/visible'
import { estimateView } from '../../billing/billing-views.js'
import { EstimateType, UNKNOWN_PRICE } from '../../billing/billing.types.js'
import { Clip } from '../../video/clip.entity.js'
import { clipsById } from '../../video/video.loader.js'
import { refusalsByShot } from '../storyboard.entity.js'
import type { ShotInputs } from '../shots/shot-inputs-hash.js'
import { StoryboardShot } from '../shots/shot.entity.js'
import { Project } from '../../project/project.entity.js'
import type { ChosenTakes } from './chosen-takes.js'
import type { TakeEstimates } from './take-estimate.js'
import { type ShotState, shotStateOf } from './shot-state.js'
import { SHOT_INPUT, ShotTakeState, takeStateOf } from './take-state.js'
import type { TakeOrders } from './take-orders.js'
import {
  type BoardEstimates,
  REMAKES_OUTDATED,
  type ShotOrder,
  ShotOrders,
  StoryboardCutType,
  StoryboardEstimateType,
  boardCutView,
  boardEstimateView,
} from './take-types.js'
import { ShotRefusal } from './shot-take.entity.js'
import type { BoardCut } from './board-cut.js'
import { BATCH_DESCRIPTION } from '../shot-batch.js'

const PROJECT = { description: 'The project.' }
const SHOT = { description: 'The shot.' }

/** A shot whose state has been read. */
interface KnownShot {
  id: string
  shot: StoryboardShot
  state: ShotState
}

@InputType({ description: 'The shots of a storyboard that get a take.' })
class GenerateMissingTakesInput {
  @Field(() => ID, PROJECT)
  projectId!: string
  @Field(() => [ID], { nullable: true, description: 'Only these shots; all if omitted.' })
  shotIds?: string[] | null
  @Field(() => Boolean, { nullable: true, description: REMAKES_OUTDATED })
  remakesOutdated?: boolean
  @Field(() => Boolean, UNKNOWN_PRICE)
  acceptsUnknownPrice?: boolean | null
}

@InputType({ description: 'A shot that gets a take.' })
class GenerateShotTakeInput {
  @Field(() => ID, SHOT)
  id!: string
  @Field(() => Boolean, UNKNOWN_PRICE)
  acceptsUnknownPrice?: boolean | null
}

@InputType({ description: 'A shot and its chosen take.' })
class ChooseShotTakeInput {
  @Field(() => ID, SHOT)
  id!: string
  @Field(() => ID, { nullable: true, description: 'One of its takes; null: none.' })
  videoId?: string | null
}

/** The takes of shots: estimates, orders, and the chosen one. */
@Resolver(() => StoryboardShot)
export class ShotTakesResolver {
  constructor(
    private readonly deps: {
      orders: TakeOrders
      estimates: TakeEstimates
      estimatesOf: BoardEstimates
      chosen: ChosenTakes
    },
  ) {}

  @FieldResolver(() => ShotTakeState, { complexity: 1, description: 'Whether it has a take.' })
  async takeState(@Root() shot: StoryboardShot, @Ctx() { loaders }: Context): Promise<ShotTakeState> {
    return takeStateOf(await shotStateOf(shot, loaders))
  }

  @FieldResolver(() => Boolean, {
    complexity: 1,
    description: 'Whether it has changed since its chosen take was ordered on the board.',
  })
  async isOutOfDate(@Root() shot: StoryboardShot, @Ctx() { loaders }: Context): Promise<boolean> {
    return (await shotStateOf(shot, loaders)).changedSinceTake.length > 0
  }

  @FieldResolver(() => [SHOT_INPUT], { description: 'The inputs that changed since then.' })
  async changedSinceTake(
    @Root() shot: StoryboardShot,
    @Ctx() { loaders }: Context,
  ): Promise<(keyof ShotInputs)[]> {
    return (await shotStateOf(shot, loaders)).changedSinceTake
  }

  @FieldResolver(() => Int, { complexity: 1, description: 'The number of its takes, without deleted ones.' })
  async takeCount(@Root() shot: StoryboardShot, @Ctx() { loaders }: Context): Promise<number> {
    return (await shotStateOf(shot, loaders)).takeCount
  }

  @FieldResolver(() => Clip, { nullable: true, description: 'The take that was ordered last.' })
  async newestTake(@Root() shot: StoryboardShot, @Ctx() { loaders }: Context): Promise<Clip | null> {
    const { newestTakeId } = await shotStateOf(shot, loaders)
    return newestTakeId ? loaders.of(clipsById).load(newestTakeId) : null
  }

  @FieldResolver(() => EstimateType, { description: 'The estimated cost of another take.' })
  async takeEstimate(@Root() shot: StoryboardShot, @Ctx() { loaders }: Context): Promise<EstimateType> {
    const state = await shotStateOf(shot, loaders)
    const estimates = loaders.below('take estimate', {}, (known: readonly KnownShot[]) =>
      this.deps.estimates.ofShots(
        known.map((one) => one.shot),
        {
          boards: new Map(known.map((one) => [one.shot.projectId, one.state.board])),
          references: new Map(known.map((one) => [one.id, one.state.references])),
        },
      ),
    )
    return estimateView((await estimates.load({ id: shot.id, shot, state }))!)
  }

  @FieldResolver(() => ShotRefusal, {
    nullable: true,
    description: 'Why the last order of a take was refused, or null.',
  })
  async refusal(@Root() shot: StoryboardShot, @Ctx() { loaders }: Context): Promise<ShotRefusal | null> {
    const { isRefused } = await shotStateOf(shot, loaders)
    return isRefused ? loaders.of(refusalsByShot).load(shot.id) : null
  }

  @Query(() => StoryboardEstimateType, {
    description: 'The estimated cost of takes or first frames for the shots of a project.',
  })
  async storyboardEstimate(
    @Arg('projectId', () => ID, PROJECT) projectId: string,
    @Arg('of', () => ShotOrders, { defaultValue: 'TAKES', description: 'What to estimate.' }) of: ShotOrder,
    @Ctx() context: Context,
  ): Promise<StoryboardEstimateType> {
    return boardEstimateView(await this.deps.estimatesOf[of].of(signedIn(context), projectId))
  }

  @Authorized({ action: 'generate' })
  @Mutation(() => [StoryboardShot], {
    description: `Orders a take of each shot that has words and no take, in order. ${BATCH_DESCRIPTION} Returns the shots ordered or refused.`,
  })
  generateMissingTakes(
    @Arg('input', () => GenerateMissingTakesInput, { description: 'The order.' }) {
      projectId,
      ...batch
    }: GenerateMissingTakesInput,
    @Ctx() context: Context,
  ): Promise<StoryboardShot[]> {
    return this.deps.orders.generateMissing(signedIn(context), projectId, batch)
  }

  @Authorized({ action: 'generate' })
  @Mutation(() => StoryboardShot, {
    description:
      'Orders another take of a shot; an error is stored as its `refusal`. CONFLICT while one is being generated.',
  })
  generateShotTake(
    @Arg('input', () => GenerateShotTakeInput, { description: 'The order.' }) {
      id,
      acceptsUnknownPrice,
    }: GenerateShotTakeInput,
    @Ctx() context: Context,
  ): Promise<StoryboardShot> {
    return this.deps.orders.generateTake(signedIn(context), id, { acceptsUnknownPrice })
  }

  @Authorized({ action: 'generate' })
  @Mutation(() => StoryboardShot, { description: 'Chooses a take of a shot.' })
  chooseShotTake(
    @Arg('input', () => ChooseShotTakeInput, { description: 'The choice.' }) {
      id,
      videoId,
    }: ChooseShotTakeInput,
    @Ctx() context: Context,
  ): Promise<StoryboardShot> {
    return this.deps.chosen.choose(signedIn(context), id, videoId ?? null)
  }
}

const WHICH = { description: 'The project.' }

/** The cut of a project from its storyboard. */
@Resolver()
export class BoardCutResolver {
  constructor(private readonly boardCut: BoardCut) {}

  @Query(() => StoryboardCutType, { description: 'A preview of `updateCutFromStoryboard`.' })
  async storyboardCut(
    @Arg('projectId', () => ID, WHICH) projectId: string,
    @Ctx() context: Context,
  ): Promise<StoryboardCutType> {
    return boardCutView(projectId, await this.boardCut.plan(signedIn(context), projectId))
  }

  @Authorized({ action: 'cut' })
  @Mutation(() => Project, {
    description:
      'Puts the chosen takes into the draft of the film, in the order of the board and with its transitions. Takes that wait for a review are accepted. Accepted videos that belong to no shot follow at the end.',
  })
  async updateCutFromStoryboard(
    @Arg('projectId', () => ID, WHICH) projectId: string,
    @Ctx() context: Context,
  ): Promise<Visible<Project>> {
    return (await this.boardCut.make(signedIn(context), projectId)).project
  }
}

import { Arg, Ctx, Field, FieldResolver, ID, InputType, Int, Mutation, Resolver, Root } from 'type-graphql'
import { Authorized } from '#platform/api/authorized'
import { type Context, signedIn } from '#platform/api/context'
import { Job } from '#platform/queue/job.entity'
import { User, usersById } from '../../account/user.entity.js'
import { UNKNOWN_PRICE } from '../../billing/billing.types.js'
import { jobsById } from '../../jobs/job.loader.js'
import { VideoStatus } from '../../video/clip.entity.js'
import type { ShotInputs } from '../shots/shot-inputs-hash.js'
import { StoryboardShot } from '../shots/shot.entity.js'
import { SHOT_INPUT } from '../takes/take-state.js'
import { REMAKES_OUTDATED } from '../takes/take-types.js'
import type { FirstFrameDecisions } from './first-frame-decisions.js'
import type { FirstFrameOrders } from './first-frame-orders.js'
import { firstFramesOf, shownFrame } from './first-frame-status.js'
import { FirstFrameType, firstFrameView } from './first-frame-view.js'
import { BATCH_DESCRIPTION } from '../shot-batch.js'

const WHICH = { description: 'The first frame.' }
const ORDER = { description: 'The order.' }
const DECISION = { description: 'The decision.' }

export const FRAME_TO_CHANGE = 'A first frame of the shot to change as `words` say; omitted: a new one.'
export const CHANGE_WORDS = 'What to change, at most 500 characters; only with `frameId`.'
export const CHANGE_MARKS =
  'Marks that show where to change it, in the format of review notes: JSON, at most 16 KB; only with `frameId`.'
export const ACCEPTED_REVISION =
  'The revision of the shot that the decision is based on; CONFLICT if its first frame has changed since.'

@InputType({ description: 'The shots of a storyboard that get a first frame.' })
class DrawMissingFirstFramesInput {
  @Field(() => ID, { description: 'The project.' })
  projectId!: string
  @Field(() => [ID], { nullable: true, description: 'Only these shots; all if omitted.' })
  shotIds?: string[] | null
  @Field(() => Boolean, { nullable: true, description: REMAKES_OUTDATED })
  remakesOutdated?: boolean
  @Field(() => Boolean, UNKNOWN_PRICE)
  acceptsUnknownPrice?: boolean | null
}

@InputType({ description: 'A shot that gets a first frame.' })
class DrawFirstFrameInput {
  @Field(() => ID, { description: 'The shot.' })
  shotId!: string
  @Field(() => ID, { nullable: true, description: FRAME_TO_CHANGE })
  frameId?: string | null
  @Field(() => String, { nullable: true, description: CHANGE_WORDS })
  words?: string | null
  @Field(() => String, { nullable: true, description: CHANGE_MARKS })
  drawing?: string | null
  @Field(() => Boolean, UNKNOWN_PRICE)
  acceptsUnknownPrice?: boolean | null
}

@InputType({ description: 'A first frame that is accepted.' })
class AcceptFirstFrameInput {
  @Field(() => ID, WHICH)
  id!: string
  @Field(() => Int, { nullable: true, description: ACCEPTED_REVISION })
  revision?: number | null
}

@InputType({ description: 'A first frame that is declined.' })
class DeclineFirstFrameInput {
  @Field(() => ID, WHICH)
  id!: string
  @Field(() => String, { nullable: true, description: 'Why, at most 200 characters.' })
  reason?: string | null
}

/** The first frames of shots: orders and decisions. */
@Resolver(() => StoryboardShot)
export class FirstFramesResolver {
  constructor(private readonly deps: { orders: FirstFrameOrders; decisions: FirstFrameDecisions }) {}

  @FieldResolver(() => [FirstFrameType], {
    complexity: 20,
    description:
      'The pictures drawn as its first frame, newest first: at most 100. The accepted one is its `firstFrame`.',
  })
  async firstFrames(@Root() shot: StoryboardShot, @Ctx() context: Context): Promise<FirstFrameType[]> {
    return (await firstFramesOf(shot, context.loaders)).map(firstFrameView)
  }

  @FieldResolver(() => VideoStatus, {
    nullable: true,
    complexity: 0, // read for all shots at once
    description:
      'The status of its first frames: the first of in progress, pending, accepted and failed that one of them has, or null.',
  })
  async firstFrameStatus(
    @Root() shot: StoryboardShot,
    @Ctx() { loaders }: Context,
  ): Promise<VideoStatus | null> {
    return shownFrame(await firstFramesOf(shot, loaders))?.status ?? null
  }

  @FieldResolver(() => [SHOT_INPUT], {
    complexity: 0,
    description: 'The inputs that changed since the first frame with that status was ordered.',
  })
  async changedSinceFirstFrame(
    @Root() shot: StoryboardShot,
    @Ctx() { loaders }: Context,
  ): Promise<(keyof ShotInputs)[]> {
    return shownFrame(await firstFramesOf(shot, loaders))?.changed ?? []
  }

  @Authorized({ action: 'generate' })
  @Mutation(() => [StoryboardShot], {
    description: `Draws a first frame of each shot that has words and none, in order. ${BATCH_DESCRIPTION} Returns the shots ordered or refused.`,
  })
  drawMissingFirstFrames(
    @Arg('input', () => DrawMissingFirstFramesInput, ORDER) {
      projectId,
      ...batch
    }: DrawMissingFirstFramesInput,
    @Ctx() context: Context,
  ): Promise<StoryboardShot[]> {
    return this.deps.orders.drawMissing(signedIn(context), projectId, batch)
  }

  @Authorized({ action: 'generate' })
  @Mutation(() => StoryboardShot, {
    description:
      'Draws another first frame of a shot, or changes one; a refusal is stored as a failed one. CONFLICT while one is being drawn.',
  })
  drawFirstFrame(
    @Arg('input', () => DrawFirstFrameInput, ORDER) { shotId, ...order }: DrawFirstFrameInput,
    @Ctx() context: Context,
  ): Promise<StoryboardShot> {
    return this.deps.orders.draw(signedIn(context), shotId, order)
  }

  @Authorized({ action: 'generate' })
  @Mutation(() => StoryboardShot, { description: 'Makes a drawn picture the first frame of its shot.' })
  acceptFirstFrame(
    @Arg('input', () => AcceptFirstFrameInput, DECISION) { id, revision }: AcceptFirstFrameInput,
    @Ctx() context: Context,
  ): Promise<StoryboardShot> {
    return this.deps.decisions.accept(signedIn(context), id, revision)
  }

  @Authorized({ action: 'generate' })
  @Mutation(() => StoryboardShot, {
    description: 'Declines a drawn picture, also an accepted one: its shot has no first frame then.',
  })
  declineFirstFrame(
    @Arg('input', () => DeclineFirstFrameInput, DECISION) { id, reason }: DeclineFirstFrameInput,
    @Ctx() context: Context,
  ): Promise<StoryboardShot> {
    return this.deps.decisions.decline(signedIn(context), id, { reason })
  }
}

/** Fields of a first frame that load other objects. */
@Resolver(() => FirstFrameType)
export class FirstFrameFieldsResolver {
  @FieldResolver(() => Job, { nullable: true, description: 'The job that draws it; null if it was refused.' })
  job(@Root() { jobId }: FirstFrameType, @Ctx() { loaders }: Context): Promise<Job | null> | null {
    return jobId ? loaders.of(jobsById).load(jobId) : null
  }

  @FieldResolver(() => User, { description: 'Who ordered it.' })
  orderedBy(@Root() { orderedById }: FirstFrameType, @Ctx() { loaders }: Context) {
    return loaders.of(usersById).load(orderedById)
  }
}

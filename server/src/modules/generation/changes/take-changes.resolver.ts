import {
  Arg,
  Ctx,
  Extensions,
  Field,
  FieldResolver,
  Float,
  ID,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql'
import { enumOf } from '#platform/api/graphql-types'
import { type TakeChange, type Tool as ToolName, TOOLS, isUpscaled } from '#schema/limits'
import { Authorized } from '#platform/api/authorized'
import { type Context, signedIn } from '#platform/api/context'
import { Refers } from '#platform/api/refers'
import { estimateView } from '../../billing/billing-views.js'
import { EstimateType } from '../../billing/billing.types.js'
import { Sound } from '../../sound/sound.entity.js'
import { Clip } from '../../video/clip.entity.js'
import type { TakeChanges } from './take-changes.js'

const Tool = enumOf(
  'Tool',
  'A tool that makes a new take from a finished one: lip sync to a voice, or upscaling.',
  TOOLS,
)

const FACTOR = 'Scale factor of its size: 1.5, 2, 3 or 4'

@ObjectType('TakeChange', { description: 'How a take was made from a finished one.' })
@Refers({
  video: [() => Clip, 'The original take; null if it was deleted.'],
  sound: [() => Sound, 'The voice; null if none, or if it was deleted.'],
})
class TakeChangeType {
  @Field(() => Tool, { description: 'The tool.' })
  tool!: ToolName
  @Field(() => ID, { description: 'The original take; may be deleted.' })
  videoId!: string
  @Field(() => ID, { nullable: true, description: 'The voice; may be deleted.' })
  soundId!: string | null
  @Field(() => Float, { nullable: true, description: `${FACTOR}; null for lip sync.` })
  factor!: number | null
}

@ObjectType({ description: 'A change that a tool can make, with its estimated cost.' })
export class OfferedChange {
  @Field(() => Tool, { description: 'The tool.' })
  tool!: ToolName
  @Field(() => String, { description: 'The name of the model.' })
  name!: string
  @Field(() => Float, { nullable: true, description: `${FACTOR}; null for lip sync.` })
  factor!: number | null
  @Field(() => Int, { description: 'Width of the new take in pixels.' })
  width!: number
  @Field(() => Int, { description: 'Height of the new take in pixels.' })
  height!: number
  @Field(() => EstimateType, { description: 'Its estimated cost.' })
  estimate!: EstimateType
  @Field(() => String, { nullable: true, description: 'Why it cannot be ordered; null if it can.' })
  refusal!: string | null
}

@InputType({ description: 'A take and a voice of its project.' })
export class SyncLipsInput {
  @Field(() => ID, { description: 'The finished take.' })
  videoId!: string
  @Field(() => ID, { description: 'The voice, which starts with the take.' })
  soundId!: string
}

@InputType({ description: 'An accepted take and its scale factor.' })
export class UpscaleVideoInput {
  @Field(() => ID, { description: 'The take.' })
  videoId!: string
  @Field(() => Float, { description: `${FACTOR}; at most 2160 lines of the shorter side.` })
  factor!: number
}

@Resolver(() => Clip)
export class TakeChangesResolver {
  constructor(private readonly all: TakeChanges) {}

  @Query(() => [OfferedChange], {
    complexity: 10,
    description: 'The changes that the provider’s tools can make to a take, with prices.',
  })
  async offeredChanges(
    @Arg('videoId', () => ID, { description: 'The take.' }) videoId: string,
    @Ctx() context: Context,
  ): Promise<OfferedChange[]> {
    const offered = await this.all.offer(signedIn(context), videoId)
    return offered.map(({ estimate, ...change }) => ({ ...change, estimate: estimateView(estimate) }))
  }

  @Authorized({ action: 'generate' })
  @Mutation(() => Clip, {
    description:
      'Orders a new take of the same shot with lips synced to a voice of the project; returns the take in progress. BUDGET_REACHED if a budget refuses it.',
  })
  async syncLips(
    @Arg('input', () => SyncLipsInput, { description: 'The take and the voice.' }) input: SyncLipsInput,
    @Ctx() context: Context,
  ): Promise<Clip> {
    return (await this.all.syncLips(signedIn(context), input)).video
  }

  @Authorized({ action: 'generate' })
  @Mutation(() => Clip, {
    description:
      'Orders an upscaled take of the same shot from an accepted one; returns the take in progress. BUDGET_REACHED if a budget refuses it.',
  })
  async upscaleVideo(
    @Arg('input', () => UpscaleVideoInput, { description: 'The take and the factor.' })
    input: UpscaleVideoInput,
    @Ctx() context: Context,
  ): Promise<Clip> {
    return (await this.all.upscale(signedIn(context), input)).video
  }

  @Extensions({ inRow: true })
  @FieldResolver(() => [TakeChangeType], {
    complexity: 2,
    description: 'The changes that made it from a finished take, newest last; empty for other videos.',
  })
  changes(@Root() { changes }: Clip): TakeChange[] {
    return changes
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether it or its original take was upscaled.',
  })
  isUpscaled(@Root() { changes }: Clip): boolean {
    return isUpscaled(changes)
  }
}

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
  registerEnumType,
} from 'type-graphql'
import { type TakeChange, type Tool as ToolName, TOOLS, isUpscaled } from '#schema/limits'
import { type Context, signedIn } from '#platform/api/context'
import { estimateView } from '../../billing/billing-views.js'
import { EstimateType } from '../../billing/billing.types.js'
import { Clip } from '../../video/clip.entity.js'
import type { TakeChanges } from './take-changes.js'

const Tool = Object.fromEntries(TOOLS.map((tool) => [tool, tool])) as Record<ToolName, ToolName>
registerEnumType(Tool, {
  name: 'Tool',
  description: 'What makes a new take from a finished one: lips that fit a voice, or more pixels.',
})

const FACTOR = 'How many times more lines it has: 1.5, 2, 3 or 4'

@ObjectType('TakeChange', { description: 'How a take was made from a finished one.' })
class TakeChangeType {
  @Field(() => Tool, { description: 'The tool.' })
  tool!: ToolName
  @Field(() => ID, { description: 'The take that it was made from, which may have been deleted since.' })
  videoId!: string
  @Field(() => ID, { nullable: true, description: 'The voice, which may have been deleted since.' })
  soundId!: string | null
  @Field(() => Float, { nullable: true, description: `${FACTOR}; null for lips.` })
  factor!: number | null
}

@ObjectType({ description: 'What a tool can make of a take, and what that will probably cost.' })
export class OfferedChange {
  @Field(() => Tool, { description: 'The tool.' })
  tool!: ToolName
  @Field(() => String, { description: 'The model, for people.' })
  name!: string
  @Field(() => Float, { nullable: true, description: `${FACTOR}; null for lips.` })
  factor!: number | null
  @Field(() => Int, { description: 'Pixels of the new take.' })
  width!: number
  @Field(() => Int, { description: 'Pixels of the new take.' })
  height!: number
  @Field(() => EstimateType, { description: 'What it will probably cost.' })
  estimate!: EstimateType
  @Field(() => String, { nullable: true, description: 'Why it cannot be ordered; null if it can.' })
  refusal!: string | null
}

@InputType({ description: 'A take and a voice of its project.' })
export class FitLipsInput {
  @Field(() => ID, { description: 'The take, which has arrived.' })
  videoId!: string
  @Field(() => ID, { description: 'The voice, which begins with the take.' })
  soundId!: string
}

@InputType({ description: 'An accepted take and how large it becomes.' })
export class UpscaleVideoInput {
  @Field(() => ID, { description: 'The take.' })
  videoId!: string
  @Field(() => Float, { description: `${FACTOR}, and at most 2160 of the shorter side.` })
  factor!: number
}

@Resolver(() => Clip)
export class TakeChangesResolver {
  constructor(private readonly all: TakeChanges) {}

  @Query(() => [OfferedChange], {
    complexity: 10,
    description: 'What the tools of the provider can make of a take, at what price.',
  })
  async offeredChanges(
    @Arg('videoId', () => ID, { description: 'Which take.' }) videoId: string,
    @Ctx() context: Context,
  ): Promise<OfferedChange[]> {
    const offered = await this.all.offer(signedIn(context), videoId)
    return offered.map(({ estimate, ...change }) => ({ ...change, estimate: estimateView(estimate) }))
  }

  @Mutation(() => Clip, {
    description:
      'Orders a new take of the same shot whose lips fit a voice of the project; returns it while it is in progress. BUDGET_REACHED where a budget does not last for it.',
  })
  async fitLips(
    @Arg('input', () => FitLipsInput, { description: 'The take and the voice.' }) input: FitLipsInput,
    @Ctx() context: Context,
  ): Promise<Clip> {
    return (await this.all.fitLips(signedIn(context), input)).video
  }

  @Mutation(() => Clip, {
    description:
      'Orders a new take of the same shot with more pixels, of an accepted one; returns it while it is in progress. BUDGET_REACHED where a budget does not last for it.',
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
    description: 'How it was made from a finished take, the last change at the end; empty for other videos.',
  })
  changes(@Root() { changes }: Clip): TakeChange[] {
    return changes
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether it, or the take that it was made from, was upscaled.',
  })
  isUpscaled(@Root() { changes }: Clip): boolean {
    return isUpscaled(changes)
  }
}

import { Arg, Ctx, Field, ID, InputType, Int, Mutation, Resolver } from 'type-graphql'
import { Authorized } from '#platform/api/authorized'
import { type Context, signedIn } from '#platform/api/context'
import { Job } from '#platform/queue/job.entity'
import { UNKNOWN_PRICE } from '../billing/billing.types.js'
import type { ImageGeneration } from './image-generation.service.js'

@InputType({ description: 'A prompt for an image outside of projects.' })
export class GenerateAssetInput {
  @Field(() => String, {
    description: 'The content of the image; with references, how to change them.',
  })
  prompt!: string
  @Field(() => String, {
    defaultValue: '16:9',
    description: 'One of the nine ratios of images, `21:9` to `9:21`.',
  })
  ratio!: string
  @Field(() => Boolean, { defaultValue: false, description: 'Rewrite the prompt first, and keep both.' })
  magicPrompt!: boolean
  @Field(() => String, {
    nullable: true,
    description: 'An image model; null: the best for the input.',
  })
  model!: string | null
  @Field(() => ID, {
    nullable: true,
    description: 'The asset to modify, like a list of one; null: a new image.',
  })
  referenceId!: string | null
  @Field(() => [ID], {
    nullable: true,
    description:
      'The assets to modify or combine: as many as the model accepts, at most 9; not with `referenceId`.',
  })
  referenceIds!: string[] | null
  @Field(() => Int, { nullable: true, description: 'Null: chosen at random.' })
  seed!: number | null
  @Field(() => Boolean, UNKNOWN_PRICE)
  acceptsUnknownPrice!: boolean | null
}

@Resolver()
export class ImageGenerationResolver {
  constructor(private readonly requests: ImageGeneration) {}

  @Authorized({ audience: 'viewers' })
  @Mutation(() => Job, {
    description:
      'Requests an image for the viewer’s library, outside of projects. The job’s `asset` is set when the image is finished.',
  })
  generateAsset(
    @Arg('input', () => GenerateAssetInput, { description: 'The prompt and its options.' })
    input: GenerateAssetInput,
    @Ctx() context: Context,
  ): Promise<Job> {
    return this.requests.generate(signedIn(context), input)
  }
}

import { Arg, Ctx, Field, ID, InputType, Int, Mutation, Resolver } from 'type-graphql'
import { type Context, signedIn } from '#platform/api/context'
import { Job } from '#platform/queue/job.entity'
import { UNKNOWN_PRICE } from '../billing/billing.types.js'
import type { ImageGeneration } from './image-generation.service.js'

@InputType({ description: 'A prompt for a picture outside of any project.' })
export class GenerateAssetInput {
  @Field(() => String, {
    description: 'What the picture shows; with references, what is to be made of them.',
  })
  prompt!: string
  @Field(() => String, {
    defaultValue: '16:9',
    description: 'One of the nine shapes of pictures, `21:9` to `9:21`.',
  })
  ratio!: string
  @Field(() => Boolean, { defaultValue: false, description: 'Rewrite the prompt first, and keep both.' })
  magicPrompt!: boolean
  @Field(() => String, {
    nullable: true,
    description: 'A model that makes pictures; null: the best for what is given.',
  })
  model!: string | null
  @Field(() => ID, {
    nullable: true,
    description: 'The asset to modify: the same as a list of one. Null: a new picture.',
  })
  referenceId!: string | null
  @Field(() => [ID], {
    nullable: true,
    description:
      'The assets to modify or combine, as many as the model takes, at most 9; not with `referenceId`.',
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

  @Mutation(() => Job, {
    description:
      'Requests a picture for the viewer’s library, outside of any project. The job’s `asset` is set once the picture is made.',
  })
  generateAsset(
    @Arg('input', () => GenerateAssetInput, { description: 'The prompt and what goes with it.' })
    input: GenerateAssetInput,
    @Ctx() context: Context,
  ): Promise<Job> {
    return this.requests.generate(signedIn(context), input)
  }
}

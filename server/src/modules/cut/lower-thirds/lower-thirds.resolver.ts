import { Arg, Ctx, Field, FieldResolver, Float, Int, ObjectType, Query, Resolver, Root } from 'type-graphql'
import { type Context, signedIn } from '#platform/api/context'
import type { Row } from '#platform/queries/rows'
import { LowerThird, lowerThirdsByProject } from '../elements/lower-third.entity.js'
import { LowerThirdPreviewInput } from '../cut-operation.input.js'
import { Cut } from '../cut.entity.js'
import { renderedSeconds } from './draft-overlays.js'
import type { LookInput, LowerThirds } from './lower-thirds.service.js'

@ObjectType({
  description: 'A lower third as shown in the film, in the size of the frame.',
})
export class LowerThirdPreview {
  @Field(() => String, { description: 'Data URL of a PNG with alpha.' })
  url!: string
  @Field(() => Int, { description: 'Width in pixels.' })
  width!: number
  @Field(() => Int, { description: 'Height in pixels.' })
  height!: number
}

@Resolver(() => Cut)
export class LowerThirdsResolver {
  constructor(private readonly operations: LowerThirds) {}

  @FieldResolver(() => [LowerThird], {
    complexity: 50,
    description: 'Its lower thirds, at most 200. Includes hidden ones, whose item is not in the cut.',
  })
  async lowerThirds(@Root() { projectId }: Cut, @Ctx() { loaders }: Context): Promise<Row<LowerThird>[]> {
    return (await loaders.of(lowerThirdsByProject).load(projectId)) ?? []
  }

  @FieldResolver(() => Float, {
    complexity: 50,
    description: 'Seconds of the film to render because lower thirds or burned-in captions cover them.',
  })
  renderedSeconds(
    @Root() { projectId }: Cut,
    @Arg('burnedCaptions', () => String, {
      nullable: true,
      description: 'The language of the burned-in captions; null for none.',
    })
    language: string | null,
    @Ctx() { loaders }: Context,
  ): Promise<number> {
    return renderedSeconds(loaders, { projectId, language })
  }

  @Query(() => LowerThirdPreview, { complexity: 50, description: 'Draws a lower third without adding it.' })
  lowerThirdPreview(
    @Arg('input', () => LowerThirdPreviewInput, { description: 'The lower third to draw.' })
    input: LookInput,
    @Ctx() context: Context,
  ): Promise<LowerThirdPreview> {
    return this.operations.preview(signedIn(context), input)
  }
}

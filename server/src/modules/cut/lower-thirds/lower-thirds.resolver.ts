import {
  Arg,
  Ctx,
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
import type { LowerThirdPosition, LowerThirdStyle } from '#schema/lower-third'
import { type Context, signedIn } from '#platform/api/context'
import type { Row } from '#platform/queries/rows'
import { User, usersById } from '../../account/user.entity.js'
import { LowerThird, lowerThirdsByProject, Position, Style } from '../elements/lower-third.entity.js'
import { Cut } from '../cut.entity.js'
import { renderedSeconds } from './draft-overlays.js'
import type { LowerThirds } from './lower-thirds.service.js'

const PROJECT = { description: 'Which project.' }
const LOWER_THIRD = { description: 'Which lower third.' }
const SUBTITLE = { nullable: true, description: 'At most 150 characters.' }
const STYLE = { nullable: true, description: 'The style; `BAR` by default.' }
const POSITION = { nullable: true, description: 'The position; `BOTTOM_LEFT` by default.' }
const FADE = { nullable: true, description: 'Frames of each fade, 0 to 25; 6 by default.' }

@InputType({ description: 'A new lower third.' })
class AddLowerThirdInput {
  @Field(() => ID, PROJECT)
  projectId!: string
  @Field(() => ID, { nullable: true, description: 'The id of the lower third: a new UUID.' })
  id?: string | null
  @Field(() => ID, { description: 'The item of the cut that it belongs to.' })
  itemId!: string
  @Field(() => Int, { description: 'The first frame that shows it, in frames of the item’s video.' })
  from!: number
  @Field(() => Int, { description: 'The frame after the last one.' })
  to!: number
  @Field(() => String, { description: 'At most 100 characters.' })
  title!: string
  @Field(() => String, SUBTITLE)
  subtitle?: string | null
  @Field(() => Style, STYLE)
  style?: LowerThirdStyle | null
  @Field(() => Position, POSITION)
  position?: LowerThirdPosition | null
  @Field(() => Int, FADE)
  fadeFrames?: number | null
}

@InputType({ description: 'A change of a lower third. Omitted fields do not change.' })
class UpdateLowerThirdInput {
  @Field(() => ID, PROJECT)
  projectId!: string
  @Field(() => ID, LOWER_THIRD)
  id!: string
  @Field(() => Int, { description: 'The revision that the caller knows.' })
  revision!: number
  @Field(() => ID, { nullable: true, description: 'Another item of the cut.' })
  itemId?: string | null
  @Field(() => Int, { nullable: true, description: 'In frames of the video.' })
  from?: number | null
  @Field(() => Int, { nullable: true, description: 'The frame after the last one.' })
  to?: number | null
  @Field(() => String, { nullable: true, description: 'At most 100 characters.' })
  title?: string | null
  @Field(() => String, SUBTITLE)
  subtitle?: string | null
  @Field(() => Style, { nullable: true, description: 'The style.' })
  style?: LowerThirdStyle | null
  @Field(() => Position, { nullable: true, description: 'Where it is.' })
  position?: LowerThirdPosition | null
  @Field(() => Int, { nullable: true, description: 'Frames of a fade, 0 to 25.' })
  fadeFrames?: number | null
}

@InputType({ description: 'A lower third of a cut.' })
class RemoveLowerThirdInput {
  @Field(() => ID, PROJECT)
  projectId!: string
  @Field(() => ID, LOWER_THIRD)
  id!: string
}

@InputType({ description: 'A lower third to preview.' })
class LowerThirdPreviewInput {
  @Field(() => ID, PROJECT)
  projectId!: string
  @Field(() => String, { description: 'At most 100 characters.' })
  title!: string
  @Field(() => String, SUBTITLE)
  subtitle?: string | null
  @Field(() => Style, STYLE)
  style?: LowerThirdStyle | null
  @Field(() => Position, POSITION)
  position?: LowerThirdPosition | null
}

@ObjectType({
  description: 'A lower third as the film shows it, as large as a film in the shape of the cut.',
})
export class LowerThirdPreview {
  @Field(() => String, { description: 'A data URL of a PNG with alpha.' })
  url!: string
  @Field(() => Int, { description: 'Its pixels.' })
  width!: number
  @Field(() => Int, { description: 'Its pixels.' })
  height!: number
}

@Resolver(() => Cut)
export class LowerThirdsResolver {
  constructor(private readonly operations: LowerThirds) {}

  @FieldResolver(() => [LowerThird], {
    complexity: 50,
    description:
      'Its lower thirds, at most 200. They include the hidden ones of items that have left the cut.',
  })
  async lowerThirds(@Root() { projectId }: Cut, @Ctx() { loaders }: Context): Promise<Row<LowerThird>[]> {
    return (await loaders.of(lowerThirdsByProject).load(projectId)) ?? []
  }

  @FieldResolver(() => Float, {
    complexity: 50,
    description:
      'Seconds of the film that must be rendered because lower thirds or burned-in captions cover them.',
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
    input: LowerThirdPreviewInput,
    @Ctx() context: Context,
  ): Promise<LowerThirdPreview> {
    return this.operations.preview(signedIn(context), input)
  }

  @Mutation(() => Cut, { description: 'Adds a lower third over frames of a clip.' })
  async addLowerThird(
    @Arg('input', () => AddLowerThirdInput, { description: 'The new lower third.' })
    input: AddLowerThirdInput,
    @Ctx() context: Context,
  ): Promise<Cut> {
    return (await this.operations.add(signedIn(context), input)).settings
  }

  @Mutation(() => Cut, {
    description:
      'Changes a lower third. CONFLICT if somebody has changed the same field since the given revision; the message names them.',
  })
  async updateLowerThird(
    @Arg('input', () => UpdateLowerThirdInput, { description: 'The change.' }) input: UpdateLowerThirdInput,
    @Ctx() context: Context,
  ): Promise<Cut> {
    return (await this.operations.update(signedIn(context), input)).settings
  }

  @Mutation(() => Cut, { description: 'Removes a lower third from a cut.' })
  async removeLowerThird(
    @Arg('input', () => RemoveLowerThirdInput, LOWER_THIRD) input: RemoveLowerThirdInput,
    @Ctx() context: Context,
  ): Promise<Cut> {
    return (await this.operations.remove(signedIn(context), input)).settings
  }
}

@Resolver(() => LowerThird)
export class LowerThirdResolver {
  @FieldResolver(() => User, { nullable: true, description: 'Who changed it last.' })
  async editedBy(@Root() { editedById }: LowerThird, @Ctx() { loaders }: Context): Promise<User | null> {
    return editedById ? loaders.of(usersById).load(editedById) : null
  }
}

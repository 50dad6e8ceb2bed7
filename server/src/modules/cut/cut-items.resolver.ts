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
  Resolver,
  Root,
} from 'type-graphql'
import { shownSeconds } from '#schema/cut-item'
import { type Context, signedIn } from '#platform/api/context'
import { User, usersById } from '../account/user.entity.js'
import { CutItem } from './elements/cut-item.entity.js'
import { Video } from '../video/video.entity.js'
import { videosById } from '../video/video.loader.js'
import type { CutItems } from './cut-items.service.js'
import { Cut } from './cut.entity.js'

const PROJECT = { description: 'Which project.' }
const ITEM = { description: 'Which item.' }
const REVISION = { description: 'The revision that the caller knows.' }

@InputType()
abstract class ItemFieldsInput {
  @Field(() => Int, {
    nullable: true,
    description: 'The first frame of the video that is shown, from 0.',
  })
  inFrame?: number | null
  @Field(() => Int, {
    nullable: true,
    description: 'The frame after the last one that is shown; null: the end of the video.',
  })
  outFrame?: number | null
  @Field(() => Float, { nullable: true, description: '0.5, 0.75, 1, 1.25, 1.5 or 2.' })
  speed?: number | null
  @Field(() => Boolean, { nullable: true, description: 'Whether its sound is left out.' })
  isMuted?: boolean | null
  @Field(() => Float, { nullable: true, description: 'dB, -24 to 12.' })
  gain?: number | null
  @Field(() => Float, { nullable: true, description: '0 (left edge) to 1 (right edge).' })
  framing?: number | null
  @Field(() => String, {
    nullable: true,
    description: 'The transition to the next item: a key, or an empty string for a plain cut.',
  })
  transition?: string | null
  @Field(() => Float, { nullable: true, description: '0.25, 0.5, 0.75, 1, 1.5 or 2 seconds.' })
  transitionSeconds?: number | null
}

@InputType({ description: 'A change of an item. What is left out stays as it is.' })
class CutItemChange extends ItemFieldsInput {
  @Field(() => ID, ITEM)
  id!: string
  @Field(() => Int, REVISION)
  revision!: number
}

@InputType({ description: 'Changes of items of one cut.' })
class UpdateCutItemsInput {
  @Field(() => ID, PROJECT)
  projectId!: string
  @Field(() => [CutItemChange], { description: 'At most 100; all are made, or none.' })
  items!: CutItemChange[]
}

@InputType({ description: 'An item of a cut.' })
class RemoveCutItemInput {
  @Field(() => ID, PROJECT)
  projectId!: string
  @Field(() => ID, ITEM)
  id!: string
}

@InputType({ description: 'An item of a cut, as the caller knows it.' })
class ResetCutItemInput extends RemoveCutItemInput {
  @Field(() => Int, REVISION)
  revision!: number
}

@InputType({ description: 'Where an item is split.' })
class SplitCutItemInput extends ResetCutItemInput {
  @Field(() => Int, { description: 'The first frame of the second part, in frames of the video.' })
  frame!: number
  @Field(() => ID, { nullable: true, description: 'The id of the second part: a new UUID.' })
  newId?: string | null
}

@InputType({ description: 'Another use of an accepted video. What is left out is as in the video.' })
class AddCutItemInput extends ItemFieldsInput {
  @Field(() => ID, PROJECT)
  projectId!: string
  @Field(() => ID, { description: 'A video that is in the cut.' })
  videoId!: string
  @Field(() => ID, { nullable: true, description: 'The id of the item: a new UUID.' })
  id?: string | null
  @Field(() => ID, { nullable: true, description: 'The item that it follows; left out, it comes last.' })
  afterId?: string | null
}

@Resolver(() => CutItem)
export class CutItemResolver {
  constructor(private readonly cutItems: CutItems) {}

  @Mutation(() => Cut, {
    description:
      'Changes items of a cut, all or none. CONFLICT if somebody has changed the same field since the given revision; the message names them.',
  })
  async updateCutItems(
    @Arg('input', () => UpdateCutItemsInput, { description: 'The changes.' }) input: UpdateCutItemsInput,
    @Ctx() context: Context,
  ): Promise<Cut> {
    return (await this.cutItems.update(signedIn(context), input)).settings
  }

  @Mutation(() => Cut, {
    description: 'Splits an item in two, joined by a plain cut. The second part keeps its transition.',
  })
  async splitCutItem(
    @Arg('input', () => SplitCutItemInput, { description: 'Where.' }) input: SplitCutItemInput,
    @Ctx() context: Context,
  ): Promise<Cut> {
    return (await this.cutItems.split(signedIn(context), input)).settings
  }

  @Mutation(() => Cut, { description: 'Uses an accepted video once more.' })
  async addCutItem(
    @Arg('input', () => AddCutItemInput, { description: 'Which, and how.' }) input: AddCutItemInput,
    @Ctx() context: Context,
  ): Promise<Cut> {
    return (await this.cutItems.add(signedIn(context), input)).settings
  }

  @Mutation(() => Cut, {
    description:
      'Removes one of several uses of a video, or moves a card to the Trash (`restoreCard`). CONFLICT for the only use of another video: declining the video removes that.',
  })
  async removeCutItem(
    @Arg('input', () => RemoveCutItemInput, ITEM) input: RemoveCutItemInput,
    @Ctx() context: Context,
  ): Promise<Cut> {
    return (await this.cutItems.remove(signedIn(context), input)).settings
  }

  @Mutation(() => Cut, { description: 'Shows the whole video again, as it is. The transition stays.' })
  async resetCutItem(
    @Arg('input', () => ResetCutItemInput, ITEM) input: ResetCutItemInput,
    @Ctx() context: Context,
  ): Promise<Cut> {
    return (await this.cutItems.reset(signedIn(context), input)).settings
  }

  @FieldResolver(() => Video, { description: 'What it shows.' })
  async video(@Root() { videoId }: CutItem, @Ctx() { loaders }: Context): Promise<Video> {
    return (await loaders.of(videosById).load(videoId))!
  }

  @FieldResolver(() => Float, { description: 'Seconds that it lasts, at its speed.' })
  async duration(@Root() item: CutItem, @Ctx() { loaders }: Context): Promise<number> {
    const video = await loaders.of(videosById).load(item.videoId)
    return video ? shownSeconds(item, video) : 0
  }

  @FieldResolver(() => User, { nullable: true, description: 'Who changed it last; null: nobody.' })
  async editedBy(@Root() { editedById }: CutItem, @Ctx() { loaders }: Context): Promise<User | null> {
    return editedById ? loaders.of(usersById).load(editedById) : null
  }
}

import {
  Arg,
  Ctx,
  Field,
  FieldResolver,
  ID,
  InputType,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql'
import { Authorized } from '#platform/api/authorized'
import { type Context, signedIn } from '#platform/api/context'
import { Refers } from '#platform/api/refers'
import { User, usersById } from '../../account/user.entity.js'
import { Asset } from '../../library/asset.entity.js'
import { Clip } from '../../video/clip.entity.js'
import type { StoryboardElement } from '../elements/element.entity.js'
import { StoryboardShot } from '../shots/shot.entity.js'
import { chosenTakesById } from '../takes/chosen-takes.js'
import { ContinuityCheck } from './continuity-check.entity.js'
import { type Continuity, continuityOf } from './continuity.js'

const ELEMENT = { description: 'The character, place or prop.' }
export const CHECKED_ASSET = 'The first frame of a shot; or a take.'
export const CHECKED_VIDEO = 'The chosen take of a shot; or a first frame.'
export const IS_SAME = 'Whether it looks the same; null removes the answer.'
export const WHAT_DIFFERS =
  'What differs, at most 300 characters; required if it does. On a take it becomes a note, too.'

@Refers({
  shot: [() => StoryboardShot, 'Its shot.'],
  asset: [() => Asset, 'The first frame; null for a take.'],
})
@ObjectType({ description: 'A first frame or take of a shot with a character, place or prop.' })
export class ContinuityPicture {
  @Field(() => ID, { description: 'Its shot.' })
  shotId!: string
  @Field(() => ID, { nullable: true, description: 'The first frame; null for a take.' })
  assetId!: string | null
  @Field(() => ID, { nullable: true, description: 'The chosen take; null for a first frame.' })
  videoId!: string | null
  @Field(() => ContinuityCheck, {
    nullable: true,
    complexity: 0,
    description: 'Whether it looks as it should; null if nobody has compared it.',
  })
  check!: ContinuityCheck | null
}

@InputType({ description: 'A comparison of a character, place or prop with a first frame or take.' })
class CheckContinuityInput {
  @Field(() => ID, ELEMENT)
  elementId!: string
  @Field(() => ID, { nullable: true, description: CHECKED_ASSET })
  assetId?: string | null
  @Field(() => ID, { nullable: true, description: CHECKED_VIDEO })
  videoId?: string | null
  @Field(() => Boolean, { nullable: true, description: IS_SAME })
  isSame?: boolean | null
  @Field(() => String, { nullable: true, description: WHAT_DIFFERS })
  words?: string | null
}

/** The first frames and takes of an element, and comparisons of them. */
@Resolver()
export class ContinuityResolver {
  constructor(private readonly deps: Continuity) {}

  @Query(() => [ContinuityPicture], {
    complexity: 50,
    description:
      'The first frames and chosen takes of the shots with a character, place or prop, in the order of the storyboard: at most 200.',
  })
  async continuity(
    @Arg('elementId', () => ID, ELEMENT) id: string,
    @Ctx() context: Context,
  ): Promise<ContinuityPicture[]> {
    const viewer = signedIn(context)
    return picturesOf(await this.deps.open(viewer, id), context)
  }

  @Authorized({ action: 'note' })
  @Mutation(() => [ContinuityPicture], {
    description:
      'Records whether a character, place or prop looks in a first frame or take as it should. Returns all its pictures.',
  })
  async checkContinuity(
    @Arg('input', () => CheckContinuityInput, { description: 'The comparison.' })
    input: CheckContinuityInput,
    @Ctx() context: Context,
  ): Promise<ContinuityPicture[]> {
    return picturesOf(await this.deps.check(signedIn(context), input), context)
  }
}

const picturesOf = async (element: StoryboardElement, { loaders }: Context): Promise<ContinuityPicture[]> =>
  (await continuityOf(element, loaders)).map((picture) => Object.assign(new ContinuityPicture(), picture))

/** Fields that load other objects. */
@Resolver(() => ContinuityPicture)
export class ContinuityPictureResolver {
  @FieldResolver(() => Clip, { nullable: true, description: 'The chosen take; null for a first frame.' })
  video(@Root() { videoId }: ContinuityPicture, @Ctx() { loaders }: Context) {
    return videoId ? loaders.of(chosenTakesById).load(videoId) : null
  }
}

@Resolver(() => ContinuityCheck)
export class ContinuityCheckResolver {
  @FieldResolver(() => User, { description: 'Who compared them.' })
  checkedBy(@Root() { checkedById }: ContinuityCheck, @Ctx() { loaders }: Context) {
    return loaders.of(usersById).load(checkedById)
  }
}

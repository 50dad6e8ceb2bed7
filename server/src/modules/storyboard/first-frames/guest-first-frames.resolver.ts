import {
  Arg,
  Ctx,
  Field,
  FieldResolver,
  ID,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Resolver,
  Root,
} from 'type-graphql'
import { Authorized } from '#platform/api/authorized'
import { type Context, type FileUrls, guestIn } from '#platform/api/context'
import { readerOfGuest } from '#platform/auth/guest'
import { verdictsForGuests } from '../../review/guests/guest-reviews.js'
import { GuestReview, GuestVerdict } from '../../review/guests/guest-types.js'
import { ReviewVerdictType, type SeenVerdict } from '../../review/links/review-links.resolver.js'
import { type ReviewLink, verdictsBySubject } from '../../review/review-link.entity.js'
import { FirstFrameType } from './first-frame-view.js'
import {
  firstFramesForGuests,
  type GuestFirstFrames,
  type SeenFirstFrame,
  shotNumbersByFirstFrame,
} from './guest-first-frames.js'

@ObjectType('GuestFirstFrame', {
  description:
    'The first frame of a shot that guests of a link review: one that waits, else the accepted one.',
})
export class GuestFirstFrameType {
  @Field(() => ID, { description: 'Opaque and stable.' })
  id!: string
  @Field(() => Int, { description: 'The number of the shot, from 1.' })
  shotNumber!: number
  @Field(() => String, { description: 'What happens in the shot.' })
  words!: string
  @Field(() => Boolean, { description: 'Whether the team has accepted it.' })
  isAccepted!: boolean
}

@InputType({ description: 'A guest’s verdict on a first frame.' })
class GiveFirstFrameVerdictInput {
  @Field(() => ID, { description: 'The first frame.' })
  firstFrameId!: string
  @Field(() => Boolean, { description: 'True to approve, false to request changes.' })
  isApproved!: boolean
  @Field(() => String, { nullable: true, description: 'What should change; required unless it is approved.' })
  text?: string | null
}

/** First frames in the review of a guest. */
@Resolver(() => GuestReview)
export class GuestFirstFramesResolver {
  constructor(private readonly firstFrames: GuestFirstFrames) {}

  @FieldResolver(() => [GuestFirstFrameType], {
    name: 'firstFrames',
    complexity: 20,
    description: 'The first frames of the shots in order, of a link to first frames.',
  })
  ofReview(@Root() link: ReviewLink, @Ctx() { loaders }: Context): Promise<SeenFirstFrame[]> {
    return firstFramesForGuests(link, loaders)
  }

  @Authorized({ audience: 'guests' })
  @Mutation(() => GuestFirstFrameType, {
    description: 'Approves a first frame or requests changes, replacing an earlier verdict.',
  })
  giveFirstFrameVerdict(
    @Arg('input', () => GiveFirstFrameVerdictInput, { description: 'The verdict.' })
    input: GiveFirstFrameVerdictInput,
    @Ctx() context: Context,
  ): Promise<SeenFirstFrame> {
    return this.firstFrames.giveVerdict(guestIn(context), input, context.loaders)
  }
}

@Resolver(() => GuestFirstFrameType)
export class GuestFirstFrameFieldsResolver {
  constructor(private readonly files: FileUrls) {}

  @FieldResolver(() => String, { description: 'URL of the picture, at most 1200 pixels wide.' })
  imageUrl(@Root() { asset }: SeenFirstFrame, @Ctx() context: Context): string {
    return this.files.url(asset.mediumKey, readerOfGuest(guestIn(context)))
  }

  @FieldResolver(() => [GuestVerdict], {
    complexity: 1,
    description: 'The verdicts of guests, newest first.',
  })
  verdicts(@Root() seen: SeenFirstFrame, @Ctx() { loaders }: Context): Promise<GuestVerdict[]> {
    return verdictsForGuests(seen, loaders)
  }
}

/** The verdicts of guests on a first frame, for the team. */
@Resolver(() => FirstFrameType)
export class FirstFrameVerdictsResolver {
  @FieldResolver(() => [ReviewVerdictType], {
    complexity: 1,
    description: 'The verdicts of guests on it, newest first.',
  })
  async verdicts(@Root() { id }: FirstFrameType, @Ctx() { loaders }: Context): Promise<SeenVerdict[]> {
    return (await loaders.of(verdictsBySubject).load(id)) ?? []
  }
}

@Resolver(() => ReviewVerdictType)
export class VerdictShotResolver {
  @FieldResolver(() => Int, {
    nullable: true,
    description: 'The number of the shot, of a first frame; null if it was deleted, and for a version.',
  })
  shotNumber(@Root() { subjectId }: SeenVerdict, @Ctx() { loaders }: Context): Promise<number | null> {
    return loaders.of(shotNumbersByFirstFrame).load(subjectId)
  }
}

import {
  Arg,
  Args,
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
import type { NewReviewLink } from '#schema/rules/review'
import { Authorized } from '#platform/api/authorized'
import { type Context, signedIn } from '#platform/api/context'
import { pageBelow } from '#platform/queries/loaders'
import { PageArgs, connectionOf } from '#platform/queries/page'
import type { Row } from '#platform/queries/rows'
import type { Visible } from '#platform/auth/visible'
import { User, usersById } from '../../account/user.entity.js'
import { Project } from '../../project/project.entity.js'
import { Video } from '../../video/video.entity.js'
import { videosById } from '../../video/video.loader.js'
import {
  guestsById,
  guestsByLink,
  mayBeUsed,
  ReviewGuest,
  ReviewKind,
  ReviewLink,
  ReviewVerdict,
  verdictsByLink,
} from '../review-link.entity.js'
import { versionNumbers } from '../versions.js'
import type { MadeReviewLink, ReviewLinks } from './review-links.service.js'

const ReviewLinkConnection = connectionOf('ReviewLink', () => ReviewLink, { one: 'review link' })
type ReviewLinkConnection = InstanceType<typeof ReviewLinkConnection>

@InputType({ description: 'A new review link.' })
class CreateReviewLinkInput {
  @Field(() => ID, { description: 'The project.' })
  projectId!: string
  @Field(() => ReviewKind, { description: 'What it shows.' })
  kind!: ReviewKind
  @Field(() => ID, {
    nullable: true,
    description: 'The film, a take of the shot, or the first film of a cut, by default its newest.',
  })
  videoId?: string | null
  @Field(() => String, { description: 'The title that guests see, at most 80 characters.' })
  name!: string
  @Field(() => String, { nullable: true, description: 'At least 8 characters; null for none.' })
  password?: string | null
  @Field(() => Int, { nullable: true, description: 'Days until it expires, 1 to 90; 7 by default.' })
  expiresInDays?: number | null
  @Field(() => Boolean, { nullable: true, description: 'Whether guests may download; false by default.' })
  mayDownload?: boolean | null
  @Field(() => Boolean, { nullable: true, description: 'Whether guests may give verdicts; true by default.' })
  mayApprove?: boolean | null
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether guests see members’ names; false by default.',
  })
  showsNames?: boolean | null
}

@ObjectType({ description: 'A review link that was just created.' })
class CreatedReviewLink {
  @Field(() => ReviewLink, { description: 'The link.' })
  link!: ReviewLink
  @Field(() => String, { description: 'The token for `/review#TOKEN`. It cannot be read again.' })
  token!: string
}

/** A verdict, with the data of its fields. */
export type SeenVerdict = Row<ReviewVerdict>

@ObjectType('ReviewVerdict', { description: 'A guest’s verdict on a version or first frame.' })
export class ReviewVerdictType {
  @Field(() => Boolean, {
    description: 'Whether the guest approved it or requested changes.',
  })
  isApproved!: boolean
  @Field(() => String, { description: 'What should change; may be empty for an approval.' })
  text!: string
  @Field(() => Date, { description: 'When it was given.' })
  createdAt!: Date
}

@Resolver(() => ReviewLink)
export class ReviewLinkResolver {
  constructor(private readonly links: ReviewLinks) {}

  @Authorized({ action: 'share' })
  @Mutation(() => CreatedReviewLink, {
    description:
      'Creates a link for guests to review a film, the films of a cut, the takes of a shot, or first frames.',
  })
  createReviewLink(
    @Arg('input', () => CreateReviewLinkInput, { description: 'What it shows and allows.' })
    input: CreateReviewLinkInput,
    @Ctx() context: Context,
  ): Promise<MadeReviewLink> {
    return this.links.create(signedIn(context), input as NewReviewLink)
  }

  @Authorized({ action: 'share' })
  @Mutation(() => ReviewLink, { description: 'Ends a review link at once, for all of its guests.' })
  endReviewLink(
    @Arg('id', () => ID, { description: 'The link.' }) id: string,
    @Ctx() context: Context,
  ): Promise<Visible<ReviewLink>> {
    return this.links.end(signedIn(context), id)
  }

  @Authorized({ action: 'share' })
  @Mutation(() => ReviewLink, {
    description: 'Signs out all guests of a review link, who have to open it again. Notes and verdicts stay.',
  })
  signOutGuests(
    @Arg('id', () => ID, { description: 'The link.' }) id: string,
    @Ctx() context: Context,
  ): Promise<Visible<ReviewLink>> {
    return this.links.signOutGuests(signedIn(context), id)
  }

  @FieldResolver(() => Video, {
    nullable: true,
    description:
      'The film, the first film of a cut, or the first take of a shot; null if it was deleted, and for first frames.',
  })
  video(@Root() { subjectId }: ReviewLink, @Ctx() { loaders }: Context): Promise<Video | null> {
    return loaders.of(videosById).load(subjectId)
  }

  @FieldResolver(() => Boolean, { description: 'Whether guests need a password.' })
  hasPassword(@Root() { passwordHash }: ReviewLink): boolean {
    return !!passwordHash
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether guests may use it: it has not ended, and its creator may share the project.',
  })
  isActive(@Root() link: ReviewLink, @Ctx() { loaders }: Context): Promise<boolean> {
    return mayBeUsed(link, loaders)
  }

  @FieldResolver(() => User, { nullable: true, description: 'The creator.' })
  async createdBy(@Root() { createdById }: ReviewLink, @Ctx() { loaders }: Context): Promise<User | null> {
    return createdById ? loaders.of(usersById).load(createdById) : null
  }

  @FieldResolver(() => [ReviewGuest], {
    complexity: 20,
    description: 'Its guests, latest seen first; at most 100.',
  })
  async guests(@Root() { id }: ReviewLink, @Ctx() { loaders }: Context): Promise<ReviewGuest[]> {
    return (await loaders.of(guestsByLink).load(id)) ?? []
  }

  @FieldResolver(() => [ReviewVerdictType], {
    complexity: 20,
    description: 'The verdicts of its guests, newest first.',
  })
  async verdicts(@Root() { id }: ReviewLink, @Ctx() { loaders }: Context): Promise<SeenVerdict[]> {
    return (await loaders.of(verdictsByLink).load(id)) ?? []
  }
}

@Resolver(() => ReviewVerdictType)
export class ReviewVerdictResolver {
  @FieldResolver(() => String, { description: 'The name of the guest.' })
  async guestName(@Root() { guestId }: SeenVerdict, @Ctx() { loaders }: Context): Promise<string> {
    return (await loaders.of(guestsById).load(guestId))?.name ?? 'Guest'
  }

  @FieldResolver(() => Video, {
    nullable: true,
    description: 'The version; null if it was deleted, and for a first frame.',
  })
  video(@Root() { subjectId }: SeenVerdict, @Ctx() { loaders }: Context): Promise<Video | null> {
    return loaders.of(videosById).load(subjectId)
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'The number of the version; null for a first frame.',
  })
  versionNumber(@Root() { subjectId }: SeenVerdict, @Ctx() { loaders }: Context): Promise<number | null> {
    return loaders.of(versionNumbers).load(subjectId)
  }
}

@Resolver(() => Project)
export class ReviewLinksOfProject {
  constructor(private readonly all: ReviewLinks) {}

  @FieldResolver(() => ReviewLinkConnection, { description: 'Its review links, newest first.' })
  reviewLinks(
    @Root() project: Visible<Project>,
    @Args() { first, after }: PageArgs,
    @Ctx() { loaders }: Context,
  ): Promise<ReviewLinkConnection> {
    const request = { first, after }
    const lists = {
      what: 'review links',
      request,
      pages: (projects: readonly Visible<Project>[]) => this.all.lists(projects, request),
      counts: (projects: readonly Visible<Project>[], most?: number) => this.all.counts(projects, most),
    }
    return pageBelow(loaders, lists, project)
  }
}

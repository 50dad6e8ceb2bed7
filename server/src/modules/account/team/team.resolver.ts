import {
  Arg,
  Args,
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
  Subscription,
} from 'type-graphql'
import { Authorized } from '#platform/api/authorized'
import { type Context, signedIn } from '#platform/api/context'
import type { Events } from '#platform/events/events'
import { type LiveSource, liveSource } from '#platform/events/live'
import { PageArgs, connectionOf } from '#platform/queries/page'
import { isAmong } from '#platform/events/observed-viewer'
import { requireAdmin } from '#platform/auth/viewer'
import { invitationExpiry } from '../passwords/link.service.js'
import { maySeeInvitation, User } from '../user.entity.js'
import type { Team } from './team.service.js'

const UserConnection = connectionOf('User', () => User)
type UserConnection = InstanceType<typeof UserConnection>

@InputType({ description: 'The person to invite.' })
class InviteInput {
  @Field(() => String, { description: 'The email address of the person.' })
  email!: string
  @Field(() => String, {
    description: 'The name shown to the team. With an @, it must be the email address.',
  })
  username!: string
  @Field(() => Boolean, { nullable: true, description: 'Whether they become an admin; false by default.' })
  isAdmin?: boolean | null
}

@ObjectType({ description: 'A new invitation. Its link cannot be read again later.' })
class Invite {
  @Field(() => User, { description: 'The invited user.' })
  user!: User
  @Field(() => String, { description: 'The single-use link to choose a password.' })
  link!: string
  @Field(() => Boolean, { description: 'Whether the mail server accepted an email with the link.' })
  isMailed!: boolean
  @Field(() => Date, { description: 'When the link expires.' })
  expiresAt!: Date
}

@ObjectType({ description: 'A link for a new password. It cannot be read again later.' })
class PasswordLink {
  @Field(() => User, { description: 'The user.' })
  user!: User
  @Field(() => String, {
    description: 'The single-use link to choose a new password.',
  })
  link!: string
  @Field(() => Boolean, { description: 'Whether the mail server accepted an email with the link.' })
  isMailed!: boolean
  @Field(() => Date, { description: 'When the link expires.' })
  expiresAt!: Date
}

@ObjectType({ description: 'A member who was invited, joined or changed, or the id of a removed one.' })
class MemberChange {
  @Field(() => User, { nullable: true, description: 'The member.' })
  member!: User | null
  @Field(() => ID, { nullable: true, description: 'The id of a removed member.' })
  removedId!: string | null
}

@InputType({ description: 'A member and whether they are an admin.' })
class UpdateMemberInput {
  @Field(() => ID, { description: 'The user.' })
  userId!: string
  @Field(() => Boolean, { description: 'True to grant the role, false to revoke it.' })
  isAdmin!: boolean
}

@Resolver(() => User)
export class TeamResolver {
  private readonly live: LiveSource<MemberChange>

  constructor(
    private readonly all: Team,
    events: Events,
  ) {
    this.live = liveSource(events, {
      topics: ['member'],
      load: ({ id }) => this.all.change(id),
      show: (viewer, { adminIds, change }) => (isAmong(viewer, adminIds) ? change : null),
    })
  }

  @Query(() => UserConnection, { description: 'Members and invited people, newest first. For admins.' })
  team(
    @Args() { first, after }: PageArgs,
    @Arg('search', () => String, {
      nullable: true,
      description: 'A substring of the username or the email address, ignoring case.',
    })
    search: string | null,
    @Ctx() context: Context,
  ): Promise<UserConnection> {
    return this.all.list(signedIn(context), { first, after, search })
  }

  @Authorized({ session: 'confirmed', admin: true })
  @Mutation(() => Invite, {
    description:
      'Creates an account without a password, and a single-use link to set one, valid for seven days.',
  })
  inviteMember(
    @Arg('input', () => InviteInput, { description: 'The person to invite.' }) input: InviteInput,
    @Ctx() context: Context,
  ): Promise<Invite> {
    return this.all.invite(signedIn(context), input)
  }

  @Authorized({ session: 'confirmed', admin: true })
  @Mutation(() => Invite, {
    description: 'Creates a new link for an invited person, and ends the previous one.',
  })
  renewInvite(
    @Arg('userId', () => ID, { description: 'The user.' }) userId: string,
    @Ctx() context: Context,
  ): Promise<Invite> {
    return this.all.renewInvite(signedIn(context), userId)
  }

  @Authorized({ session: 'confirmed', admin: true })
  @Mutation(() => ID, {
    description:
      'Removes a member from the team, and ends their sessions at once. Returns the id. One admin must remain.',
  })
  removeMember(
    @Arg('userId', () => ID, { description: 'The user.' }) userId: string,
    @Ctx() context: Context,
  ): Promise<string> {
    return this.all.revoke(signedIn(context), userId)
  }

  @Authorized({ session: 'confirmed', admin: true })
  @Mutation(() => User, {
    description: 'Grants or revokes the admin role at once. One admin must remain.',
  })
  updateMember(
    @Arg('input', () => UpdateMemberInput, { description: 'The change.' }) {
      userId,
      isAdmin,
    }: UpdateMemberInput,
    @Ctx() context: Context,
  ): Promise<User> {
    return this.all.updateMember(signedIn(context), userId, isAdmin)
  }

  @Authorized({ session: 'confirmed', admin: true })
  @Mutation(() => PasswordLink, {
    description:
      'Creates a single-use link for a member to set a new password, valid for an hour, and ends the previous one.',
  })
  resetMemberPassword(
    @Arg('userId', () => ID, { description: 'The user.' }) userId: string,
    @Ctx() context: Context,
  ): Promise<PasswordLink> {
    return this.all.resetPassword(signedIn(context), userId)
  }

  @Subscription(() => MemberChange, {
    description: 'Changes of the team. For admins.',
    subscribe: ({ context }: { context: Context }) => context.resolver(TeamResolver).changes(context),
  })
  memberChanged(@Root() change: MemberChange): MemberChange {
    return change
  }

  changes(context: Context): AsyncIterable<MemberChange> {
    const viewer = signedIn(context)
    requireAdmin(viewer)
    return this.live.feed(viewer)
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the user has not accepted the invitation yet. False unless the viewer is an admin.',
  })
  isInvited(@Root() user: User, @Ctx() { viewer }: Context): boolean {
    return maySeeInvitation(viewer, user)
  }

  @FieldResolver(() => Date, {
    complexity: 1,
    nullable: true,
    description: 'When the open invitation expires. Null for members, and unless the viewer is an admin.',
  })
  invitedUntil(@Root() user: User, @Ctx() { viewer, loaders }: Context): Promise<Date | null> | null {
    return maySeeInvitation(viewer, user) ? loaders.of(invitationExpiry).load(user.id) : null
  }
}

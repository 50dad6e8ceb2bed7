import {
  Arg,
  Ctx,
  Field,
  FieldResolver,
  InputType,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql'
import { type Context, signedIn } from '#platform/api/context'
import { AuditEntry } from '../audit/audit-entry.entity.js'
import { maySeeEmail, User, usersById } from './user.entity.js'
import type { Accounts } from './account.service.js'

@InputType({ description: 'A new account.' })
class RegisterInput {
  @Field(() => String, { description: 'The email address of the person.' })
  email!: string
  @Field(() => String, {
    nullable: true,
    description:
      'The name shown to the team; one with an @ must be the email address, which is also the default.',
  })
  username!: string | null
  @Field(() => String, { description: 'At least eight characters.' })
  password!: string
  @Field(() => String, {
    nullable: true,
    description: 'For the first account, if the installation requires it.',
  })
  setupToken!: string | null
}

@InputType({ description: 'The credentials of a person.' })
class SignInInput {
  @Field(() => String, { description: 'Email address or username.' })
  identifier!: string
  @Field(() => String, { description: 'The password.' })
  password!: string
  @Field(() => String, {
    nullable: true,
    description:
      'The proof that an earlier sign-in on this device returned: wrong passwords of others then do not lock the person out.',
  })
  deviceProof!: string | null
}

@ObjectType({ description: 'A new session.' })
export class SignedIn {
  @Field(() => String, { description: 'Send it as `Authorization: Bearer …`.' })
  token!: string
  @Field(() => Date, { description: 'When it expires.' })
  expiresAt!: Date
  @Field(() => String, {
    description:
      'To be kept on this device and sent with the next sign-in. It signs nobody in, and ends with a changed password.',
  })
  deviceProof!: string
  @Field(() => User, { description: 'Who signed in.' })
  user!: User
}

@Resolver(() => User)
export class AccountResolver {
  constructor(private readonly accounts: Accounts) {}

  @Query(() => User, { description: 'The signed-in person.' })
  me(@Ctx() context: Context): Promise<User> {
    return this.accounts.me(signedIn(context))
  }

  @Mutation(() => User, {
    description: 'Makes an account, while registration is open. The first one is the admin.',
  })
  register(
    @Arg('input', () => RegisterInput, { description: 'The account.' }) input: RegisterInput,
    @Ctx() { address, viewer }: Context,
  ): Promise<User> {
    return this.accounts.register(input, address, viewer)
  }

  @Mutation(() => SignedIn, { description: 'Starts a session of seven days.' })
  signIn(
    @Arg('input', () => SignInInput, { description: 'Who, and the password.' }) input: SignInInput,
    @Ctx() { address }: Context,
  ): Promise<SignedIn> {
    return this.accounts.signIn(input, address)
  }

  @Mutation(() => Boolean, { description: 'Ends this session, its live connections included.' })
  async signOut(@Ctx() context: Context): Promise<boolean> {
    await this.accounts.signOut(signedIn(context))
    return true
  }

  @Mutation(() => Date, {
    description:
      'Confirms with the password that it is the viewer. For fifteen minutes this session may then change accounts, rights, tokens and passwords, ' +
      'and is refused with `CONFIRMATION_NEEDED` later. A sign-in counts as a confirmation. Returns until when it is valid. Not for API tokens.',
  })
  confirmPassword(
    @Arg('password', () => String, { description: 'The viewer’s own.' }) password: string,
    @Ctx() context: Context,
  ): Promise<Date> {
    return this.accounts.confirm(signedIn(context), password)
  }

  @Mutation(() => User, { description: 'Changes the viewer’s own username. Requires a confirmation.' })
  changeUsername(
    @Arg('username', () => String, { description: 'The new one.' }) username: string,
    @Ctx() context: Context,
  ): Promise<User> {
    return this.accounts.changeUsername(signedIn(context), username)
  }

  @Mutation(() => Boolean, { description: 'Changes the viewer’s own password; every other session ends.' })
  async changePassword(
    @Arg('oldPassword', () => String, { description: 'The current one.' }) oldPassword: string,
    @Arg('newPassword', () => String, { description: 'At least eight characters.' }) newPassword: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await this.accounts.changePassword(signedIn(context), { oldPassword, newPassword })
    return true
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'For the person and for admins; null for everybody else.',
  })
  email(@Root() user: User, @Ctx() { viewer }: Context): string | null {
    return maySeeEmail(viewer, user) ? user.email : null
  }
}

@Resolver(() => AuditEntry)
export class ActorOfAuditEntry {
  @FieldResolver(() => User, { nullable: true, description: 'Who did it; null where nobody was signed in.' })
  actor(@Root() { actorId }: AuditEntry, @Ctx() { loaders }: Context) {
    return actorId ? loaders.of(usersById).load(actorId) : null
  }
}

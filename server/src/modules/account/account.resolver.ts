import { Arg, Ctx, Field, FieldResolver, InputType, Mutation, ObjectType, Resolver, Root } from 'type-graphql'
import { Authorized } from '#platform/api/authorized'
import { type Context, signedIn } from '#platform/api/context'
import { Lookup } from '#platform/api/graphql-types'
import { AuditEntry } from '../audit/audit-entry.entity.js'
import { maySeeEmail, User, usersById } from './user.entity.js'
import type { Accounts } from './account.service.js'

@InputType({ description: 'A new account.' })
class RegisterInput {
  @Field(() => String, { description: 'The email address of the person.' })
  email!: string
  @Field(() => String, {
    nullable: true,
    description: 'The name shown to the team. With an @, it must be the email address, which is the default.',
  })
  username!: string | null
  @Field(() => String, { description: 'At least eight characters.' })
  password!: string
  @Field(() => String, {
    nullable: true,
    description: 'Required for the first account if the installation has one.',
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
      'The device proof of an earlier sign-in on this device, so that wrong passwords of others do not lock the user out.',
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
      'Store it on this device, and send it with the next sign-in. It does not sign in by itself, and expires with a changed password.',
  })
  deviceProof!: string
  @Field(() => User, { description: 'The user.' })
  user!: User
}

@InputType({ description: 'The old and the new password.' })
class UpdatePasswordInput {
  @Field(() => String, { description: 'The current password.' })
  oldPassword!: string
  @Field(() => String, { description: 'At least eight characters.' })
  newPassword!: string
}

@Resolver(() => User)
export class AccountResolver {
  constructor(private readonly accounts: Accounts) {}

  @Lookup(() => User, 'The signed-in user.')
  me(@Ctx() context: Context): Promise<User> {
    return this.accounts.me(signedIn(context))
  }

  @Authorized({ audience: 'all', session: 'session' })
  @Mutation(() => User, {
    description: 'Creates an account, while registration is open. The first one is an admin.',
  })
  register(
    @Arg('input', () => RegisterInput, { description: 'The account.' }) input: RegisterInput,
    @Ctx() { address }: Context,
  ): Promise<User> {
    return this.accounts.register(input, address)
  }

  @Authorized({ audience: 'all' })
  @Mutation(() => SignedIn, { description: 'Starts a session of seven days.' })
  signIn(
    @Arg('input', () => SignInInput, { description: 'The credentials.' }) input: SignInInput,
    @Ctx() { address }: Context,
  ): Promise<SignedIn> {
    return this.accounts.signIn(input, address)
  }

  @Authorized({ audience: 'viewers' })
  @Mutation(() => Boolean, { description: 'Ends this session and its live connections.' })
  async signOut(@Ctx() context: Context): Promise<boolean> {
    await this.accounts.signOut(signedIn(context))
    return true
  }

  @Authorized({ session: 'session' })
  @Mutation(() => Date, {
    description:
      'Confirms the viewer’s identity with the password. For fifteen minutes, this session may then change accounts, rights, tokens and passwords; ' +
      'later it is refused with `CONFIRMATION_NEEDED`. A sign-in counts as a confirmation. Returns when it expires.',
  })
  confirmPassword(
    @Arg('password', () => String, { description: 'The viewer’s password.' }) password: string,
    @Ctx() context: Context,
  ): Promise<Date> {
    return this.accounts.confirm(signedIn(context), password)
  }

  @Authorized({ session: 'confirmed' })
  @Mutation(() => User, { description: 'Changes the viewer’s username.' })
  updateUsername(
    @Arg('username', () => String, { description: 'The new username.' }) username: string,
    @Ctx() context: Context,
  ): Promise<User> {
    return this.accounts.updateUsername(signedIn(context), username)
  }

  @Authorized({ session: 'session' })
  @Mutation(() => Boolean, { description: 'Changes the viewer’s password, and ends every other session.' })
  async updatePassword(
    @Arg('input', () => UpdatePasswordInput, { description: 'The passwords.' }) {
      oldPassword,
      newPassword,
    }: UpdatePasswordInput,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await this.accounts.updatePassword(signedIn(context), { oldPassword, newPassword })
    return true
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Visible to the user and admins; otherwise null.',
  })
  email(@Root() user: User, @Ctx() { viewer }: Context): string | null {
    return maySeeEmail(viewer, user) ? user.email : null
  }
}

@Resolver(() => AuditEntry)
export class ActorOfAuditEntry {
  @FieldResolver(() => User, {
    nullable: true,
    description: 'The user who did it; null if nobody was signed in.',
  })
  actor(@Root() { actorId }: AuditEntry, @Ctx() { loaders }: Context) {
    return actorId ? loaders.of(usersById).load(actorId) : null
  }
}

import { Arg, Ctx, Field, InputType, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { Authorized } from '#platform/api/authorized'
import type { Context } from '#platform/api/context'
import { LinkKind } from './link.service.js'
import { SignedIn } from '../account.resolver.js'
import type { Passwords } from './password.service.js'

@ObjectType({ description: 'The user of a link, as shown to its bearer.' })
class Invitation {
  @Field(() => String, { description: 'The name shown to the team.' })
  username!: string
  @Field(() => String, { description: 'The email address.' })
  email!: string
  @Field(() => Date, { description: 'When the link expires.' })
  expiresAt!: Date
}

@InputType({ description: 'The token of an invitation, and a password.' })
class AcceptInviteInput {
  @Field(() => String, { description: 'The token of the link.' })
  token!: string
  @Field(() => String, { description: 'At least eight characters.' })
  password!: string
}

@InputType({ description: 'The token of a password link, and a password.' })
class ResetPasswordInput {
  @Field(() => String, { description: 'The token of the link.' })
  token!: string
  @Field(() => String, { description: 'At least eight characters.' })
  password!: string
}

@Resolver()
export class PasswordResolver {
  constructor(private readonly passwords: Passwords) {}

  @Query(() => Invitation, {
    nullable: true,
    description: 'The user of an invitation; null if it was used, ended or has expired.',
  })
  invitation(
    @Arg('token', () => String, { description: 'The token of the link.' }) token: string,
  ): Promise<Invitation | null> {
    return this.passwords.invited(token, LinkKind.INVITATION)
  }

  @Query(() => Invitation, {
    nullable: true,
    description: 'The user of a password link; null if it was used, ended or has expired.',
  })
  passwordReset(
    @Arg('token', () => String, { description: 'The token of the link.' }) token: string,
  ): Promise<Invitation | null> {
    return this.passwords.invited(token, LinkKind.PASSWORD)
  }

  @Authorized({ audience: 'all', session: 'confirmed' })
  @Mutation(() => SignedIn, {
    description: 'Sets the first password of an invited person, and starts a session.',
  })
  acceptInvite(
    @Arg('input', () => AcceptInviteInput, { description: 'The token and the password.' }) {
      token,
      password,
    }: AcceptInviteInput,
    @Ctx() { address }: Context,
  ): Promise<SignedIn> {
    return this.passwords.acceptInvite({ token, password }, address)
  }

  @Authorized({ audience: 'all' })
  @Mutation(() => Boolean, {
    description:
      'Mails a link for a new password to the account’s email address. Returns true even if there is no such account.',
  })
  async requestPasswordReset(
    @Arg('identifier', () => String, { description: 'Email address or username.' }) identifier: string,
    @Ctx() { address }: Context,
  ): Promise<boolean> {
    await this.passwords.request(identifier, address)
    return true
  }

  @Authorized({ audience: 'all', session: 'session' })
  @Mutation(() => Boolean, {
    description: 'Sets a new password, and ends every session of the user.',
  })
  async resetPassword(
    @Arg('input', () => ResetPasswordInput, { description: 'The token and the password.' }) {
      token,
      password,
    }: ResetPasswordInput,
    @Ctx() { address }: Context,
  ): Promise<boolean> {
    await this.passwords.reset({ token, password }, address)
    return true
  }
}

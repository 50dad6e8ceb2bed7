import { Arg, Ctx, Field, ID, InputType, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { Authorized } from '#platform/api/authorized'
import { type Context, signedIn } from '#platform/api/context'
import type { Scope } from '#platform/auth/viewer'
import { ApiToken, ApiTokenScope } from './api-token.entity.js'
import type { ApiTokens } from './api-token.service.js'

@InputType({ description: 'A new API token.' })
class CreateApiTokenInput {
  @Field(() => String, { description: 'Its name, shown to its owner; at most 60 characters.' })
  name!: string
  @Field(() => ApiTokenScope, { description: 'Its permissions.' })
  scope!: Scope
  @Field(() => Int, { description: 'Days until it expires, 1 to 365.' })
  expiresInDays!: number
}

@ObjectType({ description: 'A new API token. Its text cannot be read again later.' })
class CreatedApiToken {
  @Field(() => String, { description: 'Send it as `Authorization: Bearer …`.' })
  token!: string
  @Field(() => ApiToken, { description: 'The token’s record.' })
  apiToken!: ApiToken
}

@Resolver(() => ApiToken)
export class ApiTokenResolver {
  constructor(private readonly all: ApiTokens) {}

  @Query(() => [ApiToken], {
    complexity: 20,
    description: 'The viewer’s valid API tokens, newest first.',
  })
  apiTokens(@Ctx() context: Context): Promise<ApiToken[]> {
    return this.all.list(signedIn(context))
  }

  @Authorized({ session: 'confirmed' })
  @Mutation(() => CreatedApiToken, {
    description: 'Creates an API token. A user has at most twenty.',
  })
  createApiToken(
    @Arg('input', () => CreateApiTokenInput, { description: 'The token.' }) input: CreateApiTokenInput,
    @Ctx() context: Context,
  ): Promise<CreatedApiToken> {
    return this.all.create(signedIn(context), input)
  }

  @Authorized({ session: 'confirmed' })
  @Mutation(() => ID, {
    description:
      'Revokes one of the viewer’s API tokens at once, and ends its live connections. Returns the id.',
  })
  deleteApiToken(
    @Arg('id', () => ID, { description: 'The token.' }) id: string,
    @Ctx() context: Context,
  ): Promise<string> {
    return this.all.revoke(signedIn(context), id)
  }
}

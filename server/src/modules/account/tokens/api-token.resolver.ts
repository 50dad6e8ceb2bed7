import { Arg, Ctx, Field, ID, InputType, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { type Context, signedIn } from '#platform/api/context'
import type { Scope } from '#platform/auth/viewer'
import { ApiToken, ApiTokenScope } from './api-token.entity.js'
import type { ApiTokens } from './api-token.service.js'

@InputType({ description: 'A token to make.' })
class CreateApiTokenInput {
  @Field(() => String, { description: 'Its name, for its owner; at most 60 characters.' })
  name!: string
  @Field(() => ApiTokenScope, { description: 'What its bearer may do.' })
  scope!: Scope
  @Field(() => Int, { description: 'After how many days it expires; 1 to 365.' })
  expiresInDays!: number
}

@ObjectType({ description: 'A token that was made. It cannot be read again later.' })
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
    description: 'The viewer’s own valid API tokens, newest first.',
  })
  apiTokens(@Ctx() context: Context): Promise<ApiToken[]> {
    return this.all.list(signedIn(context))
  }

  @Mutation(() => CreatedApiToken, {
    description:
      'Makes an API token, of which a person has at most twenty. Requires a confirmation; not for API tokens themselves.',
  })
  createApiToken(
    @Arg('input', () => CreateApiTokenInput, { description: 'The token.' }) input: CreateApiTokenInput,
    @Ctx() context: Context,
  ): Promise<CreatedApiToken> {
    return this.all.create(signedIn(context), input)
  }

  @Mutation(() => ID, {
    description:
      'Ends one of the viewer’s API tokens at once, its live connections included. Returns the id. Requires a confirmation; not for API tokens themselves.',
  })
  revokeApiToken(
    @Arg('id', () => ID, { description: 'Which.' }) id: string,
    @Ctx() context: Context,
  ): Promise<string> {
    return this.all.revoke(signedIn(context), id)
  }
}

import { Field, ObjectType, Query, Resolver } from 'type-graphql'
import type { Accounts } from '../../modules/account/account.service.js'
import { EngineName } from '../../modules/video/video.entity.js'

@ObjectType('Installation', {
  description: 'What anybody may read about this installation before signing in.',
})
class InstallationFacts {
  @Field(() => EngineName, { description: 'What makes pictures and videos here.' })
  engine!: EngineName
  @Field(() => Boolean, { description: 'Whether people may create an account without an invitation.' })
  registrationOpen!: boolean
  @Field(() => Boolean, { description: 'True while there is no account: the first one becomes the admin.' })
  isEmpty!: boolean
  @Field(() => Boolean, { description: 'Whether the first registration must carry the setup token.' })
  needsSetupToken!: boolean
}

@Resolver()
export class InstallationResolver {
  constructor(
    private readonly accounts: Accounts,
    private readonly engine: EngineName,
  ) {}

  @Query(() => InstallationFacts, { description: 'What anybody may read about this installation.' })
  async installation(): Promise<InstallationFacts> {
    return { engine: this.engine, ...(await this.accounts.installation()) }
  }
}

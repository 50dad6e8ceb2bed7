import { Field, ObjectType, Query, Resolver } from 'type-graphql'
import { isId } from '#platform/errors/check'
import type { References, ResolverClass } from '#platform/api/context'
import { MODULES, type Services } from '../../modules/index.js'
import type { ResolverDependencies } from '../../modules/module.js'
import type { Accounts } from '../../modules/account/account.service.js'
import { EngineName } from '../../modules/video/clip.entity.js'
import { NodeResolver } from './nodes.js'

@ObjectType('Installation', {
  description: 'Public information about this installation.',
})
class InstallationFacts {
  @Field(() => EngineName, { description: 'The engine that makes pictures and videos.' })
  engine!: EngineName
  @Field(() => Boolean, { description: 'Whether people may create an account without an invitation.' })
  registrationOpen!: boolean
  @Field(() => Boolean, { description: 'True while there is no account: the first one becomes the admin.' })
  isEmpty!: boolean
  @Field(() => Boolean, { description: 'Whether the first registration needs the setup token.' })
  needsSetupToken!: boolean
}

@Resolver()
class InstallationResolver {
  constructor(
    private readonly accounts: Accounts,
    private readonly engine: EngineName,
  ) {}

  @Query(() => InstallationFacts, { description: 'Public information about this installation.' })
  async installation(): Promise<InstallationFacts> {
    return { engine: this.engine, ...(await this.accounts.installation()) }
  }
}

/**
 * Resolves entity references of the federation by id, in one batch per operation, under the policy of each
 * entity.
 */
export const REFERENCES: References = Object.fromEntries(
  MODULES.flatMap(({ references = {} }) => Object.entries(references)).map(([type, find]) => [
    type,
    async (id, { viewer, loaders }) => (viewer && isId(id) ? find(viewer, id, loaders) : null),
  ]),
)

/** Creates one instance of each resolver. */
export function makeResolvers(services: Services, { events, files }: ResolverDependencies) {
  const given = { ...services, events, files } as never
  const instances: object[] = [
    new InstallationResolver(services.accounts, services.engineName),
    new NodeResolver(),
    ...MODULES.flatMap(({ resolvers }) => resolvers?.(given) ?? []),
  ]
  const byClass = new Map<unknown, object>(instances.map((instance) => [instance.constructor, instance]))
  return {
    classes: [...byClass.keys()],
    references: REFERENCES,
    /** The instance of a resolver class, for type-graphql's container and for subscriptions. */
    get<Resolver>(type: ResolverClass<Resolver>): Resolver {
      const instance = byClass.get(type)
      if (!instance) throw new Error(`There is no resolver ${type.name}`)
      return instance as Resolver
    },
  }
}

/** All resolver classes, to build a schema without a database: dependencies are only used in operations. */
export const RESOLVERS = makeResolvers({} as Services, {} as ResolverDependencies).classes

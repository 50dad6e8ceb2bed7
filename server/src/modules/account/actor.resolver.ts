import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import type { Context } from '#platform/api/context'
import { AuditEntry } from '../audit/audit-entry.entity.js'
import { usersById } from './account.loader.js'
import { User } from './user.entity.js'

@Resolver(() => AuditEntry)
export class ActorOfAuditEntry {
  @FieldResolver(() => User, { nullable: true, description: 'Who did it; null where nobody was signed in.' })
  actor(@Root() { actorId }: AuditEntry, @Ctx() { loaders }: Context) {
    return actorId ? loaders.of(usersById).load(actorId) : null
  }
}

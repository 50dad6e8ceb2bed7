import { Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql'
import { AuditEntry } from './audit-entry.entity.js'
import { type Context, signedIn } from '#platform/api/context'
import { PageArgs, connectionOf } from '#platform/queries/page'
import type { AuditLog } from './audit.service.js'

const AuditEntryConnection = connectionOf('AuditEntry', () => AuditEntry, {
  one: 'audit entry',
  many: 'audit entries',
})
type AuditEntryConnection = InstanceType<typeof AuditEntryConnection>

@Resolver(() => AuditEntry)
export class AuditResolver {
  constructor(private readonly log: AuditLog) {}

  @Query(() => AuditEntryConnection, { description: 'The audit log, newest first. For admins.' })
  audit(@Args() { first, after }: PageArgs, @Ctx() context: Context): Promise<AuditEntryConnection> {
    return this.log.list(signedIn(context), { first, after })
  }

  @FieldResolver(() => String, { nullable: true, description: 'The values before the change, as JSON.' })
  before(@Root() { before }: AuditEntry): string | null {
    return before ? JSON.stringify(before) : null
  }

  @FieldResolver(() => String, { nullable: true, description: 'The values after the change, as JSON.' })
  after(@Root() { after }: AuditEntry): string | null {
    return after ? JSON.stringify(after) : null
  }
}

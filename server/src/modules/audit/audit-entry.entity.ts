import { Entity, Index, type Opt, PrimaryKey, Property } from '@mikro-orm/core'
import { Field, ID, ObjectType } from 'type-graphql'
import { openEnum } from '#platform/api/graphql-types'

/** The actions in the audit log. Modules add theirs in their `index.ts`. */
export interface AuditActions {}
export type AuditAction = keyof AuditActions

/** The GraphQL enum of all actions that modules declare. */
const { values: auditActions, add } = openEnum<AuditAction>('AuditAction', 'The recorded action.')
export const addAuditActions = (actions: readonly AuditAction[]): void => actions.forEach(add)

@ObjectType({
  description: 'An entry of the audit log: actor, action, subject and time. Entries never change.',
})
@Entity({ tableName: 'audit_entry' })
@Index({
  name: 'audit_entry_newest',
  expression: 'create index audit_entry_newest on audit_entry (created_at desc, id desc)',
})
export class AuditEntry {
  @Field(() => ID, { description: 'Opaque and stable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt

  @Field(() => auditActions, { description: 'The action.' })
  @Property({ type: 'text' })
  action!: AuditAction

  /** Null if nobody was signed in, as when accepting an invitation or resetting a password by mail. */
  @Property({ type: 'uuid', nullable: true })
  actorId?: string | null

  @Field(() => ID, { description: 'The id of the subject.' })
  @Property({ type: 'uuid' })
  subjectId!: string

  @Field(() => String, { description: 'The name of the subject at that time.' })
  @Property({ type: 'text' })
  subjectName!: string

  @Property({ type: 'jsonb', nullable: true })
  before?: Record<string, unknown> | null

  @Property({ type: 'jsonb', nullable: true })
  after?: Record<string, unknown> | null

  @Field(() => Date, { description: 'The time.' })
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date()
}

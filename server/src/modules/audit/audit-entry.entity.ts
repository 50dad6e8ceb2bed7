import { Entity, Enum, Index, type Opt, PrimaryKey, Property } from '@mikro-orm/core'
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql'

/** A module that writes another line to the log adds its action here: the list is public, and stored as text. */
export enum AuditAction {
  ASSET_APPROVED = 'asset-approved',
  ASSET_DECLINED = 'asset-declined',
  ASSET_EDITED = 'asset-edited',
  ASSET_DELETED = 'asset-deleted',
  ASSET_DELETED_FOREVER = 'asset-deleted-forever',
  ASSET_RESTORED = 'asset-restored',
  ASSET_FLAGGED = 'asset-flagged',
  ASSET_LISTED = 'asset-listed',
  ASSET_UNLISTED = 'asset-unlisted',
  ASSET_COPIED = 'asset-copied',
  BUDGET_SET = 'budget-set',
  BUDGET_REMOVED = 'budget-removed',
  MEMBER_INVITED = 'member-invited',
  MEMBER_JOINED = 'member-joined',
  MEMBER_REVOKED = 'member-revoked',
  ADMIN_MADE = 'admin-made',
  ADMIN_UNMADE = 'admin-unmade',
  PASSWORD_RESET = 'password-reset',
  PROJECT_DELETED = 'project-deleted',
  PROJECT_DELETED_FOREVER = 'project-deleted-forever',
  PROJECT_RESTORED = 'project-restored',
  SHOT_DELETED_FOREVER = 'shot-deleted-forever',
  TOKEN_CREATED = 'token-created',
  TOKEN_REVOKED = 'token-revoked',
  VIDEO_DELETED = 'video-deleted',
  VIDEO_DELETED_FOREVER = 'video-deleted-forever',
  VIDEO_RESTORED = 'video-restored',
  MERGE_CACHE_CLEARED = 'merge-cache-cleared',
  STORAGE_QUOTA_SET = 'storage-quota-set',
  MODELS_CHOSEN = 'models-chosen',
}
registerEnumType(AuditAction, { name: 'AuditAction', description: 'What was done.' })

@ObjectType({
  description: 'One line of the audit log: who did what to what, and when. Lines are never changed.',
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

  @Field(() => AuditAction, { description: 'What was done.' })
  @Enum({ items: () => AuditAction, type: 'text' })
  action!: AuditAction

  /** Null where nobody was signed in: an invited person who joined, a password that was reset by mail. */
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

  @Field(() => Date, { description: 'When it was done.' })
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date()
}

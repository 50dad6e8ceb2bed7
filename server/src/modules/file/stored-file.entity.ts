import { Entity, Index, type Opt, PrimaryKey, PrimaryKeyProp, Property } from '@mikro-orm/core'

/** Size of each stored file, and the project of its video or film. */
@Entity({ tableName: 'stored_file' })
@Index({
  name: 'stored_file_sums',
  expression: 'create index stored_file_sums on stored_file (shelf, project_id) include (bytes)',
})
@Index({
  name: 'stored_file_unmeasured',
  expression: 'create index stored_file_unmeasured on stored_file (key) where bytes is null',
})
export class StoredFile {
  [PrimaryKeyProp]?: 'key'

  @PrimaryKey({ type: 'text' })
  key!: string

  /** Null until measured, for files older than recorded sizes. */
  @Property({ type: 'bigint', nullable: true })
  bytes?: string | null

  /** Null for files outside of projects: images of the library, and the merge cache. */
  @Property({ type: 'uuid', nullable: true })
  projectId?: string | null

  /** The first segment of the key, which determines the kind of file. */
  @Property({ type: 'text', generated: `split_part(key, '/', 1) stored`, nullable: true, fieldName: 'shelf' })
  namespace?: string | null
}

/** The total size of all stored files, in one row, so that quotas hold under concurrency. */
@Entity({ tableName: 'storage_use' })
export class StorageUse {
  @PrimaryKey({ type: 'smallint', autoincrement: false, default: 1 })
  id!: number & Opt

  @Property({ type: 'bigint', default: 0 })
  bytes!: string & Opt

  /** The quota set by admins, or null. */
  @Property({ type: 'bigint', nullable: true })
  quotaBytes?: string | null

  /** When admins were notified that the storage is nearly full; null while it is not. */
  @Property({ type: 'timestamptz', nullable: true })
  warnedAt?: Date | null
}

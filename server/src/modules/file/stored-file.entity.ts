import { Entity, Index, type Opt, PrimaryKey, PrimaryKeyProp, Property } from '@mikro-orm/core'

/** How large each stored file is, and the project whose video or film it belongs to. */
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

  /** Null while it is not known: of a file that was stored before sizes were written down. */
  @Property({ type: 'bigint', nullable: true })
  bytes?: string | null

  /** Null for what no single project has: pictures of the library, and the merge cache. */
  @Property({ type: 'uuid', nullable: true })
  projectId?: string | null

  /** First segment of the key, which determines the kind of file. */
  @Property({ type: 'text', generated: `split_part(key, '/', 1) stored`, nullable: true, fieldName: 'shelf' })
  namespace?: string | null
}

/** The total size of all stored files: one row, so that the quotas hold under concurrency. */
@Entity({ tableName: 'storage_use' })
export class StorageUse {
  @PrimaryKey({ type: 'smallint', autoincrement: false, default: 1 })
  id!: number & Opt

  @Property({ type: 'bigint', default: 0 })
  bytes!: string & Opt

  /** The quota that admins set; null without one. */
  @Property({ type: 'bigint', nullable: true })
  quotaBytes?: string | null

  /** When admins were told that the storage is nearly full; null until then, and once there is room again. */
  @Property({ type: 'timestamptz', nullable: true })
  warnedAt?: Date | null
}

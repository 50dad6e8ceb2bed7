import { Entity, type Opt, PrimaryKey, PrimaryKeyProp, Property } from '@mikro-orm/core'

/** How large each stored file is. */
@Entity({ tableName: 'stored_file' })
export class StoredFile {
  [PrimaryKeyProp]?: 'key'

  @PrimaryKey({ type: 'text' })
  key!: string

  @Property({ type: 'bigint' })
  bytes!: string
}

/** The total size of all stored files: one row, so that the quota holds under concurrency. */
@Entity({ tableName: 'storage_use' })
export class StorageUse {
  @PrimaryKey({ type: 'smallint', autoincrement: false, default: 1 })
  id!: number & Opt

  @Property({ type: 'bigint', default: 0 })
  bytes!: string & Opt
}

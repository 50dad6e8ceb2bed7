import { Entity, type Opt, PrimaryKey, PrimaryKeyProp, Property } from '@mikro-orm/core'

/** A stored file that no row refers to yet, or any more. */
@Entity({ tableName: 'arriving_file' })
export class PendingFile {
  [PrimaryKeyProp]?: 'key'

  @PrimaryKey({ type: 'text' })
  key!: string

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  since: Date & Opt = new Date()
}

import { Entity, PrimaryKey, PrimaryKeyProp, Property } from '@mikro-orm/core'

/** What a person has uploaded on a day (UTC). */
@Entity({ tableName: 'upload_day' })
export class UploadDay {
  [PrimaryKeyProp]?: ['personId', 'day']

  @PrimaryKey({ type: 'uuid' })
  personId!: string

  @PrimaryKey({ type: 'date' })
  day!: string

  @Property({ type: 'bigint' })
  bytes!: string

  @Property({ type: 'integer' })
  files!: number
}

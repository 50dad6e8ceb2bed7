import { Entity, Index, type Opt, PrimaryKey, PrimaryKeyProp, Property } from '@mikro-orm/core'

/** A cached part of a film: a transition, a fitted clip, mixed sound. */
@Entity({ tableName: 'film_part' })
@Index({
  name: 'film_part_longest_unused',
  expression: 'create index film_part_longest_unused on film_part (used_at)',
})
export class FilmPart {
  [PrimaryKeyProp]?: 'key'

  /** A hash of its inputs and settings. */
  @PrimaryKey({ type: 'text' })
  key!: string

  @Property({ type: 'text' })
  fileKey!: string

  @Property({ type: 'double' })
  bytes!: number

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  usedAt: Date & Opt = new Date()
}

import { Entity, Index, type Opt, PrimaryKey, Property } from '@mikro-orm/core'

/** The models that a team uses, as an admin chose them; the newest counts. */
@Entity({ tableName: 'model_choice' })
@Index({
  name: 'model_choice_newest',
  expression: 'create index model_choice_newest on model_choice (created_at desc, id desc)',
})
export class KeptModelChoice {
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt
  @Property({ type: 'text[]' })
  models!: string[]
  @Property({ type: 'text' })
  defaultForText!: string
  @Property({ type: 'text', nullable: true })
  defaultForReferences?: string | null
  @Property({ type: 'text', nullable: true })
  defaultForFrames?: string | null
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date()
}

import { Entity, Enum, Index, ManyToOne, type Opt, PrimaryKey, Property } from '@mikro-orm/core'
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql'
import { setNameKey } from '#schema/named-sets'
import { Project } from '../../project/project.entity.js'

export enum StoryboardElementKind {
  CAST = 'cast',
  PLACE = 'place',
}
registerEnumType(StoryboardElementKind, {
  name: 'StoryboardSetKind',
  description: 'Whether pictures show somebody or something that acts, or where it happens.',
})

@ObjectType('StoryboardSet', {
  description:
    'Pictures of a project under a name: a shot whose words have it, such as `@keeper`, uses them.',
})
@Entity({ tableName: 'storyboard_set' })
@Index({
  name: 'storyboard_set_name',
  expression:
    'create unique index storyboard_set_name on storyboard_set (project_id, name_key) where deleted_at is null',
})
@Index({
  name: 'storyboard_set_trash',
  expression: 'create index storyboard_set_trash on storyboard_set (deleted_at) where deleted_at is not null',
})
export class StoryboardElement {
  @Field(() => ID, { description: 'Opaque and stable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt

  @Field(() => ID, { description: 'The project it belongs to.' })
  @ManyToOne(() => Project, { mapToPk: true, fieldName: 'project_id', deleteRule: 'cascade' })
  @Index()
  projectId!: string

  @Field(() => StoryboardElementKind, { description: 'What its pictures show.' })
  @Enum({ items: () => StoryboardElementKind, type: 'text' })
  kind!: StoryboardElementKind

  @Field(() => String, { description: 'Its name without the `@`: two to forty letters, digits and hyphens.' })
  @Property({ type: 'text' })
  name!: string
  /** What names that count as the same have in common. */
  @Property({ type: 'text' })
  nameKey!: string

  @Field(() => String, {
    nullable: true,
    description: 'Its display name, which may have spaces, for example `Officer Bell`; null: its name.',
  })
  @Property({ type: 'text', nullable: true })
  label?: string | null

  @Field(() => String, {
    description:
      'What it looks like, for example `60, in a yellow oilskin`: part of the prompt of its shots.',
  })
  @Property({ type: 'text', default: '' })
  description: string & Opt = ''

  /** In their order; some of them may have been deleted, declined or taken out of the project since. */
  @Property({ type: 'text[]', default: [] })
  assetIds: string[] & Opt = []

  @Property({ type: 'timestamptz', nullable: true })
  deletedAt?: Date | null
  @Field(() => Date, { description: 'When it was added.' })
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date()

  rename(name: string): void {
    this.name = name
    this.nameKey = setNameKey(name)
  }
}

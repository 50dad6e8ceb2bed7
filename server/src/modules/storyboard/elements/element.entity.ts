import { Entity, Enum, Index, ManyToOne, type Opt, PrimaryKey, Property } from '@mikro-orm/core'
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql'
import { Refers } from '#platform/api/refers'
import type { ImageUse as StoredUse } from '#schema/element-images'
import { elementNameKey } from '#schema/named-elements'
import { Project } from '../../project/project.entity.js'

export enum StoryboardElementKind {
  CAST = 'cast',
  PLACE = 'place',
  PROP = 'prop',
}
registerEnumType(StoryboardElementKind, {
  name: 'StoryboardElementKind',
  description: 'Whether it is a character (or an object that acts), a place, or a prop.',
})

export enum ImageUse {
  PORTRAIT = 'portrait',
  FULL_FIGURE = 'full_figure',
  TURNAROUND = 'turnaround',
  WARDROBE = 'wardrobe',
}
registerEnumType(ImageUse, {
  name: 'ImageUse',
  description:
    'What an image of a character, place or prop shows: the face, the full figure, several views, or the clothes.',
})

/** How an element looks from a shot on; the shot and the pictures may be deleted. */
export interface StoredLook {
  fromShotId: string
  description: string
  assetIds: string[]
}

@ObjectType('StoryboardElement', {
  description: 'Named pictures of a project: shots that mention the name, such as `@keeper`, use them.',
})
@Entity({ tableName: 'storyboard_element' })
@Index({
  name: 'storyboard_element_name',
  expression:
    'create unique index storyboard_element_name on storyboard_element (project_id, name_key) where deleted_at is null',
})
@Index({
  name: 'storyboard_element_trash',
  expression:
    'create index storyboard_element_trash on storyboard_element (deleted_at) where deleted_at is not null',
})
@Refers({ project: [() => Project, 'Its project.'] })
export class StoryboardElement {
  @Field(() => ID, { description: 'Opaque and stable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt

  @Field(() => ID, { description: 'The project it belongs to.' })
  @ManyToOne(() => Project, { mapToPk: true, fieldName: 'project_id', deleteRule: 'cascade' })
  @Index()
  projectId!: string

  @Field(() => StoryboardElementKind, { description: 'Character, place or prop.' })
  @Enum({ items: () => StoryboardElementKind, type: 'text' })
  kind!: StoryboardElementKind

  @Field(() => String, { description: 'Its name without the `@`: 2 to 40 letters, digits and hyphens.' })
  @Property({ type: 'text' })
  name!: string
  /** Normalized name; equal for names that count as the same. */
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

  /** In order; may include pictures that were deleted, declined or removed from the project. */
  @Property({ type: 'text[]', default: [] })
  assetIds: string[] & Opt = []

  @Property({ type: 'jsonb', defaultRaw: `'[]'` })
  looks: StoredLook[] & Opt = []

  /** What its images and those of its looks show, by asset id; the others show it as a whole. */
  @Property({ type: 'jsonb', defaultRaw: `'{}'` })
  imageUses: Record<string, StoredUse> & Opt = {}

  @Property({ type: 'timestamptz', nullable: true })
  deletedAt?: Date | null
  @Field(() => Date, { description: 'When it was added.' })
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date()

  /** Its images and those of its looks. */
  get allAssetIds(): string[] & Opt {
    return [this, ...this.looks].flatMap(({ assetIds }) => assetIds)
  }

  rename(name: string): void {
    this.name = name
    this.nameKey = elementNameKey(name)
  }
}

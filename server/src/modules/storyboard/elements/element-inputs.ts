import { Field, ID, InputType } from 'type-graphql'
import { ImageUse, StoryboardElementKind } from './element.entity.js'

const KIND = 'Character, place or prop.'
const NAME = '2 to 40 letters, digits and hyphens; unique in the project.'
const LABEL = 'Its display name, at most 60 characters, for example `Officer Bell`; null: its name.'
const DESCRIPTION = 'What it looks like, at most 300 characters: part of the prompt of its shots.'
const IMAGES = 'At most 5 approved assets of the project, in order.'
const LOOKS = 'How it looks from later shots on: at most 10, each from another shot.'
const LOOK_DESCRIPTION = 'What it looks like then, at most 300 characters; empty: unchanged.'
const LOOK_IMAGES = 'At most 5 approved assets of the project, in order; empty: its images.'
const USES = 'What its images and those of its looks show; the others show it as a whole.'
const LINK = 'Whether to replace its display name by mentions in all shots; for characters.'

@InputType('NewStoryboardElementInput', { description: 'A new character, place or prop.' })
export class NewElementInput {
  @Field(() => StoryboardElementKind, { description: KIND })
  kind!: StoryboardElementKind
  @Field(() => String, { description: NAME })
  name!: string
  @Field(() => String, { nullable: true, description: LABEL })
  label?: string | null
  @Field(() => String, { nullable: true, description: DESCRIPTION })
  description?: string
  @Field(() => [ID], { nullable: true, description: IMAGES })
  assetIds?: string[]
}

@InputType({ description: 'How a character, place or prop looks from a shot on.' })
export class ElementLookInput {
  @Field(() => ID, { description: 'The first shot with this look.' })
  fromShotId!: string
  @Field(() => String, { nullable: true, description: LOOK_DESCRIPTION })
  description?: string
  @Field(() => [ID], { nullable: true, description: LOOK_IMAGES })
  assetIds?: string[]
}

@InputType({ description: 'What an image of a character, place or prop shows.' })
export class ElementImageUseInput {
  @Field(() => ID, { description: 'One of its images, or of those of its looks.' })
  assetId!: string
  @Field(() => ImageUse, { description: 'What it shows.' })
  use!: ImageUse
}

@InputType('AddStoryboardElementInput', { description: 'A new character, place or prop of a project.' })
export class AddElementInput extends NewElementInput {
  @Field(() => ID, { description: 'The project.' })
  projectId!: string
  @Field(() => [ElementLookInput], { nullable: true, description: LOOKS })
  looks?: ElementLookInput[]
  @Field(() => [ElementImageUseInput], { nullable: true, description: USES })
  imageUses?: ElementImageUseInput[]
  @Field(() => Boolean, { nullable: true, description: LINK })
  link?: boolean
}

@InputType('UpdateStoryboardElementInput', {
  description: 'Changes of a character, place or prop; omitted fields are unchanged.',
})
export class EditElementInput {
  @Field(() => ID, { description: 'The character, place or prop.' })
  id!: string
  @Field(() => StoryboardElementKind, { nullable: true, description: KIND })
  kind?: StoryboardElementKind
  @Field(() => String, { nullable: true, description: NAME })
  name?: string
  @Field(() => String, { nullable: true, description: LABEL })
  label?: string | null
  @Field(() => String, { nullable: true, description: DESCRIPTION })
  description?: string
  @Field(() => [ID], { nullable: true, description: IMAGES })
  assetIds?: string[]
  @Field(() => [ElementLookInput], { nullable: true, description: LOOKS })
  looks?: ElementLookInput[]
  @Field(() => [ElementImageUseInput], { nullable: true, description: USES })
  imageUses?: ElementImageUseInput[]
  @Field(() => Boolean, { nullable: true, description: LINK })
  link?: boolean
}

import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql'
import { Day } from '#platform/api/scalars'
import type { ImageModel as ImageRow, VideoModel as Row } from '#schema/limits'

enum Intake {
  NONE = 'none',
  OPTIONAL = 'optional',
  REQUIRED = 'required',
}
registerEnumType(Intake, { name: 'ModelIntake', description: 'Whether a model supports an input.' })

enum ClipUse {
  NONE = 'none',
  EXTENDED = 'extended',
  RETAKEN = 'retaken',
}
registerEnumType(ClipUse, {
  name: 'ModelClipUse',
  description: 'How a model uses a clip: it extends its end, or regenerates its beginning.',
})

@ObjectType({ description: 'The retirement of a model by the provider.' })
class ModelRetirement {
  @Field(() => Day, { description: 'The day.' })
  date!: string
  @Field(() => ID, {
    nullable: true,
    description: 'The model that handles its requests since; null for none.',
  })
  successor!: string | null
}

/** Fields of every kind of model. */
@ObjectType()
abstract class ListedModel {
  @Field(() => ID, { description: 'The provider’s name of the model.' })
  id!: string
  @Field(() => String, { description: 'The display name.' })
  name!: string
  @Field(() => String, { description: 'The group of models in lists.' })
  family!: string
  @Field(() => ID, { nullable: true, description: 'A newer, better model for the same purpose.' })
  supersededBy!: string | null
  @Field(() => Boolean, { description: 'Whether it supports seeds.' })
  seed!: boolean
}

@ObjectType('VideoModel', { description: 'A video model and its inputs.' })
export class VideoModel extends ListedModel {
  @Field(() => Boolean, { description: 'Whether the team uses it.' })
  isOn!: boolean
  @Field(() => [String], { description: 'The ratios that it supports.' })
  ratios!: readonly string[]
  @Field(() => [Int], {
    description: 'The durations in seconds, its default first; empty if the model decides.',
  })
  durations!: readonly number[]
  @Field(() => [String], { description: 'The resolutions, its default first; empty if the model decides.' })
  resolutions!: readonly string[]
  @Field(() => Int, { description: 'Maximum number of reference images.' })
  references!: number
  @Field(() => Boolean, { description: 'Whether it requires a reference image.' })
  referencesRequired!: boolean
  @Field(() => Intake, { description: 'Support for a first frame.' })
  firstFrame!: Row['firstFrame']
  @Field(() => Intake, { description: 'Support for a last frame.' })
  lastFrame!: Row['lastFrame']
  @Field(() => ClipUse, { description: 'How it uses a clip, if it requires one.' })
  clip!: Row['clip']
  @Field(() => Boolean, { description: 'Whether it generates sound.' })
  sound!: boolean
  @Field(() => Boolean, { description: 'Whether its sound can be turned off.' })
  choosesSound!: boolean
  @Field(() => String, {
    nullable: true,
    description: 'How a prompt names a reference, with `#` for its number: `@Image#`; null if only by order.',
  })
  referenceName!: string | null
  @Field(() => Int, { description: 'The number of the first reference: 0 or 1.' })
  referencesFrom!: number
  @Field(() => Boolean, { description: 'Whether it supports a negative prompt.' })
  negativePrompt!: boolean
  @Field(() => Int, { description: 'Maximum length of a prompt in characters.' })
  promptMax!: number
  @Field(() => ModelRetirement, {
    nullable: true,
    description: 'Set if the provider has retired it; requests go to its successor.',
  })
  retirement!: Row['retirement']
  @Field(() => String, {
    nullable: true,
    description: 'An input of our requests that the provider no longer accepts, and why.',
  })
  fault!: string | null
}

@ObjectType('ImageModel', { description: 'An image model and its inputs.' })
export class ImageModel extends ListedModel {
  @Field(() => [String], { description: 'The ratios that it supports.' })
  ratios!: readonly string[]
  @Field(() => Int, {
    description:
      'Maximum number of images that it modifies or combines, at least one; 0 if it only generates from text.',
  })
  references!: number
  @Field(() => ModelRetirement, { nullable: true, description: 'Set if the provider has retired it.' })
  retirement!: ImageRow['retirement']
}

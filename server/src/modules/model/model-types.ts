import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql'
import type { ImageModel as ImageRow, VideoModel as Row } from '#schema/limits'

enum Intake {
  NONE = 'none',
  OPTIONAL = 'optional',
  REQUIRED = 'required',
}
registerEnumType(Intake, { name: 'ModelIntake', description: 'Whether a model takes something.' })

enum ClipUse {
  NONE = 'none',
  EXTENDED = 'extended',
  RETAKEN = 'retaken',
}
registerEnumType(ClipUse, {
  name: 'ModelClipUse',
  description: 'What a model makes of a clip: goes on from its end, or makes its beginning anew.',
})

@ObjectType({ description: 'That the provider has retired a model.' })
class ModelRetirement {
  @Field(() => String, { description: 'The day, such as `2026-06-30`.' })
  date!: string
  @Field(() => ID, { nullable: true, description: 'The model that makes its orders since; null: none.' })
  successor!: string | null
}

/** What every kind of model has. */
@ObjectType()
abstract class ListedModel {
  @Field(() => ID, { description: 'Its name at the provider.' })
  id!: string
  @Field(() => String, { description: 'As people know it.' })
  name!: string
  @Field(() => String, { description: 'The models that a list shows together.' })
  family!: string
  @Field(() => ID, { nullable: true, description: 'A newer model that makes the same better.' })
  supersededBy!: string | null
  @Field(() => Boolean, { description: 'Whether it takes a seed.' })
  seed!: boolean
}

@ObjectType('VideoModel', { description: 'A model that makes videos, and what it takes.' })
export class VideoModel extends ListedModel {
  @Field(() => Boolean, { description: 'Whether the team uses it.' })
  isOn!: boolean
  @Field(() => [String], { description: 'The ratios that it makes itself.' })
  ratios!: readonly string[]
  @Field(() => [Int], { description: 'The lengths in seconds, its own first; none: it decides.' })
  durations!: readonly number[]
  @Field(() => [String], { description: 'The resolutions, its own first; none: it decides.' })
  resolutions!: readonly string[]
  @Field(() => Int, { description: 'How many reference images it takes at most.' })
  references!: number
  @Field(() => Boolean, { description: 'Whether it needs a reference image.' })
  referencesRequired!: boolean
  @Field(() => Intake, { description: 'A picture that the video begins with.' })
  firstFrame!: Row['firstFrame']
  @Field(() => Intake, { description: 'A picture that the video ends with.' })
  lastFrame!: Row['lastFrame']
  @Field(() => ClipUse, { description: 'A clip that it needs, if any.' })
  clip!: Row['clip']
  @Field(() => Boolean, { description: 'Whether it makes sound.' })
  sound!: boolean
  @Field(() => Boolean, { description: 'Whether its sound can be turned off.' })
  choosesSound!: boolean
  @Field(() => String, {
    nullable: true,
    description:
      'How a prompt names a reference, with `#` for its number: `@Image#`; null: by their order only.',
  })
  referenceName!: string | null
  @Field(() => Int, { description: 'The number of the first reference: 0 or 1.' })
  referencesFrom!: number
  @Field(() => Boolean, { description: 'Whether it takes a negative prompt.' })
  negativePrompt!: boolean
  @Field(() => Int, { description: 'Characters of a prompt at most.' })
  promptMax!: number
  @Field(() => ModelRetirement, {
    nullable: true,
    description: 'Set once the provider has retired it: orders go to its successor.',
  })
  retirement!: Row['retirement']
  @Field(() => String, {
    nullable: true,
    description: 'What of our orders the provider no longer takes, as it told last: a field and why.',
  })
  fault!: string | null
}

@ObjectType('ImageModel', { description: 'A model that makes images, and what it takes.' })
export class ImageModel extends ListedModel {
  @Field(() => [String], { description: 'The ratios that it makes.' })
  ratios!: readonly string[]
  @Field(() => Int, {
    description: 'How many images it modifies or combines at most, and at least one; 0: it describes only.',
  })
  references!: number
  @Field(() => ModelRetirement, { nullable: true, description: 'Set once the provider has retired it.' })
  retirement!: ImageRow['retirement']
}

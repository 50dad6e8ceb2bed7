import { Field, ID, InputType } from 'type-graphql'
import { CAPTION_FORMAT_NAMES } from '#schema/captions/formats'

@InputType({ description: 'The captions of a cut in one language.' })
export class CaptionTrackInput {
  @Field(() => ID, { description: 'The project.' })
  projectId!: string
  @Field(() => String, { description: 'The code of the language, such as `en`.' })
  language!: string
}

@InputType({ description: 'A caption file.' })
export class ImportCaptionsInput extends CaptionTrackInput {
  @Field(() => String, { description: `The content of a file, at most 2 MB: ${CAPTION_FORMAT_NAMES}.` })
  content!: string
}

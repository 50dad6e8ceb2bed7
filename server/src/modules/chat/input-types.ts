import { Field, ID, InputType, Int } from 'type-graphql'
import { UNKNOWN_PRICE } from '../billing/billing.types.js'
import { GenerateAssetInput } from '../generation/image-generation.resolver.js'
import { MessageType, SenderType } from './message.entity.js'

@InputType({
  description:
    'A prompt for a video. What a model accepts is in its documentation; anything else is refused.',
})
export class SendPromptInput {
  @Field(() => ID, { description: 'The project of the conversation.' })
  projectId!: string
  @Field(() => String, { description: 'What the video shows.' })
  prompt!: string
  @Field(() => String, {
    defaultValue: '16:9',
    description:
      '`16:9`, `9:16` or `1:1`. One the model lacks is requested as the nearest one, and cropped on arrival.',
  })
  ratio!: string
  @Field(() => String, {
    nullable: true,
    description: 'Null: chosen from whether there are references or frames.',
  })
  model!: string | null
  @Field(() => Boolean, { defaultValue: false, description: 'Rewrite the prompt first, and keep both.' })
  magicPrompt!: boolean
  @Field(() => [ID], { defaultValue: [], description: 'At most five assets.' })
  referenceIds!: string[]
  @Field(() => ID, {
    nullable: true,
    description: 'The asset that the video begins with, where the model takes one.',
  })
  firstFrameId!: string | null
  @Field(() => ID, {
    nullable: true,
    description: 'The asset that the video ends with, where the model takes one.',
  })
  lastFrameId!: string | null
  @Field(() => ID, {
    nullable: true,
    description:
      'A finished video of the project that the model itself goes on from, where it can. The ratio is that of this video.',
  })
  extendsVideoId!: string | null
  @Field(() => Int, { nullable: true, description: 'Null: chosen at random.' })
  seed!: number | null
  @Field(() => Int, { nullable: true, description: 'Seconds; one of those the model offers. Null: its own.' })
  duration!: number | null
  @Field(() => String, { nullable: true, description: '`720p` or `1080p`, where the model offers it.' })
  resolution!: string | null
  @Field(() => Boolean, { nullable: true, description: 'Whether the model makes sound.' })
  sound!: boolean | null
  @Field(() => String, { nullable: true, description: 'What the video should not show.' })
  negativePrompt!: string | null
  @Field(() => String, {
    nullable: true,
    description: 'How much moves: `auto`, `small`, `medium` or `large`.',
  })
  movement!: string | null
  @Field(() => Boolean, { nullable: true, description: 'Whether the model may improve the prompt itself.' })
  promptOptimizer!: boolean | null
  @Field(() => Int, {
    defaultValue: 1,
    description: 'How many videos at once, at most 4: each with a seed of its own, in one answer.',
  })
  variations!: number
  @Field(() => ID, { nullable: true, description: 'A video of the project that this is another take of.' })
  takeOf!: string | null
  @Field(() => ID, {
    nullable: true,
    description: 'The note that it is made from: the next film with this take marks the note done.',
  })
  noteId!: string | null
  @Field(() => Boolean, UNKNOWN_PRICE)
  acceptsUnknownPrice!: boolean | null
}

@InputType({ description: 'A prompt for a picture.' })
export class ImagePromptInput extends GenerateAssetInput {
  @Field(() => ID, { description: 'The project of the conversation.' })
  projectId!: string
}

@InputType({ description: 'A message to store, which starts no work.' })
export class KeepMessageInput {
  @Field(() => ID, { description: 'The project of the conversation.' })
  projectId!: string
  @Field(() => String, { description: 'The words: at most 2000 characters.' })
  content!: string
  @Field(() => SenderType, {
    nullable: true,
    description: 'Who wrote it; null: a person. An assistant’s message contains a video or a picture.',
  })
  senderType!: SenderType | null
  @Field(() => MessageType, { nullable: true, description: 'Null: chosen from its contents.' })
  messageType!: MessageType | null
  @Field(() => ID, { nullable: true, description: 'A video of the project.' })
  videoId!: string | null
  @Field(() => ID, { nullable: true, description: 'An asset that the viewer may see.' })
  assetId!: string | null
}

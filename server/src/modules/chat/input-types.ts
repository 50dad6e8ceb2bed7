import { Field, ID, InputType, Int } from 'type-graphql'
import { UNKNOWN_PRICE } from '../billing/billing.types.js'
import { GenerateAssetInput } from '../generation/image-generation.resolver.js'
import { MessageKind, MessageSender } from './message.entity.js'

@InputType({
  description: 'A prompt for a video. Options that the model does not support are refused.',
})
export class SendPromptInput {
  @Field(() => ID, { description: 'The project of the conversation.' })
  projectId!: string
  @Field(() => String, { description: 'The content of the video.' })
  prompt!: string
  @Field(() => String, {
    defaultValue: '16:9',
    description:
      '`16:9`, `9:16` or `1:1`. If the model lacks it, the nearest ratio is requested, and the video is cropped on arrival.',
  })
  ratio!: string
  @Field(() => String, {
    nullable: true,
    description: 'Null: chosen depending on references and frames.',
  })
  model!: string | null
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether magic prompt rewrites the prompt first; both are stored.',
  })
  magicPrompt!: boolean
  @Field(() => [ID], { defaultValue: [], description: 'At most five assets.' })
  referenceIds!: string[]
  @Field(() => ID, {
    nullable: true,
    description: 'The asset used as first frame, if the model supports one.',
  })
  firstFrameId!: string | null
  @Field(() => ID, {
    nullable: true,
    description: 'The asset used as last frame, if the model supports one.',
  })
  lastFrameId!: string | null
  @Field(() => ID, {
    nullable: true,
    description:
      'A finished video of the project to extend, if the model supports it. The ratio is that of this video.',
  })
  extendsVideoId!: string | null
  @Field(() => Int, { nullable: true, description: 'Null: chosen at random.' })
  seed!: number | null
  @Field(() => Int, {
    nullable: true,
    description: 'Seconds, one of the durations of the model. Null: its default.',
  })
  duration!: number | null
  @Field(() => String, { nullable: true, description: '`720p` or `1080p`, if the model supports it.' })
  resolution!: string | null
  @Field(() => Boolean, { nullable: true, description: 'Whether to generate sound.' })
  sound!: boolean | null
  @Field(() => String, { nullable: true, description: 'The negative prompt.' })
  negativePrompt!: string | null
  @Field(() => String, {
    nullable: true,
    description: 'Amount of movement: `auto`, `small`, `medium` or `large`.',
  })
  movement!: string | null
  @Field(() => Boolean, { nullable: true, description: 'Whether the model may improve the prompt.' })
  promptOptimizer!: boolean | null
  @Field(() => Int, {
    defaultValue: 1,
    description: 'Number of videos, at most 4, each with its own seed, in one answer.',
  })
  variations!: number
  @Field(() => ID, { nullable: true, description: 'The video of the project to make another take of.' })
  takeOf!: string | null
  @Field(() => ID, {
    nullable: true,
    description:
      'The review note that it addresses. The next film with this take marks the note done. With magic prompt, a language model words the note as an instruction.',
  })
  noteId!: string | null
  @Field(() => Boolean, UNKNOWN_PRICE)
  acceptsUnknownPrice!: boolean | null
}

@InputType({ description: 'A prompt for an image.' })
export class ImagePromptInput extends GenerateAssetInput {
  @Field(() => ID, { description: 'The project of the conversation.' })
  projectId!: string
}

@InputType({ description: 'A message to store without starting a job.' })
export class CreateMessageInput {
  @Field(() => ID, { description: 'The project of the conversation.' })
  projectId!: string
  @Field(() => String, { description: 'The text, at most 2000 characters.' })
  content!: string
  @Field(() => MessageSender, {
    nullable: true,
    description: 'The sender; null for a user. An assistant’s message contains a video or an image.',
  })
  senderType!: MessageSender | null
  @Field(() => MessageKind, { nullable: true, description: 'Null: determined by the contents.' })
  messageType!: MessageKind | null
  @Field(() => ID, { nullable: true, description: 'A video of the project.' })
  videoId!: string | null
  @Field(() => ID, { nullable: true, description: 'An asset that the viewer may see.' })
  assetId!: string | null
}

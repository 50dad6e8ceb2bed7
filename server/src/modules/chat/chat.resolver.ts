import {
  Extensions,
  Arg,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Int,
  Mutation,
  ObjectType,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql'
import { Authorized } from '#platform/api/authorized'
import { type Context, signedIn } from '#platform/api/context'
import type { Events } from '#platform/events/events'
import { Job } from '#platform/queue/job.entity'
import { type LiveSource, liveSource } from '#platform/events/live'
import { pageBelow } from '#platform/queries/loaders'
import { connectionOf } from '#platform/queries/page'
import { type Visible, asVisible } from '#platform/auth/visible'
import { usersById, User } from '../account/user.entity.js'
import { Asset } from '../library/asset.entity.js'
import { assetsById } from '../library/asset.loader.js'
import { maySeeAsset } from '../library/asset.policy.js'
import { Project, maySeeProject } from '../project/project.entity.js'
import { type KeptReference, Clip, ENGINE_NOTE } from '../video/clip.entity.js'
import { Video } from '../video/video.entity.js'
import { videosById } from '../video/video.loader.js'
import { imageRequestOf } from '../generation/image-generation.service.js'
import { subjectIdOf } from '#platform/queue/job-kinds'
import { jobsById } from '../jobs/job.loader.js'
import { Reference } from '../video/video.resolver.js'
import { ImagePromptInput, CreateMessageInput, SendPromptInput } from './input-types.js'
import type { Chat } from './chat.service.js'
import { Message } from './message.entity.js'

export const MessageConnection = connectionOf('Message', () => Message)
export type MessageConnection = InstanceType<typeof MessageConnection>

@ObjectType({ description: 'The two messages of a prompt.' })
class SentPrompt {
  @Field(() => Message, { description: 'The prompt of the user.' })
  prompt!: Message
  @Field(() => Message, { description: 'The assistant’s answer, with its job.' })
  answer!: Message
}

@Resolver(() => Project)
export class MessagesOfProject {
  constructor(private readonly chat: Chat) {}

  @FieldResolver(() => MessageConnection, {
    description: 'The conversation: the newest messages, oldest first.',
  })
  messages(
    @Root() project: Visible<Project>,
    @Arg('last', () => Int, { defaultValue: 50, description: 'Number of messages, at most 200.' })
    last: number,
    @Arg('before', () => String, { nullable: true, description: 'The cursor to continue backwards from.' })
    before: string | null,
    @Ctx() { loaders }: Context,
  ): Promise<MessageConnection> {
    const request = { last, before }
    const lists = {
      what: 'messages',
      request,
      pages: (projects: readonly Visible<Project>[]) => this.chat.lists(projects, request),
      counts: (projects: readonly Visible<Project>[], most?: number) => this.chat.counts(projects, most),
    }
    return pageBelow(loaders, lists, project)
  }
}

@Resolver(() => Message)
export class ChatResolver {
  private readonly live: LiveSource<Visible<Message>>

  constructor(
    private readonly chat: Chat,
    events: Events,
  ) {
    this.live = liveSource(events, {
      topics: ['message', 'picture'],
      channelOf: ({ projectId }) => projectId,
      load: (fact) => this.chat.find(fact.topic === 'picture' ? { jobId: fact.jobId } : { id: fact.id }),
      show: (viewer, { message, project }) => (maySeeProject(viewer, project) ? asVisible(message) : null),
    })
  }

  @Authorized({ action: 'generate' })
  @Mutation(() => SentPrompt, {
    description: 'Requests a video. Adds two messages, the video and its job in one transaction.',
  })
  sendPrompt(
    @Arg('input', () => SendPromptInput, { description: 'The prompt and its options.' })
    input: SendPromptInput,
    @Ctx() context: Context,
  ): Promise<SentPrompt> {
    return this.chat.send(signedIn(context), input)
  }

  @Authorized({ action: 'generate' })
  @Mutation(() => SentPrompt, {
    description:
      'Requests an image. Adds two messages and its job. The answer’s `asset` is set when the image is finished and added to the library and the project.',
  })
  generateImage(
    @Arg('input', () => ImagePromptInput, { description: 'The prompt and its options.' })
    input: ImagePromptInput,
    @Ctx() context: Context,
  ): Promise<SentPrompt> {
    return this.chat.sendImage(signedIn(context), input)
  }

  @Authorized({ action: 'generate' })
  @Mutation(() => Message, {
    description: 'Stores a message in the conversation without starting a job.',
  })
  createMessage(
    @Arg('input', () => CreateMessageInput, { description: 'The message.' }) input: CreateMessageInput,
    @Ctx() context: Context,
  ): Promise<Message> {
    return this.chat.keep(signedIn(context), input)
  }

  @Subscription(() => Message, {
    description: 'New and changed messages of a project.',
    subscribe: ({ context, args }: { context: Context; args: { projectId: string } }) =>
      context.resolver(ChatResolver).changes(context, args.projectId),
  })
  messageChanged(
    @Root() message: Message,
    @Arg('projectId', () => ID, { description: 'The project.' }) _projectId: string,
  ): Message {
    return message
  }

  changes(context: Context, projectId: string): AsyncIterable<Message> {
    return this.live.feed(signedIn(context), projectId)
  }

  @FieldResolver(() => User, {
    description: 'The author; for an assistant’s message, the author of the prompt.',
  })
  author(@Root() message: Message, @Ctx() { loaders }: Context) {
    return loaders.of(usersById).load(message.authorId)
  }

  @Extensions({ inRow: true })
  @FieldResolver(() => [Reference], { complexity: 5, description: 'The reference images of the prompt.' })
  references(@Root() message: Message): KeptReference[] {
    return message.keptReferences
  }

  @FieldResolver(() => Reference, {
    nullable: true,
    description: 'The image used as first frame of the video.',
  })
  firstFrame(@Root() message: Message): KeptReference | null {
    return message.keptFirstFrame ?? null
  }

  @FieldResolver(() => Reference, {
    nullable: true,
    description: 'The image used as last frame of the video.',
  })
  lastFrame(@Root() message: Message): KeptReference | null {
    return message.keptLastFrame ?? null
  }

  @FieldResolver(() => Video, {
    nullable: true,
    description: 'The video of the answer; null if it was deleted.',
  })
  video(@Root() message: Message, @Ctx() { loaders }: Context) {
    return message.videoId ? loaders.of(videosById).load(message.videoId) : null
  }

  @FieldResolver(() => Boolean, { description: 'Whether its video was deleted or moved to the Trash.' })
  async videoDeleted(@Root() message: Message, @Ctx() context: Context): Promise<boolean> {
    const job = message.videoId ? null : await this.job(message, context)
    const videoId = message.videoId ?? (job && subjectIdOf(job, 'Video'))
    return !!videoId && !(await context.loaders.of(videosById).load(videoId))
  }

  @FieldResolver(() => Asset, {
    nullable: true,
    description: 'The image of the answer; null until it is finished, or if it was deleted.',
  })
  async asset(@Root() message: Message, @Ctx() context: Context): Promise<Asset | null> {
    const job = await this.job(message, context)
    const assetId = job?.resultId ?? message.keptAssetId
    const asset = assetId ? await context.loaders.of(assetsById).load(assetId) : null
    return asset && maySeeAsset(signedIn(context), asset) ? asset : null
  }

  @FieldResolver(() => String, {
    complexity: 1,
    nullable: true,
    description: 'The requested ratio of an image in progress.',
  })
  async ratio(@Root() message: Message, @Ctx() context: Context): Promise<string | null> {
    return imageRequestOf(await this.job(message, context))?.ratio ?? null
  }

  @FieldResolver(() => Job, { nullable: true, description: 'The job that generates it.' })
  async job(@Root() message: Message, @Ctx() { loaders }: Context): Promise<Job | null> {
    return message.jobId ? loaders.of(jobsById).load(message.jobId) : null
  }

  @FieldResolver(() => String, {
    complexity: 1,
    nullable: true,
    description: 'The prompt as rewritten by magic prompt.',
  })
  async magicPrompt(@Root() message: Message, @Ctx() context: Context): Promise<string | null> {
    const video = message.videoId ? await context.loaders.of(videosById).load(message.videoId) : null
    return video instanceof Clip
      ? (video.magicPrompt ?? null)
      : (imageRequestOf(await this.job(message, context))?.magicPrompt ?? null)
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: ENGINE_NOTE,
  })
  async note(@Root() message: Message, @Ctx() context: Context): Promise<string | null> {
    const video = message.videoId ? await context.loaders.of(videosById).load(message.videoId) : null
    return video instanceof Clip
      ? (video.note ?? null)
      : (imageRequestOf(await this.job(message, context))?.note ?? null)
  }
}

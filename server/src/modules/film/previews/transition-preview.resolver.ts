import {
  Arg,
  Ctx,
  Field,
  Float,
  FieldResolver,
  ID,
  InputType,
  Mutation,
  ObjectType,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql'
import { Authorized } from '#platform/api/authorized'
import { type Context, readerOf, signedIn, type FileUrls } from '#platform/api/context'
import type { Events } from '#platform/events/events'
import { type LiveSource, liveSource } from '#platform/events/live'
import { asVisible } from '#platform/auth/visible'
import { maySeeProject } from '../../project/project.entity.js'
import type { Projects } from '../../project/project.service.js'
import type { PreviewResult as Preview, TransitionPreviews } from './transition-preview.service.js'

@InputType({ description: 'A transition to preview.' })
class TransitionPreviewInput {
  @Field(() => ID, { description: 'The project.' })
  projectId!: string
  @Field(() => ID, { description: 'The accepted video before it.' })
  beforeId!: string
  @Field(() => ID, { description: 'The accepted video after it.' })
  afterId!: string
  @Field(() => String, { description: 'The key of one of the 58 transitions.' })
  transition!: string
  @Field(() => Float, {
    nullable: true,
    description:
      'Seconds: 0.25, 0.5, 0.75, 1, 1.5 or 2; 1 by default. Shortened if a video is too short for it.',
  })
  seconds?: number | null
}

@ObjectType({
  description: 'The transition between two videos, as shown in a film of the draft.',
})
export class TransitionPreview {
  @Field(() => ID, { description: 'Depends on the videos, transition, length and export settings.' })
  key!: string
  @Field(() => Float, {
    description: 'Duration in seconds, shorter than requested if a video is too short.',
  })
  seconds!: number
}

@Resolver(() => TransitionPreview)
export class TransitionPreviewResolver {
  private readonly live: LiveSource<Preview>

  constructor(
    private readonly deps: {
      previews: TransitionPreviews
      projects: Projects
      events: Events
      files: FileUrls
    },
  ) {
    this.live = liveSource(deps.events, {
      topics: ['transition-rendered'],
      channelOf: ({ projectId }) => projectId,
      load: async ({ projectId, key }) => {
        const project = await this.deps.projects.find(projectId)
        const preview = project && (await this.deps.previews.rendered(asVisible(project), key))
        return preview && { project, preview }
      },
      show: (viewer, { project, preview }) => (maySeeProject(viewer, project) ? preview : null),
    })
  }

  @Authorized({ action: 'view' })
  @Mutation(() => TransitionPreview, {
    description:
      'A preview of a transition. If needed, it is rendered in the background; `transitionRendered` announces it.',
  })
  previewTransition(
    @Arg('input', () => TransitionPreviewInput, { description: 'The transition.' })
    input: TransitionPreviewInput,
    @Ctx() context: Context,
  ): Promise<Preview> {
    return this.deps.previews.request(signedIn(context), input)
  }

  @Subscription(() => TransitionPreview, {
    description: 'Transitions of a project when they have been rendered.',
    subscribe: ({ context, args }: { context: Context; args: { projectId: string } }) =>
      context.resolver(TransitionPreviewResolver).arrivals(context, args.projectId),
  })
  transitionRendered(
    @Root() preview: TransitionPreview,
    @Arg('projectId', () => ID, { description: 'The project.' }) _projectId: string,
  ): TransitionPreview {
    return preview
  }

  arrivals(context: Context, projectId: string): AsyncIterable<Preview> {
    return this.live.feed(signedIn(context), projectId)
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Signed URL of an MP4 without sound; null while it is being rendered.',
  })
  url(@Root() { fileKey, projectId }: Preview, @Ctx() context: Context): string | null {
    return fileKey ? this.deps.files.url(fileKey, readerOf(context, projectId)) : null
  }
}

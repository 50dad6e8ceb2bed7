import {
  Arg,
  ArgsType,
  Ctx,
  Field,
  FieldResolver,
  Float,
  ID,
  ObjectType,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql'
import { Refers } from '#platform/api/refers'
import { type Context, readerOf, signedIn, type FileUrls } from '#platform/api/context'
import { trashArgs, trashResolver } from '#platform/api/trash-resolver'
import type { Events } from '#platform/events/events'
import { type LiveSource, liveSource } from '#platform/events/live'
import { connectionOf } from '#platform/queries/page'
import { Project, projectsById, maySeeProject } from '../project/project.entity.js'
import type { Projects } from '../project/project.service.js'
import { mayDeleteForever } from './deleted-videos.js'
import type { VideoTrash } from './video-trash.js'
import { Film } from './film.entity.js'
import { Video } from './video.entity.js'

@ObjectType({ description: 'A deleted video or film.' })
@Refers({ project: [() => Project, 'Its project.'] })
export class TrashedVideo {
  @Field(() => ID, { name: 'videoId', description: 'The video.' })
  id!: string
  @Field(() => String, { description: 'Its title.' })
  title!: string
  @Field(() => Float, { nullable: true, description: 'Seconds.' })
  duration!: number | null
  @Field(() => ID, { description: 'The project to which it returns.' })
  projectId!: string
  @Field(() => Date, { description: 'When it was moved to the Trash. It can be restored for 30 days.' })
  deletedAt!: Date
  authorId!: string
  posterKey!: string | null
  smallPosterKey!: string | null
}

const TrashedVideoConnection = connectionOf('TrashedVideo', () => TrashedVideo, { one: 'deleted video' })
@ArgsType()
class TrashedVideoArgs extends trashArgs('the title') {
  @Field(() => Boolean, { nullable: true, description: 'Only films or only clips; null for both.' })
  isMerged!: boolean | null
}

interface Gone {
  id: string
}

@Resolver(() => TrashedVideo)
export class VideoTrashResolver extends trashResolver<Video, TrashedVideoArgs>({
  one: 'video',
  type: () => Video,
  connection: () => TrashedVideoConnection,
  args: TrashedVideoArgs,
  access: { action: 'generate' },
  list: [
    'trashedVideos',
    'Videos and films that were deleted in the last 30 days and can be restored, of projects that the viewer sees.',
  ],
  remove: ['deleteVideo', 'Moves a video or film to the Trash, and removes it from the cut. Returns its id.'],
  restore: [
    'restoreVideo',
    'Restores a video or film from the Trash, within 30 days. An accepted video needs a new review.',
  ],
  deleteForever: [
    'deleteVideoForever',
    'Permanently deletes a video or film in the Trash, with its files. Its author, while an editor, and managers of the project may do this. Returns its id.',
  ],
}) {
  private readonly live: LiveSource<Gone>

  constructor(
    private readonly deps: { trash: VideoTrash; projects: Projects; events: Events; files: FileUrls },
  ) {
    super(deps.trash)
    this.live = liveSource(deps.events, {
      topics: ['video-gone'],
      channelOf: ({ projectId }) => projectId,
      load: async ({ id, projectId }) => {
        const project = await this.deps.projects.find(projectId)
        return project && { project, gone: { id } }
      },
      show: (viewer, { project, gone }) => (maySeeProject(viewer, project) ? gone : null),
    })
  }

  @Subscription(() => ID, {
    description: 'The ids of videos and films of a project when they are moved to the Trash.',
    subscribe: ({ context, args }: { context: Context; args: { projectId: string } }) =>
      context.resolver(VideoTrashResolver).departures(context, args.projectId),
  })
  videoDeleted(
    @Root() { id }: Gone,
    @Arg('projectId', () => ID, { description: 'The project.' }) _projectId: string,
  ): string {
    return id
  }

  departures(context: Context, projectId: string): AsyncIterable<Gone> {
    return this.live.feed(signedIn(context), projectId)
  }

  @FieldResolver(() => Boolean, { description: 'Whether it is a film merged from clips.' })
  isMerged(@Root() video: TrashedVideo): boolean {
    return video instanceof Film
  }

  @FieldResolver(() => String, { description: 'The name of its project.' })
  async projectName(@Root() { projectId }: TrashedVideo, @Ctx() { loaders }: Context): Promise<string> {
    return (await loaders.of(projectsById).load(projectId))?.name ?? ''
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may permanently delete it.' })
  async viewerCanDeleteForever(@Root() video: TrashedVideo, @Ctx() context: Context): Promise<boolean> {
    const project = await context.loaders.of(projectsById).load(video.projectId)
    return !!project && mayDeleteForever(signedIn(context), video, project)
  }

  @FieldResolver(() => String, { nullable: true, description: 'Its poster.' })
  posterUrl(@Root() { posterKey, projectId }: TrashedVideo, @Ctx() context: Context): string | null {
    return posterKey ? this.deps.files.url(posterKey, readerOf(context, projectId)) : null
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The poster at 480 pixels at most; null until it is created.',
  })
  smallPosterUrl(
    @Root() { smallPosterKey, projectId }: TrashedVideo,
    @Ctx() context: Context,
  ): string | null {
    return smallPosterKey ? this.deps.files.url(smallPosterKey, readerOf(context, projectId)) : null
  }
}

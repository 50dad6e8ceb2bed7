import {
  Arg,
  Args,
  Ctx,
  Field,
  FieldResolver,
  ID,
  InputType,
  Mutation,
  ObjectType,
  Resolver,
  Root,
} from 'type-graphql'
import { LIMITS } from '#schema/limits'
import { Authorized } from '#platform/api/authorized'
import { type Context, type FileUrls, readerOf, signedIn } from '#platform/api/context'
import type { Visible } from '#platform/auth/visible'
import { type Loaders, pageBelow } from '#platform/queries/loaders'
import type { Row } from '#platform/queries/rows'
import { Count, type Page, PageArgs, connectionOf, countUpTo } from '#platform/queries/page'
import { Project } from '../project/project.entity.js'
import { Film } from './film.entity.js'
import type { VideoFilter } from './video-lists.js'
import { Clip, VideoStatus } from './clip.entity.js'
import { type ClipOrFilm, coversByProject, videosById } from './video.loader.js'
import type { Videos } from './video.service.js'

export const ClipConnection = connectionOf('Clip', () => Clip)
export type ClipConnection = InstanceType<typeof ClipConnection>
const FilmConnection = connectionOf('Film', () => Film)
type FilmConnection = InstanceType<typeof FilmConnection>

@ObjectType({ description: 'Review counts of a project’s clips.' })
export class ReviewCounts {
  @Field(() => Count, { description: 'Clips that need a review.' })
  toReview!: Count
  @Field(() => Count, { description: 'Accepted clips.' })
  accepted!: Count
  @Field(() => Count, { description: 'Declined clips.' })
  declined!: Count
  @Field(() => Count, { description: 'All clips, including clips in progress and failed ones.' })
  all!: Count
}

const coverOf = async ({ id, coverVideoId }: Project, { loaders }: Context) =>
  (coverVideoId && (await loaders.of(videosById).load(coverVideoId))) || loaders.of(coversByProject).load(id)

@InputType({ description: 'A project and its cover.' })
class UpdateProjectCoverInput {
  @Field(() => ID, { description: 'The project.' })
  projectId!: string
  @Field(() => ID, { nullable: true, description: 'A video of the project.' })
  videoId?: string | null
}

@Resolver(() => Project)
export class VideosOfProject {
  constructor(
    private readonly all: Videos,
    private readonly files: FileUrls,
  ) {}

  @Authorized({ action: 'generate' })
  @Mutation(() => Project, {
    description: 'Makes a video’s poster the project’s cover; null restores the automatic one.',
  })
  updateProjectCover(
    @Arg('input', () => UpdateProjectCoverInput, { description: 'The change.' }) {
      projectId,
      videoId,
    }: UpdateProjectCoverInput,
    @Ctx() context: Context,
  ): Promise<Visible<Project>> {
    return this.all.chooseCover(signedIn(context), projectId, videoId ?? null)
  }

  @FieldResolver(() => String, {
    complexity: 1,
    nullable: true,
    description:
      'The poster of the chosen video, else of the newest accepted one, else of the first that needs a review. If null, draw a cover from the project’s name.',
  })
  async coverUrl(@Root() project: Visible<Project>, @Ctx() context: Context): Promise<string | null> {
    return this.urlOf((await coverOf(project, context))?.posterKey, project, context)
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The cover at 480 pixels at most; null until it is created.',
  })
  async smallCoverUrl(@Root() project: Visible<Project>, @Ctx() context: Context): Promise<string | null> {
    return this.urlOf((await coverOf(project, context))?.smallPosterKey, project, context)
  }

  private urlOf(key: string | null | undefined, { id }: Visible<Project>, context: Context): string | null {
    return key ? this.files.url(key, readerOf(context, id)) : null
  }

  @FieldResolver(() => ClipConnection, { description: 'Its clips, newest first.' })
  clips(
    @Root() project: Visible<Project>,
    @Args() page: PageArgs,
    @Arg('status', () => VideoStatus, {
      nullable: true,
      description: 'Only clips in this state; `PENDING` clips need a review.',
    })
    status: VideoStatus | null,
    @Arg('isInCut', () => Boolean, {
      nullable: true,
      description: 'Only clips that are in the cut, or only those that are not; null for both.',
    })
    isInCut: boolean | null,
    @Ctx() { loaders }: Context,
  ): Promise<ClipConnection> {
    return this.page(project, page, { isMerged: false, status, isInCut }, loaders) as Promise<ClipConnection>
  }

  @FieldResolver(() => FilmConnection, { description: 'Its films, newest first.' })
  films(
    @Root() project: Visible<Project>,
    @Args() page: PageArgs,
    @Ctx() { loaders }: Context,
  ): Promise<FilmConnection> {
    return this.page(project, page, { isMerged: true }, loaders) as Promise<FilmConnection>
  }

  private page(
    project: Visible<Project>,
    { first, after }: PageArgs,
    filter: VideoFilter,
    loaders: Loaders,
  ): Promise<Page<Row<ClipOrFilm>>> {
    const request = { first, after, ...filter }
    const lists = {
      what: 'videos',
      request,
      filter: { ...filter },
      pages: (projects: readonly Visible<Project>[]) => this.all.lists(projects, request),
      counts: (projects: readonly Visible<Project>[], most?: number) =>
        this.all.counts(projects, filter, most),
    }
    return pageBelow(loaders, lists, project)
  }

  @FieldResolver(() => ReviewCounts, {
    description: 'Review counts of its clips.',
  })
  async reviewCounts(@Root() project: Visible<Project>, @Ctx() { loaders }: Context): Promise<ReviewCounts> {
    const countOf = async (status?: VideoStatus) => {
      const counts = loaders.below(
        'videos, by their review',
        { status },
        (projects: readonly Visible<Project>[]) =>
          this.all.counts(projects, { isMerged: false, status }, LIMITS.page.counted + 1),
      )
      return countUpTo((await counts.load(project)) ?? 0)
    }
    const [toReview, accepted, declined, all] = await Promise.all(
      [VideoStatus.PENDING, VideoStatus.ACCEPTED, VideoStatus.DECLINED, undefined].map(countOf),
    )
    return { toReview, accepted, declined, all }
  }
}

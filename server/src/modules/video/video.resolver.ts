import {
  Extensions,
  Arg,
  Args,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql'
import { LIMITS } from '#schema/limits'
import { type Context, readerOf, signedIn, type FileUrls } from '#platform/api/context'
import type { Events } from '#platform/events/events'
import { type LiveSource, liveSource } from '#platform/events/live'
import { connectionOf, Count, countUpTo, PageArgs } from '#platform/queries/page'
import { pageBelow } from '#platform/queries/loaders'
import { asVisible, type Visible } from '#platform/auth/visible'
import { usersById, User } from '../account/user.entity.js'
import { Asset } from '../library/asset.entity.js'
import { assetsById } from '../library/asset.loader.js'
import { maySeeAsset } from '../library/asset.policy.js'
import { Project, maySeeProject } from '../project/project.entity.js'
import { type KeptReference, Review, Video, VideoStatus } from './video.entity.js'
import { coversByProject, videosById } from './video.loader.js'
import type { Videos } from './video.service.js'

export const VideoConnection = connectionOf('Video', () => Video)
export type VideoConnection = InstanceType<typeof VideoConnection>

@ObjectType({ description: 'A reference image of a prompt.' })
export class Reference {
  @Field(() => ID, { description: 'The id of the asset.' })
  assetId!: string
  @Field(() => String, { description: 'The asset’s name when it was used.' })
  name!: string
}

@ObjectType({ description: 'How far the review of a project’s clips is.' })
export class ReviewCounts {
  @Field(() => Count, { description: 'Clips that wait for a decision.' })
  toReview!: Count
  @Field(() => Count, { description: 'Accepted clips.' })
  accepted!: Count
  @Field(() => Count, { description: 'Declined clips.' })
  declined!: Count
  @Field(() => Count, { description: 'All clips, those in progress and failed ones as well.' })
  all!: Count
}

@Resolver(() => Reference)
export class ReferenceResolver {
  @FieldResolver(() => Asset, { nullable: true, description: 'The asset; null once it was deleted.' })
  async asset(@Root() { assetId }: KeptReference, @Ctx() context: Context): Promise<Asset | null> {
    const asset = await context.loaders.of(assetsById).load(assetId)
    return asset && maySeeAsset(signedIn(context), asset) ? asset : null
  }
}

const coverOf = async ({ id, coverVideoId }: Project, { loaders }: Context) =>
  (coverVideoId && (await loaders.of(videosById).load(coverVideoId))) || loaders.of(coversByProject).load(id)

@Resolver(() => Project)
export class VideosOfProject {
  constructor(
    private readonly all: Videos,
    private readonly files: FileUrls,
  ) {}

  @Mutation(() => Project, {
    description: 'Makes a video’s poster the project’s cover; null goes back to the automatic one.',
  })
  chooseProjectCover(
    @Arg('projectId', () => ID, { description: 'Which project.' }) projectId: string,
    @Arg('videoId', () => ID, { nullable: true, description: 'A video of it.' }) videoId: string | null,
    @Ctx() context: Context,
  ): Promise<Visible<Project>> {
    return this.all.chooseCover(signedIn(context), projectId, videoId)
  }

  @FieldResolver(() => String, {
    complexity: 1,
    nullable: true,
    description:
      'The poster of the video chosen as its cover, else of its newest accepted video, else of the first that waits for a review; null: draw one from its name.',
  })
  async coverUrl(@Root() project: Visible<Project>, @Ctx() context: Context): Promise<string | null> {
    return this.urlOf((await coverOf(project, context))?.posterKey, project, context)
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The cover at 480 pixels at most; null while there is only the larger one, too.',
  })
  async smallCoverUrl(@Root() project: Visible<Project>, @Ctx() context: Context): Promise<string | null> {
    return this.urlOf((await coverOf(project, context))?.smallPosterKey, project, context)
  }

  private urlOf(key: string | null | undefined, { id }: Visible<Project>, context: Context): string | null {
    return key ? this.files.url(key, readerOf(context, id)) : null
  }

  @FieldResolver(() => VideoConnection, { description: 'Its videos, newest first; or its merged films.' })
  videos(
    @Root() project: Visible<Project>,
    @Args() { first, after }: PageArgs,
    @Arg('isMerged', () => Boolean, {
      defaultValue: false,
      description: 'The merged films instead of the clips.',
    })
    isMerged: boolean,
    @Arg('status', () => VideoStatus, {
      nullable: true,
      description: 'Those in this state alone: `PENDING` ones need a review.',
    })
    status: VideoStatus | null,
    @Ctx() { loaders }: Context,
  ): Promise<VideoConnection> {
    const filter = { isMerged, status }
    const request = { first, after, ...filter }
    const lists = {
      what: 'videos',
      request,
      filter,
      pages: (projects: readonly Visible<Project>[]) => this.all.lists(projects, request),
      counts: (projects: readonly Visible<Project>[], most?: number) =>
        this.all.counts(projects, filter, most),
    }
    return pageBelow(loaders, lists, project)
  }

  @FieldResolver(() => ReviewCounts, {
    description: 'How many of its clips need a review, and how many have one.',
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

@Resolver(() => Video)
export class VideoResolver {
  private readonly live: LiveSource<Visible<Video>>

  constructor(
    private readonly videos: Videos,
    events: Events,
    private readonly files: FileUrls,
  ) {
    this.live = liveSource(events, {
      topics: ['video'],
      channelOf: ({ projectId }) => projectId,
      load: ({ id }) => this.videos.find(id),
      show: (viewer, { video, project }) => (maySeeProject(viewer, project) ? asVisible(video) : null),
    })
  }

  @Query(() => Video, { description: 'One video.' })
  video(
    @Arg('id', () => ID, { description: 'Its id.' }) id: string,
    @Ctx() context: Context,
  ): Promise<Visible<Video>> {
    return this.videos.open(signedIn(context), id)
  }

  @Mutation(() => Video, { description: 'Accepts or declines a video.' })
  reviewVideo(
    @Arg('id', () => ID, { description: 'Which video.' }) id: string,
    @Arg('review', () => Review, { description: 'The decision.' }) review: Review,
    @Ctx() context: Context,
  ): Promise<Visible<Video>> {
    return this.videos.review(signedIn(context), id, review)
  }

  @Mutation(() => Video, {
    description: 'Gives a video or film another title: whoever sees its project.',
  })
  renameVideo(
    @Arg('id', () => ID, { description: 'Which video.' }) id: string,
    @Arg('title', () => String, { description: 'At most 100 characters.' }) title: string,
    @Ctx() context: Context,
  ): Promise<Visible<Video>> {
    return this.videos.rename(signedIn(context), id, { title })
  }

  @Subscription(() => Video, {
    description: 'Videos and merged films of a project, whenever one is added or changes.',
    subscribe: ({ context, args }: { context: Context; args: { projectId: string } }) =>
      context.resolver(VideoResolver).changes(context, args.projectId),
  })
  videoChanged(
    @Root() video: Video,
    @Arg('projectId', () => ID, { description: 'Which project.' }) _projectId: string,
  ): Video {
    return video
  }

  changes(context: Context, projectId: string): AsyncIterable<Video> {
    return this.live.feed(signedIn(context), projectId)
  }

  @FieldResolver(() => User, { description: 'Who requested it.' })
  author(@Root() video: Video, @Ctx() { loaders }: Context) {
    return loaders.of(usersById).load(video.authorId)
  }

  @Extensions({ inRow: true })
  @FieldResolver(() => [Reference], { complexity: 5, description: 'The reference images it was made from.' })
  references(@Root() video: Video): KeptReference[] {
    return video.keptReferences
  }

  @FieldResolver(() => Reference, { nullable: true, description: 'The picture that it begins with.' })
  firstFrame(@Root() video: Video): KeptReference | null {
    return video.keptFirstFrame ?? null
  }

  @FieldResolver(() => Reference, { nullable: true, description: 'The picture that it ends with.' })
  lastFrame(@Root() video: Video): KeptReference | null {
    return video.keptLastFrame ?? null
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The MP4, signed and expiring; null until there is one.',
  })
  url(@Root() video: Video, @Ctx() context: Context): string | null {
    return video.videoKey ? this.files.url(video.videoKey, readerOf(context, video.projectId)) : null
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The same, as a download with a readable name.',
  })
  downloadUrl(@Root() video: Video, @Ctx() context: Context): string | null {
    return video.videoKey
      ? this.files.url(video.videoKey, readerOf(context, video.projectId), {
          downloadName: `${video.title}.mp4`,
        })
      : null
  }

  @FieldResolver(() => String, { nullable: true, description: 'A still of it.' })
  posterUrl(@Root() video: Video, @Ctx() context: Context): string | null {
    return video.posterKey ? this.files.url(video.posterKey, readerOf(context, video.projectId)) : null
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The still at 480 pixels at most; null while there is only the larger one, too.',
  })
  smallPosterUrl(@Root() video: Video, @Ctx() context: Context): string | null {
    const { smallPosterKey, projectId } = video
    return smallPosterKey ? this.files.url(smallPosterKey, readerOf(context, projectId)) : null
  }
}

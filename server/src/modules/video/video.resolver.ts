import {
  Arg,
  Ctx,
  Field,
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
import { Lookup } from '#platform/api/graphql-types'
import type { Events } from '#platform/events/events'
import { type LiveSource, liveSource } from '#platform/events/live'
import { asVisible, type Visible } from '#platform/auth/visible'
import { usersById, User } from '../account/user.entity.js'
import { Asset } from '../library/asset.entity.js'
import { assetsById } from '../library/asset.loader.js'
import { maySeeAsset } from '../library/asset.policy.js'
import { maySeeProject } from '../project/project.entity.js'
import { type KeptReference, Review, Clip } from './clip.entity.js'
import { Video } from './video.entity.js'
import type { ClipOrFilm } from './video.loader.js'
import type { Videos } from './video.service.js'

@ObjectType({ description: 'A reference image of a prompt.' })
export class Reference {
  @Field(() => ID, { description: 'The id of the asset.' })
  assetId!: string
  @Field(() => String, { description: 'The asset’s name at the time of use.' })
  name!: string
}

@Resolver(() => Reference)
export class ReferenceResolver {
  @FieldResolver(() => Asset, { nullable: true, description: 'The asset; null if it was deleted.' })
  async asset(@Root() { assetId }: KeptReference, @Ctx() context: Context): Promise<Asset | null> {
    const asset = await context.loaders.of(assetsById).load(assetId)
    return asset && maySeeAsset(signedIn(context), asset) ? asset : null
  }
}

@InputType({ description: 'A video and its new title.' })
class UpdateVideoInput {
  @Field(() => ID, { description: 'The video.' })
  id!: string
  @Field(() => String, { description: 'At most 100 characters.' })
  title!: string
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

  @Lookup(() => Video, 'One video.')
  video(
    @Arg('id', () => ID, { description: 'The id.' }) id: string,
    @Ctx() context: Context,
  ): Promise<Visible<Video>> {
    return this.videos.show(signedIn(context), id)
  }

  @Authorized({ action: 'decide' })
  @Mutation(() => Clip, { description: 'Accepts a video.' })
  acceptVideo(
    @Arg('id', () => ID, { description: 'The video.' }) id: string,
    @Ctx() context: Context,
  ): Promise<Visible<Clip>> {
    return this.videos.review(signedIn(context), id, Review.ACCEPTED)
  }

  @Authorized({ action: 'generate' })
  @Mutation(() => Video, {
    description: 'Renames a video or film.',
  })
  updateVideo(
    @Arg('input', () => UpdateVideoInput, { description: 'The change.' }) { id, title }: UpdateVideoInput,
    @Ctx() context: Context,
  ): Promise<Visible<ClipOrFilm>> {
    return this.videos.rename(signedIn(context), id, { title })
  }

  @Subscription(() => Video, {
    description: 'New and changed videos and films of a project.',
    subscribe: ({ context, args }: { context: Context; args: { projectId: string } }) =>
      context.resolver(VideoResolver).changes(context, args.projectId),
  })
  videoChanged(
    @Root() video: Video,
    @Arg('projectId', () => ID, { description: 'The project.' }) _projectId: string,
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

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Signed, expiring URL of the MP4; null until it is generated.',
  })
  url(@Root() video: Video, @Ctx() context: Context): string | null {
    return video.videoKey ? this.files.url(video.videoKey, readerOf(context, video.projectId)) : null
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'URL of the MP4 as a download with a readable name.',
  })
  downloadUrl(@Root() video: Video, @Ctx() context: Context): string | null {
    return video.videoKey
      ? this.files.url(video.videoKey, readerOf(context, video.projectId), {
          downloadName: `${video.title}.mp4`,
        })
      : null
  }

  @FieldResolver(() => String, { nullable: true, description: 'Its poster.' })
  posterUrl(@Root() video: Video, @Ctx() context: Context): string | null {
    return video.posterKey ? this.files.url(video.posterKey, readerOf(context, video.projectId)) : null
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The poster at 480 pixels at most; null until it is created.',
  })
  smallPosterUrl(@Root() video: Video, @Ctx() context: Context): string | null {
    const { smallPosterKey, projectId } = video
    return smallPosterKey ? this.files.url(smallPosterKey, readerOf(context, projectId)) : null
  }
}

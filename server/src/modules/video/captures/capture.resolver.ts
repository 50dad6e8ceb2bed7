import { Arg, Ctx, Field, FieldResolver, Float, ID, Mutation, ObjectType, Resolver, Root } from 'type-graphql'
import { type Context, signedIn } from '#platform/api/context'
import { Asset } from '../../library/asset.entity.js'
import { ofVisibleProject } from '../../project/project.entity.js'
import type { FrameCaptures } from './frame-captures.js'
import { Video } from '../video.entity.js'
import { type ClipOrFilm, videosById } from '../video.loader.js'

@ObjectType({ description: 'Which frame of which video a picture shows.' })
export class CapturedFrom {
  @Field(() => ID, { description: 'The id of the video.' })
  videoId!: string
  @Field(() => Float, { description: 'When the video shows it for the first time.' })
  seconds!: number
}

@Resolver(() => CapturedFrom)
export class CapturedFromResolver {
  @FieldResolver(() => Video, {
    nullable: true,
    description: 'The video; null once it was deleted, and where the viewer does not see its project.',
  })
  async video(@Root() { videoId }: CapturedFrom, @Ctx() context: Context): Promise<ClipOrFilm | null> {
    const { loaders } = context
    return ofVisibleProject(signedIn(context), await loaders.of(videosById).load(videoId), loaders)
  }
}

@Resolver(() => Asset)
export class CaptureResolver {
  constructor(private readonly captures: FrameCaptures) {}

  @Mutation(() => Asset, {
    description:
      'Takes the frame that a video shows at a time as a picture of the viewer’s own library, which may be used at once. A frame that they have taken before is returned as it is, unless a drawing is put on it.',
  })
  captureFrame(
    @Arg('videoId', () => ID, { description: 'Which video or film.' }) videoId: string,
    @Arg('atSeconds', () => Float, {
      nullable: true,
      description: 'The time, from 0 to the end of the video. Null: its last frame.',
    })
    atSeconds: number | null,
    @Arg('drawing', () => String, {
      nullable: true,
      description: 'A drawing to put on it, as that of a note: JSON, at most 16 KB.',
    })
    drawing: string | null,
    @Ctx() context: Context,
  ): Promise<Asset> {
    return this.captures.capture(signedIn(context), videoId, { atSeconds, drawing })
  }

  @FieldResolver(() => CapturedFrom, {
    nullable: true,
    description: 'The frame of a video that it shows; null for every other picture.',
  })
  capturedFrom(@Root() { capturedVideoId, capturedSeconds }: Asset): CapturedFrom | null {
    return capturedVideoId ? { videoId: capturedVideoId, seconds: capturedSeconds ?? 0 } : null
  }
}

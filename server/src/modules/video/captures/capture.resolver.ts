import {
  Arg,
  Ctx,
  Field,
  FieldResolver,
  Float,
  ID,
  InputType,
  Mutation,
  ObjectType,
  Resolver,
  Root,
} from 'type-graphql'
import { Authorized } from '#platform/api/authorized'
import { type Context, signedIn } from '#platform/api/context'
import { Asset } from '../../library/asset.entity.js'
import { ofVisibleProject } from '../../project/project.entity.js'
import type { FrameCaptures } from './frame-captures.js'
import { Video } from '../video.entity.js'
import { type ClipOrFilm, videosById } from '../video.loader.js'

@ObjectType({ description: 'The video frame that an image shows.' })
export class CapturedFrom {
  @Field(() => ID, { description: 'The id of the video.' })
  videoId!: string
  @Field(() => Float, { description: 'Time of the frame in the video.' })
  atSeconds!: number
}

@Resolver(() => CapturedFrom)
export class CapturedFromResolver {
  @FieldResolver(() => Video, {
    nullable: true,
    description: 'The video; null if deleted or not visible to the viewer.',
  })
  async video(@Root() { videoId }: CapturedFrom, @Ctx() context: Context): Promise<ClipOrFilm | null> {
    const { loaders } = context
    return ofVisibleProject(signedIn(context), await loaders.of(videosById).load(videoId), loaders)
  }
}

@InputType({ description: 'A frame of a video.' })
class CaptureFrameInput {
  @Field(() => ID, { description: 'The video or film.' })
  videoId!: string
  @Field(() => Float, {
    nullable: true,
    description: 'Seconds, from 0 to the end of the video; null for the last frame.',
  })
  atSeconds?: number | null
  @Field(() => String, {
    nullable: true,
    description: 'A drawing to add, in the format of review notes: JSON, at most 16 KB.',
  })
  drawing?: string | null
}

@Resolver(() => Asset)
export class CaptureResolver {
  constructor(private readonly captures: FrameCaptures) {}

  @Authorized({ action: 'view' })
  @Mutation(() => Asset, {
    description:
      'Saves a video frame as an asset in the viewer’s library, approved unless the project is private. Returns the existing asset for a frame captured before, unless a drawing is added.',
  })
  captureFrame(
    @Arg('input', () => CaptureFrameInput, { description: 'The frame.' }) {
      videoId,
      atSeconds,
      drawing,
    }: CaptureFrameInput,
    @Ctx() context: Context,
  ): Promise<Asset> {
    return this.captures.capture(signedIn(context), videoId, { atSeconds, drawing })
  }

  @FieldResolver(() => CapturedFrom, {
    nullable: true,
    description: 'The video frame that the asset shows; null for other assets.',
  })
  capturedFrom(@Root() { capturedVideoId, capturedSeconds }: Asset): CapturedFrom | null {
    return capturedVideoId ? { videoId: capturedVideoId, atSeconds: capturedSeconds ?? 0 } : null
  }
}

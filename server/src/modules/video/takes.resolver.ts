import {
  Arg,
  Ctx,
  Extensions,
  Field,
  FieldResolver,
  ID,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Resolver,
  Root,
} from 'type-graphql'
import { Authorized } from '#platform/api/authorized'
import { type Context, signedIn } from '#platform/api/context'
import type { Visible } from '#platform/auth/visible'
import { takeCountsByShot, takesByShot } from './takes.js'
import { Clip, type KeptReference } from './clip.entity.js'
import { Reference } from './video.resolver.js'
import { titleOf } from './video-title.js'
import { Review } from './video-kinds.js'
import type { Videos } from './video.service.js'

@ObjectType({
  description:
    'The requested settings of a video besides prompt, model, ratio and seed. Null if the model does not support a setting.',
})
export class VideoSettings {
  @Field(() => Boolean, { description: 'Whether magic prompt rewrites the prompt.' })
  magicPrompt!: boolean
  @Field(() => Int, { nullable: true, description: 'Seconds.' })
  duration!: number | null
  @Field(() => String, { nullable: true, description: '`720p` or `1080p`.' })
  resolution!: string | null
  @Field(() => Boolean, { nullable: true, description: 'Whether sound was requested.' })
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
}

/** The requested settings of a video. */
export const settingsOf = ({ wantsMagic, options }: Pick<Clip, 'wantsMagic' | 'options'>): VideoSettings => ({
  magicPrompt: wantsMagic,
  duration: options.duration ?? null,
  resolution: options.resolution ?? null,
  sound: options.sound ?? null,
  negativePrompt: options.negativePrompt ?? null,
  movement: options.movement ?? null,
  promptOptimizer: options.promptOptimizer ?? null,
})

@InputType({ description: 'A video and the reason.' })
class DeclineVideoInput {
  @Field(() => ID, { description: 'The video.' })
  id!: string
  @Field(() => String, {
    nullable: true,
    description: 'At most 200 characters; null removes it.',
  })
  reason!: string | null | undefined
}

/** Takes of a shot, and the settings to request another one. */
@Resolver(() => Clip)
export class TakesResolver {
  constructor(private readonly videos: Videos) {}

  @Authorized({ action: 'decide' })
  @Mutation(() => Clip, {
    description: 'Declines a video. With `reason`, it may be declined already; its reason changes.',
  })
  declineVideo(
    @Arg('input', () => DeclineVideoInput, { description: 'The decision.' }) {
      id,
      reason,
    }: DeclineVideoInput,
    @Ctx() context: Context,
  ): Promise<Visible<Clip>> {
    return reason === undefined
      ? this.videos.review(signedIn(context), id, Review.DECLINED)
      : this.videos.decline(signedIn(context), id, { reason })
  }

  @Extensions({ inRow: true })
  @FieldResolver(() => VideoSettings, {
    description: 'Requested settings besides prompt, model, ratio and seed.',
  })
  settings(@Root() clip: Clip): VideoSettings {
    return settingsOf(clip)
  }

  @Extensions({ inRow: true })
  @FieldResolver(() => Boolean, {
    description: 'Whether its title differs from the beginning of its prompt.',
  })
  isRenamed(@Root() { title, prompt }: Clip): boolean {
    return title !== titleOf(prompt)
  }

  @Extensions({ inRow: true })
  @FieldResolver(() => [Reference], {
    complexity: 5,
    description: 'The reference images it was generated from.',
  })
  references(@Root() { keptReferences }: Clip): KeptReference[] {
    return keptReferences
  }

  @FieldResolver(() => Reference, { nullable: true, description: 'The image used as first frame.' })
  firstFrame(@Root() { keptFirstFrame }: Clip): KeptReference | null {
    return keptFirstFrame ?? null
  }

  @FieldResolver(() => Reference, { nullable: true, description: 'The image used as last frame.' })
  lastFrame(@Root() { keptLastFrame }: Clip): KeptReference | null {
    return keptLastFrame ?? null
  }

  @FieldResolver(() => [Clip], {
    complexity: 100,
    description:
      'The takes of its shot, including this one, newest first, without deleted ones; at most 100.',
  })
  async takes(@Root() { firstTakeId }: Clip, @Ctx() { loaders }: Context): Promise<Clip[]> {
    return (await loaders.of(takesByShot).load(firstTakeId)) ?? []
  }

  @FieldResolver(() => Int, {
    complexity: 1,
    description: 'Number of takes of its shot, including this one, without deleted ones.',
  })
  async takeCount(@Root() { firstTakeId }: Clip, @Ctx() { loaders }: Context): Promise<number> {
    return (await loaders.of(takeCountsByShot).load(firstTakeId)) ?? 0
  }
}

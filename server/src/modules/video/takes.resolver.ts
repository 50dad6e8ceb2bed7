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
} from 'type-graphql'
import { type Context, signedIn } from '#platform/api/context'
import type { Visible } from '#platform/auth/visible'
import { takeCountsByShot, takesByShot } from './takes.js'
import { Clip, type KeptReference } from './clip.entity.js'
import { Reference } from './video.resolver.js'
import { titleOf } from './video-title.js'
import type { Videos } from './video.service.js'

@ObjectType({
  description:
    'What a video was asked for with, beyond its prompt, model, ratio and seed. Null is what the model does not let choose.',
})
export class VideoSettings {
  @Field(() => Boolean, { description: 'Whether the prompt is rewritten first.' })
  magicPrompt!: boolean
  @Field(() => Int, { nullable: true, description: 'Seconds.' })
  duration!: number | null
  @Field(() => String, { nullable: true, description: '`720p` or `1080p`.' })
  resolution!: string | null
  @Field(() => Boolean, { nullable: true, description: 'Whether it was to have sound.' })
  sound!: boolean | null
  @Field(() => String, { nullable: true, description: 'What it was not to show.' })
  negativePrompt!: string | null
  @Field(() => String, {
    nullable: true,
    description: 'How much was to move: `auto`, `small`, `medium` or `large`.',
  })
  movement!: string | null
  @Field(() => Boolean, { nullable: true, description: 'Whether the model might improve the prompt itself.' })
  promptOptimizer!: boolean | null
}

/** What a video was asked for with. */
export const settingsOf = ({ wantsMagic, options }: Pick<Clip, 'wantsMagic' | 'options'>): VideoSettings => ({
  magicPrompt: wantsMagic,
  duration: options.duration ?? null,
  resolution: options.resolution ?? null,
  sound: options.sound ?? null,
  negativePrompt: options.negativePrompt ?? null,
  movement: options.movement ?? null,
  promptOptimizer: options.promptOptimizer ?? null,
})

/** The takes of a shot, and what is needed to ask for another one. */
@Resolver(() => Clip)
export class TakesResolver {
  constructor(private readonly videos: Videos) {}

  @Mutation(() => Clip, {
    description: 'Declines a video and keeps why; of one that was declined before, the reason changes.',
  })
  declineVideo(
    @Arg('id', () => ID, { description: 'Which video.' }) id: string,
    @Arg('reason', () => String, {
      nullable: true,
      description: 'At most 200 characters; null keeps none.',
    })
    reason: string | null,
    @Ctx() context: Context,
  ): Promise<Visible<Clip>> {
    return this.videos.decline(signedIn(context), id, { reason })
  }

  @Extensions({ inRow: true })
  @FieldResolver(() => VideoSettings, {
    description: 'What it was asked for with, beyond prompt, model, ratio and seed.',
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
  @FieldResolver(() => [Reference], { complexity: 5, description: 'The reference images it was made from.' })
  references(@Root() { keptReferences }: Clip): KeptReference[] {
    return keptReferences
  }

  @FieldResolver(() => Reference, { nullable: true, description: 'The picture that it begins with.' })
  firstFrame(@Root() { keptFirstFrame }: Clip): KeptReference | null {
    return keptFirstFrame ?? null
  }

  @FieldResolver(() => Reference, { nullable: true, description: 'The picture that it ends with.' })
  lastFrame(@Root() { keptLastFrame }: Clip): KeptReference | null {
    return keptLastFrame ?? null
  }

  @FieldResolver(() => [Clip], {
    complexity: 100,
    description: 'The takes of its shot with itself, newest first, without deleted ones: at most 100.',
  })
  async takes(@Root() { shotId }: Clip, @Ctx() { loaders }: Context): Promise<Clip[]> {
    return (await loaders.of(takesByShot).load(shotId)) ?? []
  }

  @FieldResolver(() => Int, {
    complexity: 1,
    description: 'How many takes its shot has, with itself and without deleted ones.',
  })
  async takeCount(@Root() { shotId }: Clip, @Ctx() { loaders }: Context): Promise<number> {
    return (await loaders.of(takeCountsByShot).load(shotId)) ?? 0
  }
}

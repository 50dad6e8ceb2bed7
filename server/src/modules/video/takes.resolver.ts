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
import { Clip } from './clip.entity.js'
import { Video } from './video.entity.js'
import { clipFieldsOf } from './clip-fields.resolver.js'
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
@Resolver(() => Video)
export class TakesResolver {
  constructor(private readonly videos: Videos) {}

  @Mutation(() => Video, {
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
  settings(@Root() video: Video): VideoSettings {
    return settingsOf(clipFieldsOf(video))
  }

  @Extensions({ inRow: true })
  @FieldResolver(() => Boolean, {
    description: 'Whether its title differs from the beginning of its prompt; false for a film.',
  })
  isRenamed(@Root() video: Video): boolean {
    return video instanceof Clip && video.title !== titleOf(video.prompt)
  }

  @FieldResolver(() => ID, {
    nullable: true,
    description: 'The video that its model went on from, which may have been deleted since.',
  })
  extendsVideoId(@Root() video: Video): string | null {
    return clipFieldsOf(video).extendsVideoId ?? null
  }

  @FieldResolver(() => [Video], {
    complexity: 100,
    description: 'The takes of its shot with itself, newest first, without deleted ones: at most 100.',
  })
  async takes(@Root() video: Video, @Ctx() { loaders }: Context): Promise<Clip[]> {
    return video instanceof Clip ? ((await loaders.of(takesByShot).load(video.shotId)) ?? []) : []
  }

  @FieldResolver(() => Int, {
    complexity: 1,
    description: 'How many takes its shot has, with itself and without deleted ones.',
  })
  async takeCount(@Root() video: Video, @Ctx() { loaders }: Context): Promise<number> {
    return video instanceof Clip ? ((await loaders.of(takeCountsByShot).load(video.shotId)) ?? 0) : 0
  }
}

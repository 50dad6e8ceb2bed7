import {
  Arg,
  Ctx,
  Field,
  ID,
  InputType,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql'
import type { ModelChoice as Choice } from '#schema/limits'
import { type Context, signedIn } from '#platform/api/context'
import type { Events } from '#platform/events/events'
import { type LiveSource, liveSource } from '#platform/events/live'
import type { VideoModels } from './model.service.js'
import { VideoModel } from './video-model.js'

@ObjectType({
  description: 'The models that the team uses, and those that are taken where a prompt names none.',
})
class ModelChoice {
  @Field(() => [ID], { description: 'The models that are on.' })
  models!: readonly string[]
  @Field(() => ID, { description: 'For prompts of words alone.' })
  defaultForText!: string
  @Field(() => ID, {
    nullable: true,
    description: 'For prompts with references; null: the first that takes them.',
  })
  defaultForReferences!: string | null
  @Field(() => ID, {
    nullable: true,
    description: 'For prompts with frames; null: the first that takes them.',
  })
  defaultForFrames!: string | null
}

@InputType({ description: 'Which models the team uses.' })
class ModelChoiceInput {
  @Field(() => [ID], { description: 'The models that are on; every other is off.' })
  models!: string[]
  @Field(() => ID, { description: 'For prompts of words alone.' })
  defaultForText!: string
  @Field(() => ID, {
    nullable: true,
    description: 'For prompts with references; null: the first that takes them.',
  })
  defaultForReferences!: string | null
  @Field(() => ID, {
    nullable: true,
    description: 'For prompts with frames; null: the first that takes them.',
  })
  defaultForFrames!: string | null
}

const shown = ({ models, defaults: { text, references, frames } }: Choice): ModelChoice => ({
  models,
  defaultForText: text,
  defaultForReferences: references,
  defaultForFrames: frames,
})

@Resolver(() => ModelChoice)
export class ModelResolver {
  private readonly live: LiveSource<ModelChoice>

  constructor(
    private readonly models: VideoModels,
    events: Events,
  ) {
    this.live = liveSource(events, {
      topics: ['models'],
      load: async () => shown(await this.models.choice()),
      show: (_, choice) => choice,
    })
  }

  @Query(() => ModelChoice, { description: 'The models that the team uses.' })
  async modelChoice(@Ctx() context: Context): Promise<ModelChoice> {
    signedIn(context)
    return shown(await this.models.choice())
  }

  @Query(() => [VideoModel], {
    complexity: 20,
    description: 'Every model that a team can use, and what it takes.',
  })
  videoModels(@Ctx() context: Context): Promise<VideoModel[]> {
    signedIn(context)
    return this.models.list()
  }

  @Mutation(() => ModelChoice, { description: 'Chooses the models that the team uses: admins.' })
  async chooseModels(
    @Arg('input', () => ModelChoiceInput, { description: 'The models.' }) input: ModelChoiceInput,
    @Ctx() context: Context,
  ): Promise<ModelChoice> {
    return shown(await this.models.choose(signedIn(context), input))
  }

  @Subscription(() => ModelChoice, {
    description: 'The models that the team uses, whenever an admin chooses others.',
    subscribe: ({ context }: { context: Context }) => context.resolver(ModelResolver).changes(context),
  })
  modelChoiceChanged(@Root() choice: ModelChoice): ModelChoice {
    return choice
  }

  changes(context: Context): AsyncIterable<ModelChoice> {
    return this.live.feed(signedIn(context))
  }
}

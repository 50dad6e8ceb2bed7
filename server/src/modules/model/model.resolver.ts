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
import { type Context, signedIn } from '#platform/api/context'
import type { Events } from '#platform/events/events'
import { type LiveSource, liveSource } from '#platform/events/live'
import { requireAdmin } from '#platform/auth/viewer'
import type { ModelCheck } from './model-check.js'
import type { CurrentChoice, VideoModels } from './model.service.js'
import { ImageModel, VideoModel } from './model-types.js'

@ObjectType({ description: 'That the provider retired a model since this version of Cutroom was made.' })
class LearnedRetirement {
  @Field(() => ID, { description: 'The model.' })
  id!: string
  @Field(() => String, { description: 'The day on which it was told, such as `2026-06-30`.' })
  date!: string
}

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
  @Field(() => Boolean, {
    description:
      'Whether waiting orders of a model that was retired since go to its successor at once; else they stop and ask.',
  })
  alwaysSuccessor!: boolean
  @Field(() => [LearnedRetirement], { description: 'Models that the provider has retired since.' })
  retired!: LearnedRetirement[]
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
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether waiting orders of a retired model go to its successor at once; null: as before.',
  })
  alwaysSuccessor?: boolean | null
}

const shown = ({ models, defaults, alwaysSuccessor, retired }: CurrentChoice): ModelChoice => ({
  models,
  defaultForText: defaults.text,
  defaultForReferences: defaults.references,
  defaultForFrames: defaults.frames,
  alwaysSuccessor,
  retired,
})

@Resolver(() => ModelChoice)
export class ModelResolver {
  private readonly live: LiveSource<ModelChoice>

  constructor(
    private readonly models: VideoModels,
    private readonly check: ModelCheck,
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

  @Query(() => [ImageModel], {
    complexity: 20,
    description: 'Every model that makes images, and what it takes.',
  })
  async imageModels(@Ctx() context: Context): Promise<readonly ImageModel[]> {
    signedIn(context)
    return (await this.models.imageOffer()).models
  }

  @Query(() => Date, {
    nullable: true,
    description:
      'When the provider was asked last which models it has, what they take and cost; null: never.',
  })
  modelsCheckedAt(@Ctx() context: Context): Promise<Date | null> {
    signedIn(context)
    return this.check.checkedAt()
  }

  @Mutation(() => Date, {
    nullable: true,
    description:
      'Asks the provider now which models it has, what they take and cost: admins. Null without a provider.',
  })
  async checkModels(@Ctx() context: Context): Promise<Date | null> {
    requireAdmin(signedIn(context))
    await this.check.now()
    return this.check.checkedAt()
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

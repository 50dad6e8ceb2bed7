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
import { Authorized } from '#platform/api/authorized'
import { type Context, signedIn } from '#platform/api/context'
import { Day } from '#platform/api/scalars'
import type { Events } from '#platform/events/events'
import { type LiveSource, liveSource } from '#platform/events/live'
import type { ModelCheck } from './model-check.js'
import type { CurrentChoice, VideoModels } from './model.service.js'
import { ImageModel, VideoModel } from './model-types.js'

@ObjectType({ description: 'A retirement of a model after the release of this version of Cutroom.' })
class LearnedRetirement {
  @Field(() => ID, { description: 'The model.' })
  modelId!: string
  @Field(() => Day, { description: 'The day on which it was detected.' })
  date!: string
}

@ObjectType({
  description: 'The models that the team uses, and the defaults.',
})
class ModelChoice {
  @Field(() => [ID], { description: 'The models that are on.' })
  models!: readonly string[]
  @Field(() => ID, { description: 'Default for prompts with text only.' })
  defaultForText!: string
  @Field(() => ID, {
    nullable: true,
    description: 'Default for prompts with references; null for the first model that supports them.',
  })
  defaultForReferences!: string | null
  @Field(() => ID, {
    nullable: true,
    description: 'Default for prompts with frames; null for the first model that supports them.',
  })
  defaultForFrames!: string | null
  @Field(() => Boolean, {
    description:
      'Whether waiting requests of a retired model go to its successor at once; otherwise they need a confirmation.',
  })
  alwaysSuccessor!: boolean
  @Field(() => [LearnedRetirement], {
    description: 'Models retired after the release of this version of Cutroom.',
  })
  retired!: LearnedRetirement[]
}

@InputType({ description: 'The team’s choice of models.' })
class ModelChoiceInput {
  @Field(() => [ID], { description: 'The models that are on; every other is off.' })
  models!: string[]
  @Field(() => ID, { description: 'Default for prompts with text only.' })
  defaultForText!: string
  @Field(() => ID, {
    nullable: true,
    description: 'Default for prompts with references; null for the first model that supports them.',
  })
  defaultForReferences!: string | null
  @Field(() => ID, {
    nullable: true,
    description: 'Default for prompts with frames; null for the first model that supports them.',
  })
  defaultForFrames!: string | null
  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether waiting requests of a retired model go to its successor at once; null for no change.',
  })
  alwaysSuccessor?: boolean | null
}

const choiceView = ({ models, defaults, alwaysSuccessor, retired }: CurrentChoice): ModelChoice => ({
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
      load: async () => choiceView(await this.models.choice()),
      show: (_, choice) => choice,
    })
  }

  @Query(() => ModelChoice, { description: 'The models that the team uses.' })
  async modelChoice(@Ctx() context: Context): Promise<ModelChoice> {
    signedIn(context)
    return choiceView(await this.models.choice())
  }

  @Query(() => [VideoModel], {
    complexity: 20,
    description: 'All video models and their inputs.',
  })
  videoModels(@Ctx() context: Context): Promise<VideoModel[]> {
    signedIn(context)
    return this.models.list()
  }

  @Query(() => [ImageModel], {
    complexity: 20,
    description: 'All image models and their inputs.',
  })
  async imageModels(@Ctx() context: Context): Promise<readonly ImageModel[]> {
    signedIn(context)
    return (await this.models.imageOffer()).models
  }

  @Query(() => Date, {
    nullable: true,
    description: 'When the provider’s models, inputs and prices were last read; null if never.',
  })
  modelsCheckedAt(@Ctx() context: Context): Promise<Date | null> {
    signedIn(context)
    return this.check.checkedAt()
  }

  @Authorized({ admin: true })
  @Mutation(() => Date, {
    nullable: true,
    description: 'Reads the provider’s models, inputs and prices now. Null without a provider.',
  })
  async checkModels(): Promise<Date | null> {
    await this.check.now()
    return this.check.checkedAt()
  }

  @Authorized({ admin: true })
  @Mutation(() => ModelChoice, { description: 'Chooses the models that the team uses.' })
  async updateModelChoice(
    @Arg('input', () => ModelChoiceInput, { description: 'The models.' }) input: ModelChoiceInput,
    @Ctx() context: Context,
  ): Promise<ModelChoice> {
    return choiceView(await this.models.choose(signedIn(context), input))
  }

  @Subscription(() => ModelChoice, {
    description: 'The models that the team uses, after each change.',
    subscribe: ({ context }: { context: Context }) => context.resolver(ModelResolver).changes(context),
  })
  modelChoiceChanged(@Root() choice: ModelChoice): ModelChoice {
    return choice
  }

  changes(context: Context): AsyncIterable<ModelChoice> {
    return this.live.feed(signedIn(context))
  }
}

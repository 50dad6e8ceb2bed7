import {
  Arg,
  Ctx,
  Field,
  FieldResolver,
  Float,
  ID,
  InputType,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql'
import { speedOf } from '#schema/cast-voices'
import { Authorized } from '#platform/api/authorized'
import { type Context, signedIn } from '#platform/api/context'
import { UNKNOWN_PRICE } from '../../billing/billing.types.js'
import {
  SoundOrderType,
  SoundsEstimateType,
  soundOrderView,
  soundsEstimateView,
} from '../../generation/sounds/sound-order-views.js'
import { Sound } from '../../sound/sound.entity.js'
import { StoryboardShot } from '../shots/shot.entity.js'
import { CharacterVoice, Storyboard } from '../storyboard.entity.js'
import type { ShotVoices } from './shot-voices.js'
import { VoiceInput, loadSound, shotVoiceOf } from './stale-voices.js'

const PROJECT = { description: 'The project.' }
const SHOTS = { nullable: true, description: 'Only these shots; all if omitted.' }
/** The description of a chosen speed. */
export const SPEED =
  '0.7 to 1.2, in steps of 0.05, for models that take a speed; unchanged if omitted, 1 at first.'
/** The description of `remakesStale`. */
export const REMAKES_STALE = 'Whether to replace voices that are stale, too.'
const MODEL = { description: 'One of `soundModels`.' }

@InputType({ description: 'A shot and its voice.' })
class UpdateShotVoiceInput {
  @Field(() => ID, { description: 'The shot.' })
  shotId!: string
  @Field(() => ID, { nullable: true, description: 'A voice of the project; null: none.' })
  soundId?: string | null
}

@InputType({ description: 'The voice of a speaker.' })
class CharacterVoiceInput {
  @Field(() => String, { description: 'The speaker, as in the dialogue.' })
  speaker!: string
  @Field(() => String, { description: 'One of the voices of the model.' })
  voice!: string
  @Field(() => Float, { nullable: true, description: SPEED })
  speed?: number | null
}

/** The speed of a character’s voice, which older rows lack. */
@Resolver(() => CharacterVoice)
export class CharacterVoiceResolver {
  @FieldResolver(() => Float, { description: 'Its speed, 0.7 to 1.2; 1 for models that take none.' })
  speed(@Root() voice: CharacterVoice): number {
    return speedOf(voice)
  }
}

@InputType({ description: 'The shots of a storyboard that get a voice, and the model.' })
class GenerateMissingVoicesInput {
  @Field(() => ID, PROJECT)
  projectId!: string
  @Field(() => [ID], SHOTS)
  shotIds?: string[] | null
  @Field(() => ID, MODEL)
  model!: string
  @Field(() => [CharacterVoiceInput], {
    nullable: true,
    description: 'Voices of speakers, which are kept; every other speaker gets one of their own.',
  })
  voices?: CharacterVoiceInput[] | null
  @Field(() => Boolean, { nullable: true, description: REMAKES_STALE })
  remakesStale?: boolean | null
  @Field(() => Boolean, UNKNOWN_PRICE)
  acceptsUnknownPrice?: boolean | null
}

/** The voices of shots. */
@Resolver(() => StoryboardShot)
export class ShotVoicesResolver {
  constructor(private readonly voices: ShotVoices) {}

  @FieldResolver(() => Sound, { nullable: true, description: 'Its voice; null while that is in the Trash.' })
  voice(@Root() { voiceId }: StoryboardShot, @Ctx() { loaders }: Context): Promise<Sound | null> {
    return loadSound(voiceId, loaders)
  }

  @FieldResolver(() => Boolean, {
    complexity: 1,
    description: 'Whether its dialogue, or the voice of a speaker, has changed since its voice was made.',
  })
  async voiceIsStale(@Root() shot: StoryboardShot, @Ctx() { loaders }: Context): Promise<boolean> {
    return (await shotVoiceOf(shot, loaders)).changed.length > 0
  }

  @FieldResolver(() => [VoiceInput], {
    complexity: 1,
    description: 'What has changed since its voice was made.',
  })
  async changedSinceVoice(@Root() shot: StoryboardShot, @Ctx() { loaders }: Context): Promise<VoiceInput[]> {
    return (await shotVoiceOf(shot, loaders)).changed
  }

  @Authorized({ action: 'generate' })
  @Mutation(() => StoryboardShot, {
    description:
      'Sets the voice of a shot. If the chosen take of the shot is in the cut, its cue is replaced too.',
  })
  updateShotVoice(
    @Arg('input', () => UpdateShotVoiceInput, { description: 'The change.' }) {
      shotId,
      soundId,
    }: UpdateShotVoiceInput,
    @Ctx() context: Context,
  ): Promise<StoryboardShot> {
    return this.voices.setVoice(signedIn(context), shotId, soundId ?? null)
  }

  @Query(() => SoundsEstimateType, { description: 'The estimated cost of `generateMissingVoices`.' })
  async estimateMissingVoices(
    @Arg('projectId', () => ID, PROJECT) projectId: string,
    @Arg('shotIds', () => [ID], SHOTS) shotIds: string[] | null,
    @Arg('model', () => ID, MODEL) model: string,
    @Arg('voices', () => [CharacterVoiceInput], {
      nullable: true,
      description: 'Voices of speakers, which are not kept; shots that they make stale count as such.',
    })
    voices: CharacterVoiceInput[] | null,
    @Arg('remakesStale', () => Boolean, { nullable: true, description: REMAKES_STALE })
    remakesStale: boolean | null,
    @Ctx() context: Context,
  ): Promise<SoundsEstimateType> {
    const input = { projectId, shotIds, model, voices, remakesStale }
    return soundsEstimateView(await this.voices.estimate(signedIn(context), input))
  }

  @Authorized({ action: 'generate' })
  @Mutation(() => [SoundOrderType], {
    description:
      'Orders a voice for each shot with dialogue that has neither a voice nor a pending order; all or none. Each speaker has a voice of their own.',
  })
  async generateMissingVoices(
    @Arg('input', () => GenerateMissingVoicesInput, { description: 'The order.' }) {
      projectId,
      shotIds,
      model,
      voices,
      remakesStale,
      acceptsUnknownPrice,
    }: GenerateMissingVoicesInput,
    @Ctx() context: Context,
  ): Promise<SoundOrderType[]> {
    const input = { projectId, shotIds, model, voices, remakesStale, acceptsUnknownPrice }
    return (await this.voices.voiceMissing(signedIn(context), input)).map(soundOrderView)
  }
}

@InputType({ description: 'Voices of speakers of a storyboard.' })
class UpdateCharacterVoicesInput {
  @Field(() => ID, PROJECT)
  projectId!: string
  @Field(() => ID, MODEL)
  model!: string
  @Field(() => [CharacterVoiceInput], { description: 'Voices of the model; those of other speakers stay.' })
  voices!: CharacterVoiceInput[]
}

@InputType({ description: 'A storyboard and its music.' })
class UpdateStoryboardScoreInput {
  @Field(() => ID, PROJECT)
  projectId!: string
  @Field(() => ID, { nullable: true, description: 'Music of the project; null: none.' })
  soundId?: string | null
}

/** The voices of speakers, and the music of boards. */
@Resolver(() => Storyboard)
export class BoardSoundsResolver {
  constructor(private readonly voices: ShotVoices) {}

  @FieldResolver(() => Sound, { nullable: true, description: 'Its music; null while that is in the Trash.' })
  score(@Root() { scoreId }: Storyboard, @Ctx() { loaders }: Context): Promise<Sound | null> {
    return loadSound(scoreId, loaders)
  }

  @Authorized({ action: 'generate' })
  @Mutation(() => Storyboard, {
    description:
      'Sets the voices of speakers for a model, without an order. Their voices of shots become stale.',
  })
  updateCharacterVoices(
    @Arg('input', () => UpdateCharacterVoicesInput, { description: 'The change.' })
    { projectId, model, voices }: UpdateCharacterVoicesInput,
    @Ctx() context: Context,
  ): Promise<Storyboard> {
    return this.voices.cast(signedIn(context), { projectId, model, voices })
  }

  @Authorized({ action: 'generate' })
  @Mutation(() => Storyboard, { description: 'Sets the music of a storyboard.' })
  updateStoryboardScore(
    @Arg('input', () => UpdateStoryboardScoreInput, { description: 'The change.' }) {
      projectId,
      soundId,
    }: UpdateStoryboardScoreInput,
    @Ctx() context: Context,
  ): Promise<Storyboard> {
    return this.voices.setScore(signedIn(context), projectId, soundId ?? null)
  }
}

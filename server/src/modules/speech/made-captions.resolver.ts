import { Arg, Ctx, Field, ID, InputType, Mutation, Query, Resolver } from 'type-graphql'
import { Authorized } from '#platform/api/authorized'
import { type Context, signedIn } from '#platform/api/context'
import { CaptionTrackInput } from '../cut/captions/caption-inputs.js'
import { Cut } from '../cut/cut.entity.js'
import { SoundsEstimateType, soundsEstimateView } from '../generation/sounds/sound-order-views.js'
import type { CaptionTranslations } from './caption-translations.js'
import type { SpeechCaptions } from './speech-captions.js'
import type { Transcripts } from './transcripts.js'

@InputType({ description: 'Captions to make.' })
class GenerateCaptionsInput extends CaptionTrackInput {
  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the provider transcribes audible clips without a voice first. Each clip is transcribed and charged once.',
  })
  listen?: boolean | null
}

@InputType({ description: 'Captions to translate.' })
class TranslateCaptionsInput extends CaptionTrackInput {
  @Field(() => String, { description: 'The language to translate from.' })
  fromLanguage!: string
}

@Resolver()
export class MadeCaptionsResolver {
  constructor(
    private readonly deps: {
      speechCaptions: SpeechCaptions
      captionTranslations: CaptionTranslations
      transcripts: Transcripts
    },
  ) {}

  @Query(() => SoundsEstimateType, {
    description:
      'The estimated cost of transcribing the clips of a cut for captions, with an entry in `sounds` for each clip without a transcript.',
  })
  async estimateCaptions(
    @Arg('projectId', () => ID, { description: 'The project.' }) projectId: string,
    @Ctx() context: Context,
  ): Promise<SoundsEstimateType> {
    return soundsEstimateView(await this.deps.transcripts.estimate(signedIn(context), projectId))
  }

  @Authorized({ action: 'cut' })
  @Mutation(() => Cut, {
    description:
      'Replaces the captions of a language with captions generated from the voices of the cut (by word timing if known), transcripts of clips, and the dialogue of shots without either. Adds the language if needed.',
  })
  async generateCaptions(
    @Arg('input', () => GenerateCaptionsInput, { description: 'The cut and language.' })
    input: GenerateCaptionsInput,
    @Ctx() context: Context,
  ): Promise<Cut> {
    return (await this.deps.speechCaptions.make(signedIn(context), input)).settings
  }

  @Authorized({ action: 'cut' })
  @Mutation(() => Cut, {
    description:
      'Translates the captions of another language with the provider’s language model, and replaces those of this language. Adds the language if needed. Marks them as machine-made.',
  })
  async translateCaptions(
    @Arg('input', () => TranslateCaptionsInput, { description: 'The cut and languages.' })
    input: TranslateCaptionsInput,
    @Ctx() context: Context,
  ): Promise<Cut> {
    return (await this.deps.captionTranslations.translate(signedIn(context), input)).settings
  }
}

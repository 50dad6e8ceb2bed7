import { Arg, Ctx, Field, InputType, Mutation, Resolver } from 'type-graphql'
import { type Context, signedIn } from '#platform/api/context'
import { CaptionTrackInput } from '../../cut/captions/caption-inputs.js'
import { Cut, cutOf } from '../../cut/merge.resolver.js'
import type { CaptionTranslations } from './caption-translations.js'
import type { SpeechCaptions } from './speech-captions.js'

@InputType({ description: 'Captions to translate.' })
class TranslateCaptionsInput extends CaptionTrackInput {
  @Field(() => String, { description: 'The language of the captions that are translated.' })
  from!: string
}

@Resolver()
export class MadeCaptionsResolver {
  constructor(
    private readonly deps: { speechCaptions: SpeechCaptions; captionTranslations: CaptionTranslations },
  ) {}

  @Mutation(() => Cut, {
    description:
      'Replaces the captions of a language, which is added if the cut does not have it, by those of its voices, at the times of their words where these are known, and of the dialogue of shots without a voice.',
  })
  async captionSpeech(
    @Arg('input', () => CaptionTrackInput, { description: 'Which captions.' }) input: CaptionTrackInput,
    @Ctx() context: Context,
  ): Promise<Cut> {
    return cutOf((await this.deps.speechCaptions.make(signedIn(context), input)).project)
  }

  @Mutation(() => Cut, {
    description:
      'Replaces the captions of a language, which is added if the cut does not have it, by a translation of those in another one, by the provider’s language model. They are marked as machine-made.',
  })
  async translateCaptions(
    @Arg('input', () => TranslateCaptionsInput, { description: 'Which captions, and from which.' })
    input: TranslateCaptionsInput,
    @Ctx() context: Context,
  ): Promise<Cut> {
    return cutOf((await this.deps.captionTranslations.translate(signedIn(context), input)).project)
  }
}

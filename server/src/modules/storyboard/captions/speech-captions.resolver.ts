import { Arg, Ctx, Mutation, Resolver } from 'type-graphql'
import { type Context, signedIn } from '#platform/api/context'
import { CaptionTrackInput } from '../../cut/captions/caption-inputs.js'
import { Cut, cutOf } from '../../cut/merge.resolver.js'
import type { SpeechCaptions } from './speech-captions.js'

@Resolver()
export class SpeechCaptionsResolver {
  constructor(private readonly speechCaptions: SpeechCaptions) {}

  @Mutation(() => Cut, {
    description:
      'Replaces the captions of a language, which is added if the cut does not have it, by those of its voices, at the times of their words where these are known, and of the dialogue of shots without a voice.',
  })
  async captionSpeech(
    @Arg('input', () => CaptionTrackInput, { description: 'Which captions.' }) input: CaptionTrackInput,
    @Ctx() context: Context,
  ): Promise<Cut> {
    return cutOf((await this.speechCaptions.make(signedIn(context), input)).project)
  }
}

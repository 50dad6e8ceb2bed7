import { z } from 'zod'
import { type Call, call, field } from '#platform/api/rest'
import { NOW, tracksOf } from '../../cut/captions/captions.rest.js'
import type { CaptionTranslations } from './caption-translations.js'
import type { SpeechCaptions } from './speech-captions.js'

const tag = 'Cuts'

/** Captions that are made from speech and from other captions, over REST. */
export const madeCaptionCalls = ({
  captionTranslations,
  speechCaptions,
}: {
  captionTranslations: CaptionTranslations
  speechCaptions: SpeechCaptions
}): Call[] => [
  call({
    method: 'post',
    path: '/projects/{id}/cut/captions/{language}/speech',
    name: 'captionSpeech',
    tag,
    summary: 'Replaces the captions of a language by those of its speech',
    description:
      'By the voices of the cut, at the times of their words where these are known, and in the dialogue of shots without a voice. The language is added if the cut does not have it.',
    responses: [NOW],
    errors: [400, 404],
    run: async ({ viewer, loaders }, { params: { id: projectId, language } }) =>
      tracksOf(loaders, (await speechCaptions.make(viewer, { projectId, language })).project.id),
  }),
  call({
    method: 'post',
    path: '/projects/{id}/cut/captions/{language}/translate',
    name: 'translateCaptions',
    tag,
    summary: 'Replaces the captions of a language by a translation of those in another one',
    description:
      'By the provider’s language model; they are marked as machine-made. The language is added if the cut does not have it.',
    body: z.object({ from: field(z.string(), 'The language of the captions that are translated.', 'en') }),
    responses: [NOW],
    errors: [402, 404],
    run: async ({ viewer, loaders }, { params: { id: projectId, language }, body: { from } }) =>
      tracksOf(
        loaders,
        (await captionTranslations.translate(viewer, { projectId, language, from })).project.id,
      ),
  }),
]

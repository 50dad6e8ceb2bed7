import { z } from 'zod'
import { type Call, call, field } from '#platform/api/rest'
import { NOW, tracksOf } from '../cut/captions/caption-views.js'
import { soundEstimateShape, soundEstimateView } from '../generation/sounds/sound-orders.rest.js'
import type { CaptionTranslations } from './caption-translations.js'
import type { SpeechCaptions } from './speech-captions.js'
import type { Transcripts } from './transcripts.js'

const tag = 'Cuts'

/** REST calls that generate captions from speech and other captions. */
export const madeCaptionCalls = ({
  captionTranslations,
  speechCaptions,
  transcripts,
}: {
  captionTranslations: CaptionTranslations
  speechCaptions: SpeechCaptions
  transcripts: Transcripts
}): Call[] => [
  call({
    method: 'post',
    path: '/projects/{id}/cut/captions/{language}/speech',
    name: 'generateCaptions',
    tag,
    summary: 'Replaces the captions of a language with captions of the speech',
    description:
      'Uses the voices of the cut (by word timing if known), transcripts of clips, and the dialogue of shots without either. Adds the language if needed.',
    body: z.object({
      listen: field(
        z.boolean().optional(),
        'Whether the provider transcribes audible clips without a voice first. Each clip is transcribed and charged once.',
        false,
      ),
    }),
    responses: [NOW],
    errors: [402, 404],
    run: async ({ viewer, loaders }, { params: { id: projectId, language }, body: { listen } }) =>
      tracksOf(loaders, (await speechCaptions.make(viewer, { projectId, language, listen })).project.id),
  }),
  call({
    method: 'get',
    path: '/projects/{id}/cut/speech/estimate',
    name: 'estimateCaptions',
    tag,
    summary: 'The estimated cost of transcribing the clips of a cut for captions',
    description: 'Has an entry in `sounds` for each clip without a transcript.',
    responses: [{ status: 200, description: 'The estimate.', shape: soundEstimateShape }],
    errors: [404],
    run: async ({ viewer }, { params }) => soundEstimateView(await transcripts.estimate(viewer, params.id)),
  }),
  call({
    method: 'post',
    path: '/projects/{id}/cut/captions/{language}/translate',
    name: 'translateCaptions',
    tag,
    summary: 'Replaces the captions of a language with a translation from another language',
    description:
      'The provider’s language model translates them, and they are marked as machine-made. Adds the language if needed.',
    body: z.object({ from_language: field(z.string(), 'The language to translate from.', 'en') }),
    names: { fromLanguage: 'from_language' },
    responses: [NOW],
    errors: [402, 404],
    run: async (
      { viewer, loaders },
      { params: { id: projectId, language }, body: { from_language: fromLanguage } },
    ) =>
      tracksOf(
        loaders,
        (await captionTranslations.translate(viewer, { projectId, language, fromLanguage })).project.id,
      ),
  }),
]

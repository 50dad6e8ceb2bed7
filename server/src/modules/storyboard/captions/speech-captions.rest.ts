import { type Call, call } from '#platform/api/rest'
import { NOW, tracksOf } from '../../cut/captions/captions.rest.js'
import type { SpeechCaptions } from './speech-captions.js'

/** Captions of speech over REST. */
export const speechCaptionCalls = (speechCaptions: SpeechCaptions): Call[] => [
  call({
    method: 'post',
    path: '/projects/{id}/cut/captions/{language}/speech',
    name: 'captionSpeech',
    tag: 'Cuts',
    summary: 'Replaces the captions of a language by those of what is said',
    description:
      'By the voices of the cut, at the times of their words where these are known, and in the dialogue of shots without a voice. The language is added if the cut does not have it.',
    responses: [NOW],
    errors: [400, 404],
    run: async ({ viewer, loaders }, { params: { id: projectId, language } }) =>
      tracksOf(loaders, (await speechCaptions.make(viewer, { projectId, language })).project.id),
  }),
]

import { SPEECH_MODEL } from '#schema/limits'
import { modelInput } from './models.js'

/** The rule for requests of transcripts. */
export const SPEECH_INPUT = modelInput(SPEECH_MODEL)!

const WORDS = [
  { text: 'Late', type: 'word', start: 0.5, end: 0.8, speaker_id: null },
  { text: ' ', type: 'spacing', start: 0.8, end: 0.9, speaker_id: null },
  { text: 'again.', type: 'word', start: 0.9, end: 1.4, speaker_id: null },
]

/** A transcript with these words; two by default. */
export const transcriptOf = (words: readonly object[] = WORDS): object => ({
  text: 'Late again.',
  language_code: 'eng',
  language_probability: 1,
  words,
})

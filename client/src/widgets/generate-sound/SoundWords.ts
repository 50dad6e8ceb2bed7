import type { CueKind } from '#schema/limits'

/** Shown where a model without `takesLines` reads lines of several speakers. */
export const ONE_VOICE = 'This model reads each shot with the voice of its first speaker.'

/** Label and placeholder of the words for each kind of sound. */
export const WORDS: Record<
  CueKind,
  { label: string; placeholder: string; sketchHint: string; hint: string }
> = {
  MUSIC: {
    label: 'Mood',
    placeholder: 'Calm piano in D major, 70 bpm',
    sketchHint:
      'Calm, happy, sad, tense, epic, mysterious, dark, playful, romantic, hopeful or energetic; with a key and a tempo if you like.',
    hint: 'Mood, instruments, tempo and key.',
  },
  VOICE: {
    label: 'Text',
    placeholder: 'The lighthouse went dark at four.',
    sketchHint: 'Read by a computer voice, in English.',
    hint: 'Read as it is written.',
  },
  EFFECT: {
    label: 'Effect',
    placeholder: 'Heavy rain',
    sketchHint:
      'Such as rain, wind, sea, river, fire, thunder, crowd, applause, footsteps, birds, engine, train, clock, phone, door, bell or whoosh.',
    hint: 'What is heard, and where.',
  },
}

import { z } from 'zod'
import { CUE_KINDS } from '#schema/limits'
import { type ViewContext, field, idField, shape, timeField } from '#platform/api/rest'
import { type Sound, plansOfSounds, timingsOfSounds } from './sound.entity.js'

export const KIND = 'The lane of its cues.'
export const TITLE = 'At most 100 characters.'
export const SOURCE = 'The source, at most 200 characters; may be empty.'
/** A section of a plan. */
export const SECTION_FIELDS = {
  title: field(z.string(), TITLE, 'The harbour'),
  words: field(z.string(), 'A description, at most 500 characters; may be empty.', 'Calm, low strings'),
  seconds: field(z.number(), 'Exact duration in seconds.', 12),
}
export const LICENCE = 'The licence, at most 200 characters; may be empty.'

const sectionShape = shape('ScoreSection', 'A section of a piece of music.', SECTION_FIELDS)
const spokenWordShape = shape('SpokenWord', 'A word of a voice.', {
  word: field(z.string(), 'The word as written.', 'Once'),
  start: field(z.number(), 'Start within the sound, in seconds.', 0.1),
  end: field(z.number(), 'End within the sound, in seconds.', 0.4),
})

export const soundShape = shape('Sound', 'A piece of music, a voice or an effect of a project.', {
  sound_id: idField('Opaque and stable.', 'sound'),
  project_id: idField('The project it belongs to.', 'project'),
  kind: field(z.enum(CUE_KINDS), KIND, 'MUSIC'),
  title: field(z.string(), TITLE, 'Low tide'),
  source: field(z.string(), SOURCE, 'Recorded by Ana'),
  licence: field(z.string(), LICENCE, 'CC BY 4.0'),
  sound_url: field(
    z.url(),
    'The FLAC that films mix: 48 kHz, stereo.',
    'https://cutroom.example.com/files/sounds/4d5e.flac?expires=1795737600&signature=c2ln',
  ),
  duration: field(z.number(), 'Seconds.', 92.5),
  bytes: field(z.int(), 'Size of the file in bytes.', 8_388_608),
  loudness: field(z.number().nullable(), 'LUFS; null for silence.', -18.2),
  true_peak: field(z.number().nullable(), 'dBTP; null for silence.', -1.4),
  model_name: field(
    z.string().nullable(),
    'The model that generated it; null for an upload.',
    'sketch/music',
  ),
  words: field(
    z.string().nullable(),
    'The prompt: a description, or the spoken text.',
    'Calm piano in D major, 70 bpm',
  ),
  voice: field(z.string().nullable(), 'The voice.', null),
  seed: field(z.int().nullable(), 'The seed it was generated with.', 7),
  plan: field(z.array(sectionShape).nullable(), 'The sections it was generated from.', null),
  timings: field(
    z.array(spokenWordShape).nullable(),
    'Timing of the words of a voice; null if unknown.',
    null,
  ),
  created_at: timeField('When it was added.'),
})

export const soundView = async (
  sound: Sound,
  { loaders, url }: Pick<ViewContext, 'loaders' | 'url'>,
): Promise<z.output<typeof soundShape>> => ({
  sound_id: sound.id,
  project_id: sound.projectId,
  kind: sound.kind,
  title: sound.title,
  source: sound.source,
  licence: sound.licence,
  sound_url: url(sound.fileKey, sound.projectId),
  duration: sound.duration,
  bytes: sound.bytes,
  loudness: sound.loudness ?? null,
  true_peak: sound.truePeak ?? null,
  model_name: sound.model ?? null,
  words: sound.words ?? null,
  voice: sound.voice ?? null,
  seed: sound.seed ?? null,
  plan: await loaders.of(plansOfSounds).load(sound.id),
  timings: await loaders.of(timingsOfSounds).load(sound.id),
  created_at: sound.createdAt.toISOString(),
})

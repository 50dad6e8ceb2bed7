import { z } from 'zod'
import { CUE_KINDS } from '#schema/limits'
import { type ViewContext, field, idField, shape, timeField } from '#platform/api/rest'
import { type Sound, plansOfSounds, timingsOfSounds } from './sound.entity.js'

export const KIND = 'The lane that its cues are in.'
export const TITLE = 'At most 100 characters.'
export const SOURCE = 'Where it comes from, at most 200 characters; may be empty.'
/** A section of a plan. */
export const SECTION_FIELDS = {
  title: field(z.string(), TITLE, 'The harbour'),
  words: field(z.string(), 'What it is like, at most 500 characters; may be empty.', 'Calm, low strings'),
  seconds: field(z.number(), 'Its exact length.', 12),
}
export const LICENCE = 'How it may be used, at most 200 characters; may be empty.'

const sectionShape = shape('ScoreSection', 'A part of a piece of music.', SECTION_FIELDS)
const spokenWordShape = shape('SpokenWord', 'A word of a voice.', {
  word: field(z.string(), 'As it is written.', 'Once'),
  start: field(z.number(), 'The second of the sound at which it begins.', 0.1),
  end: field(z.number(), 'The second of the sound at which it ends.', 0.4),
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
  bytes: field(z.int(), 'The size of the file.', 8_388_608),
  loudness: field(z.number().nullable(), 'LUFS; null for silence.', -18.2),
  true_peak: field(z.number().nullable(), 'dBTP; null for silence.', -1.4),
  model_name: field(
    z.string().nullable(),
    'The model that made it; null for an uploaded one.',
    'sketch/music',
  ),
  words: field(
    z.string().nullable(),
    'What it was made from: a description, or the text that is spoken.',
    'Calm piano in D major, 70 bpm',
  ),
  voice: field(z.string().nullable(), 'Who speaks.', null),
  seed: field(z.int().nullable(), 'The seed it was made from.', 7),
  plan: field(z.array(sectionShape).nullable(), 'The sections it was made from.', null),
  timings: field(
    z.array(spokenWordShape).nullable(),
    'When the words of a voice are spoken; null where that is not known.',
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

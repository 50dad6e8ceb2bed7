import { z } from 'zod'
import { TIME, type ViewContext, field, idField, shape } from '#platform/api/rest'
import { restFields } from '#platform/api/rest-fields'
import { Sound, plansOfSounds, timingsOfSounds } from './sound.entity.js'
import { SpokenWordType } from './sound-inputs.js'

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
const spokenWord = restFields(SpokenWordType, { word: 'Once', startSeconds: 0.1, endSeconds: 0.4 })
const spokenWordShape = shape('SpokenWord', 'A word of a voice.', spokenWord.fields)

const same = restFields(Sound, {
  kind: 'MUSIC',
  title: 'Low tide',
  source: 'Recorded by Ana',
  licence: 'CC BY 4.0',
  duration: 92.5,
  bytes: 8_388_608,
  loudness: -18.2,
  truePeak: -1.4,
  words: 'Calm piano in D major, 70 bpm',
  voice: null,
  seed: 7,
  createdAt: TIME,
})

export const soundShape = shape('Sound', 'A piece of music, a voice or an effect of a project.', {
  sound_id: idField('Opaque and stable.', 'sound'),
  project_id: idField('The project it belongs to.', 'project'),
  ...same.fields,
  sound_url: field(
    z.url(),
    'The FLAC that films mix: 48 kHz, stereo.',
    'https://cutroom.example.com/files/sounds/4d5e.flac?expires=1795737600&signature=c2ln',
  ),
  model_name: field(
    z.string().nullable(),
    'The model that generated it; null for an upload.',
    'sketch/music',
  ),
  plan: field(z.array(sectionShape).nullable(), 'The sections it was generated from.', null),
  timings: field(
    z.array(spokenWordShape).nullable(),
    'Timing of the words of a voice; null if unknown.',
    null,
  ),
})

export const soundView = async (
  sound: Sound,
  { loaders, url }: Pick<ViewContext, 'loaders' | 'url'>,
): Promise<z.output<typeof soundShape>> => ({
  sound_id: sound.id,
  project_id: sound.projectId,
  ...same.of(sound),
  sound_url: url(sound.fileKey, sound.projectId),
  model_name: sound.model ?? null,
  plan: await loaders.of(plansOfSounds).load(sound.id),
  timings: (await loaders.of(timingsOfSounds).load(sound.id))?.map(spokenWord.of) ?? null,
})

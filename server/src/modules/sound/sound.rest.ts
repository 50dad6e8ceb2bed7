import { createReadStream } from 'node:fs'
import { z } from 'zod'
import { CUE_KINDS, LIMITS } from '#schema/limits'
import { SOUND_TOO_LARGE, cueKindRule, sketchRule, soundChangeRule, soundRule } from '#schema/rules/sound'
import {
  PAGE_NAMES,
  type Call,
  type ViewContext,
  call,
  field,
  idField,
  pageOf,
  pageQuery,
  pageResponse,
  shape,
  timeField,
} from '#platform/api/rest'
import { badInput } from '#platform/errors/failure'
import type { Projects } from '../project/project.service.js'
import type { SketchedSounds } from './sound-sketches.service.js'
import type { SoundTrash } from './sound-trash.js'
import type { SoundUploads } from './sound-uploads.js'
import { type Sound, plansOfSounds, timingsOfSounds } from './sound.entity.js'
import type { Sounds } from './sound.service.js'

const tag = 'Sounds'
const FILE = {
  bytes: LIMITS.sound.bytes,
  tooLarge: SOUND_TOO_LARGE,
  types: ['audio/wav', 'audio/mpeg', 'audio/flac', 'audio/mp4', 'audio/ogg', 'video/mp4'],
  description: 'The sound itself, or a video of which the sound is taken.',
  example: '(the bytes of tide.flac)',
}
const KIND = 'The lane that its cues are in.'
const TITLE = 'At most 100 characters.'
const SOURCE = 'Where it comes from, at most 200 characters; may be empty.'
/** A section of a plan. */
export const SECTION_FIELDS = {
  title: field(z.string(), TITLE, 'The harbour'),
  words: field(z.string(), 'What it is like, at most 500 characters; may be empty.', 'Calm, low strings'),
  seconds: field(z.number(), 'Its exact length.', 12),
}
const LICENCE = 'How it may be used, at most 200 characters; may be empty.'

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

const NOW = { status: 200, description: 'The sound as it is now.', shape: soundShape }

/** Sounds of projects over REST. */
export const soundCalls = ({
  projects,
  sketchedSounds,
  sounds,
  soundTrash,
  soundUploads,
}: {
  projects: Projects
  sketchedSounds: SketchedSounds
  sounds: Sounds
  soundTrash: SoundTrash
  soundUploads: SoundUploads
}): Call[] => [
  call({
    method: 'post',
    path: '/projects/{id}/sounds',
    name: 'uploadSound',
    tag,
    summary: 'Adds a sound to a project',
    description:
      'WAV, MP3, FLAC, M4A or OGG, or a video, judged by its content, at most 100 MB and 20 minutes. A project has at most 500.',
    file: FILE,
    body: z.object({
      kind: field(soundRule.shape.kind, KIND, 'MUSIC'),
      title: field(soundRule.shape.title, TITLE, 'Low tide'),
      source: field(soundRule.shape.source, SOURCE, 'Recorded by Ana'),
      licence: field(soundRule.shape.licence, LICENCE, 'CC BY 4.0'),
    }),
    responses: [{ ...NOW, status: 201, description: 'The sound.' }],
    errors: [400, 404, 409, 413],
    run: async (context, { params, body }) => {
      await projects.open(context.viewer, params.id)
      if (!context.file) throw badInput([{ path: ['file'], message: 'Please choose a file' }])
      const file = createReadStream(context.file.path)
      return soundView(
        await soundUploads.upload(context.viewer, { projectId: params.id, ...body }, file),
        context,
      )
    },
  }),
  call({
    method: 'post',
    path: '/projects/{id}/sounds/sketch',
    name: 'sketchSound',
    tag,
    summary: 'Makes a sound from words, for free',
    description:
      'On the server itself: music with the mood, tempo and key of the words, an effect such as rain, or a text that a computer voice reads. The same words and seed give the same sound.',
    body: z.object({
      kind: field(sketchRule.shape.kind, KIND, 'MUSIC'),
      words: field(
        sketchRule.shape.words,
        'What music and effects are like, at most 500 characters; what a voice says, at most 5,000.',
        'Calm piano in D major, 70 bpm',
      ),
      seconds: field(
        sketchRule.shape.seconds,
        'The exact length of music and effects, 0.5 to 300; a voice is as long as its text.',
        30,
      ),
      seed: field(sketchRule.shape.seed, 'Left out, it is chosen.', 7),
      voice: field(sketchRule.shape.voice, 'Who speaks; left out, `slt`.', 'slt'),
      title: field(sketchRule.shape.title, 'At most 100 characters; left out, the words.', 'Low tide'),
    }),
    responses: [{ ...NOW, status: 201, description: 'The sound.' }],
    errors: [404, 409],
    run: async (context, { params, body }) =>
      soundView(await sketchedSounds.sketch(context.viewer, { projectId: params.id, ...body }), context),
  }),
  call({
    method: 'get',
    path: '/projects/{id}/sounds',
    name: 'listSounds',
    tag,
    summary: 'The sounds of a project, newest first',
    query: pageQuery.extend({ kind: field(cueKindRule.optional(), 'Those of this kind alone.', 'MUSIC') }),
    names: PAGE_NAMES,
    responses: [{ status: 200, description: 'Sounds.', shape: z.array(soundShape) }],
    errors: [404],
    run: async (context, { params, query }) => {
      const project = await projects.open(context.viewer, params.id)
      const page = await sounds.list(project, { ...pageOf(query), kind: query.kind })
      return pageResponse(page, (sound) => soundView(sound, context))
    },
  }),
  call({
    method: 'put',
    path: '/sounds/{id}',
    name: 'editSound',
    tag,
    summary: 'Changes kind, title and credits of a sound',
    description: 'What is left out stays as it is.',
    body: z.object({
      kind: field(soundChangeRule.shape.kind, KIND, 'MUSIC'),
      title: field(soundChangeRule.shape.title, TITLE, 'Low tide'),
      source: field(soundChangeRule.shape.source, SOURCE, 'Recorded by Ana'),
      licence: field(soundChangeRule.shape.licence, LICENCE, 'CC BY 4.0'),
    }),
    responses: [NOW],
    errors: [404],
    run: async (context, { params, body }) =>
      soundView(await sounds.edit(context.viewer, { id: params.id, ...body }), context),
  }),
  call({
    method: 'delete',
    path: '/sounds/{id}',
    name: 'deleteSound',
    tag,
    summary: 'Moves a sound to the Trash',
    description: 'Its cues stay in the cut, and are silent until it is restored.',
    responses: [{ status: 204, description: 'It is in the Trash for 30 days.' }],
    errors: [404],
    run: async ({ viewer }, { params }) => void (await soundTrash.remove(viewer, params.id)),
  }),
  call({
    method: 'post',
    path: '/sounds/{id}/restore',
    name: 'restoreSound',
    tag,
    summary: 'Restores a sound from the Trash',
    description: 'Its cues are heard again. Where its project has as many sounds as it may: 409.',
    responses: [NOW],
    errors: [404, 409],
    run: async (context, { params }) =>
      soundView(await soundTrash.restore(context.viewer, params.id), context),
  }),
  call({
    method: 'delete',
    path: '/trash/sounds/{id}',
    name: 'deleteSoundForever',
    tag,
    summary: 'Deletes a sound of the Trash forever',
    description:
      'Before its 30 days are over, with its file and its cues: who uploaded it, the owner of its project, and admins. It cannot be undone. While a film is merged with it: 409.',
    responses: [{ status: 204, description: 'It is gone.' }],
    errors: [403, 404, 409],
    run: async ({ viewer }, { params }) => void (await soundTrash.deleteForever(viewer, params.id)),
  }),
]

import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { z } from 'zod'
import { LIMITS } from '#schema/limits'
import {
  SOUND_TOO_LARGE,
  cueKindRule,
  quickenRule,
  sketchRule,
  soundChangeRule,
  soundRule,
  voiceSampleRule,
  voiceSpeedRule,
} from '#schema/rules/sound'
import {
  PAGE_NAMES,
  type Call,
  FileStream,
  call,
  field,
  pageOf,
  pageQuery,
  pageResponse,
} from '#platform/api/rest'
import { trashCalls } from '#platform/api/trash-calls'
import { badInput } from '#platform/errors/failure'
import type { Projects } from '../project/project.service.js'
import type { QuickenedSounds } from './quickened-sounds.js'
import type { SketchedSounds } from './sound-sketches.service.js'
import type { SoundTrash } from './sound-trash.js'
import type { SoundUploads } from './sound-uploads.js'
import { KIND, LICENCE, SOURCE, TITLE, soundShape, soundView } from './sound-view.js'
import type { Sounds } from './sound.service.js'

const tag = 'Sounds'
const FILE = {
  bytes: LIMITS.sound.bytes,
  tooLarge: SOUND_TOO_LARGE,
  types: ['audio/wav', 'audio/mpeg', 'audio/flac', 'audio/mp4', 'audio/ogg', 'video/mp4'],
  description: 'The sound file, or a video with the sound.',
  example: '(the bytes of tide.flac)',
}
const NOW = { status: 200, description: 'The changed sound.', shape: soundShape }
const NEW = {
  status: 201,
  shape: soundShape,
  at: ({ sound_id: id }: z.output<typeof soundShape>) => `/sounds/${id}`,
}

export const soundCalls = ({
  projects,
  quickenedSounds,
  sketchedSounds,
  sounds,
  soundTrash,
  soundUploads,
}: {
  projects: Projects
  quickenedSounds: QuickenedSounds
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
      'WAV, MP3, FLAC, M4A or OGG, or a video, detected by content, at most 100 MB and 20 minutes. A project has at most 500.',
    file: FILE,
    body: z.object({
      kind: field(soundRule.shape.kind, KIND, 'MUSIC'),
      title: field(soundRule.shape.title, TITLE, 'Low tide'),
      source: field(soundRule.shape.source, SOURCE, 'Recorded by Ana'),
      licence: field(soundRule.shape.licence, LICENCE, 'CC BY 4.0'),
    }),
    responses: [{ ...NEW, description: 'The sound.' }],
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
    summary: 'Generates a sound from words at no cost',
    description:
      'The server itself generates music with the described mood, tempo and key, an effect such as rain, or a text read by a synthetic voice. The same words and seed produce the same sound.',
    body: z.object({
      kind: field(sketchRule.shape.kind, KIND, 'MUSIC'),
      words: field(
        sketchRule.shape.words,
        'A description of music or effects, at most 500 characters, or the text of a voice, at most 5,000.',
        'Calm piano in D major, 70 bpm',
      ),
      seconds: field(
        sketchRule.shape.seconds,
        'Exact duration of music and effects in seconds, 0.5 to 300; not for voices.',
        30,
      ),
      seed: field(sketchRule.shape.seed, 'Random by default.', 7),
      voice: field(sketchRule.shape.voice, 'The voice; `slt` by default.', 'slt'),
      title: field(sketchRule.shape.title, 'At most 100 characters; the words by default.', 'Low tide'),
    }),
    responses: [{ ...NEW, description: 'The sound.' }],
    errors: [404, 409],
    run: async (context, { params, body }) =>
      soundView(await sketchedSounds.sketch(context.viewer, { projectId: params.id, ...body }), context),
  }),
  call({
    method: 'get',
    path: '/projects/{id}/voice-sample',
    name: 'sampleVoice',
    tag,
    summary: 'Reads a short text with a free voice',
    description: 'The sound is not kept.',
    query: z.object({
      words: field(
        voiceSampleRule.shape.words,
        'The text, at most 80 characters; a sentence if omitted.',
        'Who is there?',
      ),
      voice: field(voiceSampleRule.shape.voice, 'A voice of `sketch/voice`; `slt` if omitted.', 'slt'),
      speed: field(
        z.coerce.number().pipe(voiceSpeedRule).optional(),
        '0.7 to 1.2, in steps of 0.05; 1 by default.',
        0.9,
      ),
    }),
    responses: [
      {
        status: 200,
        description: 'The sound.',
        mediaTypes: ['audio/wav'],
        shape: field(z.string(), 'The bytes.').meta({ override: { contentEncoding: 'binary' } }),
        example: 'RIFF …',
      },
    ],
    errors: [404],
    run: async ({ viewer }, { params, query }) => {
      const sample = await sketchedSounds.sample(viewer, { projectId: params.id, ...query })
      return new FileStream('audio/wav', 'sample.wav', Readable.from([sample]))
    },
  }),
  call({
    method: 'post',
    path: '/sounds/{id}/quicken',
    name: 'speedUpSound',
    tag,
    summary: 'Adds a faster version of a sound to its project, with the same pitch',
    description: 'For example, for a voice that is longer than its shot. The original does not change.',
    body: z.object({
      factor: field(quickenRule.shape.factor, 'Speed factor, more than 1 and at most 1.25.', 1.1),
    }),
    responses: [{ ...NEW, description: 'The new sound.' }],
    errors: [404, 409],
    run: async (context, { params, body }) =>
      soundView(await quickenedSounds.quicken(context.viewer, params.id, body), context),
  }),
  call({
    method: 'get',
    path: '/projects/{id}/sounds',
    name: 'listSounds',
    tag,
    summary: 'The sounds of a project, newest first',
    query: pageQuery.extend({ kind: field(cueKindRule.optional(), 'Only sounds of this kind.', 'MUSIC') }),
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
    method: 'get',
    path: '/sounds/{id}',
    name: 'getSound',
    tag,
    summary: 'One sound',
    responses: [{ status: 200, description: 'The sound.', shape: soundShape }],
    errors: [404],
    run: async (context, { params }) => soundView(await sounds.open(context.viewer, params.id), context),
  }),
  call({
    method: 'put',
    path: '/sounds/{id}',
    name: 'updateSound',
    tag,
    summary: 'Changes kind, title and credits of a sound',
    description: 'Omitted fields do not change.',
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
    description: 'Its cues stay in the cut, but are silent until it is restored.',
    responses: [{ status: 204, description: 'It is in the Trash for 30 days.' }],
    errors: [404],
    run: async ({ viewer }, { params }) => void (await soundTrash.remove(viewer, params.id)),
  }),
  ...trashCalls({
    one: 'a sound',
    many: 'sounds',
    tag,
    trash: soundTrash,
    path: '/sounds/{id}',
    names: { list: 'listTrashedSounds', restore: 'restoreSound', deleteForever: 'deleteSoundForever' },
    nameOf: ({ title }) => title,
    restore: {
      description: 'Its cues are heard again. 409 if its project has the maximum number of sounds.',
      errors: [409],
      shape: soundShape,
      view: soundView,
    },
    deleteForever: {
      description:
        'Deletes its file and cues, too. Only for its author, while an editor, and managers of the project. 409 while a film is being merged with it.',
      errors: [403, 409],
    },
  }),
]

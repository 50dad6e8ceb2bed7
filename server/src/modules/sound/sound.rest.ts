import { createReadStream } from 'node:fs'
import { z } from 'zod'
import { LIMITS } from '#schema/limits'
import {
  SOUND_TOO_LARGE,
  cueKindRule,
  quickenRule,
  sketchRule,
  soundChangeRule,
  soundRule,
} from '#schema/rules/sound'
import { PAGE_NAMES, type Call, call, field, pageOf, pageQuery, pageResponse } from '#platform/api/rest'
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
  description: 'The sound itself, or a video of which the sound is taken.',
  example: '(the bytes of tide.flac)',
}
const NOW = { status: 200, description: 'The sound as it is now.', shape: soundShape }

/** Sounds of projects over REST. */
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
    method: 'post',
    path: '/sounds/{id}/quicken',
    name: 'quickenSound',
    tag,
    summary: 'Adds the same sound to its project, faster and with the same pitch',
    description: 'Such as a voice that is longer than its shot. The given sound stays as it is.',
    body: z.object({
      factor: field(quickenRule.shape.factor, 'How many times faster: more than 1, at most 1.25.', 1.1),
    }),
    responses: [{ ...NOW, status: 201, description: 'The new sound.' }],
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

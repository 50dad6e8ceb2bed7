import { z } from 'zod'
import type { Caption } from '#schema/captions/caption'
import { writeSrt } from '#schema/captions/srt'
import { writeVtt } from '#schema/captions/vtt'
import { LIMITS } from '#schema/limits'
import { type Call, FileStream, call, field, idField } from '#platform/api/rest'
import { notFound } from '#platform/errors/failure'
import type { Projects } from '../../project/project.service.js'
import { captionTracksByProject } from '../elements/caption.entity.js'
import type { Captions } from './captions.service.js'
import { FROM, ITEM, LANGUAGE, NOW, READ, SAID, SPEAKER, TEXT, TO, tracksOf } from './caption-views.js'
import { draftCaptions } from './draft-captions.js'

const tag = 'Cuts'
export const FORMAT = field(z.enum(['vtt', 'srt']).default('vtt'), '`vtt` for WebVTT, or `srt`.', 'srt')
export const FILE = {
  status: 200,
  description: 'The captions in order of time.',
  mediaType: 'text/vtt',
  shape: field(z.string(), 'The file.'),
  example: `WEBVTT\n\n00:00:01.500 --> 00:00:03.200\n<v Ida>${SAID}\n`,
}

/** The response to a request of captions as a file. */
export function fileOf(captions: readonly Caption[], language: string, format: 'vtt' | 'srt'): FileStream {
  const [type, content] =
    format === 'srt' ? ['application/x-subrip', writeSrt(captions)] : ['text/vtt', writeVtt(captions)]
  return new FileStream(`${type}; charset=utf-8`, `captions.${language}.${format}`, partsOf(content))
}
async function* partsOf(content: string): AsyncGenerator<string> {
  yield content
}

const itemId = field(z.string().nullish(), ITEM, null)
const speaker = field(z.string().nullish(), SPEAKER, 'Ida')

/** Captions of cuts over REST. */
export const captionCalls = ({ captions, projects }: { captions: Captions; projects: Projects }): Call[] => [
  call({
    method: 'get',
    path: '/projects/{id}/cut/captions',
    name: 'listCaptions',
    tag,
    summary: 'The captions of a cut, by language',
    description: 'Those of items that have left the cut are among them; they are not shown.',
    maxItems: LIMITS.caption.perTrack,
    responses: [NOW],
    errors: [404],
    run: async ({ viewer, loaders }, { params }) =>
      tracksOf(loaders, (await projects.open(viewer, params.id)).id),
  }),
  call({
    method: 'post',
    path: '/projects/{id}/cut/captions',
    name: 'addCaptionTrack',
    tag,
    summary: 'Adds captions in a language to a cut',
    description: `A cut has captions in at most ${LIMITS.caption.tracks} languages.`,
    body: z.object({ language: field(z.string(), LANGUAGE, 'en') }),
    responses: [{ ...NOW, status: 201 }],
    errors: [404],
    run: async ({ viewer, loaders }, { params, body: { language } }) =>
      tracksOf(loaders, (await captions.addTrack(viewer, { projectId: params.id, language })).project.id),
  }),
  call({
    method: 'get',
    path: '/projects/{id}/cut/captions/{language}',
    name: 'getCaptionFile',
    tag,
    summary: 'The captions of a cut in a language, as a file',
    description: 'At their times in the film, as the cut is now.',
    query: z.object({ format: FORMAT }),
    maxItems: LIMITS.caption.perTrack,
    responses: [FILE],
    errors: [404],
    run: async ({ viewer, loaders }, { params: { id, language }, query: { format } }) => {
      const project = await projects.open(viewer, id)
      const tracks = (await loaders.of(captionTracksByProject).load(project.id)) ?? []
      const track = tracks.find((one) => one.language === language)
      if (!track) throw notFound('Caption track')
      return fileOf(await draftCaptions(loaders, track), language, format)
    },
  }),
  call({
    method: 'put',
    path: '/projects/{id}/cut/captions/{language}',
    name: 'readCaptions',
    tag,
    summary: 'Replaces the captions of a language by those of a file',
    description:
      'SRT or WebVTT. The language is added if the cut does not have it. What cannot be read is left out and listed. 422 if no caption can be read; the captions then stay as they are.',
    body: z.object({
      content: field(
        z.string(),
        'The content of the file, at most 2 MB.',
        `1\n00:00:01,500 --> 00:00:03,200\n${SAID}\n`,
      ),
    }),
    responses: [READ],
    errors: [404],
    run: async ({ viewer, loaders }, { params: { id, language }, body: { content } }) => {
      const { id: projectId } = await projects.open(viewer, id)
      const { formatted, notes } = await captions.read(viewer, { projectId, language, content })
      return {
        tracks: await tracksOf(loaders, projectId),
        formatted,
        notes: notes.slice(0, LIMITS.caption.notesMax),
        note_count: notes.length,
      }
    },
  }),
  call({
    method: 'post',
    path: '/projects/{id}/cut/captions/{language}/edits',
    name: 'editCaptions',
    tag,
    summary: 'Adds, changes and removes captions, all or none',
    description:
      'What is left out of a change stays as it is; `item_id` and `speaker` may be null. 409 if the same field has changed since the revision that you know.',
    body: z.object({
      add: field(
        z
          .array(
            z.object({
              new_caption_id: field(
                z.string().nullish(),
                'The id of the caption: a new UUID.',
                '4c2d2f9a-55c8-4f4e-8f0a-2f9f6a3c1d7a',
              ),
              item_id: itemId,
              from: field(z.number(), FROM, 1_500),
              to: field(z.number(), TO, 3_200),
              text: field(z.string(), TEXT, SAID),
              speaker,
            }),
          )
          .nullish(),
        'Those to add.',
      ),
      change: field(
        z
          .array(
            z.object({
              caption_id: idField('The caption.', 'caption'),
              revision: field(z.int(), 'The revision of the caption that you know.', 1),
              item_id: itemId,
              from: field(z.number().nullish(), FROM, 1_500),
              to: field(z.number().nullish(), TO, 3_200),
              text: field(z.string().nullish(), TEXT, SAID),
              speaker,
            }),
          )
          .nullish(),
        'Those to change.',
      ),
      remove: field(z.array(z.string()).nullish(), 'Ids of those to remove.', []),
      is_machine_made: field(
        z.boolean().nullish(),
        'Whether the captions count as machine-made, such as when their replacement is undone.',
        false,
      ),
    }),
    names: { itemId: 'item_id', isMachineMade: 'is_machine_made' },
    responses: [NOW],
    errors: [404, 409],
    run: async ({ viewer, loaders }, { params: { id: projectId, language }, body }) => {
      const edits = {
        add: body.add?.map(({ new_caption_id: id, item_id: item, ...rest }) => ({
          ...rest,
          id,
          itemId: item,
        })),
        change: body.change?.map(({ caption_id: id, item_id: item, ...rest }) => ({
          ...rest,
          id,
          itemId: item,
        })),
        remove: body.remove,
        isMachineMade: body.is_machine_made,
      }
      return tracksOf(loaders, (await captions.edit(viewer, { projectId, language, ...edits })).project.id)
    },
  }),
  call({
    method: 'post',
    path: '/projects/{id}/cut/captions/{language}/review',
    name: 'reviewCaptionTrack',
    tag,
    summary: 'Marks captions that a machine translated as reviewed',
    responses: [NOW],
    errors: [404],
    run: async ({ viewer, loaders }, { params: { id: projectId, language } }) =>
      tracksOf(loaders, (await captions.review(viewer, { projectId, language })).project.id),
  }),
  call({
    method: 'delete',
    path: '/projects/{id}/cut/captions/{language}',
    name: 'removeCaptionTrack',
    tag,
    summary: 'Removes the captions of a language from a cut',
    responses: [NOW],
    errors: [404],
    run: async ({ viewer, loaders }, { params: { id: projectId, language } }) =>
      tracksOf(loaders, (await captions.removeTrack(viewer, { projectId, language })).project.id),
  }),
]

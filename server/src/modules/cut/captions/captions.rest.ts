import { z } from 'zod'
import type { Caption } from '#schema/captions/caption'
import {
  CAPTION_FORMATS,
  CAPTION_FORMAT_KEYS,
  CAPTION_FORMAT_NAMES,
  type CaptionFormat,
} from '#schema/captions/formats'
import { writeCaptionFile } from '#schema/captions/write-file'
import { LIMITS } from '#schema/limits'
import { type Call, FileStream, call, field } from '#platform/api/rest'
import { notFound } from '#platform/errors/failure'
import type { Projects } from '../../project/project.service.js'
import { captionTracksByProject } from '../elements/caption.entity.js'
import type { Captions } from './captions.service.js'
import { NOW, READ, SAID, tracksOf } from './caption-views.js'
import { draftCaptions } from './draft-captions.js'

const tag = 'Cuts'
export const FORMAT = field(
  z.enum(CAPTION_FORMAT_KEYS).default('vtt'),
  'The format, by the ending of its files.',
  'srt',
)
export const FILE = {
  status: 200,
  description: 'The captions in order of time.',
  mediaTypes: Object.values(CAPTION_FORMATS).map(({ mediaType }) => mediaType),
  shape: field(z.string(), 'The file.'),
  example: `WEBVTT\n\n00:00:01.500 --> 00:00:03.200\n<v Ida>${SAID}\n`,
}

/** Responds with captions as a file. */
export function fileOf(captions: readonly Caption[], language: string, format: CaptionFormat): FileStream {
  const { mediaType } = CAPTION_FORMATS[format]
  const content = partsOf(writeCaptionFile(format, captions))
  return new FileStream(`${mediaType}; charset=utf-8`, `captions.${language}.${format}`, content)
}
async function* partsOf(content: string): AsyncGenerator<string> {
  yield content
}

export const captionCalls = ({ captions, projects }: { captions: Captions; projects: Projects }): Call[] => [
  call({
    method: 'get',
    path: '/projects/{id}/cut/captions',
    name: 'listCaptions',
    tag,
    summary: 'The captions of a cut, by language',
    description: 'Includes hidden captions of items that are not in the cut.',
    maxItems: LIMITS.caption.perTrack,
    responses: [NOW],
    errors: [404],
    run: async ({ viewer, loaders }, { params }) =>
      tracksOf(loaders, (await projects.open(viewer, params.id)).id),
  }),
  call({
    method: 'get',
    path: '/projects/{id}/cut/captions/{language}',
    name: 'getCaptionFile',
    tag,
    summary: 'The captions of a cut in a language, as a file',
    description: 'At their times in a film of the current cut.',
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
    name: 'importCaptions',
    tag,
    summary: 'Replaces the captions of a language with those of a file',
    description: `${CAPTION_FORMAT_NAMES}. Adds the language if needed. Unreadable captions are left out and listed. 422 without changes if no caption can be read.`,
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
]

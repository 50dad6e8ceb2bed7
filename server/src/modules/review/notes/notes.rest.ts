import { z } from 'zod'
import { EXAMPLE_IDS } from '#schema/example-ids'
import { LIMITS } from '#schema/limits'
import { NOTE_EXPORTS } from '#schema/review/markers'
import {
  type Call,
  type CallContext,
  FileStream,
  PAGE_NAMES,
  TIME,
  call,
  field,
  idField,
  pageOf,
  pageQuery,
  pageResponse,
  shape,
  timeField,
} from '#platform/api/rest'
import { restFields } from '#platform/api/rest-fields'
import type { Projects } from '../../project/project.service.js'
import { videosById } from '../../video/video.loader.js'
import { authorOf } from '../note-author.js'
import { lengthOf, versionNumbers } from '../versions.js'
import { Note, repliesByNote } from './note.entity.js'
import type { NoteExports } from './note-exports.js'
import type { Notes } from './notes.service.js'

const tag = 'Reviews'
const { noteMax } = LIMITS.review
const FRAME = 'The frame of the film or take, from 0.'
const END = 'The frame after the last one of a range; null for a single frame.'
const TEXT = `Plain text, at most ${noteMax} characters; may be empty with a drawing.`

/** REST names of the fields in the rules. */
const NAMES = {
  endFrame: 'end_frame',
  parentId: 'parent_id',
  linkId: 'review_link_id',
  userId: 'user_id',
  videoId: 'video_id',
}

const replyShape = shape('Reply', 'A reply to a note.', {
  note_id: idField('Opaque and stable.', 'note'),
  author_name: field(z.string(), 'The author.', 'ana'),
  is_team: field(z.boolean(), 'Whether it is by a member of the team.', true),
  text: field(z.string(), 'Plain text.', 'It will be red.'),
  created_at: timeField('When it was written.'),
})
const same = restFields(Note, {
  projectId: EXAMPLE_IDS.project,
  frame: 562,
  endFrame: null,
  text: 'The coat should be red',
  drawing: null,
  parentId: null,
  doneAt: TIME,
  createdAt: TIME,
})
const noteShape = shape('Note', 'A note on a frame, or a range of frames, of a film or take.', {
  note_id: idField('Opaque and stable.', 'note'),
  ...same.fields,
  video_id: idField('The film or take.', 'video'),
  version: field(z.int().nullable(), 'The number of the film in its project, or of the take.', 1),
  time_seconds: field(z.number(), 'The time of its frame, in seconds.', 23.4),
  author_name: field(z.string(), 'The author.', 'Gus'),
  is_team: field(z.boolean(), 'Whether it is by a member of the team.', false),
  review_link_id: idField('The link whose guests see it; null for the team only.', 'reviewLink').nullable(),
  assignee_id: idField('The member it is assigned to.', 'user').nullable(),
  done_in_video_id: field(z.string().nullable(), 'The film or take in which it is done.', null),
  replies: field(z.array(replyShape), 'The replies, oldest first; at most 100.', []),
})

async function noteView(
  note: Note,
  { loaders }: Pick<CallContext, 'loaders'>,
): Promise<z.output<typeof noteShape>> {
  const [author, video, number, replies] = await Promise.all([
    authorOf(note, loaders, { showsNames: true }),
    loaders.of(videosById).load(note.videoId),
    loaders.of(versionNumbers).load(note.videoId),
    note.parentId ? [] : loaders.of(repliesByNote).load(note.id),
  ])
  return {
    note_id: note.id,
    ...same.of(note),
    video_id: note.videoId,
    version: number,
    time_seconds: video ? note.frame / lengthOf(video).frameRate : 0,
    author_name: author.name,
    is_team: author.isTeam,
    review_link_id: note.linkId ?? null,
    assignee_id: note.assigneeId ?? null,
    done_in_video_id: note.doneInId ?? null,
    replies: await Promise.all(
      (replies ?? []).map(async (reply) => {
        const { name, isTeam } = await authorOf(reply, loaders, { showsNames: true })
        return {
          note_id: reply.id,
          author_name: name,
          is_team: isTeam,
          text: reply.text,
          created_at: reply.createdAt.toISOString(),
        }
      }),
    ),
  }
}

const NOW = { status: 200, description: 'The changed note.', shape: noteShape }
const TYPES = { csv: 'text/csv', edl: 'text/plain', fcpxml: 'application/xml' } as const

async function* partsOf(content: string): AsyncGenerator<string> {
  yield content
}

export const noteCalls = ({
  notes,
  noteExports,
  projects,
}: {
  notes: Notes
  noteExports: NoteExports
  projects: Projects
}): Call[] => [
  call({
    method: 'get',
    path: '/projects/{id}/notes',
    name: 'listNotes',
    tag,
    summary: 'The notes on the films and takes of a project, newest first',
    query: pageQuery.extend({
      status: field(z.enum(['open', 'done']).optional(), 'Only open or done ones.', 'open'),
      video_id: field(z.string().optional(), 'Only those on this film or take.', EXAMPLE_IDS.video),
    }),
    names: { ...PAGE_NAMES, ...NAMES },
    responses: [{ status: 200, description: 'Notes with their replies.', shape: z.array(noteShape) }],
    errors: [404],
    run: async (context, { params, query }) => {
      const project = await projects.open(context.viewer, params.id)
      const isDone = query.status ? query.status === 'done' : null
      const page = await notes.list(project, { ...pageOf(query), isDone, videoId: query.video_id })
      return pageResponse(page, (note) => noteView(note, context))
    },
  }),
  call({
    method: 'post',
    path: '/video/videos/{video_id}/notes',
    name: 'addNote',
    tag,
    summary: 'Adds a note on a film or take, or a reply',
    body: z.object({
      frame: field(z.number(), FRAME, 562),
      end_frame: field(z.number().nullish(), END, null),
      text: field(z.string(), TEXT, 'The coat should be red'),
      drawing: field(z.string().nullish(), 'A drawing as JSON, at most 16 KB.', null),
      parent_id: field(z.string().nullish(), 'The note that it replies to.', null),
      review_link_id: field(
        z.string().nullish(),
        'The link whose guests see it; null for the team only. A reply is visible to the same people as its note.',
        null,
      ),
    }),
    names: NAMES,
    responses: [{ status: 201, description: 'The note.', shape: noteShape }],
    errors: [404, 409],
    run: async (context, { params: { video_id: videoId }, body }) => {
      const { end_frame: endFrame, parent_id: parentId, review_link_id: linkId, ...rest } = body
      const note = await notes.add(context.viewer, { ...rest, videoId, endFrame, parentId, linkId })
      return noteView(note, context)
    },
  }),
  call({
    method: 'put',
    path: '/notes/{note_id}',
    name: 'updateNote',
    tag,
    summary: 'Changes the text of a note of the caller',
    body: z.object({ text: field(z.string(), TEXT, 'The coat should be dark red') }),
    responses: [NOW],
    errors: [403, 404],
    run: async (context, { params, body }) =>
      noteView(await notes.edit(context.viewer, params.note_id, body), context),
  }),
  call({
    method: 'delete',
    path: '/notes/{note_id}',
    name: 'deleteNote',
    tag,
    summary: 'Deletes a note with its replies, as its author or a manager of the project',
    responses: [{ status: 204, description: 'It is deleted.' }],
    errors: [403, 404, 409],
    run: async ({ viewer }, { params }) => void (await notes.remove(viewer, params.note_id)),
  }),
  call({
    method: 'put',
    path: '/notes/{note_id}/assignee',
    name: 'assignNote',
    tag,
    summary: 'Assigns a note to a member who sees the project',
    body: z.object({ user_id: field(z.string().nullable(), 'The member; null for nobody.', null) }),
    names: NAMES,
    responses: [NOW],
    errors: [404],
    run: async (context, { params, body }) =>
      noteView(await notes.assign(context.viewer, params.note_id, body.user_id), context),
  }),
  call({
    method: 'put',
    path: '/notes/{note_id}/done',
    name: 'completeNote',
    tag,
    summary: 'Marks a note done',
    body: z.object({ video_id: field(z.string().nullish(), 'The film or take that shows it.', null) }),
    names: NAMES,
    responses: [NOW],
    errors: [404],
    run: async (context, { params, body }) =>
      noteView(await notes.complete(context.viewer, params.note_id, body.video_id ?? null), context),
  }),
  call({
    method: 'delete',
    path: '/notes/{note_id}/done',
    name: 'reopenNote',
    tag,
    summary: 'Reopens a note',
    responses: [NOW],
    errors: [404],
    run: async (context, { params }) => noteView(await notes.reopen(context.viewer, params.note_id), context),
  }),
  call({
    method: 'get',
    path: '/video/videos/{video_id}/notes',
    name: 'exportNotes',
    tag,
    summary: 'The notes on a film or take, as a file for spreadsheets and editing programs',
    query: z.object({
      format: field(
        z.enum(NOTE_EXPORTS).default('csv'),
        '`csv`; `edl` with locators, for Resolve, Avid and Premiere; or `fcpxml` with markers, for Final Cut Pro and Resolve.',
        'csv',
      ),
    }),
    responses: [
      {
        status: 200,
        description: 'The notes in order of time, with their replies.',
        mediaTypes: Object.values(TYPES),
        shape: field(z.string(), 'The file.'),
        example: 'timecode,frame,end_frame,author,note,drawing,status,internal,replies\r\n',
      },
    ],
    errors: [404],
    run: async ({ viewer }, { params: { video_id: id }, query: { format } }) => {
      const content = await noteExports.export(viewer, id, format)
      return new FileStream(`${TYPES[format]}; charset=utf-8`, `notes.${format}`, partsOf(content))
    },
  }),
]

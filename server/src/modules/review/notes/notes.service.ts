import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { LIMITS } from '#schema/limits'
import { noteRuleFor, noteTextRuleFor, TOO_MANY_NOTES } from '#schema/rules/review'
import type { Viewer } from '#platform/auth/viewer'
import { type Visible, orNull } from '#platform/auth/visible'
import { check, isId } from '#platform/errors/check'
import { badInput, conflict, forbidden, notFound } from '#platform/errors/failure'
import type { Notify } from '#platform/events/notify'
import { isSelf } from '#platform/events/observed-viewer'
import { type PageRequest, span } from '#platform/queries/page'
import { countBelow, idsOf, readPagesBelow } from '#platform/queries/rows'
import { User } from '../../account/user.entity.js'
import { type Project, maySeeProject, projectNameOf } from '../../project/project.entity.js'
import { may, mayManageProject } from '../../project/project-roles.js'
import type { Projects } from '../../project/project.service.js'
import { type ClipOrFilm, findVideo, idOfKind } from '../../video/video.loader.js'
import type { Videos } from '../../video/video.service.js'
import { ReviewLink } from '../review-link.entity.js'
import { lengthOf, versionsOf } from '../versions.js'
import { Note, OF_PRESENT_VIDEO } from './note.entity.js'
import {
  announceNote,
  deleteNote,
  type NewNote,
  requireNoReplies,
  enqueueNoteEvent,
  threadOf,
} from './note-writes.js'

const { notesPerProject } = LIMITS.review

export interface NoteFilter {
  /** Done or open notes; both if null. */
  isDone?: boolean | null
  videoId?: string | null
}

const ofProjects = ({ isDone, videoId }: NoteFilter) => ({
  within: 'r.project_id = p.id',
  sort: 'created_at' as const,
  conditions: [
    { sql: 'r.parent_id is null' },
    { sql: OF_PRESENT_VIDEO },
    ...(isDone == null ? [] : [{ sql: `r.done_at is ${isDone ? 'not null' : 'null'}` }]),
    ...(videoId == null
      ? []
      : [isId(videoId) ? { sql: '? in (r.clip_id, r.film_id)', parameters: [videoId] } : { sql: 'false' }]),
  ],
})

/** The author may edit a note, while they may write notes. */
export const mayEditNote = (
  viewer: Viewer,
  { authorId }: Pick<Note, 'authorId'>,
  project: Project,
): boolean => !!authorId && isSelf(viewer, authorId) && may(viewer, project, 'note')

/** The author and managers of the project may delete a note; a guest’s note only the latter. */
export const mayDeleteNote = (viewer: Viewer, note: Note, project: Project): boolean =>
  mayEditNote(viewer, note, project) || mayManageProject(viewer, project)

/** The team’s notes on films and takes. */
export class Notes {
  constructor(
    private readonly deps: { db: EntityManager; projects: Projects; videos: Videos; notify: Notify },
  ) {}

  /** The notes of a project without their replies, newest first. */
  async list(project: Visible<Project>, request: PageRequest & NoteFilter) {
    return (await this.lists([project], request)).get(project.id)!
  }

  /** The same for many projects at once. */
  async lists(
    projects: readonly Visible<Project>[],
    { isDone, videoId, ...request }: PageRequest & NoteFilter,
  ) {
    return readPagesBelow(this.deps.db, Note, idsOf(projects), {
      ...ofProjects({ isDone, videoId }),
      ...span(request),
    })
  }

  /** Number of notes of each project, counted up to `most`. */
  async counts(projects: readonly Visible<Project>[], filter: NoteFilter, most?: number) {
    return countBelow(this.deps.db.fork(), Note, idsOf(projects), { ...ofProjects(filter), most })
  }

  /** A note with its project, or null. Does not check permissions: callers apply the policy. */
  async find(id: string): Promise<{ note: Note; project: Project } | null> {
    const em = this.deps.db.fork()
    const note = await em.findOne(Note, id)
    const project = note && (await this.deps.projects.find(note.projectId, em))
    return project && { note, project }
  }

  /** Throws BAD_USER_INPUT, NOT_FOUND, and CONFLICT for a video that is not finished. */
  async add(
    viewer: Viewer,
    input: NewNote & { videoId: string; linkId?: string | null },
    db = this.deps.db.fork(),
  ): Promise<Note> {
    return db.transactional(async (em) => {
      const video = await this.deps.videos.open(viewer, input.videoId, { em })
      await this.deps.projects.openTo('note', viewer, video.projectId, { em })
      if (!video.videoKey) throw conflict('This video is not finished yet')
      const fields = check(noteRuleFor(lengthOf(video).frames), input)
      const parent = await threadOf(em, input.parentId, idOfKind(video))
      const linkId = parent ? (parent.linkId ?? null) : await this.linkFor(em, video, input.linkId)
      if ((await em.count(Note, { projectId: video.projectId })) >= notesPerProject)
        throw conflict(TOO_MANY_NOTES)
      const note = em.create(Note, {
        ...fields,
        projectId: video.projectId,
        ...idOfKind(video),
        authorId: viewer.id,
        parentId: parent?.id ?? null,
        linkId,
      })
      await em.flush()
      await announceNote(em, note)
      await enqueueNoteEvent(em, note, viewer.username)
      return note
    })
  }

  /** Changes the text of the viewer’s own note. Throws FORBIDDEN for other notes. */
  edit(viewer: Viewer, id: string, input: { text: string }): Promise<Note> {
    return this.change(viewer, id, (note, { project }) => {
      if (!mayEditNote(viewer, note, project)) throw forbidden('Only its author may change a note')
      const { text } = check(noteTextRuleFor({ hasDrawing: !!note.drawing }), input)
      Object.assign(note, { text, editedAt: new Date() })
    })
  }

  /** Throws FORBIDDEN unless `mayDeleteNote`, and CONFLICT for the viewer’s own note with replies of others. */
  async remove(viewer: Viewer, id: string): Promise<string> {
    return this.deps.db.fork().transactional(async (em) => {
      const { note, project } = await this.open(viewer, id, em)
      if (!mayDeleteNote(viewer, note, project))
        throw forbidden('Only its author and project managers may delete a note')
      if (!mayManageProject(viewer, project)) await requireNoReplies(em, note)
      return deleteNote(em, note)
    })
  }

  /** Assigns a note to a member who sees the project, and notifies them; null unassigns it. */
  assign(viewer: Viewer, id: string, userId: string | null): Promise<Note> {
    return this.change(viewer, id, async (note, { em, project }) => {
      requireThread(note)
      const member = userId && isId(userId) ? await em.findOne(User, { id: userId, revokedAt: null }) : null
      if (userId && !(member && maySeeProject(member, project)))
        throw badInput([{ path: ['userId'], message: 'This person does not see the project' }])
      if (member && member.id !== viewer.id && member.id !== note.assigneeId)
        await this.deps.notify(em, {
          type: 'note-assigned',
          userId: member.id,
          projectId: project.id,
          noteId: id,
          by: viewer.username,
          project: await projectNameOf(em, project.id),
        })
      note.assigneeId = member?.id ?? null
    })
  }

  /** Marks a note done, optionally with the film or take in which it is done. Throws BAD_USER_INPUT for an unknown one. */
  complete(viewer: Viewer, id: string, videoId: string | null): Promise<Note> {
    return this.change(viewer, id, async (note, { em }) => {
      requireThread(note)
      const where = {
        id: videoId!,
        projectId: note.projectId,
        deletedAt: null,
        videoKey: { $ne: null },
      } as const
      const video = videoId && isId(videoId) ? await findVideo(em, where) : null
      if (videoId && !video)
        throw badInput([{ path: ['videoId'], message: 'This is not a video of this project' }])
      Object.assign(note, { doneAt: note.doneAt ?? new Date(), doneInId: video?.id ?? null })
    })
  }

  reopen(viewer: Viewer, id: string): Promise<Note> {
    return this.change(viewer, id, (note) => void Object.assign(note, { doneAt: null, doneInId: null }))
  }

  /** The notes on a film or take for an export, in the order of their frames, with replies. */
  async ofVideo(viewer: Viewer, videoId: string): Promise<{ video: Visible<ClipOrFilm>; notes: Note[] }> {
    const em = this.deps.db.fork()
    const video = await this.deps.videos.open(viewer, videoId, { em })
    const notes = await em.find(Note, idOfKind(video), {
      orderBy: { frame: 'asc', createdAt: 'asc', id: 'asc' },
      limit: notesPerProject,
    })
    return { video, notes }
  }

  private async open(
    viewer: Viewer,
    id: string,
    em: EntityManager,
  ): Promise<{ note: Note; project: Visible<Project> }> {
    const note = isId(id) ? await em.findOne(Note, id, { lockMode: LockMode.PESSIMISTIC_WRITE }) : null
    const video = note && (await orNull(this.deps.videos.open(viewer, note.videoId, { em })))
    if (!note || !video) throw notFound('Note')
    return { note, project: await this.deps.projects.openTo('note', viewer, video.projectId, { em }) }
  }

  private change(
    viewer: Viewer,
    id: string,
    change: (note: Note, given: { em: EntityManager; project: Visible<Project> }) => unknown,
  ): Promise<Note> {
    return this.deps.db.fork().transactional(async (em) => {
      const { note, project } = await this.open(viewer, id, em)
      await change(note, { em, project })
      await em.flush()
      await announceNote(em, note)
      return note
    })
  }

  /** The link whose guests see a new note; null for an internal one. Throws BAD_USER_INPUT unless it shows the video. */
  private async linkFor(
    em: EntityManager,
    video: ClipOrFilm,
    linkId?: string | null,
  ): Promise<string | null> {
    if (linkId == null) return null
    const link = isId(linkId)
      ? await em.findOne(ReviewLink, { id: linkId, projectId: video.projectId })
      : null
    if (!link || !(await versionsOf(em, link, video.id)).length)
      throw badInput([{ path: ['linkId'], message: 'This link does not show this video' }])
    return link.id
  }
}

/** Throws BAD_USER_INPUT for a reply, which cannot be assigned or done. */
function requireThread({ parentId }: Note): void {
  if (parentId) throw badInput([{ path: ['id'], message: 'This is a reply, not a note' }])
}

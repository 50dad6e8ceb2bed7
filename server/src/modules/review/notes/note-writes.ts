import type { EntityManager } from '@mikro-orm/postgresql'
import { isId } from '#platform/errors/check'
import { badInput, conflict } from '#platform/errors/failure'
import { announce } from '#platform/events/events'
import { enqueueWebhooks } from '#platform/events/webhook-events'
import { Note } from './note.entity.js'

/** The unchecked input of a note; `noteRuleFor` parses it. */
export interface NewNote {
  frame: number
  endFrame?: number | null
  text: string
  drawing?: string | null
  parentId?: string | null
}

/** Announces a new or changed note. */
export const announceNote = (
  em: EntityManager,
  { id, projectId, linkId }: Pick<Note, 'id' | 'projectId' | 'linkId'>,
): Promise<void> => announce(em, { topic: 'note', id, projectId, linkId: linkId ?? null })

/**
 * The note that a reply belongs to, on the same video and, if given, of the same link; null if it is no reply. A reply to a
 * reply belongs to the first note. Throws BAD_USER_INPUT if the note does not exist.
 */
export async function threadOf(
  em: EntityManager,
  parentId: string | null | undefined,
  { linkId, ...video }: { clipId?: string; filmId?: string; linkId?: string },
): Promise<Note | null> {
  if (parentId == null) return null
  const where = { ...video, ...(linkId && { linkId }) }
  const note = isId(parentId) ? await em.findOne(Note, { id: parentId, ...where }) : null
  if (!note) throw badInput([{ path: ['parentId'], message: 'This note no longer exists' }])
  return note.parentId ? em.findOneOrFail(Note, { id: note.parentId, ...where }) : note
}

/** Throws CONFLICT if others have replied to a note, whose replies would be deleted. */
export async function requireNoReplies(em: EntityManager, note: Note): Promise<void> {
  const replies = await em.find(Note, { parentId: note.id }, { fields: ['authorId', 'guestId'] })
  const isOwn = ({ authorId, guestId }: Pick<Note, 'authorId' | 'guestId'>) =>
    (authorId ?? null) === (note.authorId ?? null) && (guestId ?? null) === (note.guestId ?? null)
  if (!replies.every(isOwn)) throw conflict('This note has replies. Edit it instead.')
}

/** Deletes a note with its replies. Returns its id. */
export async function deleteNote(em: EntityManager, note: Note): Promise<string> {
  const { id, projectId, linkId = null } = note
  await em.removeAndFlush(note)
  await announce(em, { topic: 'note-gone', id, projectId, linkId })
  return id
}

/** Enqueues the webhook event of a new note or reply, in the transaction of `em`. */
export const enqueueNoteEvent = (em: EntityManager, note: Note, authorName: string): Promise<void> =>
  enqueueWebhooks(em, 'note.added', {
    project_id: note.projectId,
    note_id: note.id,
    video_id: note.clipId ?? note.filmId ?? null,
    author_name: authorName,
    text: note.text,
  })

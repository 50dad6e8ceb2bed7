import type { EntityManager } from '@mikro-orm/postgresql'
import { isId } from '#platform/errors/check'
import { badInput } from '#platform/errors/failure'
import { Film } from '../../video/film.entity.js'
import type { Video } from '../../video/video.entity.js'
import { Note } from './note.entity.js'
import { announceNote } from './note-writes.js'

/** Marks open notes done that a new film addresses with a take made from them, in the transaction of `em`. */
export async function completeNotes(em: EntityManager, film: Video): Promise<void> {
  if (!(film instanceof Film) || !film.clipIds.length) return
  const done = await em.execute<{ id: string; projectId: string; linkId: string | null }[]>(
    `update review_note set done_at = now(), done_in_id = ?
     where done_at is null and project_id = ?
       and id in (select note_id from clip where id = any(?::uuid[]) and note_id is not null)
     returning id, project_id as "projectId", link_id as "linkId"`,
    [film.id, film.projectId, `{${film.clipIds.join(',')}}`],
  )
  for (const note of done) await announceNote(em, note)
}

/** Sets the text of a note. Throws BAD_USER_INPUT unless it belongs to the same project. */
export async function requireNote(
  em: EntityManager,
  take: { projectId: string; noteId: string; text?: string },
): Promise<void> {
  const { projectId, noteId } = take
  const note = isId(noteId) ? await em.findOne(Note, { id: noteId, projectId }) : null
  if (!note) throw badInput([{ path: ['noteId'], message: 'This note no longer exists' }])
  take.text = note.text
}

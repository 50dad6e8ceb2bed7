import type { EntityManager } from '@mikro-orm/postgresql'
import { LIMITS } from '#schema/limits'
import { noteRuleFor, noteTextRuleFor, TOO_MANY_NOTES_OF_LINK } from '#schema/rules/review'
import type { Guest } from '#platform/auth/guest'
import { check, isId } from '#platform/errors/check'
import { badInput, conflict, forbidden, notFound } from '#platform/errors/failure'
import type { Notify } from '#platform/events/notify'
import { enqueueWebhooks } from '#platform/events/webhook-events'
import { type PageRequest, span } from '#platform/queries/page'
import { readPage } from '#platform/queries/rows'
import { idOfKind } from '../../video/video.loader.js'
import type { RateLimiter } from '../../account/sessions/rate-limiter.js'
import { Note, OF_PRESENT_VIDEO } from '../notes/note.entity.js'
import {
  announceNote,
  deleteNote,
  type NewNote,
  requireNoReplies,
  enqueueNoteEvent,
  threadOf,
} from '../notes/note-writes.js'
import type { ReviewLink } from '../review-link.entity.js'
import { lengthOf, type Version, versionsOf } from '../versions.js'
import type { Guests } from './guests.service.js'
import type { VerdictInput, Verdicts } from './verdicts.js'

const { notesPerLink } = LIMITS.review

/** Notes and verdicts of guests. */
export class GuestNotes {
  constructor(
    private readonly deps: {
      db: EntityManager
      guests: Pick<Guests, 'linkOf'>
      rateLimiter: Pick<RateLimiter, 'consume'>
      notify: Notify
      verdicts: Pick<Verdicts, 'give'>
    },
  ) {}

  /** The notes of the guest’s link on its versions, newest first. */
  async list(guest: Guest, request: PageRequest) {
    await this.deps.guests.linkOf(guest)
    return readPage(this.deps.db, Note, {
      sort: 'created_at',
      conditions: [{ sql: 'r.link_id = ?', parameters: [guest.linkId] }, { sql: OF_PRESENT_VIDEO }],
      ...span(request),
    })
  }

  /** Throws BAD_USER_INPUT, NOT_FOUND for a version or note that the link does not show, and RATE_LIMITED. */
  async add(guest: Guest, input: NewNote & { versionId: string }): Promise<Note> {
    await this.deps.rateLimiter.consume('guestNote', guest.address)
    return this.change(guest, async (em, link) => {
      const { video } = await versionOf(em, link, input.versionId)
      const fields = check(noteRuleFor(lengthOf(video).frames), input)
      const parent = await threadOf(em, input.parentId, { linkId: link.id, ...idOfKind(video) })
      if ((await em.count(Note, { linkId: link.id })) >= notesPerLink) throw conflict(TOO_MANY_NOTES_OF_LINK)
      const note = em.create(Note, {
        ...fields,
        projectId: link.projectId,
        linkId: link.id,
        ...idOfKind(video),
        guestId: guest.id,
        parentId: parent?.id ?? null,
      })
      await em.flush()
      await announceNote(em, note)
      await enqueueNoteEvent(em, note, guest.name)
      if (link.createdById)
        await this.deps.notify(em, {
          type: 'guest-note',
          userId: link.createdById,
          projectId: link.projectId,
          link: link.name,
          guest: guest.name,
        })
      return note
    })
  }

  /** Changes the text of the guest’s own note. Throws FORBIDDEN for another one. */
  async edit(guest: Guest, id: string, input: { text: string }): Promise<Note> {
    await this.deps.rateLimiter.consume('guestNote', guest.address)
    return this.change(guest, async (em) => {
      const note = await this.own(em, guest, id)
      const { text } = check(noteTextRuleFor({ hasDrawing: !!note.drawing }), input)
      Object.assign(note, { text, editedAt: new Date() })
      await em.flush()
      await announceNote(em, note)
      return note
    })
  }

  /** Deletes the guest’s own note. Throws FORBIDDEN for another one, and CONFLICT if others have replied. */
  async remove(guest: Guest, id: string): Promise<string> {
    await this.deps.rateLimiter.consume('guestNote', guest.address)
    return this.change(guest, async (em) => {
      const note = await this.own(em, guest, id)
      await requireNoReplies(em, note)
      return deleteNote(em, note)
    })
  }

  /** Approves a version or requests changes; throws as `Verdicts.give`, and NOT_FOUND. */
  giveVerdict(
    guest: Guest,
    { versionId, ...verdict }: VerdictInput & { versionId: string },
  ): Promise<Version> {
    return this.deps.verdicts.give(guest, verdict, async (em, link) => {
      const version = await versionOf(em, link, versionId)
      const { id, title } = version.video
      return {
        id,
        // a link that follows later versions has the name of the first one
        name: title || link.name,
        subject: version,
        announce: (isApproved) =>
          enqueueWebhooks(em, isApproved ? 'review.approved' : 'review.changes_requested', {
            project_id: link.projectId,
            video_id: id,
            review_link_id: link.id,
            guest_name: guest.name,
          }),
      }
    })
  }

  private change<Result>(
    guest: Guest,
    run: (em: EntityManager, link: ReviewLink) => Promise<Result>,
  ): Promise<Result> {
    return this.deps.db.fork().transactional(async (em) => run(em, await this.deps.guests.linkOf(guest, em)))
  }

  private async own(em: EntityManager, guest: Guest, id: string): Promise<Note> {
    const note = isId(id) ? await em.findOne(Note, { id, linkId: guest.linkId }) : null
    if (!note) throw notFound('Note')
    if (note.guestId !== guest.id) throw forbidden('Only its author may change a note')
    return note
  }
}

/** Throws NOT_FOUND if the link shows no such version. */
async function versionOf(em: EntityManager, link: ReviewLink, versionId: string): Promise<Version> {
  if (!versionId) throw badInput([{ path: ['versionId'], message: 'Choose a version' }])
  const [version] = await versionsOf(em, link, versionId)
  if (!version) throw notFound('Version')
  return version
}

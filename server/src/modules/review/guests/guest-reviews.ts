import type { EntityManager } from '@mikro-orm/postgresql'
import { writeVtt } from '#schema/captions/vtt'
import type { Guest } from '#platform/auth/guest'
import type { Loaders } from '#platform/queries/loaders'
import { captionsByFilm } from '../../film/film-captions.js'
import { Film } from '../../video/film.entity.js'
import { authorOf } from '../note-author.js'
import type { Note } from '../notes/note.entity.js'
import { guestsById, type ReviewLink, reviewLinksById, verdictsByLink } from '../review-link.entity.js'
import { lengthOf, type Version, versionIdsByLink, versionNumbers, versionsOf } from '../versions.js'
import type { GuestCaptions, GuestNote, GuestVerdict, GuestVersion, NoteAuthor } from './guest-types.js'
import type { Guests } from './guests.service.js'

/** A version, with the data of its other fields. */
export type SeenVersion = GuestVersion & { video: Version['video']; link: ReviewLink }
/** A note, with the data of its other fields. */
export type SeenNote = GuestNote & { note: Note }

export const seenVersion = ({ video, number }: Version, link: ReviewLink): SeenVersion => ({
  id: video.id,
  number,
  width: video.width ?? 0,
  height: video.height ?? 0,
  ...lengthOf(video),
  createdAt: video.createdAt,
  video,
  link,
})

export const seenNote = (note: Note): SeenNote => ({
  id: note.id,
  versionId: note.videoId,
  frame: note.frame,
  endFrame: note.endFrame ?? null,
  text: note.text,
  drawing: note.drawing ?? null,
  parentId: note.parentId ?? null,
  isDone: !!note.doneAt,
  createdAt: note.createdAt,
  editedAt: note.editedAt ?? null,
  note,
})

/** Reads the review of a guest. */
export class GuestReviews {
  constructor(
    private readonly db: EntityManager,
    private readonly guests: Pick<Guests, 'linkOf'>,
  ) {}

  /** The link of the guest. Throws UNAUTHENTICATED if it has ended. */
  open(guest: Guest): Promise<ReviewLink> {
    return this.guests.linkOf(guest)
  }

  /** The versions of a link, oldest first. */
  async versions(link: ReviewLink): Promise<SeenVersion[]> {
    return (await versionsOf(this.db.fork(), link)).map((version) => seenVersion(version, link))
  }
}

/** The captions of a version by language. */
export async function captionsOfVersion(
  { video }: Pick<SeenVersion, 'video'>,
  loaders: Loaders,
): Promise<GuestCaptions[]> {
  const found = video instanceof Film ? await loaders.of(captionsByFilm).load(video.id) : null
  return (found ?? []).map(({ language, captions }) => ({
    language,
    get vtt() {
      return loaders.file(() => writeVtt(captions))
    },
  }))
}

/** The verdicts of a link’s guests on a version, newest first. */
export function verdictsOfVersion(
  { video, link }: Pick<SeenVersion, 'video' | 'link'>,
  loaders: Loaders,
): Promise<GuestVerdict[]> {
  return verdictsForGuests({ id: video.id, link }, loaders)
}

/** The verdicts of a link’s guests on one of its versions or first frames, newest first. */
export async function verdictsForGuests(
  { id, link }: { id: string; link: Pick<ReviewLink, 'id'> },
  loaders: Loaders,
): Promise<GuestVerdict[]> {
  const all = (await loaders.of(verdictsByLink).load(link.id)) ?? []
  const verdicts = all.filter(({ subjectId }) => subjectId === id)
  const guests = await loaders.all(
    guestsById,
    verdicts.map(({ guestId }) => guestId),
  )
  return verdicts.map(({ guestId, isApproved, text, createdAt }) => ({
    guest: { id: guestId, name: guests.get(guestId)?.name ?? 'Guest' },
    isApproved,
    text,
    createdAt,
  }))
}

/** The author of a note as shown to guests of its link. */
export async function authorForGuests({ note }: SeenNote, loaders: Loaders): Promise<NoteAuthor> {
  const link = note.linkId ? await loaders.of(reviewLinksById).load(note.linkId) : null
  return authorOf(note, loaders, { showsNames: link?.showsNames ?? false })
}

/** The version of the link in which a note was done; null while it is open, and for videos outside of the link. */
export async function doneInVersion(
  { note: { doneAt, doneInId, linkId } }: SeenNote,
  loaders: Loaders,
): Promise<{ id: string; number: number } | null> {
  const shown = doneInId && linkId ? await loaders.of(versionIdsByLink).load(linkId) : null
  if (!shown?.has(doneInId!)) return null
  const number = doneAt && doneInId ? await loaders.of(versionNumbers).load(doneInId) : null
  return number ? { id: doneInId!, number } : null
}

import { z } from 'zod'
import { LIMITS } from '#schema/limits'
import { type CallContext, field, idField, shape, timeField } from '#platform/api/rest'
import type { Guest } from '#platform/auth/guest'
import { unauthenticated } from '#platform/errors/failure'
import type { ReviewLink } from '../review-link.entity.js'
import { shotsOf } from '../versions.js'
import {
  authorForGuests,
  captionsOfVersion,
  doneInVersion,
  type SeenNote,
  type SeenVersion,
  verdictsOfVersion,
} from './guest-reviews.js'

const { nameMax } = LIMITS.review
export const FRAME = 'The frame, from 0.'
export const END = 'The frame after the last one of a range; null for a single frame.'
const DRAWING = 'A drawing over the frame, as JSON.'

export const personFields = {
  guest_id: idField('The guest.', 'guest'),
  guest_name: field(z.string(), 'The name that the guest entered.', 'Gus'),
}
export const versionShape = shape('ReviewVersion', 'A film or take that guests of a link review.', {
  version_id: idField('Opaque and stable.', 'video'),
  number: field(z.int(), 'The number of the film in its project, or of the take in its shot.', 2),
  width: field(z.int(), 'Pixels.', 1920),
  height: field(z.int(), 'Pixels.', 1080),
  frame_rate: field(z.number(), 'Frames per second.', 24),
  frames: field(z.int(), 'Number of frames.', 1440),
  created_at: timeField('When it was made.'),
  video_url: field(z.string(), 'The video, as MP4.', 'https://cutroom.example.com/files/films/2.mp4'),
  poster_url: field(
    z.string().nullable(),
    'Its first picture.',
    'https://cutroom.example.com/files/films/2.webp',
  ),
  captions: field(
    z.array(z.object({ language: z.string(), vtt: z.string() })),
    'Its captions by language, as WebVTT.',
    [],
  ),
  shots: field(
    z.array(
      z.object({
        start_frame: z.int(),
        frames: z.int(),
        key: z.string(),
        frame: z.int(),
        after_key: z.string().nullable(),
        after_frame: z.int().nullable(),
      }),
    ),
    'Its shots in order, with start, number of frames and the first frame of the clip. A transition also has the later shot.',
    [],
  ),
  verdicts: field(
    z.array(
      z.object({
        guest_name: z.string(),
        is_approved: z.boolean(),
        text: z.string(),
        created_at: z.iso.datetime(),
      }),
    ),
    'The verdicts of guests, newest first.',
    [],
  ),
})
export const reviewShape = shape('GuestReview', 'A review link as its guests see it.', {
  review_id: idField('Opaque and stable.', 'reviewLink'),
  name: field(z.string(), `The title, at most ${nameMax} characters.`, 'First look'),
  kind: field(z.string(), '`FILM`, `CUT` or `TAKES`.', 'CUT'),
  expires_at: timeField('When it expires.'),
  may_download: field(z.boolean(), 'Whether guests may download its versions.', false),
  may_approve: field(z.boolean(), 'Whether guests may approve a version or request changes.', true),
  ...personFields,
  versions: field(z.array(versionShape), 'Its newest 50 versions, oldest first.', []),
})
export const noteShape = shape('GuestNote', 'A note that the guests of a link see.', {
  note_id: idField('Opaque and stable.', 'note'),
  version_id: idField('The version that it belongs to.', 'video'),
  frame: field(z.int(), FRAME, 562),
  end_frame: field(z.int().nullable(), END, null),
  text: field(z.string(), 'Plain text; may be empty with a drawing.', 'The coat should be red'),
  drawing: field(z.string().nullable(), DRAWING, null),
  parent_id: field(z.string().nullable(), 'The note that it replies to.', null),
  author_name: field(z.string(), 'The author; “Team” for members, unless the link shows names.', 'Gus'),
  is_team: field(z.boolean(), 'Whether it is by a member of the team.', false),
  is_mine: field(z.boolean(), 'Whether the calling guest wrote it.', true),
  is_done: field(z.boolean(), 'Whether the team has marked it done.', false),
  done_in_version: field(z.int().nullable(), 'The number of the version in which it is done.', null),
  created_at: timeField('When it was written.'),
})

export const guestIn = ({ guest }: Pick<CallContext<null>, 'guest'>): Guest => {
  if (!guest) throw unauthenticated()
  return guest
}

export async function versionView(
  version: SeenVersion,
  { loaders, url }: Pick<CallContext<null>, 'loaders' | 'url'>,
): Promise<z.output<typeof versionShape>> {
  const { video } = version
  const verdicts = await verdictsOfVersion(version, loaders)
  return {
    version_id: version.id,
    number: version.number,
    width: version.width,
    height: version.height,
    frame_rate: version.frameRate,
    frames: version.frames,
    created_at: version.createdAt.toISOString(),
    video_url: url(video.videoKey!),
    poster_url: video.posterKey ? url(video.posterKey) : null,
    captions: await captionsOfVersion(version, loaders),
    shots: (await shotsOf(video, loaders)).map(({ startFrame, afterKey, afterFrame, ...shot }) => ({
      ...shot,
      start_frame: startFrame,
      after_key: afterKey,
      after_frame: afterFrame,
    })),
    verdicts: verdicts.map(({ guest, isApproved, text, createdAt }) => ({
      guest_name: guest.name,
      is_approved: isApproved,
      text,
      created_at: createdAt.toISOString(),
    })),
  }
}

export async function noteView(
  note: SeenNote,
  context: Pick<CallContext<null>, 'guest' | 'loaders'>,
): Promise<z.output<typeof noteShape>> {
  const author = await authorForGuests(note, context.loaders)
  const done = await doneInVersion(note, context.loaders)
  return {
    note_id: note.id,
    version_id: note.versionId,
    frame: note.frame,
    end_frame: note.endFrame,
    text: note.text,
    drawing: note.drawing,
    parent_id: note.parentId,
    author_name: author.name,
    is_team: author.isTeam,
    is_mine: note.note.guestId === guestIn(context).id,
    is_done: note.isDone,
    done_in_version: done?.number ?? null,
    created_at: note.createdAt.toISOString(),
  }
}

export async function reviewView(
  link: ReviewLink,
  versions: readonly SeenVersion[],
  context: Pick<CallContext<null>, 'guest' | 'loaders' | 'url'>,
): Promise<z.output<typeof reviewShape>> {
  const { id, name } = guestIn(context)
  return {
    review_id: link.id,
    name: link.name,
    kind: link.kind,
    expires_at: link.expiresAt.toISOString(),
    may_download: link.mayDownload,
    may_approve: link.mayApprove,
    guest_id: id,
    guest_name: name,
    versions: await Promise.all(versions.map((version) => versionView(version, context))),
  }
}

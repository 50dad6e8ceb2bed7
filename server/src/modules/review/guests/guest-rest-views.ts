import { z } from 'zod'
import { EXAMPLE_IDS } from '#schema/example-ids'
import { type CallContext, TIME, field, idField, shape } from '#platform/api/rest'
import { restFields } from '#platform/api/rest-fields'
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
import { GuestNote, GuestReview, GuestShot, GuestVerdict, GuestVersion } from './guest-types.js'

export const FRAME = 'The frame, from 0.'
export const END = 'The frame after the last one of a range; null for a single frame.'

export const personFields = {
  guest_id: idField('The guest.', 'guest'),
  guest_name: field(z.string(), 'The name that the guest entered.', 'Gus'),
}
export const verdict = restFields(GuestVerdict, { isApproved: true, text: '', createdAt: TIME })
const shot = restFields(GuestShot, {
  startFrame: 0,
  frames: 48,
  key: EXAMPLE_IDS.shot,
  frame: 0,
  afterKey: null,
  afterFrame: null,
})
const version = restFields(GuestVersion, {
  number: 2,
  width: 1920,
  height: 1080,
  frameRate: 24,
  frames: 1440,
  createdAt: TIME,
})
export const versionShape = shape('ReviewVersion', 'A film or take that guests of a link review.', {
  version_id: idField('Opaque and stable.', 'video'),
  ...version.fields,
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
    z.array(z.object(shot.fields)),
    'Its shots in order, with start, number of frames and the first frame of the clip. A transition also has the later shot.',
    [],
  ),
  verdicts: field(
    z.array(z.object({ guest_name: z.string(), ...verdict.fields })),
    'The verdicts of guests, newest first.',
    [],
  ),
})
const review = restFields(GuestReview, {
  name: 'First look',
  expiresAt: TIME,
  mayDownload: false,
  mayApprove: true,
})
export const reviewShape = shape('GuestReview', 'A review link as its guests see it.', {
  review_id: idField('Opaque and stable.', 'reviewLink'),
  ...review.fields,
  kind: field(z.string(), '`FILM`, `CUT`, `TAKES` or `FIRST_FRAMES`.', 'CUT'),
  ...personFields,
  versions: field(z.array(versionShape), 'Its newest 50 versions, oldest first.', []),
})
const same = restFields(GuestNote, {
  versionId: EXAMPLE_IDS.video,
  frame: 562,
  endFrame: null,
  text: 'The coat should be red',
  drawing: null,
  parentId: null,
  isDone: false,
  createdAt: TIME,
})
export const noteShape = shape('GuestNote', 'A note that the guests of a link see.', {
  note_id: idField('Opaque and stable.', 'note'),
  ...same.fields,
  author_name: field(z.string(), 'The author; “Team” for members, unless the link shows names.', 'Gus'),
  is_team: field(z.boolean(), 'Whether it is by a member of the team.', false),
  is_mine: field(z.boolean(), 'Whether the calling guest wrote it.', true),
  done_in_version: field(z.int().nullable(), 'The number of the version in which it is done.', null),
})

export const guestIn = ({ guest }: Pick<CallContext<null>, 'guest'>): Guest => {
  if (!guest) throw unauthenticated()
  return guest
}

export async function versionView(
  seen: SeenVersion,
  { loaders, url }: Pick<CallContext<null>, 'loaders' | 'url'>,
): Promise<z.output<typeof versionShape>> {
  const { video } = seen
  const verdicts = await verdictsOfVersion(seen, loaders)
  return {
    version_id: seen.id,
    ...version.of(seen),
    video_url: url(video.videoKey!),
    poster_url: video.posterKey ? url(video.posterKey) : null,
    captions: await captionsOfVersion(seen, loaders),
    shots: (await shotsOf(video, loaders)).map(shot.of),
    verdicts: verdicts.map((one) => ({ guest_name: one.guest.name, ...verdict.of(one) })),
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
    ...same.of(note),
    author_name: author.name,
    is_team: author.isTeam,
    is_mine: note.note.guestId === guestIn(context).id,
    done_in_version: done?.number ?? null,
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
    ...review.of(link),
    kind: link.kind,
    guest_id: id,
    guest_name: name,
    versions: await Promise.all(versions.map((one) => versionView(one, context))),
  }
}

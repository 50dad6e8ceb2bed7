import { z } from 'zod'
import { LIMITS } from '#schema/limits'
import {
  type Call,
  PAGE_NAMES,
  field,
  guestCall,
  idField,
  openCall,
  pageOf,
  pageQuery,
  pageResponse,
  shape,
} from '#platform/api/rest'
import { restFields } from '#platform/api/rest-fields'
import type { GuestNotes } from './guest-notes.service.js'
import { type GuestReviews, seenNote, seenVersion } from './guest-reviews.js'
import {
  END,
  FRAME,
  guestIn,
  noteShape,
  noteView,
  personFields,
  reviewShape,
  reviewView,
  versionShape,
  versionView,
} from './guest-rest-views.js'
import { GuestEntry } from './guest-types.js'
import type { Guests } from './guests.service.js'

const tag = 'Guests'
const { guestNameMax, noteMax, verdictMax } = LIMITS.review
const token = field(z.string('A token is required'), 'The token, from the fragment of the link.', 'q3Zb0m')
const TEXT = `Plain text, at most ${noteMax} characters; may be empty with a drawing.`
const NOT_OVER = 'For guests of a review link, with the session of `POST /review/sessions`.'

const entry = restFields(GuestEntry, { needsPassword: false, name: 'First look' })

/** REST names of the fields in the rules. */
const NAMES = {
  name: 'guest_name',
  versionId: 'version_id',
  endFrame: 'end_frame',
  parentId: 'parent_id',
  isApproved: 'is_approved',
}

const NOTE = { status: 200, description: 'The changed note.', shape: noteShape }

/** REST calls of guests of review links. */
export function guestCalls({
  guests,
  guestReviews,
  guestNotes,
}: {
  guests: Guests
  guestReviews: GuestReviews
  guestNotes: GuestNotes
}): Call[] {
  return [
    openCall({
      method: 'post',
      path: '/review/entry',
      name: 'readReviewEntry',
      access: { audience: 'all' },
      tag,
      summary: 'Whether a review link needs a password',
      description: '404 for an unknown, ended or expired link.',
      body: z.object({ token }),
      responses: [
        {
          status: 200,
          description: 'Whether the link needs a password.',
          shape: shape('ReviewEntry', 'What a guest sees of a review link before opening it.', entry.fields),
        },
      ],
      errors: [404],
      run: async (_context, { body }) => entry.of(await guests.entry(body.token)),
    }),
    openCall({
      method: 'post',
      path: '/review/sessions',
      name: 'openReview',
      tag,
      summary: 'Opens a review link with a guest name',
      description: '404 for an unknown, ended or expired link.',
      body: z.object({
        token,
        guest_name: field(
          z.string('Enter your name'),
          `The name that others see, at most ${guestNameMax} characters.`,
          'Gus',
        ),
        password: field(z.string().nullish(), 'Required if the link has one.', null),
      }),
      names: NAMES,
      responses: [
        {
          status: 201,
          description: 'The session of the guest.',
          shape: shape('ReviewSession', 'A session of a guest.', {
            session: field(
              z.string(),
              'Send it as `Authorization: Bearer …`: for this review alone.',
              'review_5dKf0c',
            ),
            ...personFields,
          }),
        },
      ],
      errors: [404, 409],
      run: async ({ address }, { body }) => {
        const { session, guest } = await guests.open(
          { token: body.token, name: body.guest_name, password: body.password },
          address,
        )
        return { session, guest_id: guest.id, guest_name: guest.name }
      },
    }),
    guestCall({
      method: 'get',
      path: '/review',
      name: 'getReview',
      tag,
      summary: 'The review of the calling guest',
      description: NOT_OVER,
      responses: [{ status: 200, description: 'The review.', shape: reviewShape }],
      run: async (context) => {
        const link = await guestReviews.open(guestIn(context))
        return reviewView(link, await guestReviews.versions(link), context)
      },
    }),
    guestCall({
      method: 'get',
      path: '/review/notes',
      name: 'listGuestNotes',
      tag,
      summary: 'The notes that the guests of a link see, newest first',
      query: pageQuery,
      names: PAGE_NAMES,
      responses: [{ status: 200, description: 'Notes and replies.', shape: z.array(noteShape) }],
      run: async (context, { query }) =>
        pageResponse(await guestNotes.list(guestIn(context), pageOf(query)), (note) =>
          noteView(seenNote(note), context),
        ),
    }),
    guestCall({
      method: 'post',
      path: '/review/notes',
      name: 'addGuestNote',
      tag,
      summary: 'Adds a note or a reply of a guest',
      body: z.object({
        version_id: idField('Which version.', 'video'),
        frame: field(z.number(), FRAME, 562),
        end_frame: field(z.number().nullish(), END, null),
        text: field(z.string(), TEXT, 'The coat should be red'),
        drawing: field(z.string().nullish(), 'A drawing as JSON, at most 16 KB.', null),
        parent_id: field(z.string().nullish(), 'The note that it replies to.', null),
      }),
      names: NAMES,
      responses: [{ status: 201, description: 'The note.', shape: noteShape }],
      errors: [404, 409],
      run: async (context, { body }) => {
        const { version_id: versionId, end_frame: endFrame, parent_id: parentId, ...rest } = body
        const note = await guestNotes.add(guestIn(context), { ...rest, versionId, endFrame, parentId })
        return noteView(seenNote(note), context)
      },
    }),
    guestCall({
      method: 'put',
      path: '/review/notes/{note_id}',
      name: 'updateGuestNote',
      tag,
      summary: 'Changes the text of a note of the calling guest',
      body: z.object({ text: field(z.string(), TEXT, 'The coat should be dark red') }),
      responses: [NOTE],
      errors: [403, 404],
      run: async (context, { params, body }) =>
        noteView(seenNote(await guestNotes.edit(guestIn(context), params.note_id, body)), context),
    }),
    guestCall({
      method: 'delete',
      path: '/review/notes/{note_id}',
      name: 'deleteGuestNote',
      tag,
      summary: 'Deletes a note of the calling guest unless others have replied',
      responses: [{ status: 204, description: 'It is deleted.' }],
      errors: [403, 404, 409],
      run: async (context, { params }) => void (await guestNotes.remove(guestIn(context), params.note_id)),
    }),
    guestCall({
      method: 'put',
      path: '/review/versions/{version_id}/verdict',
      name: 'giveVerdict',
      tag,
      summary: 'Approves a version or requests changes',
      description: 'Replaces an earlier verdict of the calling guest.',
      body: z.object({
        is_approved: field(z.boolean(), 'True to approve, false to request changes.', true),
        text: field(
          z.string().nullish(),
          `What should change, at most ${verdictMax} characters; required unless it is approved.`,
          null,
        ),
      }),
      names: NAMES,
      responses: [{ status: 200, description: 'The version with its verdicts.', shape: versionShape }],
      errors: [403, 404],
      run: async (context, { params: { version_id: versionId }, body }) => {
        const guest = guestIn(context)
        const verdict = { versionId, isApproved: body.is_approved, text: body.text }
        const version = await guestNotes.giveVerdict(guest, verdict)
        return versionView(seenVersion(version, await guestReviews.open(guest)), context)
      },
    }),
  ]
}

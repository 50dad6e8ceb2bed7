import { z } from 'zod'
import { LIMITS } from '#schema/limits'
import { REVIEW_KINDS } from '#schema/rules/review'
import {
  type Call,
  PAGE_NAMES,
  TIME,
  call,
  field,
  idField,
  pageOf,
  pageQuery,
  pageResponse,
  shape,
} from '#platform/api/rest'
import { restFields } from '#platform/api/rest-fields'
import type { Loaders } from '#platform/queries/loaders'
import { pathProjectId } from '../../project/project.rest.js'
import type { Projects } from '../../project/project.service.js'
import { guestsById, mayBeUsed, ReviewKind, ReviewLink, verdictsByLink } from '../review-link.entity.js'
import { versionNumbers } from '../versions.js'
import type { ReviewLinks } from './review-links.service.js'

const tag = 'Reviews'
const { nameMax, passwordMin, daysMin, daysMax, daysUsual } = LIMITS.review
const NAME = `The title that guests see, at most ${nameMax} characters.`
const KIND =
  '`FILM`: one film; `CUT`: a film of the cut, by default the newest, and all later ones; `TAKES`: the takes of a shot; `FIRST_FRAMES`: the first frames of the storyboard.'
const MAY_DOWNLOAD = 'Whether guests may download its versions.'
const MAY_APPROVE = 'Whether guests may approve a version or request changes.'
const SHOWS_NAMES = 'Whether guests see members’ names; otherwise “Team”.'

/** REST names of the fields in the rules. */
const NAMES = {
  videoId: 'video_id',
  expiresInDays: 'expires_in_days',
  mayDownload: 'may_download',
  mayApprove: 'may_approve',
  showsNames: 'shows_names',
}

const same = restFields(ReviewLink, {
  name: 'First look',
  mayDownload: false,
  mayApprove: true,
  showsNames: false,
  opens: 3,
  lastSeenAt: TIME,
  expiresAt: TIME,
  endedAt: TIME,
  createdAt: TIME,
})
const linkShape = shape(
  'ReviewLink',
  'A link for guests to review films, takes or first frames without an account.',
  {
    review_link_id: idField('Opaque and stable.', 'reviewLink'),
    ...same.fields,
    kind: field(z.string(), KIND, 'CUT'),
    has_password: field(z.boolean(), 'Whether guests need a password.', false),
    is_active: field(z.boolean(), 'Whether guests may still use it.', true),
    verdicts: field(
      z.array(
        z.object({
          guest_name: z.string(),
          video_id: z.string(),
          version: z.int().nullable(),
          is_approved: z.boolean(),
          text: z.string(),
          created_at: z.iso.datetime(),
        }),
      ),
      'The verdicts of its guests on versions, newest first. First frames have their own.',
      [],
    ),
  },
)

async function linkView(link: ReviewLink, loaders: Loaders): Promise<z.output<typeof linkShape>> {
  const all = (await loaders.of(verdictsByLink).load(link.id)) ?? []
  const verdicts = link.kind === ReviewKind.FIRST_FRAMES ? [] : all
  const guests = await loaders.all(
    guestsById,
    verdicts.map(({ guestId }) => guestId),
  )
  const numbers = await loaders.all(
    versionNumbers,
    verdicts.map(({ subjectId }) => subjectId),
  )
  return {
    review_link_id: link.id,
    ...same.of(link),
    kind: link.kind,
    has_password: !!link.passwordHash,
    is_active: await mayBeUsed(link, loaders),
    verdicts: verdicts.map(({ guestId, subjectId, isApproved, text, createdAt }) => ({
      guest_name: guests.get(guestId)?.name ?? 'Guest',
      video_id: subjectId,
      version: numbers.get(subjectId) ?? null,
      is_approved: isApproved,
      text,
      created_at: createdAt.toISOString(),
    })),
  }
}

export const reviewLinkCalls = (links: ReviewLinks, projects: Projects): Call[] => [
  call({
    method: 'get',
    path: '/projects/{id}/review_links',
    name: 'listReviewLinks',
    tag,
    summary: 'The review links of a project, newest first',
    query: pageQuery,
    names: PAGE_NAMES,
    responses: [{ status: 200, description: 'Links.', shape: z.array(linkShape) }],
    errors: [404],
    run: async ({ viewer, loaders }, { params, query }) => {
      const project = await projects.open(viewer, params.id)
      return pageResponse(await links.list(project, pageOf(query)), (link) => linkView(link, loaders))
    },
  }),
  call({
    method: 'post',
    path: '/projects/{id}/review_links',
    name: 'createReviewLink',
    tag,
    summary: 'Creates a review link',
    description: 'Guests open `/review#TOKEN` in a browser. The token cannot be read again.',
    body: z.object({
      name: field(z.string(), NAME, 'First look'),
      kind: field(z.enum(REVIEW_KINDS, `kind must be one of ${REVIEW_KINDS.join(', ')}`), KIND, 'CUT'),
      video_id: field(
        z.string().nullish(),
        'The film, a take of the shot, or the first film of a cut, by default its newest.',
        null,
      ),
      password: field(z.string().nullish(), `At least ${passwordMin} characters; null for none.`, null),
      expires_in_days: field(
        z.number().nullish(),
        `Days until it expires, ${daysMin} to ${daysMax}; ${daysUsual} by default.`,
        7,
      ),
      may_download: field(z.boolean().nullish(), `${MAY_DOWNLOAD} False by default.`, false),
      may_approve: field(z.boolean().nullish(), `${MAY_APPROVE} True by default.`, true),
      shows_names: field(z.boolean().nullish(), `${SHOWS_NAMES} False by default.`, false),
      project_id: pathProjectId,
    }),
    pathFields: { project_id: 'id' },
    names: NAMES,
    responses: [
      {
        status: 201,
        description: 'The link and its token.',
        shape: shape('CreatedReviewLink', 'A review link that was just created.', {
          review_link: linkShape,
          token: field(z.string(), 'The token for `/review#TOKEN`.', 'q3Zb0m'),
        }),
      },
    ],
    errors: [404, 409],
    run: async ({ viewer, loaders }, { params: { id: projectId }, body }) => {
      const { link, token } = await links.create(viewer, {
        projectId,
        kind: body.kind,
        videoId: body.video_id,
        name: body.name,
        password: body.password,
        expiresInDays: body.expires_in_days,
        mayDownload: body.may_download,
        mayApprove: body.may_approve,
        showsNames: body.shows_names,
      })
      return { review_link: await linkView(link, loaders), token }
    },
  }),
  call({
    method: 'delete',
    path: '/review_links/{review_link_id}',
    name: 'endReviewLink',
    tag,
    summary: 'Ends a review link at once, for all of its guests',
    responses: [{ status: 200, description: 'The changed link.', shape: linkShape }],
    errors: [404],
    run: async ({ viewer, loaders }, { params }) =>
      linkView(await links.end(viewer, params.review_link_id), loaders),
  }),
  call({
    method: 'delete',
    path: '/review_links/{review_link_id}/guests',
    name: 'signOutGuests',
    tag,
    summary: 'Signs out all guests of a review link',
    description: 'They have to open it again. Their notes and verdicts stay.',
    responses: [{ status: 200, description: 'The changed link.', shape: linkShape }],
    errors: [404],
    run: async ({ viewer, loaders }, { params }) =>
      linkView(await links.signOutGuests(viewer, params.review_link_id), loaders),
  }),
]

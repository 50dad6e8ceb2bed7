/** Covers specification G1, G2. */
import { type Invalid, NOWHERE, testResolver, type Variables, type World } from '../../../../test/resolver.js'
import { notFound } from '../../../../test/resolver-cases.js'
import { GUEST_SESSION, type Ids, REVIEW_TOKEN, IDS, timeOf } from '../../../../test/world/things.js'
import { asFilms } from '../../../../test/film-rows.js'
import { ReviewLink } from '../review-link.entity.js'
import { aGuest, aReviewLink, aVerdict, many, rows, update, aJob } from '../../../../test/world/builders.js'
import { JobStatus } from '#platform/queue/job.entity'

const LINK =
  'id projectId name kind hasPassword mayDownload mayApprove showsNames opens isActive endedAt createdBy { username } video { id }'
const creating =
  (input: object | ((ids: Ids) => object) = {}) =>
  (ids: Ids): Variables => ({
    input: {
      projectId: ids.project,
      kind: 'TAKES',
      videoId: ids.first,
      name: 'For the client',
      ...(typeof input === 'function' ? input(ids) : input),
    },
  })
const isFilm = rows(asFilms([IDS.second]))
const DAY_MS = 24 * 60 * 60 * 1000

testResolver({
  'Mutation.createReviewLink': {
    operation: `mutation ($input: CreateReviewLinkInput!) { createReviewLink(input: $input) { token link { ${LINK} expiresAt } } }`,
    variables: creating({
      name: '  <b>For the client</b> ',
      password: 'blue lamp room',
      expiresInDays: 90,
      mayDownload: true,
    }),
    as: 'user',
    result: {
      createReviewLink: {
        token: expect.stringMatching(/^[\w-]{43}$/),
        link: {
          name: '<b>For the client</b>',
          kind: 'TAKES',
          hasPassword: true,
          mayDownload: true,
          mayApprove: true,
          showsNames: false,
          opens: 0,
          isActive: true,
          createdBy: { username: 'user' },
        },
      },
    },
    check: async ({ em, ids }, { createReviewLink: { token, link } }) => {
      expect(Date.parse(link.expiresAt) - Date.now()).toBeGreaterThan(89 * DAY_MS)
      const rows = JSON.stringify(await em.fork().execute('select * from review_link'))
      expect(rows).not.toContain(token)
      expect(rows).not.toContain('blue lamp room')
      const [entry] = await em
        .fork()
        .execute<object[]>(`select action, actor_id from audit_entry where subject_id = '${link.id}'`)
      expect(entry).toEqual({ action: 'review-link-created', actor_id: ids.user })
    },
    invalid: [
      [creating({ name: ' ' }), 'name', 'A name is required'],
      [creating({ kind: 'FILM' }), 'videoId', 'This is not a film'],
      [creating({ kind: 'CUT' }), 'videoId', 'This is not a film'],
    ] as Invalid[],
    cases: [
      ...notFound('hidden', (projectId, { first }) => ({
        input: { projectId, kind: 'TAKES', videoId: first, name: 'x' },
      })),
      ...notFound('hiddenVideo', (videoId, { project }) => ({
        input: { projectId: project, kind: 'TAKES', videoId, name: 'x' },
      })),
      {
        name: 'a film',
        prepare: isFilm,
        variables: creating(({ second }) => ({ kind: 'FILM', videoId: second })),
        result: { createReviewLink: { link: { kind: 'FILM', video: { id: expect.any(String) } } } },
      },
      {
        name: 'a cut: its newest film and later ones',
        prepare: isFilm,
        variables: creating({ kind: 'CUT', videoId: null }),
        result: { createReviewLink: { link: { kind: 'CUT', hasPassword: false } } },
        check: async ({ em, ids }: World) => {
          const [{ subject_id }] = await em
            .fork()
            .execute<[{ subject_id: string }]>(`select subject_id from review_link where kind = 'CUT'`)
          expect(subject_id).toBe(ids.second)
        },
      },
      {
        name: 'an older film and its later versions',
        prepare: rows(asFilms([IDS.first, IDS.second])),
        variables: creating(({ first }) => ({ kind: 'CUT', videoId: first })),
        result: { createReviewLink: { link: { kind: 'CUT', video: { id: IDS.first } } } },
        check: async ({ em }: World) => {
          const [link] = await em
            .fork()
            .execute<[{ since: string }]>("select since from review_link where kind = 'CUT'")
          expect(new Date(link.since)).toEqual(timeOf('first'))
        },
      },
      {
        name: 'a cut with only a draft of the storyboard',
        prepare: rows(
          asFilms([IDS.second]),
          aJob({ kind: 'draft', status: JobStatus.SUCCEEDED, subjectId: IDS.second }),
        ),
        variables: creating({ kind: 'CUT', videoId: null }),
        code: 'CONFLICT',
      },
      {
        name: 'a cut without a film',
        variables: creating({ kind: 'CUT', videoId: null }),
        code: 'CONFLICT',
        message: 'Merge a film first: guests review the film of the cut',
      },
      {
        name: 'a film in progress',
        prepare: rows(asFilms([IDS.running])),
        variables: creating(({ running }) => ({ kind: 'FILM', videoId: running })),
        code: 'CONFLICT',
        message: 'This video is not finished yet',
      },
      {
        name: 'a project with the maximum number of links',
        prepare: rows(many(99, (n) => aReviewLink({ tokenHash: `${n}` }))),
        code: 'CONFLICT',
        message: 'A project has at most 100 active review links. End one first.',
      },
    ],
  },
  'Mutation.endReviewLink': {
    operation: `mutation ($id: ID!) { endReviewLink(id: $id) { ${LINK} } }`,
    variables: ({ reviewLink }) => ({ id: reviewLink }),
    as: 'user',
    result: { endReviewLink: { isActive: false, endedAt: expect.any(String) } },
    cases: [
      ...[NOWHERE, 'nonsense'].map((id) => ({
        name: `unknown id ${id}`,
        variables: () => ({ id }),
        code: 'NOT_FOUND',
      })),
      {
        name: 'of a project that the viewer does not see',
        prepare: rows(update(ReviewLink, IDS.reviewLink, { projectId: IDS.hidden })),
        code: 'NOT_FOUND',
      },
      {
        name: 'an ended link does not change',
        prepare: rows(update(ReviewLink, IDS.reviewLink, { endedAt: new Date('2026-01-01') })),
        result: { endReviewLink: { endedAt: '2026-01-01T00:00:00.000Z' } },
      },
    ].map((one) => ({ as: 'user' as const, ...one })),
  },
  'Mutation.signOutGuests': {
    operation: `mutation ($id: ID!) { signOutGuests(id: $id) { isActive guests { name } } }`,
    variables: ({ reviewLink }) => ({ id: reviewLink }),
    as: 'user',
    prepare: rows(aGuest({ name: 'Eve', sessionHash: 'x' })),
    // a guest stays the author of their notes
    result: { signOutGuests: { isActive: true, guests: [{ name: 'Gus' }] } },
    check: async ({ services }: World) => {
      expect(await services.guests.of(GUEST_SESSION, 'test')).toBeNull()
      const open = (name: string, address: string) =>
        services.guests.open({ token: REVIEW_TOKEN, name }, address)
      expect((await open('Gus', 'test')).guest.name).toBe('Gus')
    },
    cases: [
      { name: 'an unknown one', as: 'user', variables: () => ({ id: NOWHERE }), code: 'NOT_FOUND' },
      {
        name: 'of a project that the viewer does not see',
        as: 'user',
        prepare: rows(update(ReviewLink, IDS.reviewLink, { projectId: IDS.hidden })),
        code: 'NOT_FOUND',
      },
    ],
  },
  'Query.project': {
    operation: `query ($id: ID!, $first: Int, $after: String) { project(id: $id) { reviewLinks(first: $first, after: $after) { nodes { ${LINK} guests { name } verdicts { guestName isApproved text versionNumber video { id } } } pageInfo { hasNextPage endCursor } } } }`,
    variables: ({ project }) => ({ id: project }),
    as: 'user',
    prepare: rows(aVerdict({ isApproved: false, text: 'The coat' })),
    result: {
      project: {
        reviewLinks: {
          nodes: [
            {
              name: 'First look',
              kind: 'TAKES',
              createdBy: { username: 'owner' },
              guests: [{ name: 'Gus' }],
              verdicts: [{ guestName: 'Gus', isApproved: false, text: 'The coat', versionNumber: 1 }],
            },
          ],
        },
      },
    },
    list: {
      rows: many(50, (n) => aReviewLink({ tokenHash: `${n}` })),
      variables: (first, { project }) => ({ id: project, first }),
      nodes: ({ project }) => project.reviewLinks.nodes,
    },
  },
})

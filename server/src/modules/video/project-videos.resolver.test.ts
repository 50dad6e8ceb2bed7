/** Covers specification P2, R37. */
import { NOWHERE, SIGNED_IN, WRITERS, testResolver } from '../../../test/resolver.js'
import { keptReference as kept, notFound, sql } from '../../../test/resolver-cases.js'
import { asFilms } from '../../../test/film-rows.js'

const PICTURE = '{ assetId name asset { name owner { username } } }'

testResolver({
  'Query.project': {
    operation: `query ($id: ID!, $first: Int, $after: String, $status: VideoStatus) {
      project(id: $id) {
        clips(first: $first, after: $after, status: $status) {
          totalCount count { value isExact } pageInfo { hasNextPage endCursor }
          nodes {
            title url posterUrl author { username } job { status }
            references ${PICTURE} firstFrame ${PICTURE} lastFrame ${PICTURE}
          }
        }
        films { totalCount nodes { __typename title author { username } job { status } gaps { transition } } }
        coverUrl smallCoverUrl reviewCounts {
          toReview { value isExact } accepted { value } declined { value } all { value }
        }
      }
    }`,
    variables: ({ project }) => ({ id: project }),
    as: 'user',
    result: {
      project: {
        clips: {
          totalCount: 5,
          count: { value: 5, isExact: true },
          pageInfo: { hasNextPage: false },
          nodes: ['refused', 'running', 'fresh', 'second', 'first'].map((title) => ({ title })),
        },
        films: { totalCount: 0, nodes: [] },
        coverUrl: expect.stringContaining('/files/videos/second.webp?'),
        reviewCounts: {
          toReview: { value: 1, isExact: true },
          accepted: { value: 2 },
          declined: { value: 1 },
          all: { value: 5 },
        },
      },
    },
    refused: SIGNED_IN,
    invalid: [
      [({ project }) => ({ id: project, first: 0 }), 'first'],
      [({ project }) => ({ id: project, after: 'nonsense' }), 'after'],
    ],
    cases: [
      ...notFound('hidden', (id) => ({ id })),
      {
        name: 'videos of one status, with their own pages',
        variables: ({ project }) => ({ id: project, status: 'ACCEPTED', first: 1 }),
        result: {
          project: {
            clips: {
              count: { value: 2, isExact: true },
              pageInfo: { hasNextPage: true },
              nodes: [{ title: 'second' }],
            },
          },
        },
        check: async ({ as, ids }, { project }) => {
          const after = project.clips.pageInfo.endCursor
          const page =
            'clips(status: ACCEPTED, first: 1, after: $after) { nodes { title } pageInfo { hasNextPage } }'
          const query = `query ($id: ID!, $after: String) { project(id: $id) { ${page} } }`
          expect((await as('user', query, { id: ids.project, after })).data.project.clips).toEqual({
            nodes: [{ title: 'first' }],
            pageInfo: { hasNextPage: false },
          })
        },
      },
      {
        name: 'a deleted cover is replaced by the newest accepted video',
        prepare: sql(
          ({ project, deletedVideo }) =>
            `update project set cover_video_id = '${deletedVideo}' where id = '${project}'`,
        ),
        result: { project: { coverUrl: expect.stringContaining('/files/videos/second.webp?') } },
      },
      {
        name: 'without accepted videos the cover is the first that needs a review',
        prepare: sql(() => `update clip set status = 'declined' where status = 'accepted'`),
        result: { project: { coverUrl: expect.stringContaining('/files/videos/fresh.webp?') } },
      },
      {
        name: 'without accepted or pending videos there is no cover',
        prepare: sql(() => `update clip set status = 'declined' where status in ('accepted', 'pending')`),
        result: { project: { coverUrl: null, smallCoverUrl: null } },
      },
      {
        name: 'films are not among the clips',
        prepare: sql((ids) => asFilms([ids.fresh])),
        result: {
          project: {
            clips: { totalCount: 4 },
            films: { totalCount: 1, nodes: [{ __typename: 'Film', title: 'fresh', gaps: [] }] },
          },
        },
      },
    ],
    list: {
      insert: ({ project, approved, joined, owner, user }) =>
        `with added as (
           insert into clip (project_id, author_id, title, engine, kept_references, kept_first_frame, kept_last_frame)
           select '${project}', (array['${owner}', '${user}']::uuid[])[1 + n % 2], 'Clip ' || n, 'local',
             '[${kept(approved)}]', '${kept(joined)}', '${kept(joined)}' from generate_series(1, 50) n
           returning id, author_id
         )
         insert into job (kind, status, project_id, subject_id, author_id)
         select 'video', 'running', '${project}', id, author_id from added`,
      variables: (first, { project }) => ({ id: project, first }),
      nodes: ({ project }) => project.clips.nodes,
    },
  },
  'Mutation.chooseProjectCover': {
    operation: `mutation ($projectId: ID!, $videoId: ID) {
      chooseProjectCover(projectId: $projectId, videoId: $videoId) { coverUrl smallCoverUrl }
    }`,
    variables: ({ project, first }) => ({ projectId: project, videoId: first }),
    as: 'user',
    result: {
      chooseProjectCover: {
        coverUrl: expect.stringContaining('/files/videos/first.webp?'),
        smallCoverUrl: null,
      },
    },
    check: async ({ as, ids }) =>
      expect(
        await as('user', 'query ($id: ID!) { project(id: $id) { coverUrl } }', { id: ids.project }),
      ).toMatchObject({
        data: { project: { coverUrl: expect.stringContaining('/files/videos/first.webp?') } },
      }),
    refused: WRITERS,
    cases: [
      ...notFound('hidden', (projectId, { first }) => ({ projectId, videoId: first })),
      {
        name: 'null restores the automatic cover',
        variables: ({ project }) => ({ projectId: project, videoId: null }),
        prepare: sql(
          (ids) => `update project set cover_video_id = '${ids.first}' where id = '${ids.project}'`,
        ),
        result: { chooseProjectCover: { coverUrl: expect.stringContaining('/files/videos/second.webp?') } },
      },
      ...(['hiddenVideo', 'deletedVideo'] as const).map((thing) => ({
        name: `${thing} is not a video of the project`,
        variables: ({ project, ...ids }: Record<string, string>) => ({
          projectId: project,
          videoId: ids[thing],
        }),
        code: 'NOT_FOUND',
      })),
      {
        name: 'an unknown video',
        variables: ({ project }) => ({ projectId: project, videoId: NOWHERE }),
        code: 'NOT_FOUND',
      },
      {
        name: 'a video without a poster',
        variables: ({ project, running }) => ({ projectId: project, videoId: running }),
        code: 'CONFLICT',
        message: 'This video has no picture yet',
      },
    ],
  },
})

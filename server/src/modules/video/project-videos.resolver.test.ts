/** Covers specification P2, R37. */
import { removedItem } from '../../../test/cut/removed-item.js'
import { randomUUID } from 'node:crypto'
import { NOWHERE, testResolver } from '../../../test/resolver.js'
import { keptReference as kept, notFound } from '../../../test/resolver-cases.js'
import { asFilms } from '../../../test/film-rows.js'
import { Clip, VideoStatus } from './clip.entity.js'
import { Project } from '../project/project.entity.js'
import { rows, update, aClip, aJob, many } from '../../../test/world/builders.js'
import { type Ids, IDS } from '../../../test/world/things.js'
import { JobStatus } from '#platform/queue/job.entity'

const PICTURE = '{ assetId name asset { name owner { username } } }'

testResolver({
  'Query.project': {
    operation: `query ($id: ID!, $first: Int, $after: String, $status: VideoStatus, $isInCut: Boolean) {
      project(id: $id) {
        clips(first: $first, after: $after, status: $status, isInCut: $isInCut) {
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
    cases: [
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
      ...[
        { isInCut: true, titles: ['second'] },
        { isInCut: false, titles: ['refused', 'running', 'fresh', 'first'] },
      ].map(({ isInCut, titles }) => ({
        name: `clips that are ${isInCut ? '' : 'not '}in the cut`,
        prepare: rows(removedItem),
        variables: ({ project }: Ids) => ({ id: project, isInCut }),
        result: {
          project: { clips: { totalCount: titles.length, nodes: titles.map((title) => ({ title })) } },
        },
      })),
      {
        name: 'a deleted cover is replaced by the newest accepted video',
        prepare: rows(update(Project, IDS.project, { coverVideoId: IDS.deletedVideo })),
        result: { project: { coverUrl: expect.stringContaining('/files/videos/second.webp?') } },
      },
      {
        name: 'without accepted videos the cover is the first that needs a review',
        prepare: rows(update(Clip, { status: VideoStatus.ACCEPTED }, { status: VideoStatus.DECLINED })),
        result: { project: { coverUrl: expect.stringContaining('/files/videos/fresh.webp?') } },
      },
      {
        name: 'without accepted or pending videos there is no cover',
        prepare: rows(
          update(
            Clip,
            { status: [VideoStatus.ACCEPTED, VideoStatus.PENDING] },
            { status: VideoStatus.DECLINED },
          ),
        ),
        result: { project: { coverUrl: null, smallCoverUrl: null } },
      },
      {
        name: 'films are not among the clips',
        prepare: rows(asFilms([IDS.fresh])),
        result: {
          project: {
            clips: { totalCount: 4 },
            films: { totalCount: 1, nodes: [{ __typename: 'Film', title: 'fresh', gaps: [] }] },
          },
        },
      },
    ],
    list: {
      rows: many(50, (n) => {
        const [id, authorId] = [randomUUID(), n % 2 ? IDS.user : IDS.owner]
        return [
          aClip({
            id,
            authorId,
            keptReferences: [kept(IDS.approved)],
            keptFirstFrame: kept(IDS.joined),
            keptLastFrame: kept(IDS.joined),
          }),
          aJob({ status: JobStatus.RUNNING, subjectId: id, authorId }),
        ]
      }),
      variables: (first, { project }) => ({ id: project, first }),
      nodes: ({ project }) => project.clips.nodes,
    },
  },
  'Mutation.updateProjectCover': {
    operation: `mutation ($projectId: ID!, $videoId: ID) {
      updateProjectCover(input: { projectId: $projectId, videoId: $videoId }) { coverUrl smallCoverUrl }
    }`,
    variables: ({ project, first }) => ({ projectId: project, videoId: first }),
    as: 'user',
    result: {
      updateProjectCover: {
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
    cases: [
      ...notFound('hidden', (projectId, { first }) => ({ projectId, videoId: first })),
      {
        name: 'null restores the automatic cover',
        variables: ({ project }) => ({ projectId: project, videoId: null }),
        prepare: rows(update(Project, IDS.project, { coverVideoId: IDS.first })),
        result: { updateProjectCover: { coverUrl: expect.stringContaining('/files/videos/second.webp?') } },
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
        message: 'This video has no image yet',
      },
    ],
  },
})

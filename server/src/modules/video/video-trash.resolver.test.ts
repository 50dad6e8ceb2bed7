import { randomUUID } from 'node:crypto'
import { testResolver } from '../../../test/resolver.js'
import { cutVideos, expiredInTrash, notFound } from '../../../test/resolver-cases.js'
import { asFilms } from '../../../test/film-rows.js'
import { Clip, VideoStatus } from './clip.entity.js'
import { Project } from '../project/project.entity.js'
import { rows, update, aClip, aProject, many } from '../../../test/world/builders.js'
import { IDS } from '../../../test/world/things.js'

const DELETE = 'mutation ($id: ID!) { deleteVideo(id: $id) }'
const AUDIT = '{ audit(first: 1) { nodes { action subjectName } } }'
const DELETE_HIDDEN = rows(update(Clip, IDS.hiddenVideo, { deletedAt: new Date() }))

testResolver({
  'Query.trashedVideos': {
    operation: `query ($first: Int, $after: String, $search: String, $isMerged: Boolean) {
      trashedVideos(first: $first, after: $after, search: $search, isMerged: $isMerged) {
        totalCount nodes {
          title isMerged duration deletedAt projectName viewerCanDeleteForever posterUrl smallPosterUrl
        }
      }
    }`,
    as: 'user',
    result: {
      trashedVideos: {
        totalCount: 1,
        nodes: [
          {
            title: 'deletedVideo',
            isMerged: false,
            duration: 4,
            projectName: 'The Keeper',
            viewerCanDeleteForever: false,
            posterUrl: expect.stringContaining('/files/videos/deletedVideo.webp?'),
            smallPosterUrl: null,
          },
        ],
      },
    },
    cases: [
      {
        name: 'owners of the project may permanently delete',
        result: { trashedVideos: { nodes: [{ viewerCanDeleteForever: true }] } },
      },
      {
        name: 'authors may permanently delete',
        as: 'user',
        prepare: rows(update(Clip, IDS.deletedVideo, { authorId: IDS.user })),
        result: { trashedVideos: { nodes: [{ viewerCanDeleteForever: true }] } },
      },
      {
        name: 'admins may permanently delete',
        as: 'admin',
        result: { trashedVideos: { nodes: [{ viewerCanDeleteForever: true }] } },
      },
      {
        name: 'owners see deleted videos of their private projects, latest first',
        prepare: DELETE_HIDDEN,
        result: { trashedVideos: { nodes: [{ title: 'hiddenVideo' }, { title: 'deletedVideo' }] } },
      },
      {
        name: 'others do not see deleted videos of a private project',
        as: 'user',
        prepare: DELETE_HIDDEN,
        result: { trashedVideos: { nodes: [{ title: 'deletedVideo' }] } },
      },
      {
        name: 'videos of a deleted project are not listed',
        prepare: rows(update(Project, IDS.project, { deletedAt: new Date() })),
        result: { trashedVideos: { nodes: [] } },
      },
      {
        name: 'a search by title, ignoring case',
        variables: () => ({ search: 'DELETED' }),
        result: { trashedVideos: { totalCount: 1 } },
      },
      {
        name: 'a search without results',
        variables: () => ({ search: 'nothing' }),
        result: { trashedVideos: { totalCount: 0 } },
      },
      {
        name: 'only films',
        variables: () => ({ isMerged: true }),
        result: { trashedVideos: { totalCount: 0 } },
      },
      {
        name: 'only clips',
        variables: () => ({ isMerged: false }),
        result: { trashedVideos: { totalCount: 1 } },
      },
    ],
    list: {
      rows: many(50, () => {
        const projectId = randomUUID()
        return [aProject({ id: projectId }), aClip({ projectId, deletedAt: new Date() })]
      }),
      variables: (first) => ({ first }),
      nodes: ({ trashedVideos }) => trashedVideos.nodes,
    },
  },
  'Mutation.deleteVideo': {
    operation: DELETE,
    variables: ({ first }) => ({ id: first }),
    as: 'user',
    check: async ({ em, as, ids }, { deleteVideo }) => {
      expect(deleteVideo).toBe(ids.first)
      expect(await cutVideos({ em, ids })).toEqual([ids.second])
      expect(
        await as('owner', 'query ($id: ID!) { video(id: $id) { id } }', { id: ids.first }),
      ).toMatchObject({
        code: 'NOT_FOUND',
      })
      expect((await as('admin', AUDIT)).data.audit.nodes).toEqual([
        { action: 'VIDEO_DELETED', subjectName: 'first' },
      ])
    },
    result: { deleteVideo: expect.any(String) },
    cases: [
      ...notFound('hiddenVideo', (id) => ({ id })),
      { name: 'a deleted video', variables: ({ deletedVideo }) => ({ id: deletedVideo }), code: 'NOT_FOUND' },
      {
        name: 'a video in progress',
        variables: ({ running }) => ({ id: running }),
        code: 'CONFLICT',
        message: 'This video is still being generated',
      },
      {
        name: 'a film in progress',
        prepare: rows(asFilms([IDS.running])),
        variables: ({ running }) => ({ id: running }),
        code: 'CONFLICT',
        message: 'This film is still being merged',
      },
    ],
  },
  'Mutation.restoreVideo': {
    operation: 'mutation ($id: ID!) { restoreVideo(id: $id) { title status } }',
    variables: ({ deletedVideo }) => ({ id: deletedVideo }),
    as: 'user',
    result: { restoreVideo: { title: 'deletedVideo', status: 'PENDING' } },
    check: async ({ as }) =>
      expect((await as('admin', AUDIT)).data.audit.nodes).toEqual([
        { action: 'VIDEO_RESTORED', subjectName: 'deletedVideo' },
      ]),
    cases: [
      ...notFound('hiddenVideo', (id) => ({ id })).map((one) => ({ ...one, prepare: DELETE_HIDDEN })),
      { name: 'a video outside the Trash', variables: ({ fresh }) => ({ id: fresh }), code: 'NOT_FOUND' },
      { ...expiredInTrash(Clip, 'deletedVideo'), code: 'NOT_FOUND' },
      {
        name: 'an accepted video needs a new review',
        prepare: rows(update(Clip, IDS.deletedVideo, { status: VideoStatus.ACCEPTED })),
        result: { restoreVideo: { status: 'PENDING' } },
      },
      {
        name: 'a video of a deleted project',
        prepare: rows(update(Project, IDS.project, { deletedAt: new Date() })),
        code: 'NOT_FOUND',
      },
    ],
  },
  'Mutation.deleteVideoForever': {
    operation: 'mutation ($id: ID!) { deleteVideoForever(id: $id) }',
    variables: ({ deletedVideo }) => ({ id: deletedVideo }),
    result: { deleteVideoForever: expect.any(String) },
    check: async ({ as, ids }, { deleteVideoForever }) => {
      expect(deleteVideoForever).toBe(ids.deletedVideo)
      expect((await as('owner', '{ trashedVideos { totalCount } }')).data.trashedVideos.totalCount).toBe(0)
      expect((await as('admin', AUDIT)).data.audit.nodes).toEqual([
        { action: 'VIDEO_DELETED_FOREVER', subjectName: 'deletedVideo' },
      ])
    },
    cases: [
      ...notFound('hiddenVideo', (id) => ({ id })).map((one) => ({ ...one, prepare: DELETE_HIDDEN })),
      { name: 'a video outside the Trash', variables: ({ fresh }) => ({ id: fresh }), code: 'NOT_FOUND' },
      {
        name: 'someone who is neither author nor owner of the project',
        as: 'user',
        code: 'FORBIDDEN',
        message: 'Only the person who requested a video and project managers may delete it forever',
      },
      { name: 'an admin', as: 'admin', result: { deleteVideoForever: expect.any(String) } },
      {
        name: 'its author',
        as: 'user',
        prepare: rows(update(Clip, IDS.deletedVideo, { authorId: IDS.user })),
        result: { deleteVideoForever: expect.any(String) },
      },
      {
        name: 'a clip of a film in progress',
        prepare: rows(asFilms([IDS.running], { clipIds: [IDS.deletedVideo] })),
        code: 'CONFLICT',
        message: 'A film is being merged from this video',
      },
    ],
  },
  'Subscription.videoDeleted': {
    operation: 'subscription ($id: ID!) { videoDeleted(projectId: $id) }',
    variables: ({ project }) => ({ id: project }),
    as: 'user',
    event: ({ as, ids }) => as('owner', DELETE, { id: ids.fresh }),
    result: { videoDeleted: expect.any(String) },
    cases: [
      {
        name: 'users outside a private project get NOT_FOUND',
        as: 'user',
        variables: ({ hidden }) => ({ id: hidden }),
        code: 'NOT_FOUND',
      },
    ],
  },
})

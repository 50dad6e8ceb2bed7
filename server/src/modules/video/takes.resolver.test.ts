import { testResolver } from '../../../test/resolver.js'
import { cutVideos, notFound } from '../../../test/resolver-cases.js'
import { Clip } from './clip.entity.js'
import { aClip, many, rows, update } from '../../../test/world/builders.js'
import { IDS } from '../../../test/world/things.js'

const SETTINGS = 'settings { magicPrompt duration resolution sound negativePrompt movement promptOptimizer }'
const REASON = 'mutation ($id: ID!) { acceptVideo(id: $id) { declineReason } }'

testResolver({
  'Mutation.declineVideo': {
    operation: `mutation ($id: ID!, $reason: String) {
      declineVideo(input: { id: $id, reason: $reason }) { status declineReason }
    }`,
    variables: ({ fresh }) => ({ id: fresh, reason: ' Too dark ' }),
    as: 'user',
    result: { declineVideo: { status: 'DECLINED', declineReason: 'Too dark' } },
    check: async ({ as, ids }) =>
      expect(await as('user', REASON, { id: ids.fresh })).toMatchObject({
        data: { acceptVideo: { declineReason: null } },
      }),
    invalid: [
      [
        ({ fresh }) => ({ id: fresh, reason: 'x'.repeat(201) }),
        'reason',
        'A reason has at most 200 characters',
      ],
      [
        ({ fresh }) => ({ id: fresh, reason: 'Too\ndark' }),
        'reason',
        'A reason must not contain control characters',
      ],
    ],
    cases: [
      ...notFound('hiddenVideo', (id) => ({ id })),
      {
        name: 'a video of the cut, which leaves it',
        variables: ({ first }) => ({ id: first }),
        result: { declineVideo: { status: 'DECLINED' } },
        check: async (world) => expect(await cutVideos(world)).toEqual([world.ids.second]),
      },
      {
        name: 'no reason',
        variables: ({ fresh }) => ({ id: fresh, reason: null }),
        result: { declineVideo: { status: 'DECLINED', declineReason: null } },
      },
      {
        name: 'a declined video without a reason, which keeps its reason',
        variables: ({ refused }) => ({ id: refused }),
        code: 'CONFLICT',
        message: 'This video is already rejected',
      },
      {
        name: 'another reason for a declined video',
        variables: ({ refused }) => ({ id: refused, reason: 'Too slow' }),
        result: { declineVideo: { status: 'DECLINED', declineReason: 'Too slow' } },
      },
      {
        name: 'a video in progress',
        variables: ({ running }) => ({ id: running, reason: 'Too early' }),
        code: 'CONFLICT',
        message: 'This video is still being generated',
      },
    ],
  },
  'Query.video': {
    operation: `query ($id: ID!) { video(id: $id) { ... on Clip { firstTakeId takeCount takes { id } extendsVideoId ${SETTINGS} } } }`,
    variables: ({ second }) => ({ id: second }),
    prepare: rows(
      update(Clip, { id: [IDS.second, IDS.deletedVideo] }, { takeOf: IDS.first }),
      update(Clip, IDS.second, {
        extendsVideoId: IDS.first,
        wantsMagic: true,
        options: { duration: 6, resolution: '1080p', sound: false, negativePrompt: 'people' },
      }),
    ),
    result: {
      video: {
        firstTakeId: expect.any(String),
        takeCount: 2,
        takes: [{}, {}],
        extendsVideoId: expect.any(String),
        settings: {
          magicPrompt: true,
          duration: 6,
          resolution: '1080p',
          sound: false,
          negativePrompt: 'people',
          movement: null,
          promptOptimizer: null,
        },
      },
    },
    check: async ({ ids }, { video }) => {
      expect(video.takes).toEqual([{ id: ids.second }, { id: ids.first }])
      expect([video.firstTakeId, video.extendsVideoId]).toEqual([ids.first, ids.first])
    },
  },
  'Query.project': {
    operation: `query ($id: ID!, $first: Int) {
      project(id: $id) { clips(first: $first) { nodes { title takeCount takes { title } ${SETTINGS} } } }
    }`,
    variables: ({ project }) => ({ id: project, first: 1 }),
    result: {
      project: { clips: { nodes: [{ title: 'refused', takeCount: 1, takes: [{ title: 'refused' }] }] } },
    },
    list: {
      rows: many(50, (n) => aClip({ title: `Take ${n}`, takeOf: n % 2 ? null : IDS.first })),
      variables: (first, { project }) => ({ id: project, first }),
      nodes: ({ project }) => project.clips.nodes,
    },
  },
})

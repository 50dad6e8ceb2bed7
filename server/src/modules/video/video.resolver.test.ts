import { removedItem } from '../../../test/cut/removed-item.js'
import { firstItemId } from '#schema/cut-item'
import { withCard } from '../../../test/cards.js'
import { NOWHERE, testResolver } from '../../../test/resolver.js'
import { cutVideos, keptReference as kept, notFound } from '../../../test/resolver-cases.js'
import { asFilms } from '../../../test/film-rows.js'
import { Clip, VideoStatus } from './clip.entity.js'
import { rows, update, aMember } from '../../../test/world/builders.js'
import { IDS } from '../../../test/world/things.js'

const RENAME =
  'mutation ($id: ID!, $title: String!) { updateVideo(input: { id: $id, title: $title }) { title } }'
const PICTURE = '{ assetId name asset { name owner { username } } }'

testResolver({
  'Query.video': {
    operation: `query ($id: ID!) {
      video(id: $id) {
        __typename title status author { username } url posterUrl smallPosterUrl downloadUrl duration frames job { status }
        ... on Clip { references ${PICTURE} firstFrame ${PICTURE} lastFrame ${PICTURE} }
        ... on Film { versionNumber }
        ... on CardVideo { card { title } motion { startFrame } }
      }
    }`,
    variables: ({ first }) => ({ id: first }),
    as: 'user',
    result: {
      video: {
        __typename: 'Clip',
        title: 'first',
        status: 'ACCEPTED',
        author: { username: 'owner' },
        url: expect.stringContaining('/files/videos/first.mp4?'),
        posterUrl: expect.stringContaining('/files/videos/first.webp?'),
        smallPosterUrl: null,
        downloadUrl: expect.stringContaining('download=first.mp4'),
        duration: 4,
        frames: 96,
        references: [],
        firstFrame: null,
        lastFrame: null,
        job: null,
      },
    },
    cases: [
      ...notFound('hiddenVideo', (id) => ({ id })),
      { name: 'a deleted video', variables: ({ deletedVideo }) => ({ id: deletedVideo }), code: 'NOT_FOUND' },
      {
        name: 'a video in progress has a job and no files',
        variables: ({ running }) => ({ id: running }),
        result: { video: { status: 'IN_PROGRESS', url: null, posterUrl: null, job: { status: 'RUNNING' } } },
      },
      {
        name: 'a film',
        prepare: rows(asFilms([IDS.fresh])),
        variables: ({ fresh }) => ({ id: fresh }),
        result: {
          video: { __typename: 'Film', title: 'fresh', author: { username: 'owner' }, versionNumber: 1 },
        },
      },
      {
        name: 'a card of the cut',
        prepare: withCard(),
        variables: () => ({ id: NOWHERE }),
        result: {
          video: { __typename: 'CardVideo', title: 'Low tide', card: { title: 'Low tide' }, motion: null },
        },
      },
      {
        name: 'members of a private project',
        as: 'user',
        variables: ({ hiddenVideo }) => ({ id: hiddenVideo }),
        prepare: rows(aMember({ projectId: IDS.hidden })),
        result: { video: { title: 'hiddenVideo' } },
      },
      {
        name: 'assets that the viewer may not see are left out of references and frames',
        as: 'user',
        prepare: rows(
          update(Clip, IDS.first, {
            keptReferences: [kept(IDS.approved), kept(IDS.pending)],
            keptFirstFrame: kept(IDS.pending),
            keptLastFrame: kept(IDS.deletedAsset),
          }),
        ),
        result: {
          video: {
            references: [
              { name: 'As used', asset: { name: 'The approved one' } },
              { name: 'As used', asset: null },
            ],
            firstFrame: { name: 'As used', asset: null },
            lastFrame: { name: 'As used', asset: null },
          },
        },
      },
    ],
  },
  'Mutation.acceptVideo': {
    operation: 'mutation ($id: ID!) { acceptVideo(id: $id) { title status } }',
    variables: ({ fresh }) => ({ id: fresh }),
    as: 'user',
    result: { acceptVideo: { title: 'fresh', status: 'ACCEPTED' } },
    check: async (world) =>
      expect(await cutVideos(world)).toEqual([world.ids.first, world.ids.second, world.ids.fresh]),
    cases: [
      ...notFound('hiddenVideo', (id) => ({ id })),
      {
        name: 'cues move with the take that replaces another in the cut',
        prepare: rows(update(Clip, IDS.fresh, { takeOf: IDS.first })),
        check: async (world) => {
          expect(await cutVideos(world)).toEqual([world.ids.fresh, world.ids.second])
          expect(await world.em.fork().execute('select item_id, at_seconds from cut_cue')).toEqual([
            { item_id: firstItemId(world.ids.fresh), at_seconds: 0.5 },
          ])
        },
        result: { acceptVideo: { status: 'ACCEPTED' } },
      },
      {
        name: 'an accepted take that was removed from the cut needs a new review',
        prepare: rows(update(Clip, IDS.fresh, { takeOf: IDS.first }), removedItem),
        check: async (world) => {
          expect(await cutVideos(world)).toEqual([world.ids.second, world.ids.fresh])
          expect(await world.em.fork().findOneOrFail(Clip, world.ids.first)).toMatchObject({
            status: VideoStatus.PENDING,
          })
        },
        result: { acceptVideo: { status: 'ACCEPTED' } },
      },
      {
        name: 'the review that it already has',
        variables: ({ first }) => ({ id: first }),
        code: 'CONFLICT',
        message: 'This video is already accepted',
      },
      {
        name: 'a video in progress',
        variables: ({ running }) => ({ id: running }),
        code: 'CONFLICT',
        message: 'This video is still being generated',
      },
      {
        name: 'a film',
        prepare: rows(asFilms([IDS.fresh])),
        variables: ({ fresh }) => ({ id: fresh }),
        code: 'CONFLICT',
        message: 'Films cannot be reviewed',
      },
    ],
  },
  'Mutation.updateVideo': {
    operation: RENAME,
    variables: ({ fresh }) => ({ id: fresh, title: '  The final cut ' }),
    as: 'user',
    result: { updateVideo: { title: 'The final cut' } },
    invalid: [
      [({ fresh }) => ({ id: fresh, title: ' ' }), 'title', 'A title is required'],
      [({ fresh }) => ({ id: fresh, title: 'x'.repeat(101) }), 'title', 'A title has at most 100 characters'],
      [
        ({ fresh }) => ({ id: fresh, title: 'Two\nlines' }),
        'title',
        'A title must not contain control characters',
      ],
    ],
    cases: notFound('hiddenVideo', (id) => ({ id, title: 'Renamed' })),
  },
  'Subscription.videoChanged': {
    operation:
      'subscription ($id: ID!) { videoChanged(projectId: $id) { __typename title author { username } } }',
    variables: ({ project }) => ({ id: project }),
    as: 'user',
    event: ({ as, ids }) => as('owner', RENAME, { id: ids.fresh, title: 'Renamed' }),
    result: { videoChanged: { __typename: 'Clip', title: 'Renamed', author: { username: 'owner' } } },
    cases: [
      {
        name: 'a film that changes',
        prepare: rows(asFilms([IDS.fresh])),
        result: { videoChanged: { __typename: 'Film', title: 'Renamed' } },
      },
      {
        name: 'users outside a private project get NOT_FOUND',
        as: 'user',
        variables: ({ hidden }) => ({ id: hidden }),
        code: 'NOT_FOUND',
      },
    ],
  },
})

/** Covers specification V41. */
import { randomUUID } from 'node:crypto'
import { newKey } from '#platform/storage/storage'
import { makeCounter } from '../../../../test/fal/media.js'
import { type World, testResolver } from '../../../../test/resolver.js'
import { notFound } from '../../../../test/resolver-cases.js'
import { asFilms } from '../../../../test/film-rows.js'
import { Asset } from '../../library/asset.entity.js'
import { Clip } from '../clip.entity.js'
import { aFilm, many, rows, update, aClip, aMember, anAsset } from '../../../../test/world/builders.js'
import { IDS } from '../../../../test/world/things.js'
import { Project } from '../../project/project.entity.js'

const FROM = 'capturedFrom { videoId atSeconds video { title } }'

const BOX = JSON.stringify({
  strokes: [
    {
      tool: 'box',
      colour: 'red',
      points: [
        [0.25, 0.25],
        [0.75, 0.75],
      ],
    },
  ],
})
const [STORED, LOST] = [newKey('videos', 'mp4'), newKey('videos', 'mp4')]
/** Stores 60 frames, 24 a second, as the file of a video. */
const storeFile = async (world: World) => {
  await world.installation.storage.put(STORED, await makeCounter())
  await rows(update(Clip, IDS.fresh, { videoKey: STORED, duration: 2.5 }))(world)
}

testResolver({
  'Mutation.captureFrame': {
    operation: `mutation ($id: ID!, $atSeconds: Float, $drawing: String) {
      captureFrame(input: { videoId: $id, atSeconds: $atSeconds, drawing: $drawing }) {
        name width height isGenerated approvalStatus owner { username } ${FROM}
      }
    }`,
    variables: ({ fresh }) => ({ id: fresh, atSeconds: 1 }),
    as: 'user',
    prepare: storeFile,
    result: {
      captureFrame: {
        name: 'fresh at 0:01.0',
        width: 320,
        height: 180,
        isGenerated: true,
        approvalStatus: 'APPROVED',
        owner: { username: 'user' },
        capturedFrom: { videoId: expect.any(String), atSeconds: 1, video: { title: 'fresh' } },
      },
    },
    invalid: [
      [({ fresh }) => ({ id: fresh, atSeconds: -1 }), 'atSeconds', 'The time must be 0 or later'],
      [({ fresh }) => ({ id: fresh, atSeconds: 2.6 }), 'atSeconds', 'The video ends at 0:02.5'],
      [({ fresh }) => ({ id: fresh, drawing: '{' }), 'drawing', 'A drawing must be valid JSON'],
    ],
    cases: [
      ...notFound('hiddenVideo', (id) => ({ id })),
      {
        name: 'the last frame',
        variables: ({ fresh }) => ({ id: fresh, atSeconds: null }),
        prepare: storeFile,
        result: { captureFrame: { capturedFrom: { atSeconds: expect.closeTo(59 / 24, 4) } } },
      },
      {
        name: 'a frame with a drawing is a new asset',
        variables: ({ fresh }) => ({ id: fresh, atSeconds: 1, drawing: BOX }),
        prepare: storeFile,
        result: { captureFrame: { name: 'fresh at 0:01.0', width: 320, height: 180, capturedFrom: null } },
      },
      ...(['user', 'admin'] as const).map((as) => ({
        name: `in a private project the asset is pending for the ${as}, without the name of the film or project`,
        as,
        prepare: async (world: World) => {
          await storeFile(world)
          await rows(update(Project, IDS.project, { isPrivate: true }), aMember({ role: 'viewer' }))(world)
        },
        result: {
          captureFrame: { name: 'Frame at 0:01.0', approvalStatus: 'PENDING', owner: { username: as } },
        },
      })),
      {
        name: 'a video in progress',
        variables: ({ running }) => ({ id: running, atSeconds: 1 }),
        code: 'CONFLICT',
        message: 'This video has no frames yet',
      },
      {
        name: 'a video whose file is lost',
        variables: ({ first }) => ({ id: first, atSeconds: 1 }),
        prepare: rows(update(Clip, IDS.first, { videoKey: LOST })),
        code: 'CONFLICT',
        message: 'The file of the video “first” is missing',
      },
    ],
  },
  'Query.assets': {
    operation: `query ($first: Int) { assets(first: $first, scope: TEAM) { nodes { name ${FROM} } } }`,
    as: 'user',
    prepare: rows(update(Asset, IDS.adminListed, { capturedVideoId: IDS.hiddenVideo, capturedSeconds: 1 })),
    result: {
      assets: {
        nodes: expect.arrayContaining([
          {
            name: 'The adminListed one',
            capturedFrom: { videoId: expect.any(String), atSeconds: 1, video: null },
          },
          { name: 'The approved one', capturedFrom: null },
        ]),
      },
    },
    list: {
      rows: many(50, () => {
        const id = randomUUID()
        return [aClip({ id }), anAsset({ capturedVideoId: id, capturedSeconds: 1 })]
      }),
      variables: (first) => ({ first }),
      nodes: ({ assets }) => assets.nodes,
    },
  },
  'Query.video': {
    operation: 'query ($id: ID!) { video(id: $id) { ... on Film { lastClip { title } } } }',
    variables: ({ fresh }) => ({ id: fresh }),
    prepare: rows(asFilms([IDS.fresh], { clipIds: [IDS.first, IDS.second] })),
    result: { video: { lastClip: { title: 'second' } } },
  },
  'Query.project': {
    operation: `query ($id: ID!, $first: Int) {
      project(id: $id) { films(first: $first) { nodes { lastClip { title } } } }
    }`,
    variables: ({ project }) => ({ id: project, first: 1 }),
    result: { project: { films: { nodes: [] } } },
    list: {
      rows: many(51, (n) => aFilm({ title: 'Film', clipIds: [n % 2 ? IDS.second : IDS.first] })),
      variables: (first, { project }) => ({ id: project, first }),
      nodes: ({ project }) => project.films.nodes,
    },
  },
})

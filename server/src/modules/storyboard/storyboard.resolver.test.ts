/** Covers specification B1, B2, B5, B27. */
import { type Invalid, NOWHERE, type World, testResolver } from '../../../test/resolver.js'
import { notFound } from '../../../test/resolver-cases.js'
import { type Ids, type Thing, IDS } from '../../../test/world/things.js'
import { fullShots, keepFullShot } from '../../../test/world/full-shots.js'
import { aShot, many, rows, update } from '../../../test/world/builders.js'
import { Storyboard } from './storyboard.entity.js'

const MOVE =
  'mutation ($id: ID!, $afterId: ID) { moveStoryboardShot(input: { id: $id, afterId: $afterId }) { shots { words position } } }'
const EDIT =
  'mutation ($input: UpdateStoryboardInput!) { updateStoryboard(input: $input) { ratio model look referencesMax } }'
const [SHOT, OTHER] = [{ words: 'The lamp of shot burns' }, { words: 'The lamp of otherShot burns' }]
const TOO_MANY = 'A storyboard has at most 100 shots'

const add =
  (shots: object[], more: (ids: Ids) => object = () => ({})) =>
  (ids: Ids) => ({ input: { projectId: ids.project, shots, ...more(ids) } })
/** A shot whose field has the id of a fixture. */
const withId =
  (field: string, thing: Thing) =>
  ({ project, ...ids }: Record<string, string>) => ({
    input: {
      projectId: project,
      shots: [{}, { [field]: field === 'referenceIds' ? [ids[thing]] : ids[thing] }],
    },
  })
const fields: [object, string, string][] = [
  [{ words: 'x'.repeat(2001) }, 'words', 'What happens must be at most 2000 characters'],
  [{ heading: 'x'.repeat(201) }, 'heading', 'A scene heading must be at most 200 characters'],
  [{ seconds: 61 }, 'seconds', 'A shot lasts 1 to 60 seconds'],
  [{ seconds: 0 }, 'seconds', 'A shot lasts 1 to 60 seconds'],
  [{ camera: 'crane' }, 'camera', 'Unknown camera'],
  [{ transition: 'magic' }, 'transition', 'Unknown transition'],
  [{ transitionSeconds: 3 }, 'transitionSeconds', 'A transition lasts 0.25, 0.5, 0.75, 1, 1.5, 2 seconds'],
  [{ referenceIds: ['a', 'a'] }, 'referenceIds', 'Each reference image may be listed once'],
]
const UNUSABLE = 'This reference image cannot be used'
const full = rows(many(98, (n) => aShot({ position: n + 1 })))
const order = async ({ as, ids }: World) =>
  (
    await as('owner', 'query ($id: ID!) { storyboard(projectId: $id) { shots { words } } }', {
      id: ids.project,
    })
  ).data.storyboard.shots.map(({ words }: { words: string }) => words)

testResolver({
  'Query.storyboard': {
    operation: 'query ($id: ID!) { storyboard(projectId: $id) { ratio model shots { words position } } }',
    variables: ({ project }) => ({ id: project }),
    as: 'user',
    result: {
      storyboard: {
        ratio: '16:9',
        model: null,
        shots: [
          { ...SHOT, position: 0 },
          { ...OTHER, position: 1 },
        ],
      },
    },
    cases: notFound('hidden', (id) => ({ id })),
  },
  'Query.project': {
    operation: 'query ($id: ID!) { project(id: $id) { storyboard { ratio shots { words } } } }',
    variables: ({ project }) => ({ id: project }),
    as: 'user',
    result: { project: { storyboard: { ratio: '16:9', shots: [SHOT, OTHER] } } },
    list: {
      prepare: rows(keepFullShot),
      rows: fullShots(),
      variables: (_, { project }) => ({ id: project }),
      nodes: ({ project }) => project.storyboard.shots,
      isWhole: true,
    },
  },
  'Mutation.updateStoryboard': {
    operation: EDIT,
    variables: ({ project }) => ({
      input: {
        projectId: project,
        ratio: '9:16',
        model: 'fal-ai/veo3.1',
        look: ' 35 mm film ',
        referencesMax: 9,
      },
    }),
    as: 'user',
    result: {
      updateStoryboard: { ratio: '9:16', model: 'fal-ai/veo3.1', look: '35 mm film', referencesMax: 9 },
    },
    invalid: [
      [({ project }) => ({ input: { projectId: project, ratio: '5:4' } }), 'ratio'],
      [({ project }) => ({ input: { projectId: project, model: 'none' } }), 'model', 'Unknown model'],
      [
        ({ project }) => ({ input: { projectId: project, look: 'x'.repeat(301) } }),
        'look',
        'Look must be at most 300 characters',
      ],
      ...[0, 10].map((referencesMax): Invalid => [
        ({ project }) => ({ input: { projectId: project, referencesMax } }),
        'referencesMax',
        'Choose 1 to 9 images',
      ]),
    ],
    cases: [
      ...notFound('hidden', (projectId) => ({ input: { projectId } })),
      {
        name: 'defaults',
        variables: ({ project }) => ({ input: { projectId: project } }),
        prepare: rows(update(Storyboard, { projectId: IDS.project }, { look: 'Noir', referencesMax: 5 })),
        result: { updateStoryboard: { ratio: '16:9', model: null, look: 'Noir', referencesMax: 5 } },
      },
    ],
  },
  'Mutation.addStoryboardShots': {
    operation: `mutation ($input: AddStoryboardShotsInput!) {
      addStoryboardShots(input: $input) {
        words heading position seconds camera transition transitionSeconds revision editedBy { username }
        references { name asset { name } } firstFrame { name } lastFrame { name } still { name }
      }
    }`,
    variables: ({ project, approved, joined }) => ({
      input: {
        projectId: project,
        shots: [
          {},
          {
            words: ' Rain ',
            heading: 'EXT. SEA',
            seconds: 2.54,
            camera: 'close_up',
            referenceIds: [approved, joined],
            firstFrameId: joined,
            lastFrameId: joined,
            stillId: approved,
            transition: 'fade',
            transitionSeconds: 0.5,
          },
        ],
      },
    }),
    as: 'user',
    result: {
      addStoryboardShots: [
        {
          words: '',
          heading: '',
          position: 2,
          seconds: 5,
          camera: null,
          transition: '',
          transitionSeconds: 1,
          revision: 1,
          references: [],
        },
        {
          words: 'Rain',
          heading: 'EXT. SEA',
          position: 3,
          seconds: 2.5,
          camera: 'close_up',
          transition: 'fade',
          transitionSeconds: 0.5,
          editedBy: { username: 'user' },
          references: [
            { name: 'The approved one', asset: { name: 'The approved one' } },
            { name: 'The joined one' },
          ],
          firstFrame: { name: 'The joined one' },
          lastFrame: { name: 'The joined one' },
          still: { name: 'The approved one' },
        },
      ],
    },
    invalid: [
      [add([]), 'shots', 'There are no shots to add'],
      [add(Array.from({ length: 101 }, () => ({}))), 'shots', TOO_MANY],
      [add([{}], () => ({ afterId: NOWHERE })), 'afterId', 'This is not a shot of this storyboard'],
      [add([{}], ({ hiddenShot }) => ({ afterId: hiddenShot })), 'afterId'],
      [withId('referenceIds', 'pending'), 'shots.1.referenceIds.0', UNUSABLE],
      ...['firstFrameId', 'lastFrameId', 'stillId'].map((field): Invalid => [
        withId(field, 'deletedAsset'),
        `shots.1.${field}`,
        UNUSABLE,
      ]),
      ...fields.map(([shot, field, message]): Invalid => [add([{}, shot]), `shots.1.${field}`, message]),
      [
        add([{}], ({ pending }) => ({ elements: [{ kind: 'CAST', name: 'rosa', assetIds: [pending] }] })),
        'elements.0.assetIds.0',
        'This image must be approved and belong to the project',
      ],
      [add([{}], () => ({ elements: [{ kind: 'CAST', name: 'r' }] })), 'elements.0.name'],
    ],
    cases: [
      ...notFound('hidden', (projectId) => ({ input: { projectId, shots: [{}] } })),
      {
        name: 'after another shot',
        variables: add([{ words: 'Rain' }], ({ shot }) => ({ afterId: shot })),
        result: { addStoryboardShots: [{ words: 'Rain', position: 1 }] },
        check: async (world) => expect(await order(world)).toEqual([SHOT.words, 'Rain', OTHER.words]),
      },
      {
        name: 'with characters, places and props: mentions are linked, existing names stay',
        variables: add([{ words: 'ROSA meets The Keeper; Rosa waits' }], ({ joined }) => ({
          elements: [
            { kind: 'CAST', name: 'rosa', label: 'Rosa', description: '60', assetIds: [joined] },
            { kind: 'CAST', name: 'keeper', label: 'The Keeper', description: 'New' },
            { kind: 'PLACE', name: 'sea', label: 'Sea' },
          ],
        })),
        result: { addStoryboardShots: [{ words: '@rosa meets @keeper; @rosa waits' }] },
        check: async ({ em, ids }) =>
          expect(
            await em
              .fork()
              .execute(
                `select name, description from storyboard_element where project_id = '${ids.project}' and deleted_at is null order by name`,
              ),
          ).toEqual([
            { name: 'keeper', description: '' },
            { name: 'rosa', description: '60' },
            { name: 'sea', description: '' },
          ]),
      },
      {
        name: 'more than 100',
        prepare: full,
        variables: add([{}]),
        code: 'BAD_USER_INPUT',
        message: TOO_MANY,
      },
    ],
  },
  'Mutation.moveStoryboardShot': {
    operation: MOVE,
    variables: ({ otherShot }) => ({ id: otherShot, afterId: null }),
    as: 'user',
    result: {
      moveStoryboardShot: {
        shots: [
          { ...OTHER, position: 0 },
          { ...SHOT, position: 1 },
        ],
      },
    },
    invalid: [
      [({ shot }) => ({ id: shot, afterId: NOWHERE }), 'afterId', 'This is not a shot of this storyboard'],
      [({ shot }) => ({ id: shot, afterId: shot }), 'afterId', 'This is not a shot of this storyboard'],
    ],
    cases: [
      ...notFound('hiddenShot', (id) => ({ id })),
      {
        name: 'after another shot',
        variables: ({ shot, otherShot }) => ({ id: shot, afterId: otherShot }),
        result: { moveStoryboardShot: { shots: [OTHER, SHOT] } },
      },
    ],
  },
  'Subscription.storyboardChanged': {
    operation:
      'subscription ($id: ID!) { storyboardChanged(projectId: $id) { ratio shots { words } elements { name } } }',
    variables: ({ project }) => ({ id: project }),
    as: 'user',
    event: ({ as, ids }) => as('owner', MOVE, { id: ids.otherShot, afterId: null }),
    result: { storyboardChanged: { ratio: '16:9', shots: [OTHER, SHOT], elements: [{ name: 'keeper' }] } },
    cases: [
      {
        name: 'changes of cast and places',
        as: 'user',
        event: ({ as, ids }) => as('owner', `mutation { deleteStoryboardElement(id: "${ids.element}") }`),
        result: { storyboardChanged: { elements: [] } },
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

import {
  NOWHERE,
  WRITERS,
  type Invalid,
  type Variables,
  type World,
  testResolver,
} from '../../../test/resolver.js'
import { notFound, sql } from '../../../test/resolver-cases.js'
import type { Ids } from '../../../test/world/things.js'

const ITEM = `id inFrame outFrame speed isMuted gain framing transition transitionSeconds revision duration
  isTrimRemoved video { title } editedBy { username }`
const CUT = `{ projectId items { ${ITEM} } }`
const operation = (name: string, type: string) =>
  `mutation ($input: ${type}!) { ${name}(input: $input) ${CUT} }`

const ofProject =
  (variables: (ids: Ids) => object) =>
  (ids: Ids): Variables => ({ input: { projectId: ids.project, ...variables(ids) } })
const changed = (change: object) =>
  ofProject(({ first }) => ({ items: [{ id: first, revision: 1, ...change }] }))

/** Nobody may change a cut of a project that they do not see. */
const hidden = (variables: (ids: Ids) => object) =>
  notFound('hidden', (projectId, ids) => ({ input: { projectId, ...variables(ids) } }))

const refusedChange = (change: object, field: string, message: string): Invalid => [
  changed(change),
  `items.0.${field}`,
  message,
]

const cuesOf = (em: World['em'], { project }: Ids) =>
  em.fork().execute(`select item_id, at from cut_cue where project_id = '${project}'`)
const lowerThirdsOf = (em: World['em'], { project }: Ids) =>
  em.fork().execute(`select item_id, from_frame from lower_third where project_id = '${project}'`)

const GAIN = 'Gain must be -24 to 12 dB'
const SHORT = 'A clip must show at least 0.25 seconds of its video'

testResolver({
  'Mutation.updateCutItems': {
    operation: operation('updateCutItems', 'UpdateCutItemsInput'),
    variables: ofProject(({ first, second }) => ({
      items: [
        { id: first, revision: 1, inFrame: 12, outFrame: 60, speed: 2, isMuted: true, gain: -3 },
        { id: second, revision: 1, framing: 0.25 },
      ],
    })),
    as: 'user',
    result: {
      updateCutItems: {
        items: [
          {
            inFrame: 12,
            outFrame: 60,
            speed: 2,
            isMuted: true,
            gain: -3,
            revision: 2,
            duration: 1,
            video: { title: 'first' },
            editedBy: { username: 'user' },
          },
          { inFrame: 0, outFrame: null, framing: 0.25, duration: 4, transitionSeconds: 1 },
        ],
      },
    },
    refused: WRITERS,
    invalid: [
      [
        ofProject(({ first, second }) => ({
          items: [
            { id: first, revision: 1, gain: 3 },
            { id: second, revision: 1, outFrame: 97 },
          ],
        })),
        'items.1.outFrame',
        'The video ends at frame 96',
      ],
      [
        ofProject(({ first }) => ({
          items: [
            { id: first, revision: 1, gain: 3 },
            { id: first, revision: 1, gain: 4 },
          ],
        })),
        'items.1.id',
        'Each item may be listed once',
      ],
      refusedChange({ inFrame: -1 }, 'inFrame', 'Frames are counted from 0'),
      refusedChange({ inFrame: 50, outFrame: 40 }, 'outFrame', 'A clip must end after its start'),
      refusedChange({ inFrame: 96 }, 'inFrame', 'A clip must end after its start'),
      refusedChange({ inFrame: 10, outFrame: 15 }, 'outFrame', SHORT),
      refusedChange({ speed: 3 }, 'speed', 'Speed must be 0.5, 0.75, 1, 1.25, 1.5 or 2'),
      refusedChange({ gain: 12.5 }, 'gain', GAIN),
      refusedChange({ gain: -25 }, 'gain', GAIN),
      refusedChange({ framing: 1.1 }, 'framing', 'Framing must be 0 to 1'),
      refusedChange({ transition: 'swirl' }, 'transition', 'There is no such transition'),
    ],
    cases: [
      ...hidden(({ first }) => ({ items: [{ id: first, revision: 1, gain: 1 }] })),
      {
        name: 'a transition, which a later save of the order may change again',
        variables: changed({ transition: 'fade', transitionSeconds: 0.5 }),
        result: { updateCutItems: { items: [{ transition: 'fade', transitionSeconds: 0.5 }, {}] } },
      },
      {
        name: 'an item that is not in the cut',
        variables: ofProject(() => ({ items: [{ id: NOWHERE, revision: 1, gain: 1 }] })),
        code: 'NOT_FOUND',
      },
      {
        name: 'changes of other fields go together',
        prepare: sql(
          ({ first, owner }) =>
            `update cut_item set revision = 2, gain = 3, field_revisions = '{"gain": 2}', edited_by_id = '${owner}' where id = '${first}'`,
        ),
        variables: changed({ inFrame: 12 }),
        result: { updateCutItems: { items: [{ inFrame: 12, gain: 3, revision: 3 }, {}] } },
      },
      {
        name: 'the same field has changed since',
        prepare: sql(
          ({ first, owner }) =>
            `update cut_item set revision = 2, in_frame = 6, field_revisions = '{"inFrame": 2}', edited_by_id = '${owner}' where id = '${first}'`,
        ),
        as: 'user',
        variables: changed({ inFrame: 12 }),
        code: 'CONFLICT',
        message: 'owner has changed this clip meanwhile',
      },
      {
        name: 'a revision that the item does not have yet',
        variables: ofProject(({ first }) => ({ items: [{ id: first, revision: 9, inFrame: 12 }] })),
        code: 'CONFLICT',
      },
      {
        name: 'the viewer has changed the same field since',
        prepare: sql(
          ({ first, user }) =>
            `update cut_item set revision = 2, in_frame = 6, field_revisions = '{"inFrame": 2}', edited_by_id = '${user}' where id = '${first}'`,
        ),
        as: 'user',
        variables: changed({ inFrame: 12 }),
        code: 'CONFLICT',
        message: 'You have changed this clip meanwhile',
      },
    ],
  },
  'Mutation.splitCutItem': {
    operation: operation('splitCutItem', 'SplitCutItemInput'),
    variables: ofProject(({ first }) => ({ id: first, revision: 1, frame: 40, newId: NOWHERE })),
    as: 'user',
    result: {
      splitCutItem: {
        items: [
          { inFrame: 0, outFrame: 40, video: { title: 'first' }, transition: '' },
          { id: NOWHERE, inFrame: 40, outFrame: null, video: { title: 'first' } },
          { video: { title: 'second' } },
        ],
      },
    },
    refused: WRITERS,
    invalid: [
      [
        ofProject(({ first }) => ({ id: first, revision: 1, frame: 5 })),
        'frame',
        'Each part must show at least 0.25 seconds',
      ],
      [
        ofProject(({ first, second }) => ({ id: first, revision: 1, frame: 40, newId: second })),
        'newId',
        'The id of an item must be new',
      ],
    ],
    cases: [
      ...hidden(({ first }) => ({ id: first, revision: 1, frame: 40 })),
      {
        name: 'the second part keeps the transition to the next item',
        prepare: sql(({ first }) => `update cut_item set transition = 'fade' where id = '${first}'`),
        result: { splitCutItem: { items: [{ transition: '' }, { transition: 'fade' }, {}] } },
      },
      {
        name: 'cues that begin in the second part move with it',
        prepare: sql(({ cue }) => `update cut_cue set at = 2 where id = '${cue}'`),
        variables: ofProject(({ first }) => ({ id: first, revision: 1, frame: 36, newId: NOWHERE })),
        result: {},
        check: async ({ em, ids }) => expect(await cuesOf(em, ids)).toEqual([{ item_id: NOWHERE, at: 0.5 }]),
      },
      {
        name: 'lower thirds that begin in the second part move with it, over the same frames',
        variables: ofProject(({ first }) => ({ id: first, revision: 1, frame: 12, newId: NOWHERE })),
        result: {},
        check: async ({ em, ids }) =>
          expect(await lowerThirdsOf(em, ids)).toEqual([{ item_id: NOWHERE, from_frame: 12 }]),
      },
      {
        name: 'lower thirds that begin before stay',
        result: {},
        check: async ({ em, ids }) =>
          expect(await lowerThirdsOf(em, ids)).toEqual([{ item_id: ids.first, from_frame: 12 }]),
      },
      {
        name: 'cues that begin before stay',
        prepare: sql(({ cue }) => `update cut_cue set at = 1 where id = '${cue}'`),
        result: {},
        check: async ({ em, ids }) => expect(await cuesOf(em, ids)).toEqual([{ item_id: ids.first, at: 1 }]),
      },
      {
        name: 'a cut that is full',
        prepare: sql(
          ({ first, project }) =>
            `insert into cut_item (project_id, video_id, position) select '${project}', '${first}', n from generate_series(2, 99) n`,
        ),
        code: 'BAD_USER_INPUT',
        message: 'A cut has at most 100 items',
      },
    ],
  },
  'Mutation.addCutItem': {
    operation: operation('addCutItem', 'AddCutItemInput'),
    variables: ofProject(({ first }) => ({ videoId: first, id: NOWHERE, afterId: first, inFrame: 24 })),
    as: 'user',
    result: {
      addCutItem: {
        items: [{ inFrame: 0 }, { id: NOWHERE, inFrame: 24, video: { title: 'first' } }, {}],
      },
    },
    refused: WRITERS,
    invalid: [
      [
        ofProject(({ fresh }) => ({ videoId: fresh })),
        'videoId',
        'This is not an accepted video of this project',
      ],
      [
        ofProject(({ first, second }) => ({ videoId: first, id: second })),
        'id',
        'The id of an item must be new',
      ],
    ],
    cases: hidden(({ first }) => ({ videoId: first })),
  },
  'Mutation.removeCutItem': {
    operation: operation('removeCutItem', 'RemoveCutItemInput'),
    prepare: sql(
      ({ first, project }) =>
        `insert into cut_item (id, project_id, video_id, position) values ('${NOWHERE}', '${project}', '${first}', 2)`,
    ),
    variables: ofProject(() => ({ id: NOWHERE })),
    as: 'user',
    result: { removeCutItem: { items: [{ video: { title: 'first' } }, { video: { title: 'second' } }] } },
    refused: WRITERS,
    cases: [
      ...hidden(({ first }) => ({ id: first })),
      {
        name: 'its cues are removed with it',
        prepare: sql(
          ({ first, project, cue }) =>
            `insert into cut_item (id, project_id, video_id, position) values ('${NOWHERE}', '${project}', '${first}', 2);
             update cut_cue set item_id = '${NOWHERE}' where id = '${cue}'`,
        ),
        result: {},
        check: async ({ em, ids }) => expect(await cuesOf(em, ids)).toEqual([]),
      },
      {
        name: 'the only use of a video',
        variables: ofProject(({ second }) => ({ id: second })),
        code: 'CONFLICT',
        message: 'This is the only use of the video. Decline the video to remove it from the cut.',
      },
    ],
  },
  'Mutation.resetCutItem': {
    operation: operation('resetCutItem', 'ResetCutItemInput'),
    prepare: sql(
      ({ first }) =>
        `update cut_item set in_frame = 10, out_frame = 50, speed = 2, gain = 3, transition = 'fade' where id = '${first}'`,
    ),
    variables: ofProject(({ first }) => ({ id: first, revision: 1 })),
    as: 'user',
    result: {
      resetCutItem: {
        items: [{ inFrame: 0, outFrame: null, speed: 1, gain: 0, transition: 'fade', revision: 2 }, {}],
      },
    },
    refused: WRITERS,
    cases: hidden(({ first }) => ({ id: first, revision: 1 })),
  },
})

/** Covers specification V63, V64. */
import { NOWHERE, testResolver, type World } from '../../../../test/resolver.js'
import {
  changed,
  conflicted,
  edit,
  EDIT_CUT,
  hidden,
  unknown,
  type Wrong,
  wrong,
} from '../../../../test/cut/edits.js'
import { type Ids, IDS } from '../../../../test/world/things.js'
import { CutCue } from '../elements/cut-cue.entity.js'
import { CutItem } from '../elements/cut-item.entity.js'
import { aCutItem, many, rows, update } from '../../../../test/world/builders.js'

const GAIN = 'Gain must be -24 to 12 dB'
const SHORT = 'A clip must show at least 0.25 seconds of its video'
const WRONG: Wrong[] = [
  [{ inFrame: -1 }, 'inFrame', 'Frames are counted from 0'],
  [{ outFrame: 97 }, 'outFrame', 'The video ends at frame 96'],
  [{ inFrame: 50, outFrame: 40 }, 'outFrame', 'A clip must end after its start'],
  [{ inFrame: 96 }, 'inFrame', 'A clip must end after its start'],
  [{ inFrame: 10, outFrame: 15 }, 'outFrame', SHORT],
  [{ speed: 3 }, 'speed', 'Speed must be 0.5, 0.75, 1, 1.25, 1.5 or 2'],
  [{ gain: 12.5 }, 'gain', GAIN],
  [{ gain: -25 }, 'gain', GAIN],
  [{ framing: 1.1 }, 'framing', 'Framing must be 0 to 1'],
  [{ transition: 'swirl' }, 'transition', 'There is no such transition'],
  [{ transitionSeconds: 3 }, 'transitionSeconds', 'A transition lasts 0.25, 0.5, 0.75, 1, 1.5 or 2 seconds'],
]
const ID = '5d5e1f7a-7d27-4a6c-9a0e-1a9c36f3b1ab'

const cuesOf = (em: World['em'], { project }: Ids) =>
  em.fork().execute(`select item_id, at_seconds from cut_cue where project_id = '${project}'`)
const lowerThirdsOf = (em: World['em'], { project }: Ids) =>
  em.fork().execute(`select item_id, start_frame from lower_third where project_id = '${project}'`)
const captionsOf = (em: World['em'], { captions }: Ids) =>
  em.fork().execute(`select item_id, start_ms, end_ms from caption where track_id = '${captions}'`)

const changedBy = (editor: 'owner' | 'user') =>
  rows(
    update(CutItem, IDS.firstItem, {
      revision: 2,
      inFrame: 6,
      fieldRevisions: { inFrame: 2 },
      editedById: IDS[editor],
    }),
  )
const split = (frame: number) =>
  edit(({ first }) => ({ splitItem: { id: first, revision: 1, frame, newId: ID } }))

testResolver({
  'Mutation.editCut': {
    operation: EDIT_CUT,
    variables: edit(({ first, second }) => [
      {
        editItem: { id: first, revision: 1, inFrame: 12, outFrame: 60, speed: 2, isMuted: true, gain: -3 },
      },
      { editItem: { id: second, revision: 1, framing: 0.25 } },
    ]),
    as: 'user',
    result: {
      editCut: {
        conflicts: [],
        edit: {
          items: expect.arrayContaining([
            expect.objectContaining({
              inFrame: 12,
              outFrame: 60,
              speed: 2,
              isMuted: true,
              gain: -3,
              revision: 2,
              duration: 1,
              video: { title: 'first' },
              editedBy: { username: 'user' },
            }),
            expect.objectContaining({ inFrame: 0, outFrame: null, framing: 0.25, duration: 4 }),
          ]),
        },
      },
    },
    invalid: [
      ...wrong('editItem', WRONG, ({ first }, fields) => ({ id: first, revision: 1, ...fields })),
      ...wrong('addItem', WRONG, ({ first }, fields) => ({ id: ID, videoId: first, ...fields })),
      ...wrong(
        'addItem',
        [[{}, 'videoId', 'This is not an accepted video of this project']],
        ({ fresh: videoId }) => ({ id: ID, videoId }),
      ),
      ...wrong('addItem', [[{}, 'id', 'The id of an item must be new']], ({ first, second }) => ({
        id: second,
        videoId: first,
      })),
      ...wrong('splitItem', [[{}, 'frame', 'Each part must show at least 0.25 seconds']], ({ first }) => ({
        id: first,
        revision: 1,
        frame: 5,
        newId: ID,
      })),
      ...wrong('splitItem', [[{}, 'newId', 'The id of an item must be new']], ({ first, second }) => ({
        id: first,
        revision: 1,
        frame: 40,
        newId: second,
      })),
      ...wrong('arrangeCut', [[{}, 'itemIds.1', 'Each item may be listed once']], ({ first }) => ({
        itemIds: [first, first],
      })),
      ...wrong(
        'arrangeCut',
        [[{}, 'gaps', 'There must be one gap fewer than items: 1, not 0']],
        ({ first, second }) => ({ itemIds: [first, second], gaps: [] }),
      ),
    ],
    cases: [
      ...hidden(({ first }) => ({ editItem: { id: first, revision: 1, gain: 1 } })),
      ...unknown('an item', (id) => ({ editItem: { id, revision: 1, gain: 1 } })),
      ...unknown('an item', (id) => ({ removeItem: { id } })),
      ...unknown('an item', (id) => ({ splitItem: { id, revision: 1, frame: 40, newId: ID } })),
      {
        name: 'a transition, which a later order may change again',
        variables: edit(({ first, second }) => [
          { editItem: { id: first, revision: 1, transition: 'fade', transitionSeconds: 0.5 } },
          { arrangeCut: { itemIds: [second, first] } },
        ]),
        result: changed({
          cut: { items: [{ video: { title: 'second' } }, {}], gaps: [{ transition: 'fade', seconds: 0.5 }] },
        }),
      },
      {
        name: 'an order that leaves out an item, which follows the one before it',
        variables: edit(({ second }) => ({
          arrangeCut: { itemIds: [second, NOWHERE], gaps: [{ transition: 'fade' }] },
        })),
        result: changed({ cut: { items: [{ video: { title: 'first' } }, { video: { title: 'second' } }] } }),
      },
      {
        name: 'changes of different fields are merged',
        prepare: changedBy('owner'),
        variables: edit(({ first }) => ({ editItem: { id: first, revision: 1, gain: 3 } })),
        result: changed({ items: [{ inFrame: 6, gain: 3, revision: 3 }] }),
      },
      {
        name: 'the same field has changed since',
        prepare: changedBy('owner'),
        as: 'user',
        variables: edit(({ first }) => ({ editItem: { id: first, revision: 1, inFrame: 12 } })),
        result: conflicted({ fields: ['inFrame'], message: 'owner has changed this clip meanwhile' }),
      },
      {
        name: 'the viewer’s own change of the same field since',
        prepare: changedBy('user'),
        as: 'user',
        variables: edit(({ first }) => ({ editItem: { id: first, revision: 1, inFrame: 12 } })),
        result: conflicted({ message: 'You have changed this clip meanwhile' }),
      },
      {
        name: 'a revision that the item does not have yet',
        variables: edit(({ first }) => ({ editItem: { id: first, revision: 9, inFrame: 12 } })),
        result: conflicted({ fields: ['inFrame'] }),
      },
      {
        name: 'an item is reset to its whole video; the transition stays',
        prepare: rows(
          update(CutItem, IDS.firstItem, {
            inFrame: 10,
            outFrame: 50,
            speed: 2,
            gain: 3,
            transition: 'fade',
          }),
        ),
        variables: edit(({ first }) => ({
          editItem: { id: first, revision: 1, inFrame: 0, outFrame: null, speed: 1, gain: 0 },
        })),
        result: changed({
          items: [{ inFrame: 0, outFrame: null, speed: 1, gain: 0, transition: 'fade', revision: 2 }],
        }),
      },
      {
        name: 'an item is split',
        variables: split(40),
        result: changed({
          cut: {
            items: [
              { inFrame: 0, outFrame: 40, video: { title: 'first' }, transition: '' },
              { id: ID, inFrame: 40, outFrame: null, video: { title: 'first' } },
              { video: { title: 'second' } },
            ],
          },
        }),
      },
      {
        name: 'the second part keeps the transition to the next item',
        prepare: rows(update(CutItem, IDS.firstItem, { transition: 'fade' })),
        variables: split(40),
        result: changed({ cut: { items: [{ transition: '' }, { transition: 'fade' }, {}] } }),
      },
      {
        name: 'elements that begin in the second part move with it',
        prepare: rows(update(CutCue, IDS.cue, { atSeconds: 2 })),
        variables: split(12),
        result: {},
        check: async ({ em, ids }) => {
          expect(await cuesOf(em, ids)).toEqual([{ item_id: ID, at_seconds: 1.5 }])
          expect(await lowerThirdsOf(em, ids)).toEqual([{ item_id: ID, start_frame: 12 }])
          expect(await captionsOf(em, ids)).toEqual([{ item_id: ID, start_ms: 0, end_ms: 1500 }])
        },
      },
      {
        name: 'elements that begin earlier stay',
        prepare: rows(update(CutCue, IDS.cue, { atSeconds: 1 })),
        variables: split(40),
        result: {},
        check: async ({ em, ids }) => {
          expect(await cuesOf(em, ids)).toEqual([{ item_id: ids.firstItem, at_seconds: 1 }])
          expect(await lowerThirdsOf(em, ids)).toEqual([{ item_id: ids.firstItem, start_frame: 12 }])
          expect(await captionsOf(em, ids)).toEqual([{ item_id: ids.firstItem, start_ms: 500, end_ms: 2000 }])
        },
      },
      {
        name: 'a cut that is full',
        variables: split(40),
        prepare: rows(many(98, (n) => aCutItem({ position: n }))),
        code: 'BAD_USER_INPUT',
        message: 'A cut has at most 100 items',
      },
      {
        name: 'another use of a video',
        variables: edit(({ first }) => ({
          addItem: { id: ID, videoId: first, afterId: first, inFrame: 24 },
        })),
        result: changed({
          items: [{ id: ID, inFrame: 24 }],
          cut: { items: [{ inFrame: 0 }, { id: ID, inFrame: 24, video: { title: 'first' } }, {}] },
        }),
      },
      {
        name: 'all issues of a call are listed, and nothing is changed',
        variables: edit(({ first, second }) => [
          { editItem: { id: first, revision: 1, gain: 3 } },
          { editItem: { id: second, revision: 1, outFrame: 97 } },
        ]),
        code: 'BAD_USER_INPUT',
        message: 'The video ends at frame 96',
        check: async ({ em, ids }) =>
          expect(await em.fork().execute(`select gain from cut_item where id = '${ids.firstItem}'`)).toEqual([
            { gain: 0 },
          ]),
      },
    ],
  },
})

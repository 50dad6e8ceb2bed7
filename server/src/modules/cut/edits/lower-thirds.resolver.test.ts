/** Covers specification V105. */
import { NOWHERE, testResolver } from '../../../../test/resolver.js'
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
import { LowerThird } from '../elements/lower-third.entity.js'
import { CutItem } from '../elements/cut-item.entity.js'
import { aLowerThird, many, rows, update } from '../../../../test/world/builders.js'
import { IDS } from '../../../../test/world/things.js'

const ID = '5d5e1f7a-7d27-4a6c-9a0e-1a9c36f3b1ad'
const NEW = { id: ID, startFrame: 60, endFrame: 90, title: 'Ben' }
const LONG = 'x'.repeat(10_000)
const WRONG: Wrong[] = [
  [{ title: LONG }, 'title', 'A title has at most 100 characters'],
  [{ title: ' \u200B' }, 'title', 'A lower third needs a title'],
  [{ title: 'a\u0007b' }, 'title', 'A title must not contain control characters'],
  [{ title: 'Ida \u{13080}' }, 'title', 'There is no font for: \u{13080}'],
  [{ subtitle: LONG }, 'subtitle', 'A subtitle has at most 150 characters'],
  [{ subtitle: '\u{13080}' }, 'subtitle', 'There is no font for: \u{13080}'],
  [{ itemId: NOWHERE }, 'itemId', 'This clip is not in the cut'],
  [{ itemId: 'nonsense' }, 'itemId', 'This clip is not in the cut'],
  [{ startFrame: -1 }, 'startFrame', 'Frames are counted from 0'],
  [{ startFrame: 40, endFrame: 40 }, 'endFrame', 'A lower third must end after its start'],
  [{ startFrame: 40, endFrame: 97 }, 'endFrame', 'The clip ends at frame 96'],
  [{ fadeFrames: 26 }, 'fadeFrames', 'A fade lasts 0 to 25 frames'],
]
const adding = edit(({ second }) => ({ addLowerThird: { ...NEW, itemId: second } }))
const changing = (fields: object) =>
  edit(({ lowerThird }) => ({ editLowerThird: { id: lowerThird, revision: 1, ...fields } }))
const someoneElse = rows(
  update(LowerThird, IDS.lowerThird, {
    revision: 2,
    title: 'Eve',
    fieldRevisions: { title: 2 },
    editedById: IDS.owner,
  }),
)

testResolver({
  'Mutation.editCut': {
    operation: EDIT_CUT,
    variables: edit(({ second }) => ({
      addLowerThird: {
        ...NEW,
        itemId: second,
        subtitle: '<b>{\\i1}&amp;</b>',
        style: 'PANEL',
        position: 'TOP_RIGHT',
        fadeFrames: 0,
      },
    })),
    as: 'user',
    result: changed({
      lowerThirds: [
        {
          ...NEW,
          subtitle: '<b>{\\i1}&amp;</b>',
          style: 'PANEL',
          position: 'TOP_RIGHT',
          fadeFrames: 0,
          revision: 1,
          editedBy: { username: 'user' },
        },
      ],
    }),
    invalid: [
      ...wrong('addLowerThird', WRONG, ({ second }, fields) => ({ ...NEW, itemId: second, ...fields })),
      ...wrong('editLowerThird', WRONG, ({ lowerThird }, fields) => ({
        id: lowerThird,
        revision: 1,
        ...fields,
      })),
      ...wrong(
        'addLowerThird',
        [[{ id: 'nonsense' }, 'id', 'The id of a lower third is a UUID']],
        ({ second }, fields) => ({ ...NEW, itemId: second, ...fields }),
      ),
      ...wrong(
        'addLowerThird',
        [[{}, 'id', 'The id of a lower third must be new']],
        ({ second, lowerThird }) => ({ ...NEW, itemId: second, id: lowerThird }),
      ),
    ],
    cases: [
      ...hidden(({ second }) => ({ addLowerThird: { ...NEW, itemId: second } })),
      ...unknown('a lower third', (id) => ({ editLowerThird: { id, revision: 1 } })),
      ...unknown('a lower third', (id) => ({ removeLowerThird: { id } })),
      {
        name: 'the default style',
        variables: adding,
        result: changed({
          lowerThirds: [{ subtitle: '', style: 'BAR', position: 'BOTTOM_LEFT', fadeFrames: 6 }],
        }),
      },
      {
        name: 'before the trim of its clip',
        variables: adding,
        prepare: rows(update(CutItem, IDS.secondItem, { inFrame: 70 })),
        code: 'BAD_USER_INPUT',
        message: 'The clip begins at frame 70',
      },
      {
        name: 'a cut with the maximum number of lower thirds',
        variables: adding,
        prepare: rows(many(199, () => aLowerThird({ startFrame: 0, endFrame: 9 }))),
        code: 'BAD_USER_INPUT',
        message: 'A cut has at most 200 lower thirds',
      },
      {
        name: 'a clip with the maximum number at once',
        variables: adding,
        prepare: rows(many(6, () => aLowerThird({ itemId: IDS.secondItem, startFrame: 0, endFrame: 500 }))),
        code: 'BAD_USER_INPUT',
        message: 'At most 6 lower thirds of a clip are shown at once',
      },
      {
        name: 'a lower third is changed',
        as: 'user',
        variables: changing({ title: 'Ada', subtitle: '', startFrame: 20, style: 'PLAIN' }),
        result: changed({
          lowerThirds: [
            { title: 'Ada', subtitle: '', startFrame: 20, endFrame: 48, style: 'PLAIN', revision: 2 },
          ],
        }),
      },
      {
        name: 'changes of different fields are merged',
        prepare: someoneElse,
        variables: changing({ endFrame: 50 }),
        result: changed({ lowerThirds: [{ endFrame: 50, title: 'Eve', revision: 3 }] }),
      },
      {
        name: 'the same field has changed since',
        prepare: someoneElse,
        variables: changing({ title: 'Ada' }),
        as: 'user',
        result: conflicted({ message: 'owner has changed this lower third meanwhile' }),
      },
      {
        name: 'a trim that hides its frames leaves its text editable',
        prepare: rows(update(CutItem, IDS.firstItem, { inFrame: 60 })),
        variables: changing({ title: 'Ada' }),
        result: changed({ lowerThirds: [{ title: 'Ada', startFrame: 12 }] }),
      },
      {
        name: 'a lower third is removed',
        variables: edit(({ lowerThird }) => ({ removeLowerThird: { id: lowerThird } })),
        result: changed({ removedIds: [expect.any(String)], cut: { lowerThirds: [] } }),
      },
    ],
  },
})

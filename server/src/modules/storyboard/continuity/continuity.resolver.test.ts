/** Covers specification B86. */
import { type World, testResolver } from '../../../../test/resolver.js'
import { keptReference as kept, notFound } from '../../../../test/resolver-cases.js'
import { aRow, rows, update } from '../../../../test/world/builders.js'
import { type Ids, IDS } from '../../../../test/world/things.js'
import { Asset } from '../../library/asset.entity.js'
import { StoryboardShot } from '../shots/shot.entity.js'
import { ContinuityCheck } from './continuity-check.entity.js'

const FIELDS = `shot { words } asset { name } video { id } check { isSame words checkedBy { username } }`
const CHECK = `mutation ($input: CheckContinuityInput!) { checkContinuity(input: $input) { ${FIELDS} } }`
/** The keeper is in both shots: in a first frame of the first, and in a take of the second. */
const SHOWN = [
  update(StoryboardShot, IDS.shot, { words: '@keeper waits', keptFirstFrame: kept(IDS.joined) }),
  update(StoryboardShot, IDS.otherShot, {
    words: '@keeper leaves',
    takesOf: IDS.first,
    chosenVideoId: IDS.first,
  }),
]
const checked = (more: object) =>
  aRow(ContinuityCheck, { elementId: IDS.element, checkedById: IDS.owner, isSame: true, ...more })
const FRAME = { shot: { words: '@keeper waits' }, asset: { name: 'The joined one' }, video: null }
const TAKE = { shot: { words: '@keeper leaves' }, asset: null, video: { id: IDS.first } }
const differs = { isSame: false, words: 'The scarf is red' }
const input =
  (more: (ids: Ids) => object) =>
  (ids: Ids): { input: object } => ({ input: { elementId: ids.element, ...more(ids) } })
const notes = (count: number) => ({
  check: async ({ em }: World) =>
    expect(
      await em.execute(
        `select text from review_note where clip_id = ? and text = 'keeper: The scarf is red'`,
        [IDS.first],
      ),
    ).toHaveLength(count),
})

testResolver({
  'Query.continuity': {
    operation: `query ($id: ID!) { continuity(elementId: $id) { ${FIELDS} } }`,
    variables: ({ element }) => ({ id: element }),
    as: 'user',
    prepare: rows(...SHOWN, checked({ assetId: IDS.joined })),
    result: {
      continuity: [
        { ...FRAME, check: { isSame: true, words: '', checkedBy: { username: 'owner' } } },
        { ...TAKE, check: null },
      ],
    },
    cases: [
      ...notFound('hiddenElement', (id) => ({ id })),
      {
        name: 'a deleted picture, and shots without the character, are left out',
        prepare: rows(
          ...SHOWN,
          update(Asset, IDS.joined, { deletedAt: new Date() }),
          update(StoryboardShot, IDS.otherShot, { words: 'Rain' }),
        ),
        result: { continuity: [] },
      },
      {
        name: 'a check of another character is not shown',
        prepare: rows(...SHOWN, checked({ elementId: IDS.goneElement, videoId: IDS.first })),
        result: { continuity: [{ check: null }, { check: null }] },
      },
    ],
  },
  'Mutation.checkContinuity': {
    operation: CHECK,
    variables: input(({ first }) => ({ videoId: first, ...differs })),
    as: 'user',
    prepare: rows(...SHOWN),
    result: {
      checkContinuity: [
        { ...FRAME, check: null },
        { ...TAKE, check: { ...differs, checkedBy: { username: 'user' } } },
      ],
    },
    ...notes(1),
    invalid: [
      [input(() => ({ isSame: true })), 'videoId', 'Name a first frame or a take'],
      [
        input(({ first, joined }) => ({ videoId: first, assetId: joined, isSame: true })),
        'videoId',
        'Name a first frame or a take',
      ],
      [input(({ first }) => ({ videoId: first, isSame: false, words: ' ' })), 'words', 'Say what differs'],
      [
        input(({ first }) => ({ videoId: first, isSame: false, words: 'x'.repeat(301) })),
        'words',
        'What differs has at most 300 characters',
      ],
      [
        input(({ joined }) => ({ videoId: joined, isSame: true })),
        'videoId',
        'No shot has this first frame or take',
      ],
      [
        input(({ approved }) => ({ assetId: approved, isSame: true })),
        'assetId',
        'No shot has this first frame or take',
      ],
    ],
    cases: [
      ...notFound('hiddenElement', (id) => ({ input: { elementId: id, isSame: true } })),
      {
        name: 'the same words again are one note',
        prepare: rows(...SHOWN, checked({ videoId: IDS.first, ...differs })),
        result: { checkContinuity: [{ check: null }, { check: differs }] },
        ...notes(0),
      },
      {
        name: 'a picture that looks the same needs no words',
        prepare: rows(...SHOWN),
        variables: input(({ joined }) => ({ assetId: joined, isSame: true, words: 'Red' })),
        result: { checkContinuity: [{ check: { isSame: true, words: '' } }, { check: null }] },
        ...notes(0),
      },
      {
        name: 'an answer is removed',
        prepare: rows(...SHOWN, checked({ videoId: IDS.first })),
        variables: input(({ first }) => ({ videoId: first, isSame: null })),
        result: { checkContinuity: [{ check: null }, { check: null }] },
      },
    ],
  },
})

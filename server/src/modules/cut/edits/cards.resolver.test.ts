/** Covers specification V100. */
import { firstItemId } from '#schema/cut-item'
import { NOWHERE, testResolver } from '../../../../test/resolver.js'
import { asFilms } from '../../../../test/film-rows.js'
import { WRONG_CARDS, withCard } from '../../../../test/cards.js'
import { changed, conflicted, edit, EDIT_CUT, hidden, unknown, wrong } from '../../../../test/cut/edits.js'
import { Card } from '../cards/card.entity.js'
import { CutItem } from '../elements/cut-item.entity.js'
import { IDS } from '../../../../test/world/things.js'
import { rows, update } from '../../../../test/world/builders.js'

const ITEM = firstItemId(NOWHERE)
const adding = (fields: object) => edit(() => ({ addCard: { id: NOWHERE, title: 'Low tide', ...fields } }))
const changing = (fields: object, revision = 2) =>
  edit(() => ({ editCard: { id: NOWHERE, revision, ...fields } }))

testResolver({
  'Mutation.editCut': {
    operation: EDIT_CUT,
    variables: edit(({ first, approved }) => ({
      addCard: {
        id: NOWHERE,
        afterId: first,
        kind: 'CHAPTER',
        design: 'SPLIT',
        title: ' The <b>harbour</b> ',
        subtitle: 'פרק שני',
        background: { kind: 'ASSET', colour: '#A0B0C0', assetId: approved },
        seconds: 2.5,
      },
    })),
    as: 'user',
    result: changed({
      cards: [
        {
          id: NOWHERE,
          title: 'The <b>harbour</b>',
          status: 'ACCEPTED',
          duration: 2.5,
          frames: 60,
          frameRate: 24,
          hasSound: false,
          card: {
            kind: 'CHAPTER',
            design: 'SPLIT',
            title: 'The <b>harbour</b>',
            subtitle: 'פרק שני',
            lines: [],
            background: { kind: 'ASSET', colour: '#a0b0c0' },
            seconds: 2.5,
            revision: 1,
          },
        },
      ],
      cut: { items: [{}, { id: ITEM }, {}], gaps: [{ transition: '' }, { transition: '' }] },
    }),
    invalid: [
      ...wrong('addCard', WRONG_CARDS, (_, fields) => ({ id: NOWHERE, title: 'Low tide', ...fields })),
      ...wrong('addCard', [[{}, 'id', 'The id of a card must be new']], ({ first }) => ({
        id: first,
        title: 'a',
      })),
      ...wrong('addCard', [[{}, 'id', 'The id of a card is a UUID']], () => ({ id: 'nonsense', title: 'a' })),
    ],
    cases: [
      ...['addCard', 'addItem'].map((operation) => ({
        name: `${operation}, with the id of a film`,
        prepare: rows(asFilms([IDS.fresh])),
        variables: edit(({ fresh, first }) => [
          {
            [operation]: {
              id: fresh,
              ...(operation === 'addCard' ? { title: 'Low tide' } : { videoId: first }),
            },
          },
        ]),
        code: 'BAD_USER_INPUT' as const,
      })),
      ...hidden(() => ({ addCard: { id: NOWHERE, title: 'a' } })),
      ...hidden(() => ({ restoreCard: { id: NOWHERE } })),
      ...unknown('a card', (id) => ({ editCard: { id, revision: 1, title: 'a' } })),
      ...unknown('a card', (id) => ({ restoreCard: { id } })),
      { name: 'after no clip of the cut', variables: adding({ afterId: NOWHERE }), code: 'NOT_FOUND' },
      {
        name: 'a dark title at the start by default',
        variables: adding({ afterId: null }),
        result: changed({
          cards: [
            {
              duration: 3,
              card: { kind: 'TITLE', design: 'CENTRED', background: { kind: 'COLOUR', colour: '#16181d' } },
            },
          ],
          cut: { items: [{ id: ITEM }, {}, {}] },
        }),
      },
      {
        name: 'the transition of a title in an empty cut leads to the first clip',
        prepare: rows(update(CutItem, { projectId: IDS.project }, { position: null })),
        variables: edit(() => [
          { addCard: { id: NOWHERE, title: 'Low tide' } },
          { editItem: { id: ITEM, revision: 1, transition: 'fadeblack' } },
        ]),
        result: changed({ cut: { items: [{ id: ITEM, transition: 'fadeblack' }] } }),
        check: async ({ as, ids }) => {
          const accept = `mutation ($id: ID!) { acceptVideo(id: $id) { id } }`
          for (const id of [ids.fresh, ids.refused]) await as('user', accept, { id })
          const gaps = 'query ($id: ID!) { project(id: $id) { cut { gaps { transition } } } }'
          expect(await as('user', gaps, { id: ids.project })).toMatchObject({
            data: { project: { cut: { gaps: [{ transition: 'fadeblack' }, { transition: '' }] } } },
          })
        },
      },
      {
        name: 'a credit roll over a blurred frame at the end',
        variables: adding({
          kind: 'CREDITS',
          design: 'CREDIT_ROLL',
          title: '',
          lines: Array.from({ length: 60 }, () => ({ role: 'Music', name: 'Ana' })),
          background: { kind: 'NEIGHBOUR', colour: '#000000' },
        }),
        result: changed({ cut: { items: [{}, {}, { video: { title: 'Ana' } }] } }),
      },
      {
        name: 'a card is changed; a trim that no longer fits is removed',
        prepare: withCard(),
        variables: changing({ subtitle: 'A film', seconds: 2 }),
        result: changed({
          cards: [
            {
              frames: 48,
              duration: 2,
              card: { title: 'Low tide', subtitle: 'A film', seconds: 2, revision: 3 },
            },
          ],
          cut: { items: [{}, { outFrame: null, isTrimRemoved: true }, {}] },
        }),
      },
      {
        name: 'the card has changed since',
        prepare: withCard(),
        variables: changing({ title: 'High tide' }, 1),
        result: conflicted({
          elementId: NOWHERE,
          fields: ['title'],
          message: 'Somebody has changed this card meanwhile',
        }),
      },
      {
        name: 'two people change different fields',
        prepare: withCard(),
        variables: edit(() => [
          { editCard: { id: NOWHERE, revision: 2, title: 'High tide' } },
          { editCard: { id: NOWHERE, revision: 2, seconds: 4 } },
        ]),
        result: changed({ cards: [{ card: { title: 'High tide', seconds: 4, revision: 4 } }] }),
      },
      {
        name: 'another user’s image, set earlier, is refused when it becomes the background',
        prepare: async (world) => {
          await withCard()(world)
          await rows(
            update(Card, NOWHERE, {
              background: { kind: 'COLOUR', colour: '#16181d', assetId: IDS.declined },
            }),
          )(world)
        },
        variables: edit(({ declined }) => ({
          editCard: {
            id: NOWHERE,
            revision: 2,
            background: { kind: 'ASSET', colour: '#000000', assetId: declined },
          },
        })),
        code: 'BAD_USER_INPUT',
      },
      {
        name: 'a colour background has no image',
        prepare: withCard(),
        variables: edit(({ declined }) => ({
          editCard: {
            id: NOWHERE,
            revision: 2,
            background: { kind: 'COLOUR', colour: '#000000', assetId: declined },
          },
        })),
        result: changed({ cards: [{ card: { background: { kind: 'COLOUR', assetId: null } } }] }),
      },
      {
        name: 'a clip is no card',
        variables: edit(({ first }) => ({ editCard: { id: first, revision: 1, title: 'High tide' } })),
        code: 'NOT_FOUND',
      },
      {
        name: 'a removed card is in the Trash',
        prepare: withCard(),
        variables: edit(() => ({ removeItem: { id: NOWHERE } })),
        result: changed({
          cards: [],
          removedIds: [ITEM, NOWHERE],
          cut: { items: [{ video: { title: 'first' } }, { video: { title: 'second' } }] },
        }),
        check: async ({ em }) => {
          const [card] = await em
            .fork()
            .execute(`select deleted_at is not null as gone from card where id = '${NOWHERE}'`)
          expect(card).toEqual({ gone: true })
        },
      },
      {
        name: 'a card is restored from the Trash, with its trim',
        prepare: withCard({ isDeleted: true }),
        variables: edit(({ first }) => ({ restoreCard: { id: NOWHERE, afterId: first } })),
        result: changed({
          cards: [{ card: { title: 'Low tide', revision: 2 } }],
          cut: { items: [{}, { id: ITEM, outFrame: 60, video: { title: 'Low tide' } }, {}] },
        }),
      },
      {
        name: 'a card that is in the cut cannot be restored',
        prepare: withCard(),
        variables: edit(() => ({ restoreCard: { id: NOWHERE } })),
        code: 'NOT_FOUND',
      },
      {
        name: 'a card is added, removed and restored in one call',
        variables: edit(() => [
          { addCard: { id: NOWHERE, title: 'Low tide' } },
          { removeItem: { id: NOWHERE } },
        ]),
        result: changed({ cut: { items: [{}, {}] } }),
      },
    ],
  },
})

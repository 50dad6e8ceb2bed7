import { NOWHERE, WRITERS, testResolver } from '../../../../test/resolver.js'
import { sql } from '../../../../test/resolver-cases.js'
import { added, hidden, ofProject, withCard, wrongCards } from '../../../../test/cards.js'

const CARD = `title status duration frames frameRate width height hasSound
  card { kind design title subtitle lines { role name } background { kind colour assetId } seconds revision }`
const ITEMS = '{ projectId items { id inFrame outFrame isTrimRemoved video { title } } gaps { transition } }'
const operation = (name: string, type: string, fields: string) =>
  `mutation ($input: ${type}!) { ${name}(input: $input) ${fields} }`

testResolver({
  'Mutation.addCard': {
    operation: operation('addCard', 'AddCardInput', `{ items { id video { ${CARD} } } gaps { transition } }`),
    variables: ofProject(({ first, approved }) => ({
      id: NOWHERE,
      afterId: first,
      kind: 'CHAPTER',
      design: 'SPLIT',
      title: ' The <b>harbour</b> ',
      subtitle: 'פרק שני',
      background: { kind: 'ASSET', colour: '#A0B0C0', assetId: approved },
      seconds: 2.5,
    })),
    as: 'user',
    result: {
      addCard: {
        items: [
          {},
          {
            id: NOWHERE,
            video: {
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
          },
          {},
        ],
        gaps: [{ transition: '' }, { transition: '' }],
      },
    },
    refused: WRITERS,
    invalid: [
      ...wrongCards(added),
      [ofProject(({ first }) => ({ title: 'a', id: first })), 'id', 'The id of a card must be new'],
      [added({ id: 'nonsense' }), 'id', 'The id of a card is a UUID'],
    ],
    cases: [
      ...hidden(() => ({ title: 'a' })),
      { name: 'after no clip of the cut', variables: added({ afterId: NOWHERE }), code: 'NOT_FOUND' },
      {
        name: 'a dark title at the start by default',
        variables: added({ afterId: null, title: 'Low tide' }),
        result: {
          addCard: {
            items: [
              {
                video: {
                  duration: 3,
                  card: {
                    kind: 'TITLE',
                    design: 'CENTRED',
                    background: { kind: 'COLOUR', colour: '#16181d' },
                  },
                },
              },
              {},
              {},
            ],
          },
        },
      },
      {
        name: 'a credit roll over a blurred frame at the end',
        variables: added({
          kind: 'CREDITS',
          design: 'CREDIT_ROLL',
          title: '',
          lines: Array.from({ length: 60 }, () => ({ role: 'Music', name: 'Ana' })),
          background: { kind: 'NEIGHBOUR', colour: '#000000' },
        }),
        result: { addCard: { items: [{}, {}, { video: { title: 'Ana' } }] } },
      },
    ],
  },
  'Mutation.updateCard': {
    operation: operation('updateCard', 'UpdateCardInput', `{ id ${CARD} }`),
    prepare: withCard(),
    variables: ofProject(() => ({ id: NOWHERE, revision: 2, subtitle: 'A film', seconds: 2 })),
    as: 'user',
    result: {
      updateCard: {
        id: NOWHERE,
        frames: 48,
        duration: 2,
        card: { title: 'Low tide', subtitle: 'A film', seconds: 2, revision: 3 },
      },
    },
    refused: WRITERS,
    invalid: wrongCards((fields) => ofProject(() => ({ id: NOWHERE, revision: 2, ...fields }))),
    check: async ({ em }) => {
      const [item] = await em
        .fork()
        .execute(`select out_frame, is_trim_removed from cut_item where id = '${NOWHERE}'`)
      expect(item).toEqual({ out_frame: null, is_trim_removed: true })
    },
    cases: [
      ...hidden(() => ({ id: NOWHERE, revision: 2 })),
      {
        name: 'it has changed since',
        prepare: withCard(),
        variables: ofProject(() => ({ id: NOWHERE, revision: 1, title: 'High tide' })),
        code: 'CONFLICT',
        message: 'This card has changed. Reload it and try again.',
      },
      {
        name: 'a picture of others that was named before, while a colour was shown',
        prepare: async (world) => {
          await withCard()(world)
          await sql(
            ({ declined }) =>
              `update video set card = jsonb_set(card, '{background,assetId}', '"${declined}"') where id = '${NOWHERE}'`,
          )(world)
        },
        variables: ofProject(({ declined }) => ({
          id: NOWHERE,
          revision: 2,
          background: { kind: 'ASSET', colour: '#000000', assetId: declined },
        })),
        code: 'BAD_USER_INPUT',
      },
      {
        name: 'a colour names no picture',
        prepare: withCard(),
        variables: ofProject(({ declined }) => ({
          id: NOWHERE,
          revision: 2,
          background: { kind: 'COLOUR', colour: '#000000', assetId: declined },
        })),
        result: { updateCard: { card: { background: { kind: 'COLOUR', assetId: null } } } },
      },
      {
        name: 'a clip is no card',
        variables: ofProject(({ first }) => ({ id: first, revision: 1, title: 'High tide' })),
        code: 'NOT_FOUND',
      },
    ],
  },
  'Mutation.removeCutItem': {
    operation: operation('removeCutItem', 'RemoveCutItemInput', ITEMS),
    prepare: withCard(),
    variables: ofProject(() => ({ id: NOWHERE })),
    as: 'user',
    result: {
      removeCutItem: { items: [{ video: { title: 'first' } }, { video: { title: 'second' } }] },
    },
    refused: WRITERS,
    check: async ({ em }) => {
      const [video] = await em
        .fork()
        .execute(`select status, deleted_at is not null as gone from video where id = '${NOWHERE}'`)
      expect(video).toEqual({ status: 'accepted', gone: true })
    },
  },
  'Mutation.restoreCard': {
    operation: operation('restoreCard', 'RestoreCardInput', ITEMS),
    prepare: withCard({ isDeleted: true }),
    variables: ofProject(({ first }) => ({ id: NOWHERE, afterId: first })),
    as: 'user',
    result: {
      restoreCard: {
        items: [
          { video: { title: 'first' } },
          { id: NOWHERE, outFrame: 60, video: { title: 'Low tide' } },
          { video: { title: 'second' } },
        ],
      },
    },
    refused: WRITERS,
    cases: [
      ...hidden(() => ({ id: NOWHERE })),
      {
        name: 'a card that is in the cut',
        prepare: withCard(),
        variables: ofProject(() => ({ id: NOWHERE })),
        code: 'NOT_FOUND',
      },
    ],
  },
  'Mutation.restoreVideo': {
    operation: 'mutation ($id: ID!) { restoreVideo(id: $id) { status card { title } } }',
    prepare: withCard({ isDeleted: true }),
    variables: () => ({ id: NOWHERE }),
    as: 'user',
    refused: WRITERS,
    result: { restoreVideo: { status: 'ACCEPTED', card: { title: 'Low tide' } } },
    check: async ({ em }) => {
      const [item] = await em
        .fork()
        .execute(`select position, out_frame from cut_item where id = '${NOWHERE}'`)
      expect(item).toEqual({ position: 2, out_frame: 60 })
    },
  },
  'Mutation.reviewVideo': {
    operation: 'mutation ($id: ID!, $review: Review!) { reviewVideo(id: $id, review: $review) { status } }',
    variables: ({ fresh }) => ({ id: fresh, review: 'ACCEPTED' }),
    as: 'user',
    result: { reviewVideo: { status: 'ACCEPTED' } },
    refused: WRITERS,
    cases: [
      {
        name: 'a card needs no review',
        prepare: withCard(),
        variables: () => ({ id: NOWHERE, review: 'DECLINED' }),
        code: 'CONFLICT',
        message: 'Cards need no review',
      },
    ],
  },
})

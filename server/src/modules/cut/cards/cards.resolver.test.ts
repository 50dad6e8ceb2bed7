import { NOWHERE, testResolver } from '../../../../test/resolver.js'
import { withCard } from '../../../../test/cards.js'

testResolver({
  'Mutation.restoreVideo': {
    operation:
      'mutation ($id: ID!) { restoreVideo(id: $id) { __typename status ... on CardVideo { card { title } } } }',
    prepare: withCard({ isDeleted: true }),
    variables: () => ({ id: NOWHERE }),
    as: 'user',
    result: { restoreVideo: { __typename: 'CardVideo', status: 'ACCEPTED', card: { title: 'Low tide' } } },
    check: async ({ em }) => {
      const [item] = await em
        .fork()
        .execute(`select position, out_frame from cut_item where card_id = '${NOWHERE}'`)
      expect(item).toEqual({ position: 2, out_frame: 60 })
    },
  },
  'Mutation.declineVideo': {
    operation: 'mutation ($id: ID!) { declineVideo(input: { id: $id }) { status } }',
    variables: ({ fresh }) => ({ id: fresh }),
    as: 'user',
    result: { declineVideo: { status: 'DECLINED' } },
    cases: [
      {
        name: 'a card needs no review',
        prepare: withCard(),
        variables: () => ({ id: NOWHERE }),
        code: 'CONFLICT',
        message: 'Cards need no review',
      },
    ],
  },
})

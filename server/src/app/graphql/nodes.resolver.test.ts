import { notFound } from '../../../test/resolver-cases.js'
import { NOWHERE, testResolver } from '../../../test/resolver.js'
import { aClip, many } from '../../../test/world/builders.js'

const idAt = (at: number) => `33333333-3333-4333-8333-${String(at).padStart(12, '0')}`
const NODE = '__typename id ... on Clip { title author { username } } ... on Project { owner { username } }'

testResolver({
  'Query.node': {
    operation: `query ($id: ID!) { node(id: $id) { ${NODE} } }`,
    variables: ({ first }) => ({ id: first }),
    as: 'user',
    refused: { anonymous: 'UNAUTHENTICATED' },
    result: { node: { __typename: 'Clip', title: 'first', author: { username: 'owner' } } },
    cases: notFound('hiddenVideo', (id) => ({ id })),
  },
  'Query.nodes': {
    operation: `query ($ids: [ID!]!) { nodes(ids: $ids) { ${NODE} } }`,
    variables: ({ project, hidden, first, note }) => ({
      ids: [project, hidden, NOWHERE, 'nonsense', first, note, first],
    }),
    as: 'user',
    refused: { anonymous: 'UNAUTHENTICATED' },
    result: {
      nodes: [
        { __typename: 'Project', owner: { username: 'owner' } },
        null,
        null,
        null,
        { title: 'first' },
        { __typename: 'Note' },
        { title: 'first' },
      ],
    },
    invalid: [
      [
        () => ({ ids: Array.from({ length: 501 }, (_, at) => idAt(at)) }),
        'ids',
        'At most 500 different ids at once',
      ],
    ],
    list: {
      isWhole: true,
      rows: many(50, (n) => aClip({ id: idAt(n) })),
      variables: (count, { first }) => ({
        ids: count > 1 ? Array.from({ length: count }, (_, at) => idAt(at + 1)) : [first],
      }),
      nodes: ({ nodes }) => nodes,
    },
  },
})

/** Covers specification R95, R96. */
import type { Table } from './row.js'
import { of } from './ways.js'
import type { Ids, Thing } from '../../world/things.js'

const FIELDS = {
  kind: 'CHAPTER',
  design: 'LOWER_LEFT',
  title: 'The harbour',
  subtitle: 'Chapter two',
  lines: [{ role: 'Music', name: 'Ana' }],
  seconds: 2.5,
}
const WRONG = {
  kind: 'POEM',
  design: 'LOUD',
  title: 'x'.repeat(121),
  subtitle: 'x'.repeat(201),
  lines: [{ role: '', name: ' ' }],
  seconds: 11,
}
const PICTURE = { kind: 'ASSET', colour: '#203040' }

/** Fields of a card for both APIs, by default without a position. */
const card = (
  project: Thing,
  { asset, after, ...fields }: { asset?: Thing; after?: Thing } & Record<string, unknown> = {},
  own: { rest: (ids: Ids) => object; graphql: (ids: Ids) => object } = {
    rest: () => ({}),
    graphql: () => ({}),
  },
) => ({
  rest: (ids: Ids) => ({
    id: ids[project],
    ...fields,
    ...(after && { after_item_id: ids[after] }),
    ...(asset && { background: { ...PICTURE, asset_id: ids[asset] } }),
    ...own.rest(ids),
  }),
  graphql: (ids: Ids) => ({
    input: {
      projectId: ids[project],
      ...fields,
      ...(after && { afterId: ids[after] }),
      ...(asset && { background: { ...PICTURE, assetId: ids[asset] } }),
      ...own.graphql(ids),
    },
  }),
})
/** A change of a clip instead of a card. */
const ofClip = (fields: object = {}) => ({
  rest: (ids: Ids) => ({ card_id: ids.first, ...fields }),
  graphql: (ids: Ids) => ({ id: ids.first, ...fields }),
})

/** Cards of cuts. */
export const cards: Table = {
  listCards: {
    ask: 'query ($id: ID!) { project(id: $id) { id } }',
    ways: [of('project')],
  },
  previewCard: {
    ask: `query ($input: CardPreviewInput!) { cardPreview(input: $input) { url } }`,
    ways: [
      card('project', FIELDS),
      { when: 'without a text', as: ['owner'], ...card('project') },
      {
        when: 'with invalid texts',
        as: ['owner'],
        ...card('project', { ...WRONG, kind: 'TITLE', design: 'PLAIN' }),
      },
      {
        when: 'with another user’s image',
        as: ['user'],
        ...card('project', { ...FIELDS, asset: 'declined' }),
      },
      { when: 'of a clip', as: ['owner'], ...card('project', FIELDS, ofClip()) },
    ],
  },
  proposeCredits: {
    ask: 'query ($id: ID!) { suggestedCredits(projectId: $id) { name } }',
    ways: [of('project')],
  },
}

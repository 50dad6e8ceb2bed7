import type { Ids, Thing } from '../../world/things.js'
import type { Table, Way } from './row.js'
import { hiddenAnd, of } from './ways.js'

type Fields = Record<string, unknown>
const CUT = '{ id: projectId }'
const FIELDS = { from: 24, to: 60, title: 'Ben', subtitle: '<b>', style: 'PANEL', position: 'TOP_LEFT' }

const added = (project: Thing, item: Thing, fields: Fields = {}): Pick<Way, 'rest' | 'graphql'> => ({
  rest: (ids: Ids) => ({ id: ids[project], item_id: ids[item], ...FIELDS, fade_frames: 3, ...fields }),
  graphql: (ids: Ids) => ({
    input: { projectId: ids[project], itemId: ids[item], ...FIELDS, fadeFrames: 3, ...fields },
  }),
})
const changed = (project: Thing, lowerThird: Thing, fields: Fields = FIELDS) => ({
  rest: (ids: Ids) => ({ id: ids[project], lower_third_id: ids[lowerThird], revision: 1, ...fields }),
  graphql: (ids: Ids) => ({
    input: { projectId: ids[project], id: ids[lowerThird], revision: 1, ...fields },
  }),
})
const removed = (project: Thing, lowerThird: Thing) => ({
  rest: (ids: Ids) => ({ id: ids[project], lower_third_id: ids[lowerThird] }),
  graphql: (ids: Ids) => ({ input: { projectId: ids[project], id: ids[lowerThird] } }),
})
const previewed = (project: Thing, fields: Fields = {}) => ({
  rest: (ids: Ids) => ({ id: ids[project], title: 'Ida', ...fields }),
  graphql: (ids: Ids) => ({ input: { projectId: ids[project], title: 'Ida', ...fields } }),
})

/** Lower thirds of cuts. */
export const lowerThirds: Table = {
  listLowerThirds: {
    ask: 'query ($id: ID!) { project(id: $id) { cut { lowerThirds { id } } } }',
    key: 'lower_third_id',
    ways: [of('project'), ...hiddenAnd('hidden')],
  },
  addLowerThird: {
    ask: `mutation ($input: AddLowerThirdInput!) { addLowerThird(input: $input) ${CUT} }`,
    key: 'project_id',
    ways: [
      added('project', 'first'),
      { when: 'beyond its clip', as: ['owner'], ...added('project', 'first', { to: 97 }) },
      { when: 'without a title', as: ['owner'], ...added('project', 'first', { title: ' ' }) },
      { when: 'in a private project', ...added('hidden', 'first') },
    ],
  },
  updateLowerThird: {
    ask: `mutation ($input: UpdateLowerThirdInput!) { updateLowerThird(input: $input) ${CUT} }`,
    key: 'project_id',
    ways: [
      changed('project', 'lowerThird'),
      { when: 'that ends before it starts', as: ['owner'], ...changed('project', 'lowerThird', { to: 3 }) },
      { when: 'that is not in the cut', as: ['owner'], ...changed('project', 'first') },
      { when: 'in a private project', ...changed('hidden', 'lowerThird') },
    ],
  },
  removeLowerThird: {
    ask: `mutation ($input: RemoveLowerThirdInput!) { removeLowerThird(input: $input) ${CUT} }`,
    key: 'project_id',
    ways: [
      removed('project', 'lowerThird'),
      { when: 'that is not in the cut', as: ['owner'], ...removed('project', 'first') },
      { when: 'in a private project', ...removed('hidden', 'lowerThird') },
    ],
  },
  previewLowerThird: {
    ask: 'query ($input: LowerThirdPreviewInput!) { lowerThirdPreview(input: $input) { width } }',
    ways: [
      previewed('project'),
      { when: 'without a title', as: ['owner'], ...previewed('project', { title: '' }) },
      { when: 'in a private project', ...previewed('hidden') },
    ],
  },
  getRenderedSeconds: {
    ask: 'query ($id: ID!) { project(id: $id) { cut { renderedSeconds } } }',
    ways: [of('project'), ...hiddenAnd('hidden')],
  },
}

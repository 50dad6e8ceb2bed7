/** Covers specification R97, R98. */
import type { Ids, Thing } from '../../world/things.js'
import type { Table } from './row.js'
import { of } from './ways.js'

type Fields = Record<string, unknown>
const previewed = (project: Thing, fields: Fields = {}) => ({
  rest: (ids: Ids) => ({ id: ids[project], title: 'Ida', ...fields }),
  graphql: (ids: Ids) => ({ input: { projectId: ids[project], title: 'Ida', ...fields } }),
})

/** Lower thirds of cuts. */
export const lowerThirds: Table = {
  listLowerThirds: {
    ask: 'query ($id: ID!) { project(id: $id) { cut { lowerThirds { id } } } }',
    key: 'lower_third_id',
    ways: [of('project')],
  },
  previewLowerThird: {
    ask: 'query ($input: LowerThirdPreviewInput!) { lowerThirdPreview(input: $input) { width } }',
    ways: [
      previewed('project'),
      { when: 'without a title', as: ['owner'], ...previewed('project', { title: '' }) },
    ],
  },
  getRenderedSeconds: {
    ask: 'query ($id: ID!) { project(id: $id) { cut { renderedSeconds } } }',
    ways: [of('project')],
  },
}

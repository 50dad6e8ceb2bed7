import { SIGNED_IN, testResolver } from '../../../test/resolver.js'
import { sql } from '../../../test/resolver-cases.js'
import { insertFullShots, keepFullShot } from '../../../test/world/full-shots.js'
import type { Ids } from '../../../test/world/things.js'

const TAKES = ({ shot, fresh, running, refused, first }: Ids) =>
  `update storyboard_shot set takes_of = '${fresh}' where id = '${shot}';
   update video set take_of = '${fresh}' where id in ('${running}', '${refused}', '${first}')`

testResolver({
  'Query.storyboard': {
    operation:
      'query ($id: ID!) { storyboard(projectId: $id) { shots { takes { title } chosenTake { title } } } }',
    variables: ({ project }) => ({ id: project }),
    as: 'user',
    prepare: sql(TAKES),
    result: {
      storyboard: {
        shots: [
          { takes: ['refused', 'running', 'fresh', 'first'].map((title) => ({ title })), chosenTake: null },
          { takes: [] },
        ],
      },
    },
    refused: SIGNED_IN,
    list: {
      prepare: sql(keepFullShot),
      insert: insertFullShots,
      variables: (_, { project }) => ({ id: project }),
      nodes: ({ storyboard }) => storyboard.shots,
      isWhole: true,
    },
  },
})

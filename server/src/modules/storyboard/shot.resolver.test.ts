/** Covers specification B57. */
import { SIGNED_IN, testResolver } from '../../../test/resolver.js'
import { sql } from '../../../test/resolver-cases.js'
import { insertFullShots, keepFullShot } from '../../../test/world/full-shots.js'
import type { Ids } from '../../../test/world/things.js'

const TAKES = ({ shot, fresh, running, refused, first }: Ids) =>
  `update storyboard_shot set takes_of = '${fresh}' where id = '${shot}';
   update clip set take_of = '${fresh}' where id in ('${running}', '${refused}', '${first}')`

testResolver({
  'Query.storyboard': {
    operation:
      'query ($id: ID!) { storyboard(projectId: $id) { shots { prompt dialogue { speaker text } takes { title } chosenTake { title } } } }',
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
    cases: [
      {
        name: 'the prompt has setting, description and look',
        prepare: sql(
          ({ project, shot }) =>
            `delete from storyboard where project_id = '${project}';
             insert into storyboard (project_id, look) values ('${project}', '35 mm film');
             update storyboard_set set label = 'The Keeper', description = 'In yellow' where project_id = '${project}';
             update storyboard_shot set words = '@keeper waits', heading = 'EXT. PIER - DUSK', camera = 'wide',
               dialogue = '[{"speaker": "KEEPER", "text": "Soon."}]' where id = '${shot}'`,
        ),
        result: {
          storyboard: {
            shots: [
              {
                prompt:
                  'Exterior, pier, dusk.\nThe Keeper waits\nCharacter The Keeper: In yellow.\nWide shot.\n35 mm film.',
                dialogue: [{ speaker: 'KEEPER', text: 'Soon.' }],
              },
              {},
            ],
          },
        },
      },
    ],
    list: {
      prepare: sql(keepFullShot),
      insert: insertFullShots,
      variables: (_, { project }) => ({ id: project }),
      nodes: ({ storyboard }) => storyboard.shots,
      isWhole: true,
    },
  },
})

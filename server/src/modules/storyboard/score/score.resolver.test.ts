/** Covers specification B74. */
import { SIGNED_IN, testResolver } from '../../../../test/resolver.js'
import { notFound, sql } from '../../../../test/resolver-cases.js'
import { insertFullShots, keepFullShot } from '../../../../test/world/full-shots.js'
import type { Ids } from '../../../../test/world/things.js'

/** The first video of the cut is a take of the shot, which belongs to a scene. */
const SCENE = ({ shot, first }: Ids) =>
  `update storyboard_shot set takes_of = '${first}', heading = 'INT. TOWER - NIGHT', words = 'A ghost in the dark'
   where id = '${shot}'`

testResolver({
  'Query.scorePlan': {
    operation: `query ($id: ID!) {
      scorePlan(projectId: $id) { title words seconds from }
      project(id: $id) { cut { cues { scoreFit { title fit seconds composed } } } }
    }`,
    variables: ({ project }) => ({ id: project }),
    as: 'user',
    prepare: sql(SCENE),
    result: {
      scorePlan: [
        { title: 'INT. TOWER - NIGHT', words: 'dark', seconds: 4, from: 0 },
        { title: 'second', words: 'calm', seconds: 4, from: 4 },
      ],
      project: { cut: { cues: [{ scoreFit: null }] } },
    },
    refused: SIGNED_IN,
    cases: [
      ...notFound('hidden', (id) => ({ id })),
      {
        name: 'music that was composed before a recut',
        prepare: sql(
          (ids) => `${SCENE(ids)};
            update sound set plan = '[{"title": "INT. TOWER - NIGHT", "words": "", "seconds": 3},
              {"title": "Gone", "words": "", "seconds": 2}]' where id = '${ids.sound}'`,
        ),
        result: {
          project: {
            cut: {
              cues: [
                {
                  scoreFit: [
                    { title: 'INT. TOWER - NIGHT', fit: 'LONGER', seconds: 4, composed: 3 },
                    { title: 'Gone', fit: 'GONE', seconds: null, composed: 2 },
                    { title: 'second', fit: 'NEW', seconds: 4, composed: null },
                  ],
                },
              ],
            },
          },
        },
      },
      {
        name: 'of the storyboard if the cut is empty',
        prepare: sql(
          (ids) => `${SCENE(ids)};
            update cut_item set position = null where project_id = '${ids.project}';
            update storyboard_shot set takes_of = null, chosen_video_id = null, seconds = 6 where id = '${ids.shot}'`,
        ),
        result: { scorePlan: [{ title: 'INT. TOWER - NIGHT', words: 'dark', seconds: 6, from: 0 }, {}] },
      },
    ],
    list: {
      prepare: sql(
        (ids) =>
          `${keepFullShot(ids)}; update cut_item set position = null where project_id = '${ids.project}'`,
      ),
      insert: insertFullShots,
      variables: (_, { project }) => ({ id: project }),
      nodes: ({ scorePlan }) => scorePlan,
      isWhole: true,
    },
  },
})

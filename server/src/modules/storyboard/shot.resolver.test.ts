/** Covers specification B57. */
import { testResolver } from '../../../test/resolver.js'
import { fullShots, keepFullShot } from '../../../test/world/full-shots.js'
import { IDS } from '../../../test/world/things.js'
import { Storyboard } from './storyboard.entity.js'
import { StoryboardShot } from './shots/shot.entity.js'
import { StoryboardElement } from './elements/element.entity.js'
import { aRow, remove, rows, update } from '../../../test/world/builders.js'
import { Clip } from '../video/clip.entity.js'

const TAKES = [
  update(StoryboardShot, IDS.shot, { takesOf: IDS.fresh }),
  update(Clip, { id: [IDS.running, IDS.refused, IDS.first] }, { takeOf: IDS.fresh }),
]

testResolver({
  'Query.storyboard': {
    operation:
      'query ($id: ID!) { storyboard(projectId: $id) { shots { prompt dialogue { speaker text } takes { title } chosenTake { title } } } }',
    variables: ({ project }) => ({ id: project }),
    as: 'user',
    prepare: rows(TAKES),
    result: {
      storyboard: {
        shots: [
          { takes: ['refused', 'running', 'fresh', 'first'].map((title) => ({ title })), chosenTake: null },
          { takes: [] },
        ],
      },
    },
    cases: [
      {
        name: 'the prompt has setting, description and look',
        prepare: rows(
          remove(Storyboard, { projectId: IDS.project }),
          aRow(Storyboard, { projectId: IDS.project, look: '35 mm film' }),
          update(
            StoryboardElement,
            { projectId: IDS.project },
            { label: 'The Keeper', description: 'In yellow' },
          ),
          update(StoryboardShot, IDS.shot, {
            words: '@keeper waits',
            heading: 'EXT. PIER - DUSK',
            camera: 'wide',
            dialogue: [{ speaker: 'KEEPER', text: 'Soon.' }],
          }),
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
      prepare: rows(keepFullShot),
      rows: fullShots(),
      variables: (_, { project }) => ({ id: project }),
      nodes: ({ storyboard }) => storyboard.shots,
      isWhole: true,
    },
  },
})

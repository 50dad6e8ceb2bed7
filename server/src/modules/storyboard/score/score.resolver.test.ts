/** Covers specification B74. */
import { testResolver } from '../../../../test/resolver.js'
import { notFound } from '../../../../test/resolver-cases.js'
import { fullShots, keepFullShot } from '../../../../test/world/full-shots.js'
import { IDS } from '../../../../test/world/things.js'
import { CutItem } from '../../cut/elements/cut-item.entity.js'
import { Sound } from '../../sound/sound.entity.js'
import { StoryboardShot } from '../shots/shot.entity.js'
import { rows, update } from '../../../../test/world/builders.js'

/** The first video of the cut is a take of the shot, which belongs to a scene. */
const SCENE = update(StoryboardShot, IDS.shot, {
  takesOf: IDS.first,
  heading: 'INT. TOWER - NIGHT',
  words: 'A ghost in the dark',
})
const EMPTY_CUT = update(CutItem, { projectId: IDS.project }, { position: null })

testResolver({
  'Query.scorePlan': {
    operation: `query ($id: ID!) {
      scorePlan(projectId: $id) { title words seconds startSeconds }
      project(id: $id) { cut { cues { scoreFit { title fit seconds composedSeconds } } } }
    }`,
    variables: ({ project }) => ({ id: project }),
    as: 'user',
    prepare: rows(SCENE),
    result: {
      scorePlan: [
        { title: 'INT. TOWER - NIGHT', words: 'dark', seconds: 4, startSeconds: 0 },
        { title: 'second', words: 'calm', seconds: 4, startSeconds: 4 },
      ],
      project: { cut: { cues: [{ scoreFit: null }] } },
    },
    cases: [
      ...notFound('hidden', (id) => ({ id })),
      {
        name: 'music that was composed before a recut',
        prepare: rows(
          SCENE,
          update(Sound, IDS.sound, {
            plan: [
              { title: 'INT. TOWER - NIGHT', words: '', seconds: 3 },
              { title: 'Gone', words: '', seconds: 2 },
            ],
          }),
        ),
        result: {
          project: {
            cut: {
              cues: [
                {
                  scoreFit: [
                    { title: 'INT. TOWER - NIGHT', fit: 'LONGER', seconds: 4, composedSeconds: 3 },
                    { title: 'Gone', fit: 'GONE', seconds: null, composedSeconds: 2 },
                    { title: 'second', fit: 'NEW', seconds: 4, composedSeconds: null },
                  ],
                },
              ],
            },
          },
        },
      },
      {
        name: 'of the storyboard if the cut is empty',
        prepare: rows(
          SCENE,
          EMPTY_CUT,
          update(StoryboardShot, IDS.shot, { takesOf: null, chosenVideoId: null, seconds: 6 }),
        ),
        result: {
          scorePlan: [{ title: 'INT. TOWER - NIGHT', words: 'dark', seconds: 6, startSeconds: 0 }, {}],
        },
      },
    ],
    list: {
      prepare: rows(keepFullShot, EMPTY_CUT),
      rows: fullShots(),
      variables: (_, { project }) => ({ id: project }),
      nodes: ({ scorePlan }) => scorePlan,
      isWhole: true,
    },
  },
})

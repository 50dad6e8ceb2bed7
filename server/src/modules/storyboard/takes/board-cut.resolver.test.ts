/** Covers specification B55, B72. */
import { removedItem } from '../../../../test/cut/removed-item.js'
import { firstItemId } from '#schema/cut-item'
import { NOWHERE, type World, testResolver } from '../../../../test/resolver.js'
import { notFound } from '../../../../test/resolver-cases.js'
import { withCard } from '../../../../test/cards.js'
import { Card } from '../../cut/cards/card.entity.js'
import { CutItem } from '../../cut/elements/cut-item.entity.js'
import { fullShots, keepFullShot } from '../../../../test/world/full-shots.js'
import { IDS } from '../../../../test/world/things.js'
import { StoryboardShot } from '../shots/shot.entity.js'
import { rows, update, aCue, remove } from '../../../../test/world/builders.js'
import { Clip } from '../../video/clip.entity.js'
import { CutCue } from '../../cut/elements/cut-cue.entity.js'
import { Storyboard } from '../storyboard.entity.js'

/** `fresh` is chosen for the first shot, `running` is in progress for the second; `first` stays in the cut. */
const CHOSEN = [
  update(StoryboardShot, IDS.shot, { takesOf: IDS.fresh, chosenVideoId: IDS.fresh, transition: 'fade' }),
  update(StoryboardShot, IDS.otherShot, { takesOf: IDS.running }),
]

testResolver({
  'Query.storyboardCut': {
    operation: `query ($id: ID!) {
      storyboardCut(projectId: $id) {
        shots { shot { words takeState editedBy { username } } take { title author { username } } leftOut isAccepted isLonger }
        others { title } givingWay { title }
      }
    }`,
    variables: ({ project }) => ({ id: project }),
    as: 'user',
    prepare: rows(
      CHOSEN,
      update(StoryboardShot, IDS.shot, { seconds: 2 }),
      update(Clip, IDS.second, { takeOf: IDS.fresh }),
    ),
    result: {
      storyboardCut: {
        shots: [
          {
            shot: { words: 'The lamp of shot burns' },
            take: { title: 'fresh' },
            leftOut: null,
            isAccepted: true,
            isLonger: true,
          },
          { take: null, leftOut: 'Its take is still being generated', isAccepted: false, isLonger: false },
        ],
        others: [{ title: 'first' }],
        givingWay: [{ title: 'second' }],
      },
    },
    cases: [
      ...notFound('hidden', (id) => ({ id })),
      {
        name: 'shots whose take was declined, and without takes',
        prepare: rows(update(StoryboardShot, IDS.shot, { takesOf: IDS.refused, chosenVideoId: IDS.refused })),
        result: {
          storyboardCut: { shots: [{ leftOut: 'Its take was rejected' }, { leftOut: 'It has no take' }] },
        },
      },
      {
        name: 'accepted takes outside the cut give way, too',
        prepare: rows(...CHOSEN, removedItem, update(Clip, IDS.first, { takeOf: IDS.fresh })),
        result: { storyboardCut: { others: [{ title: 'second' }], givingWay: [{ title: 'first' }] } },
      },
      {
        name: 'a shot without a chosen take',
        prepare: rows(update(StoryboardShot, IDS.shot, { takesOf: IDS.fresh })),
        result: { storyboardCut: { shots: [{ leftOut: 'None of its takes is chosen' }, {}] } },
      },
    ],
    list: {
      prepare: rows(keepFullShot),
      rows: fullShots(),
      variables: (_, { project }) => ({ id: project }),
      nodes: ({ storyboardCut }) => storyboardCut.shots,
      isWhole: true,
    },
  },
  'Mutation.updateCutFromStoryboard': {
    operation: `mutation ($id: ID!) {
      updateCutFromStoryboard(projectId: $id) { name cut { videos { title status } gaps { transition seconds } } }
    }`,
    variables: ({ project }) => ({ id: project }),
    as: 'user',
    prepare: rows(CHOSEN),
    result: {
      updateCutFromStoryboard: {
        name: 'The Keeper',
        cut: {
          videos: [
            { title: 'fresh', status: 'ACCEPTED' },
            { title: 'first', status: 'ACCEPTED' },
            { title: 'second', status: 'ACCEPTED' },
          ],
          gaps: [
            { transition: '', seconds: 1 },
            { transition: '', seconds: 1 },
          ],
        },
      },
    },
    cases: [
      ...notFound('hidden', (id) => ({ id })),
      {
        name: 'in the order of the board, with its transitions; other accepted takes of its shots are replaced',
        prepare: rows(
          CHOSEN,
          update(Clip, IDS.second, { takeOf: IDS.fresh }),
          update(StoryboardShot, IDS.otherShot, { takesOf: IDS.first, chosenVideoId: IDS.first }),
        ),
        result: {
          updateCutFromStoryboard: {
            cut: {
              videos: [{ title: 'fresh' }, { title: 'first' }],
              gaps: [{ transition: 'fade', seconds: 1 }],
            },
          },
        },
      },
      {
        name: 'an accepted take that was removed from the cut returns',
        prepare: rows(
          removedItem,
          update(StoryboardShot, IDS.shot, { takesOf: IDS.first, chosenVideoId: IDS.first }),
        ),
        result: { updateCutFromStoryboard: { cut: { videos: [{ title: 'first' }, { title: 'second' }] } } },
      },
      ...[
        { name: 'voices and music of the board are added', cue: null },
        {
          name: 'a voice and music that the cut uses already',
          cue: [
            aCue({ soundId: IDS.voice, itemId: IDS.secondItem, atSeconds: 1 }),
            update(CutCue, { soundId: IDS.sound }, { itemId: null }),
          ],
        },
      ].map(({ name, cue }) => ({
        name,
        prepare: rows(
          CHOSEN,
          cue ?? remove(CutCue),
          update(StoryboardShot, IDS.shot, { voiceId: IDS.voice }),
          update(Storyboard, { projectId: IDS.project }, { scoreId: IDS.sound }),
        ),
        result: { updateCutFromStoryboard: { name: 'The Keeper' } },
        check: async ({ em, ids }: World) => {
          const cues = await em.execute(
            'select sound_id, item_id, gain, is_ducked from cut_cue order by is_ducked, item_id nulls last',
          )
          expect(cues).toEqual(
            cue
              ? [
                  { sound_id: ids.voice, item_id: ids.secondItem, gain: 0, is_ducked: false },
                  { sound_id: ids.sound, item_id: null, gain: -6, is_ducked: false },
                ]
              : [
                  { sound_id: ids.voice, item_id: firstItemId(ids.fresh), gain: 2.5, is_ducked: false },
                  { sound_id: ids.sound, item_id: null, gain: -8, is_ducked: true },
                ],
          )
        },
      })),
      {
        name: 'cards at the start stay there, and the last transition leads to those at the end',
        prepare: async (world) => {
          await withCard()(world)
          await rows(
            CHOSEN,
            update(CutItem, { cardId: NOWHERE }, { position: 0, transition: 'fadeblack' }),
            update(CutItem, IDS.firstItem, { position: 1 }),
            update(StoryboardShot, IDS.otherShot, {
              takesOf: IDS.first,
              chosenVideoId: IDS.first,
              transition: 'dissolve',
            }),
          )(world)
        },
        result: {
          updateCutFromStoryboard: {
            cut: {
              videos: [{ title: 'Low tide' }, { title: 'fresh' }, { title: 'first' }, { title: 'second' }],
              gaps: [{ transition: 'fadeblack' }, { transition: 'fade' }, { transition: 'dissolve' }],
            },
          },
        },
      },
      {
        name: 'credits before the first clip are no opening: they go to the end',
        prepare: async (world) => {
          await withCard()(world)
          await rows(
            CHOSEN,
            update(Card, NOWHERE, { kind: 'CREDITS' }),
            update(CutItem, { cardId: NOWHERE }, { position: 0 }),
            update(CutItem, IDS.firstItem, { position: 1 }),
          )(world)
        },
        result: {
          updateCutFromStoryboard: {
            cut: {
              videos: [{ title: 'fresh' }, { title: 'Low tide' }, { title: 'first' }, { title: 'second' }],
            },
          },
        },
      },
      {
        name: 'no chosen take',
        prepare: async () => undefined,
        code: 'BAD_USER_INPUT',
        message: 'No shot has a chosen take',
      },
    ],
  },
})

import { SIGNED_IN, WRITERS, testResolver } from '../../../../test/resolver.js'
import { notFound, sql } from '../../../../test/resolver-cases.js'
import { insertFullShots, keepFullShot } from '../../../../test/world/full-shots.js'
import type { Ids } from '../../../../test/world/things.js'

/** `fresh` is chosen for the first shot, `running` is generated for the second; `first` stays in the cut. */
const CHOSEN = ({ shot, otherShot, fresh, running }: Ids) =>
  `update storyboard_shot set takes_of = '${fresh}', chosen_video_id = '${fresh}', transition = 'fade' where id = '${shot}';
   update storyboard_shot set takes_of = '${running}' where id = '${otherShot}'`

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
    prepare: sql(
      (ids) => `${CHOSEN(ids)};
        update storyboard_shot set seconds = 2 where id = '${ids.shot}';
        update video set take_of = '${ids.fresh}' where id = '${ids.second}'`,
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
    refused: SIGNED_IN,
    cases: [
      ...notFound('hidden', (id) => ({ id })),
      {
        name: 'shots whose take was declined, and without takes',
        prepare: sql(
          ({ shot, refused }) =>
            `update storyboard_shot set takes_of = '${refused}', chosen_video_id = '${refused}' where id = '${shot}'`,
        ),
        result: {
          storyboardCut: { shots: [{ leftOut: 'Its take was declined' }, { leftOut: 'It has no take' }] },
        },
      },
      {
        name: 'a shot without a chosen take',
        prepare: sql(
          ({ shot, fresh }) => `update storyboard_shot set takes_of = '${fresh}' where id = '${shot}'`,
        ),
        result: { storyboardCut: { shots: [{ leftOut: 'None of its takes is chosen' }, {}] } },
      },
    ],
    list: {
      prepare: sql(keepFullShot),
      insert: insertFullShots,
      variables: (_, { project }) => ({ id: project }),
      nodes: ({ storyboardCut }) => storyboardCut.shots,
      isWhole: true,
    },
  },
  'Mutation.cutFromStoryboard': {
    operation: `mutation ($id: ID!) {
      cutFromStoryboard(projectId: $id) { name cut { videos { title status } gaps { transition seconds } } }
    }`,
    variables: ({ project }) => ({ id: project }),
    as: 'user',
    prepare: sql(CHOSEN),
    result: {
      cutFromStoryboard: {
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
    refused: WRITERS,
    cases: [
      ...notFound('hidden', (id) => ({ id })),
      {
        name: 'in the order of the board, with its transitions; accepted takes of its shots give way',
        prepare: sql(
          (ids) => `${CHOSEN(ids)};
            update video set take_of = '${ids.fresh}' where id = '${ids.second}';
            update storyboard_shot set takes_of = '${ids.first}', chosen_video_id = '${ids.first}' where id = '${ids.otherShot}'`,
        ),
        result: {
          cutFromStoryboard: {
            cut: {
              videos: [{ title: 'fresh' }, { title: 'first' }],
              gaps: [{ transition: 'fade', seconds: 1 }],
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

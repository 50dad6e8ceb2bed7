/** Covers specification B72. */
import { SIGNED_IN, WRITERS, type World, testResolver } from '../../../../test/resolver.js'
import { notFound, sql } from '../../../../test/resolver-cases.js'
import { insertFullShots, keepFullShot } from '../../../../test/world/full-shots.js'
import type { Ids } from '../../../../test/world/things.js'

/** `fresh` is chosen for the first shot, `running` is in progress for the second; `first` stays in the cut. */
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
        update clip set take_of = '${ids.fresh}' where id = '${ids.second}'`,
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
        name: 'in the order of the board, with its transitions; other accepted takes of its shots are replaced',
        prepare: sql(
          (ids) => `${CHOSEN(ids)};
            update clip set take_of = '${ids.fresh}' where id = '${ids.second}';
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
      ...[
        { name: 'voices and music of the board are added', cue: '' },
        {
          name: 'a voice and music that the cut uses already',
          cue: `insert into cut_cue (project_id, sound_id, item_id, at) values ('project', 'voice', 'second', 1);
            update cut_cue set item_id = null where sound_id = 'sound'`,
        },
      ].map(({ name, cue }) => ({
        name,
        prepare: sql(
          (ids) => `${CHOSEN(ids)}; ${cue ? '' : 'delete from cut_cue;'}
            update storyboard_shot set voice_id = '${ids.voice}' where id = '${ids.shot}';
            insert into storyboard (project_id, score_id) values ('${ids.project}', '${ids.sound}')
              on conflict (project_id) do update set score_id = excluded.score_id;
            ${cue.replaceAll(/'(project|voice|second|sound)'/g, (_, thing: keyof Ids) => `'${ids[thing]}'`)}`,
        ),
        result: { cutFromStoryboard: { name: 'The Keeper' } },
        check: async ({ em, ids }: World) => {
          const cues = await em.execute(
            'select sound_id, item_id, gain, is_ducked from cut_cue order by is_ducked, item_id nulls last',
          )
          expect(cues).toEqual(
            cue
              ? [
                  { sound_id: ids.voice, item_id: ids.second, gain: 0, is_ducked: false },
                  { sound_id: ids.sound, item_id: null, gain: -6, is_ducked: false },
                ]
              : [
                  { sound_id: ids.voice, item_id: ids.fresh, gain: 0, is_ducked: false },
                  { sound_id: ids.sound, item_id: null, gain: -6, is_ducked: true },
                ],
          )
        },
      })),
      {
        name: 'no chosen take',
        prepare: async () => undefined,
        code: 'BAD_USER_INPUT',
        message: 'No shot has a chosen take',
      },
    ],
  },
})

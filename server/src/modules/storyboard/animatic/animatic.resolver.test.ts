/** Covers specification B73. */
import { SIGNED_IN, WRITERS, testResolver } from '../../../../test/resolver.js'
import { notFound, sql } from '../../../../test/resolver-cases.js'
import { insertFullShots, keepFullShot } from '../../../../test/world/full-shots.js'
import type { Ids } from '../../../../test/world/things.js'

const CHOSEN = ({ shot, otherShot, fresh, first }: Ids) =>
  `update storyboard_shot set takes_of = '${fresh}', chosen_video_id = '${fresh}', transition = 'fade' where id = '${shot}';
   update storyboard_shot set takes_of = '${first}', chosen_video_id = '${first}' where id = '${otherShot}';
   update clip set mezzanine_video_key = 'parts/' || id || '.mkv', frame_rate = 24 where id in ('${fresh}', '${first}')`

testResolver({
  'Query.storyboardFilm': {
    operation: `query ($id: ID!) {
      storyboardFilm(projectId: $id) {
        projectId seconds
        segments {
          shotId kind words url posterUrl seconds isCurrent transition transitionSeconds window { key seconds url }
        }
        sounds { sound { title url } from to offset envelope { at factor } }
      }
    }`,
    variables: ({ project }) => ({ id: project }),
    as: 'user',
    result: {
      storyboardFilm: {
        seconds: 10,
        segments: [
          {
            kind: 'EMPTY',
            words: expect.stringContaining('The lamp of shot burns'),
            url: null,
            posterUrl: null,
            seconds: 5,
            isCurrent: false,
            transition: '',
            transitionSeconds: 0,
            window: null,
          },
          { kind: 'EMPTY', words: expect.stringContaining('The lamp of otherShot burns') },
        ],
        sounds: [],
      },
    },
    refused: SIGNED_IN,
    cases: [
      ...notFound('hidden', (id) => ({ id })),
      {
        name: 'voices with their shots, and music that is lowered under them',
        prepare: sql(
          ({ project, otherShot, sound, voice }) =>
            `update sound set duration = 2 where id = '${voice}';
             update storyboard_shot set voice_id = '${voice}' where id = '${otherShot}';
             insert into storyboard (project_id, score_id) values ('${project}', '${sound}')
               on conflict (project_id) do update set score_id = excluded.score_id`,
        ),
        result: {
          storyboardFilm: {
            sounds: [
              {
                sound: { title: 'The sound', url: expect.stringContaining('/files/sounds/sound.flac?') },
                from: 0,
                to: 10,
                offset: 0,
                envelope: [0, 0.004, 4.85, 5, 7, 7.4, 9, 10].map((at) => ({
                  at,
                  factor: expect.closeTo(
                    10 ** ((at === 5 || at === 7 ? -15 : -6) / 20) * Number(at > 0 && at < 10),
                    5,
                  ),
                })),
              },
              {
                sound: { title: 'The voice' },
                from: 5,
                to: 7,
                offset: 0,
                envelope: [
                  { at: 5, factor: 0 },
                  { at: 5.004, factor: 1 },
                  { at: 6.996, factor: 1 },
                  { at: 7, factor: 0 },
                ],
              },
            ],
          },
        },
      },
      {
        name: 'chosen takes are played, and the transition between them is requested',
        prepare: sql(CHOSEN),
        result: {
          storyboardFilm: {
            seconds: 7,
            segments: [
              {
                kind: 'PAID',
                url: expect.stringContaining('/files/videos/fresh.mp4?'),
                posterUrl: expect.stringContaining('/files/videos/fresh.webp?'),
                seconds: 4,
                isCurrent: true,
                transition: 'fade',
                transitionSeconds: 1,
                window: { key: expect.stringMatching(/^board-\w+ 1$/), seconds: 1, url: null },
              },
              { kind: 'PAID', window: null },
            ],
          },
        },
        check: async ({ em }) =>
          expect(await em.fork().execute('select queue from background_task')).toEqual([
            { queue: 'board-window' },
          ]),
      },
      {
        name: 'drawings are played until the shot changes',
        prepare: sql(
          ({ project, shot }) =>
            `insert into shot_drawing (shot_id, is_slate, project_id, hash, video_key, poster_key,
               mezzanine_video_key, mezzanine_sound_key, width, height, frames, frame_rate)
             values ('${shot}', false, '${project}', 'before', 'drawings/a.mp4', 'drawings/a.webp', 'a', 'b', 1280, 720, 48, 24)`,
        ),
        result: {
          storyboardFilm: {
            segments: [
              {
                kind: 'DRAWN',
                url: expect.stringContaining('/files/drawings/a.mp4?'),
                seconds: 2,
                isCurrent: false,
              },
              { kind: 'EMPTY' },
            ],
          },
        },
      },
    ],
    list: {
      prepare: sql(keepFullShot),
      insert: insertFullShots,
      variables: (_, { project }) => ({ id: project }),
      nodes: ({ storyboardFilm }) => storyboardFilm.segments,
      isWhole: true,
    },
  },
  'Mutation.drawAnimatic': {
    operation:
      'mutation ($id: ID!) { drawAnimatic(projectId: $id) { kind status projectId viewerCanCancel } }',
    variables: ({ project }) => ({ id: project }),
    as: 'user',
    result: { drawAnimatic: { kind: 'DRAWING', status: 'QUEUED', viewerCanCancel: true } },
    check: async ({ as, ids }) =>
      expect(
        await as('owner', 'query ($id: ID!) { storyboard(projectId: $id) { drawingJob { kind status } } }', {
          id: ids.project,
        }),
      ).toMatchObject({ data: { storyboard: { drawingJob: { kind: 'DRAWING', status: 'QUEUED' } } } }),
    refused: WRITERS,
    cases: [
      ...notFound('hidden', (id) => ({ id })),
      {
        name: 'a drawing job in progress',
        prepare: sql(
          ({ project, owner, job }) =>
            `delete from job where id = '${job}'; insert into job (id, kind, status, project_id, author_id)
             values ('${job}', 'drawing', 'running', '${project}', '${owner}')`,
        ),
        result: { drawAnimatic: { kind: 'DRAWING', status: 'RUNNING' } },
      },
      { name: 'nothing to draw', prepare: sql(CHOSEN), result: { drawAnimatic: null } },
    ],
  },
  'Mutation.exportAnimatic': {
    operation: `mutation ($id: ID!) {
      exportAnimatic(projectId: $id) {
        title status author { username } job { kind status } gaps { transition seconds }
      }
    }`,
    variables: ({ project }) => ({ id: project }),
    as: 'user',
    prepare: sql(({ shot }) => `update storyboard_shot set transition = 'fade' where id = '${shot}'`),
    result: {
      exportAnimatic: {
        title: 'Draft: The Keeper 1',
        status: 'IN_PROGRESS',
        author: { username: 'user' },
        job: { kind: 'DRAFT', status: 'QUEUED' },
        gaps: [{ transition: 'fade', seconds: 1 }],
      },
    },
    refused: WRITERS,
    cases: [
      ...notFound('hidden', (id) => ({ id })),
      {
        name: 'a board without shots',
        prepare: sql(({ project }) => `delete from storyboard_shot where project_id = '${project}'`),
        code: 'BAD_USER_INPUT',
        message: 'The storyboard has no shots',
      },
    ],
  },
})

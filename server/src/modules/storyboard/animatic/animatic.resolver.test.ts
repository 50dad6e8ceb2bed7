/** Covers specification B73. */
import { testResolver } from '../../../../test/resolver.js'
import { notFound } from '../../../../test/resolver-cases.js'
import { fullShots, keepFullShot } from '../../../../test/world/full-shots.js'
import { IDS } from '../../../../test/world/things.js'
import { Job, JobStatus } from '#platform/queue/job.entity'
import { StoryboardShot } from '../shots/shot.entity.js'
import { aDrawing, aJob, remove, rows, update } from '../../../../test/world/builders.js'
import { Clip } from '../../video/clip.entity.js'
import { Sound } from '../../sound/sound.entity.js'
import { Storyboard } from '../storyboard.entity.js'

const CHOSEN = [
  update(StoryboardShot, IDS.shot, { takesOf: IDS.fresh, chosenVideoId: IDS.fresh, transition: 'fade' }),
  update(StoryboardShot, IDS.otherShot, { takesOf: IDS.first, chosenVideoId: IDS.first }),
  ...[IDS.fresh, IDS.first].map((id) =>
    update(Clip, id, { mezzanineVideoKey: `parts/${id}.mkv`, frameRate: 24 }),
  ),
]

testResolver({
  'Query.animatic': {
    operation: `query ($id: ID!) {
      animatic(projectId: $id) {
        projectId seconds
        segments {
          shotId kind words url posterUrl seconds isCurrent transition transitionSeconds window { key seconds url }
        }
        sounds { sound { title url } startSeconds endSeconds offsetSeconds envelope { atSeconds factor } }
      }
    }`,
    variables: ({ project }) => ({ id: project }),
    as: 'user',
    result: {
      animatic: {
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
    cases: [
      ...notFound('hidden', (id) => ({ id })),
      {
        name: 'voices with their shots, and music that is lowered under them',
        prepare: rows(
          update(Sound, IDS.voice, { duration: 2 }),
          update(StoryboardShot, IDS.otherShot, { voiceId: IDS.voice }),
          update(Storyboard, { projectId: IDS.project }, { scoreId: IDS.sound }),
        ),
        result: {
          animatic: {
            sounds: [
              {
                sound: { title: 'The sound', url: expect.stringContaining('/files/sounds/sound.flac?') },
                startSeconds: 0,
                endSeconds: 10,
                offsetSeconds: 0,
                envelope: [0, 0.004, 4.85, 5, 7, 7.4, 9, 10].map((at) => ({
                  atSeconds: at,
                  factor: expect.closeTo(
                    10 ** ((at === 5 || at === 7 ? -17 : -8) / 20) * Number(at > 0 && at < 10),
                    5,
                  ),
                })),
              },
              {
                sound: { title: 'The voice' },
                startSeconds: 5,
                endSeconds: 7,
                offsetSeconds: 0,
                envelope: [
                  { atSeconds: 5, factor: 0 },
                  { atSeconds: 5.004, factor: expect.closeTo(10 ** (2.5 / 20), 5) },
                  { atSeconds: 6.996, factor: expect.closeTo(10 ** (2.5 / 20), 5) },
                  { atSeconds: 7, factor: 0 },
                ],
              },
            ],
          },
        },
      },
      {
        name: 'chosen takes are played, and the transition between them is requested',
        prepare: rows(CHOSEN),
        result: {
          animatic: {
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
        prepare: rows(
          aDrawing({
            hash: 'before',
            videoKey: 'drawings/a.mp4',
            posterKey: 'drawings/a.webp',
            mezzanineVideoKey: 'a',
            mezzanineSoundKey: 'b',
            width: 1280,
            height: 720,
            frames: 48,
            frameRate: 24,
          }),
        ),
        result: {
          animatic: {
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
      prepare: rows(keepFullShot),
      rows: fullShots(),
      variables: (_, { project }) => ({ id: project }),
      nodes: ({ animatic }) => animatic.segments,
      isWhole: true,
    },
  },
  'Mutation.generateMissingDrawings': {
    operation:
      'mutation ($id: ID!) { generateMissingDrawings(projectId: $id) { kind status projectId viewerCanCancel } }',
    variables: ({ project }) => ({ id: project }),
    as: 'user',
    result: { generateMissingDrawings: { kind: 'DRAWING', status: 'QUEUED', viewerCanCancel: true } },
    check: async ({ as, ids }) =>
      expect(
        await as('owner', 'query ($id: ID!) { storyboard(projectId: $id) { drawingJob { kind status } } }', {
          id: ids.project,
        }),
      ).toMatchObject({ data: { storyboard: { drawingJob: { kind: 'DRAWING', status: 'QUEUED' } } } }),
    cases: [
      ...notFound('hidden', (id) => ({ id })),
      {
        name: 'a drawing job in progress',
        prepare: rows(
          remove(Job, IDS.job),
          aJob({ id: IDS.job, kind: 'drawing', status: JobStatus.RUNNING }),
        ),
        result: { generateMissingDrawings: { kind: 'DRAWING', status: 'RUNNING' } },
      },
      { name: 'nothing to draw', prepare: rows(CHOSEN), result: { generateMissingDrawings: null } },
    ],
  },
  'Mutation.mergeAnimatic': {
    operation: `mutation ($id: ID!) {
      mergeAnimatic(projectId: $id) {
        title status author { username } job { kind status } gaps { transition seconds }
      }
    }`,
    variables: ({ project }) => ({ id: project }),
    as: 'user',
    prepare: rows(update(StoryboardShot, IDS.shot, { transition: 'fade' })),
    result: {
      mergeAnimatic: {
        title: 'Draft: The Keeper 1',
        status: 'IN_PROGRESS',
        author: { username: 'user' },
        job: { kind: 'DRAFT', status: 'QUEUED' },
        gaps: [{ transition: 'fade', seconds: 1 }],
      },
    },
    cases: [
      ...notFound('hidden', (id) => ({ id })),
      {
        name: 'a board without shots',
        prepare: rows(remove(StoryboardShot, { projectId: IDS.project })),
        code: 'BAD_USER_INPUT',
        message: 'The storyboard has no shots',
      },
    ],
  },
})

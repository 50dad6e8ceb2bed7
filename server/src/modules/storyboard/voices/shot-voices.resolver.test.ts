/** Covers specification B72. */
import { NOWHERE, testResolver } from '../../../../test/resolver.js'
import { notFound } from '../../../../test/resolver-cases.js'
import { IDS, type Ids } from '../../../../test/world/things.js'
import { Sound } from '../../sound/sound.entity.js'
import { Storyboard } from '../storyboard.entity.js'
import { StoryboardShot } from '../shots/shot.entity.js'
import { aJob, rows, update } from '../../../../test/world/builders.js'

const DIALOGUE = [
  { speaker: 'Keeper', text: 'There she is.' },
  { speaker: 'Mate', text: 'At last!' },
]
const WORDS = 'There she is.\nAt last!'

/** Both shots speak; the first of them has a take in the cut. */
const SPOKEN = [
  update(StoryboardShot, { id: [IDS.shot, IDS.otherShot] }, { dialogue: DIALOGUE }),
  update(StoryboardShot, IDS.shot, { takesOf: IDS.first, chosenVideoId: IDS.first }),
]
const voiced = update(StoryboardShot, IDS.shot, { voiceId: IDS.voice })
const MODEL = { model: 'sketch/voice' }
const read = (mate: object) => [
  ...SPOKEN,
  voiced,
  update(Sound, IDS.voice, {
    words: WORDS,
    model: MODEL.model,
    characterVoices: [
      { speaker: 'keeper', ...MODEL, voice: 'slt' },
      { speaker: 'mate', ...MODEL, voice: 'awb', ...mate },
    ],
  }),
]
const cast = (mate: object) =>
  update(
    Storyboard,
    { projectId: IDS.project },
    { voices: [{ speaker: 'mate', ...MODEL, voice: 'awb', ...mate }] },
  )
const JOBS = `select count(*)::int as count from job where kind = 'sound'`

testResolver({
  'Query.estimateMissingVoices': {
    operation: `query (
      $projectId: ID!, $shotIds: [ID!], $model: ID!, $voices: [CharacterVoiceInput!], $remakesStale: Boolean
    ) {
      estimateMissingVoices(
        projectId: $projectId, shotIds: $shotIds, model: $model, voices: $voices, remakesStale: $remakesStale
      ) { usd unknown affordable sounds { shotId estimate { isFree } } }
    }`,
    variables: ({ project }) => ({ projectId: project, ...MODEL }),
    as: 'user',
    prepare: rows(SPOKEN),
    result: {
      estimateMissingVoices: {
        usd: '0',
        unknown: 0,
        affordable: 2,
        sounds: [
          { shotId: IDS.shot, estimate: { isFree: true } },
          { shotId: IDS.otherShot, estimate: { isFree: true } },
        ],
      },
    },
    cases: [
      ...notFound('hidden', (projectId) => ({ projectId, ...MODEL })),
      {
        name: 'no shot with dialogue',
        prepare: async () => undefined,
        result: { estimateMissingVoices: { usd: '0', affordable: 0, sounds: [] } },
      },
      ...[true, false].map((remakesStale) => ({
        name: `${remakesStale ? 'with' : 'without'} a voice that a chosen one makes stale`,
        prepare: rows(read({}), cast({})),
        variables: ({ project, shot }: Ids) => ({
          projectId: project,
          ...MODEL,
          shotIds: [shot],
          voices: [{ speaker: 'Mate', voice: 'kal' }],
          remakesStale,
        }),
        result: { estimateMissingVoices: { sounds: remakesStale ? [{ shotId: IDS.shot }] : [] } },
      })),
    ],
  },
  'Mutation.generateMissingVoices': {
    operation: `mutation (
      $projectId: ID!, $shotIds: [ID!], $model: ID!, $voices: [CharacterVoiceInput!], $remakesStale: Boolean
    ) {
      generateMissingVoices(
        input: {
          projectId: $projectId, shotIds: $shotIds, model: $model, voices: $voices, remakesStale: $remakesStale
        }
      ) { words voice use { shotId } job { status } }
    }`,
    variables: ({ project }) => ({
      projectId: project,
      ...MODEL,
      voices: [{ speaker: 'MATE (O.S.)', voice: 'rms', speed: 0.9 }],
    }),
    as: 'user',
    prepare: rows(SPOKEN, voiced),
    result: {
      generateMissingVoices: [
        { words: WORDS, voice: null, use: { shotId: IDS.otherShot }, job: { status: 'QUEUED' } },
      ],
    },
    check: async ({ em }) => {
      const [{ lines, read }] = await em.execute(
        `select payload->'lines' as lines, payload->'characterVoices' as read from job where kind = 'sound'`,
      )
      expect(lines).toEqual([
        { voice: 'slt', words: 'There she is.' },
        { voice: 'rms', speed: 0.9, words: 'At last!' },
      ])
      expect(read).toEqual([
        { speaker: 'keeper', ...MODEL, voice: 'slt' },
        { speaker: 'mate', ...MODEL, voice: 'rms', speed: 0.9 },
      ])
      const [{ voices }] = await em.execute(
        `select voices from storyboard where project_id = '${IDS.project}'`,
      )
      expect(voices).toEqual([
        { speaker: 'mate', ...MODEL, voice: 'rms', speed: 0.9 },
        { speaker: 'keeper', ...MODEL, voice: 'slt' },
      ])
    },
    cases: [
      ...notFound('hidden', (projectId) => ({ projectId, ...MODEL })),
      {
        name: 'a shot whose voice is in the Trash, of the given shots',
        prepare: rows(SPOKEN, voiced, update(Sound, IDS.voice, { deletedAt: new Date() })),
        variables: ({ project, shot }) => ({ projectId: project, ...MODEL, shotIds: [shot, NOWHERE] }),
        result: { generateMissingVoices: [{ use: { shotId: IDS.shot } }] },
      },
      {
        name: 'all have voices, or orders of them',
        prepare: rows(SPOKEN, voiced, aJob({ kind: 'sound', payload: { use: { shotId: IDS.otherShot } } })),
        code: 'BAD_USER_INPUT',
        message: 'No shot with dialogue lacks a voice',
      },
      {
        name: 'one speaker: the voice is theirs, as in earlier orders',
        prepare: rows(
          update(StoryboardShot, IDS.otherShot, { dialogue: [{ speaker: 'Mate', text: 'At last!' }] }),
          update(
            Storyboard,
            { projectId: IDS.project },
            {
              voices: [
                { speaker: 'mate', ...MODEL, voice: 'kal', speed: 1.1 },
                { speaker: 'gone', ...MODEL, voice: 'awb' },
              ],
            },
          ),
        ),
        variables: ({ project }) => ({
          projectId: project,
          ...MODEL,
          voices: [{ speaker: 'Mate', voice: 'kal' }],
        }),
        result: { generateMissingVoices: [{ words: 'At last!', voice: 'kal' }] },
        check: async ({ em, ids }) => {
          const [{ voices }] = await em.execute('select voices from storyboard where project_id = ?', [
            ids.project,
          ])
          expect(voices).toEqual([{ speaker: 'mate', ...MODEL, voice: 'kal', speed: 1.1 }])
          const [{ speed }] = await em.execute(
            `select payload->'speed' as speed from job where kind = 'sound'`,
          )
          expect(speed).toBe(1.1)
        },
      },
      {
        name: 'a stale voice',
        prepare: rows(read({}), cast({})),
        variables: ({ project, shot }) => ({
          projectId: project,
          ...MODEL,
          shotIds: [shot],
          voices: [{ speaker: 'Mate', voice: 'kal' }],
          remakesStale: true,
        }),
        result: { generateMissingVoices: [{ use: { shotId: IDS.shot } }] },
      },
      {
        name: 'a stale voice that is being made again',
        prepare: rows(
          read({}),
          cast({ voice: 'kal' }),
          aJob({ kind: 'sound', payload: { use: { shotId: IDS.shot } } }),
        ),
        variables: ({ project, shot }) => ({
          projectId: project,
          ...MODEL,
          shotIds: [shot],
          remakesStale: true,
        }),
        code: 'BAD_USER_INPUT',
        message: 'No shot with dialogue lacks a voice',
      },
      {
        name: 'a speaker of no shot',
        variables: ({ project }) => ({
          projectId: project,
          ...MODEL,
          voices: [{ speaker: 'Nobody', voice: 'kal' }],
        }),
        code: 'BAD_USER_INPUT',
        check: async ({ em }) => expect(await em.execute(JOBS)).toEqual([{ count: 0 }]),
      },
      {
        name: 'a voice that the model does not have',
        variables: ({ project }) => ({
          projectId: project,
          ...MODEL,
          voices: [{ speaker: 'Mate', voice: 'nobody' }],
        }),
        code: 'BAD_USER_INPUT',
        check: async ({ em }) => expect(await em.execute(JOBS)).toEqual([{ count: 0 }]),
      },
      ...[0.65, 1.25, 0.93].map((speed) => ({
        name: `a speed of ${speed}`,
        prepare: rows(SPOKEN),
        variables: ({ project }: Ids) => ({
          projectId: project,
          ...MODEL,
          voices: [{ speaker: 'Mate', voice: 'kal', speed }],
        }),
        code: 'BAD_USER_INPUT' as const,
        message: 'A speed is 0.7 to 1.2, in steps of 0.05',
      })),
      {
        name: 'a speed of a model that takes none',
        prepare: rows(SPOKEN),
        variables: ({ project }) => ({
          projectId: project,
          model: 'fal-ai/elevenlabs/tts/eleven-v3',
          voices: [{ speaker: 'Mate', voice: 'Rachel', speed: 1 }],
        }),
        code: 'BAD_USER_INPUT',
        message: 'ElevenLabs v3 takes no speed',
      },
    ],
  },
})

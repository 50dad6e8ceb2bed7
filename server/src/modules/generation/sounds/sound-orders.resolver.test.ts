/** Covers specification V81. */
import { LIMITS } from '#schema/limits'
import { NOWHERE, testResolver } from '../../../../test/resolver.js'
import { notFound } from '../../../../test/resolver-cases.js'
import { IDS, type Ids } from '../../../../test/world/things.js'
import { Job, JobStatus } from '#platform/queue/job.entity'
import { aJob, aSound, many, minutesAgo, rows } from '../../../../test/world/builders.js'

const RAIN = { kind: 'EFFECT', model: 'sketch/effect', words: ' Heavy rain ', seconds: 2 }
const VOICE = { kind: 'VOICE', model: 'sketch/voice', words: 'Once upon a time' }
const MUSIC = { kind: 'MUSIC', model: 'sketch/music', words: 'calm', seconds: 2 }

const ordered =
  (...sounds: object[]) =>
  ({ project }: Ids) => ({ input: { projectId: project, sounds } })
const used = (use: (ids: Ids) => object) => (ids: Ids) => ordered({ ...RAIN, use: use(ids) })(ids)
const sections = (...seconds: number[]) =>
  seconds.map((each) => ({ title: 'Scene', words: '', seconds: each }))

const REQUEST = {
  ...VOICE,
  title: 'Once',
  seconds: null,
  seed: null,
  voice: 'slt',
  plan: null,
  use: { shotId: NOWHERE },
}
/** A sound job of the project. */
const job = (fields: Partial<Job>) =>
  aJob({ kind: 'sound', failure: 'No voice', payload: REQUEST, ...fields })
const idOf = (last: number) => `22222222-2222-4222-8222-00000000000${last}`

const JOBS = `select count(*)::int as count from job where kind = 'sound'`

testResolver({
  'Query.soundModels': {
    operation: `query ($kind: CueKind) {
      soundModels(kind: $kind) {
        id name kind isSketch voices secondsMin secondsMax wordsMax takesSeed takesPlan takesLines
        sectionSecondsMin sectionSecondsMax takesClip usualSeconds
      }
    }`,
    as: 'user',
    result: {
      soundModels: [
        {
          id: 'sketch/music',
          kind: 'MUSIC',
          isSketch: true,
          secondsMin: 0.5,
          secondsMax: 300,
          takesPlan: true,
        },
        {
          id: 'sketch/voice',
          kind: 'VOICE',
          secondsMin: null,
          voices: ['slt', 'awb', 'rms', 'kal16', 'kal'],
          takesLines: true,
        },
        { id: 'sketch/effect', kind: 'EFFECT', takesSeed: true, takesClip: false },
      ],
    },
    cases: [
      {
        name: 'only one kind',
        variables: () => ({ kind: 'VOICE' }),
        result: { soundModels: [{ id: 'sketch/voice' }] },
      },
    ],
  },
  'Query.estimateSounds': {
    operation: `query ($input: GenerateSoundsInput!) {
      estimateSounds(input: $input) {
        usd unknown affordable sounds { estimate { usd isFree } isWithinBudget } budgets { limitUsd }
      }
    }`,
    variables: ordered(RAIN, VOICE),
    as: 'user',
    result: {
      estimateSounds: {
        usd: '0',
        unknown: 0,
        affordable: 2,
        sounds: [
          { estimate: { usd: '0', isFree: true }, isWithinBudget: true },
          { estimate: { usd: '0', isFree: true }, isWithinBudget: true },
        ],
        budgets: [],
      },
    },
    invalid: [[ordered(RAIN, { ...VOICE, words: 'x'.repeat(5_001) }), 'sounds.1.words']],
    cases: notFound('hidden', (projectId) => ({ input: { projectId, sounds: [RAIN] } })),
  },
  'Mutation.generateSounds': {
    operation: `mutation ($input: GenerateSoundsInput!) {
      generateSounds(input: $input) {
        kind model words title seconds voice use { shotId itemId atSeconds soundId }
        job { kind status progress viewerCanCancel estimate { usd } sound { id } }
      }
    }`,
    variables: (ids) =>
      ordered(
        { ...RAIN, use: { itemId: ids.first, atSeconds: 0.5 } },
        { ...VOICE, speed: 0.9, title: 'Intro', use: { shotId: ids.shot } },
        { ...MUSIC, seconds: null, plan: sections(2, 3.5), use: { soundId: ids.sound } },
      )(ids),
    as: 'user',
    result: {
      generateSounds: [
        {
          kind: 'EFFECT',
          model: 'sketch/effect',
          words: 'Heavy rain',
          title: 'Heavy rain',
          seconds: 2,
          voice: null,
          use: { shotId: null, itemId: IDS.firstItem, atSeconds: 0.5, soundId: null },
          job: { kind: 'SOUND', status: 'QUEUED', viewerCanCancel: true, estimate: null, sound: null },
        },
        { title: 'Intro', seconds: null, voice: 'slt', use: { itemId: null, atSeconds: null } },
        { seconds: 5.5, use: { shotId: null, soundId: expect.any(String) } },
      ],
    },
    invalid: [
      [ordered(), 'sounds', 'There are no sounds to make'],
      [ordered(...Array.from({ length: 101 }, () => RAIN)), 'sounds'],
      [ordered({ ...RAIN, model: 'fal-ai/nothing' }), 'sounds.0.model', 'Unknown model fal-ai/nothing'],
      [ordered({ ...RAIN, model: 'fal-ai/elevenlabs/sound-effects/v2' }), 'sounds.0.model'],
      [ordered({ ...RAIN, model: 'sketch/music' }), 'sounds.0.model'],
      [ordered(RAIN, { ...RAIN, words: ' ' }), 'sounds.1.words', 'Words are required'],
      [ordered({ ...RAIN, words: 'x'.repeat(501) }), 'sounds.0.words'],
      [ordered({ ...VOICE, words: 'x'.repeat(5_001) }), 'sounds.0.words'],
      [ordered({ ...VOICE, words: 'Rain\u0007' }), 'sounds.0.words'],
      [ordered({ ...VOICE, seconds: 2 }), 'sounds.0.seconds'],
      [ordered({ ...VOICE, seed: 2 }), 'sounds.0.seed'],
      [ordered({ ...VOICE, speed: 2 }), 'sounds.0.speed', 'A speed is 0.7 to 1.2, in steps of 0.05'],
      [ordered({ ...MUSIC, speed: 1 }), 'sounds.0.speed', 'Sketch music takes no speed'],
      [ordered({ ...VOICE, voice: 'rain:textfile=/etc/passwd' }), 'sounds.0.voice'],
      [ordered({ ...RAIN, seconds: null }), 'sounds.0.seconds', 'Sketch effect makes 0.5 to 300 seconds'],
      [ordered({ ...RAIN, seconds: 301 }), 'sounds.0.seconds'],
      [ordered({ ...RAIN, voice: 'slt' }), 'sounds.0.voice', 'Sketch effect has no voices'],
      [ordered({ ...RAIN, plan: sections(2) }), 'sounds.0.plan', 'Sketch effect takes no plan'],
      [ordered({ ...MUSIC, plan: [] }), 'sounds.0.plan'],
      [ordered({ ...MUSIC, plan: sections(0.1, 2) }), 'sounds.0.plan', 'A section lasts 0.5 to 300 seconds'],
      [ordered({ ...MUSIC, plan: sections(200, 200) }), 'sounds.0.seconds'],
      [ordered({ ...RAIN, title: 'x'.repeat(101) }), 'sounds.0.title'],
      [used(() => ({})), 'sounds.0.use'],
      [used(({ shot, sound }) => ({ shotId: shot, soundId: sound })), 'sounds.0.use'],
      [used(({ first }) => ({ itemId: first })), 'sounds.0.use'],
      [used(() => ({ atSeconds: -1 })), 'sounds.0.use.atSeconds', 'A film starts at 0 seconds'],
      [used(({ hiddenShot }) => ({ shotId: hiddenShot })), 'sounds.0.use.shotId'],
      [used(({ goneShot }) => ({ shotId: goneShot })), 'sounds.0.use.shotId'],
      [used(() => ({ itemId: NOWHERE, atSeconds: 1 })), 'sounds.0.use.itemId', 'This clip is not in the cut'],
      [used(({ hiddenSound }) => ({ soundId: hiddenSound })), 'sounds.0.use.soundId'],
      [used(({ deletedSound }) => ({ soundId: deletedSound })), 'sounds.0.use.soundId'],
    ],
    check: async ({ em }) => {
      expect(await em.fork().execute(JOBS)).toEqual([{ count: 3 }])
      const speeds = `select payload -> 'speed' as speed from job where payload ->> 'title' = 'Intro'`
      expect(await em.fork().execute(speeds)).toEqual([{ speed: 0.9 }])
      expect(await em.fork().execute('select from ledger_entry')).toEqual([])
    },
    cases: [
      ...notFound('hidden', (projectId) => ({ input: { projectId, sounds: [RAIN] } })),
      {
        name: 'a project that has room for one of two sounds',
        prepare: rows(many(LIMITS.sound.perProject - 3, () => aSound())),
        variables: ordered(RAIN, VOICE),
        code: 'CONFLICT',
        message: 'A project has at most 500 sounds',
      },
      {
        name: 'a project whose variations in progress leave no room',
        prepare: rows(
          many(LIMITS.sound.perProject - 4, () => aSound()),
          aJob({ kind: 'sound', payload: { model: 'mirelo-ai/sfx-v1.5/video-to-audio' } }),
        ),
        variables: ordered(RAIN),
        code: 'CONFLICT',
        message: 'A project has at most 500 sounds',
      },
    ],
  },
  'Query.project': {
    operation: `query ($id: ID!, $first: Int) {
      project(id: $id) {
        soundOrders(first: $first) {
          count { value }
          nodes { jobId kind model words title seconds voice use { shotId } job { id status progress failure author: viewerCanCancel } }
        }
      }
    }`,
    variables: ({ project }) => ({ id: project }),
    as: 'user',
    prepare: rows(
      job({ id: idOf(1) }),
      job({ id: idOf(2), status: JobStatus.FAILED, finishedAt: new Date() }),
      job({ id: idOf(3), status: JobStatus.FAILED, finishedAt: minutesAgo(25 * 60) }),
      job({ id: idOf(4), status: JobStatus.CANCELLED, finishedAt: new Date() }),
      job({ id: idOf(5), status: JobStatus.SUCCEEDED, finishedAt: new Date() }),
    ),
    result: {
      project: {
        soundOrders: {
          count: { value: 2 },
          nodes: [
            { jobId: idOf(2), job: { id: idOf(2), status: 'FAILED', failure: 'No voice' } },
            { jobId: idOf(1), title: 'Once', use: { shotId: NOWHERE }, job: { status: 'QUEUED' } },
          ],
        },
      },
    },
    list: {
      rows: many(50, () => job({})),
      variables: (first, { project }) => ({ id: project, first }),
      nodes: ({ project }) => project.soundOrders.nodes,
    },
  },
})

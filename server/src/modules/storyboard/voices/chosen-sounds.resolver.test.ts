/** Covers specification B72. */
import { testResolver } from '../../../../test/resolver.js'
import { notFound } from '../../../../test/resolver-cases.js'
import { IDS, type Ids } from '../../../../test/world/things.js'
import { Sound } from '../../sound/sound.entity.js'
import { Storyboard } from '../storyboard.entity.js'
import { StoryboardShot } from '../shots/shot.entity.js'
import { rows, update } from '../../../../test/world/builders.js'

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
const CUES = `select c.sound_id, c.item_id, c.at_seconds from cut_cue c order by c.at_seconds`
/** A voice of the first shot that both speakers read with these voices. */
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

testResolver({
  'Mutation.updateCharacterVoices': {
    operation: `mutation ($input: UpdateCharacterVoicesInput!) {
      updateCharacterVoices(input: $input) {
        voices { speaker voice speed } shots { changedSinceVoice }
      }
    }`,
    variables: ({ project }) => ({
      input: { projectId: project, ...MODEL, voices: [{ speaker: 'MATE (O.S.)', voice: 'rms', speed: 0.9 }] },
    }),
    as: 'user',
    prepare: rows(...read({})),
    result: {
      updateCharacterVoices: {
        voices: [{ speaker: 'mate', voice: 'rms', speed: 0.9 }],
        shots: [{ changedSinceVoice: ['VOICE'] }, { changedSinceVoice: [] }],
      },
    },
    check: async ({ em }) => expect(await em.execute(`select from job where kind = 'sound'`)).toEqual([]),
    invalid: [
      [
        ({ project }) => ({
          input: { projectId: project, ...MODEL, voices: [{ speaker: 'Mate', voice: 'nobody' }] },
        }),
        'voices.0.voice',
      ],
      [
        ({ project }) => ({
          input: { projectId: project, ...MODEL, voices: [{ speaker: 'Nobody', voice: 'rms' }] },
        }),
        'voices.0.speaker',
        'This speaker is in no shot',
      ],
    ],
    cases: [...notFound('hidden', (projectId) => ({ input: { projectId, ...MODEL, voices: [] } }))],
  },
  'Mutation.updateShotVoice': {
    operation: `mutation ($shotId: ID!, $soundId: ID) {
      updateShotVoice(input: { shotId: $shotId, soundId: $soundId }) {
        voice { id } voiceIsStale changedSinceVoice revision
      }
    }`,
    variables: ({ shot, voice }) => ({ shotId: shot, soundId: voice }),
    as: 'user',
    prepare: rows(SPOKEN),
    result: {
      updateShotVoice: { voice: { id: IDS.voice }, voiceIsStale: false, changedSinceVoice: [], revision: 1 },
    },
    check: async ({ em, ids }) => {
      const cues = await em.execute(CUES)
      expect(cues).toEqual([
        { sound_id: ids.voice, item_id: ids.firstItem, at_seconds: 0 },
        { sound_id: ids.sound, item_id: ids.firstItem, at_seconds: 0.5 },
      ])
    },
    cases: [
      ...notFound('hiddenShot', (shotId) => ({ shotId, soundId: null })),
      {
        name: 'a voice that was made from other words',
        prepare: rows(SPOKEN, update(Sound, IDS.voice, { words: 'There!' })),
        result: { updateShotVoice: { voiceIsStale: true, changedSinceVoice: ['DIALOGUE'] } },
      },
      {
        name: 'the same voices, at a speed of 1',
        prepare: rows(read({}), cast({ speed: 1 })),
        result: { updateShotVoice: { voiceIsStale: false, changedSinceVoice: [] } },
      },
      {
        name: 'a speaker has another speed now',
        prepare: rows(read({ speed: 0.9 }), cast({})),
        result: { updateShotVoice: { voiceIsStale: true, changedSinceVoice: ['VOICE'] } },
      },
      {
        name: 'another voice for another model',
        prepare: rows(read({}), cast({ model: 'fal-ai/kokoro/french', voice: 'ff_siwis' })),
        result: { updateShotVoice: { voiceIsStale: false } },
      },
      {
        name: 'another speaker has the line, and another voice',
        prepare: rows(
          read({}),
          cast({ voice: 'kal' }),
          update(StoryboardShot, IDS.shot, {
            dialogue: [DIALOGUE[1], DIALOGUE[0]].map(({ speaker }, at) => ({
              speaker,
              text: DIALOGUE[at].text,
            })),
          }),
        ),
        result: { updateShotVoice: { changedSinceVoice: ['DIALOGUE', 'VOICE'] } },
      },
      {
        name: 'its cue plays the new voice',
        prepare: rows(
          SPOKEN,
          update(Sound, IDS.sound, { kind: 'VOICE' }),
          update(StoryboardShot, IDS.shot, { voiceId: IDS.sound }),
        ),
        result: { updateShotVoice: { voice: { id: IDS.voice } } },
        check: async ({ em, ids }) =>
          expect(await em.execute(CUES)).toEqual([
            { sound_id: ids.voice, item_id: ids.firstItem, at_seconds: 0.5 },
          ]),
      },
      {
        name: 'none',
        prepare: rows(voiced),
        variables: ({ shot }) => ({ shotId: shot, soundId: null }),
        result: { updateShotVoice: { voice: null, voiceIsStale: false } },
      },
      ...(['sound', 'deletedSound', 'hiddenSound'] as const).map((sound) => ({
        name: `${sound} is no voice of the project`,
        variables: (ids: Ids) => ({ shotId: ids.shot, soundId: ids[sound] }),
        code: 'BAD_USER_INPUT' as const,
        message: 'This is not a voice of this project',
      })),
    ],
  },
  'Mutation.updateStoryboardScore': {
    operation: `mutation ($projectId: ID!, $soundId: ID) {
      updateStoryboardScore(input: { projectId: $projectId, soundId: $soundId }) { score { id } }
    }`,
    variables: ({ project, sound }) => ({ projectId: project, soundId: sound }),
    as: 'user',
    result: { updateStoryboardScore: { score: { id: IDS.sound } } },
    cases: [
      ...notFound('hidden', (projectId) => ({ projectId, soundId: null })),
      {
        name: 'none',
        variables: ({ project }) => ({ projectId: project, soundId: null }),
        result: { updateStoryboardScore: { score: null } },
      },
      {
        name: 'a voice',
        variables: ({ project, voice }) => ({ projectId: project, soundId: voice }),
        code: 'BAD_USER_INPUT',
        message: 'This is not music of this project',
      },
    ],
  },
})

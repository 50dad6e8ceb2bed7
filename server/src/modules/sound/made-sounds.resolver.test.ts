/** Covers specification V80, V82. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newKey } from '#platform/storage/storage'
import { testResolver } from '../../../test/resolver.js'
import { notFound, sql } from '../../../test/resolver-cases.js'
import { toneOf } from '../../../test/sounds.js'
import { type Ids, IDS } from '../../../test/world/things.js'
import { Sound } from './sound.entity.js'
import { rows, update } from '../../../test/world/builders.js'

const sketched =
  (order: object) =>
  ({ project }: Ids) => ({ input: { projectId: project, ...order } })

const FASTER = 'A sound is made more than 1 and at most 1.25 times faster'

testResolver({
  'Mutation.sketchSound': {
    operation: `mutation ($input: SketchSoundInput!) {
      sketchSound(input: $input) { kind title source licence duration author { username } }
    }`,
    variables: sketched({ kind: 'MUSIC', words: 'Calm, in D minor, 70 bpm', seconds: 2.5, seed: 4 }),
    as: 'user',
    result: {
      sketchSound: {
        kind: 'MUSIC',
        title: 'Calm, in D minor, 70 bpm',
        source: 'Sketch by Cutroom: calm music in D minor, 70 bpm',
        licence: 'Free to use',
        duration: 2.5,
        author: { username: 'user' },
      },
    },
    check: async ({ em, ids: { user } }) => {
      expect(await em.fork().execute('select from upload_day where person_id = ?', [user])).toEqual([])
    },
    invalid: [
      [sketched({ kind: 'EFFECT', words: 'philosophy', seconds: 1 }), 'words'],
      [sketched({ kind: 'EFFECT', words: ' ', seconds: 1 }), 'words'],
      [sketched({ kind: 'MUSIC', words: 'x'.repeat(501), seconds: 1 }), 'words'],
      [sketched({ kind: 'VOICE', words: 'x'.repeat(5_001) }), 'words'],
      [sketched({ kind: 'MUSIC', words: 'calm' }), 'seconds'],
      [sketched({ kind: 'MUSIC', words: 'calm', seconds: 301 }), 'seconds'],
      [sketched({ kind: 'MUSIC', words: 'calm', seconds: 1, seed: -1 }), 'seed'],
    ],
    cases: [
      ...notFound('hidden', (projectId) => ({ input: { projectId, kind: 'VOICE', words: 'Hello' } })),
      {
        name: 'a voice reads a text with any characters',
        variables: sketched({
          kind: 'VOICE',
          words: `It's "50%": [a], b; c\\ d\nDone.`,
          voice: 'KAL',
          title: 'Read',
        }),
        result: { sketchSound: { kind: 'VOICE', title: 'Read', source: 'Sketch by Cutroom: voice kal' } },
      },
      {
        name: 'an effect',
        variables: sketched({ kind: 'EFFECT', words: 'Heavy rain', seconds: 1.5 }),
        result: { sketchSound: { title: 'Heavy rain', source: 'Sketch by Cutroom: rain', duration: 1.5 } },
      },
    ],
  },
  'Mutation.speedUpSound': {
    operation: `mutation ($id: ID!, $factor: Float! = 1.2) {
      speedUpSound(input: { id: $id, factor: $factor }) {
        kind title source licence model words voice duration timings { word startSeconds endSeconds } plan { seconds } author { username }
      }
    }`,
    variables: ({ sound }) => ({ id: sound }),
    as: 'user',
    prepare: async ({ em, installation }) => {
      const file = join(installation.dependencies.scratch, 'tone.wav')
      await writeFile(file, toneOf(1.2))
      const key = newKey('sounds', 'flac')
      await installation.dependencies.storage.put(key, file)
      await rows(
        update(Sound, IDS.sound, {
          fileKey: key,
          model: 'sketch/voice',
          words: 'Hi',
          voice: 'slt',
          timings: [{ word: 'Hi', startSeconds: 0.6, endSeconds: 1.2 }],
        }),
      )({ em })
    },
    result: {
      speedUpSound: {
        kind: 'MUSIC',
        title: 'The sound (1.2×)',
        source: 'A library of sounds',
        licence: 'CC BY 4.0',
        model: 'sketch/voice',
        words: 'Hi',
        voice: 'slt',
        timings: [{ word: 'Hi', startSeconds: 0.5, endSeconds: 1 }],
        plan: null,
        author: { username: 'user' },
      },
    },
    check: async ({ em }, { speedUpSound: { duration } }) => {
      expect(duration).toBeCloseTo(1, 1)
      const [day] = await em
        .fork()
        .execute<{ files: number; bytes: string }[]>('select files, bytes from upload_day')
      expect([day.files, Number(day.bytes) > 0]).toEqual([1, true])
      expect(await em.fork().execute('select from sound')).toHaveLength(5)
    },
    invalid: [
      [({ sound }) => ({ id: sound, factor: 1 }), 'factor', FASTER],
      [({ sound }) => ({ id: sound, factor: 1.26 }), 'factor', FASTER],
    ],
    cases: [
      ...notFound('hiddenSound', (id) => ({ id })),
      {
        name: 'the maximum number of uploads of a day',
        as: 'user',
        prepare: sql(
          ({ user }) =>
            `insert into upload_day (person_id, day, bytes, files) values ('${user}', (now() at time zone 'utc')::date, 9000000000000000, 2000000000)`,
        ),
        variables: ({ sound }) => ({ id: sound }),
        code: 'RATE_LIMITED',
      },
      {
        name: 'a sound in the Trash',
        variables: ({ deletedSound }) => ({ id: deletedSound }),
        code: 'NOT_FOUND',
      },
    ],
  },
})

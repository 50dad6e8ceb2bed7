/** Covers specification V77. */
import type { World } from '../../../test/resolver.js'
import { NOWHERE, testResolver } from '../../../test/resolver.js'
import { type Ids, IDS } from '../../../test/world/things.js'
import type { LoudnessTarget } from '#schema/limits'
import { asFilms } from '../../../test/film-rows.js'
import { CutCue } from '../cut/elements/cut-cue.entity.js'
import { remove, rows, update, aRow, aFilmPlan } from '../../../test/world/builders.js'
import { Cut } from '../cut/cut.entity.js'
import type { MixedFilm } from './plan/film-plan.entity.js'

const merge =
  (settings: object = {}) =>
  ({ project, first, second }: Ids) => ({
    input: {
      projectId: project,
      filmId: NOWHERE,
      videoIds: [first, second],
      gaps: [{ transition: '' }],
      ...settings,
    },
  })
const PLAIN = { clipGain: 0, loudness: null }

const mixOf = async ({ em }: World) => {
  const [film] = await em
    .fork()
    .execute<{ mix: unknown }[]>(`select mix from film_plan where film_id = '${NOWHERE}'`)
  return film.mix
}
const isPlain = (world: World) => mixOf(world).then((mix) => expect(mix).toBeNull())

const MIXED: MixedFilm = {
  loudness: -16.1,
  truePeak: -1.2,
  cues: [
    {
      soundId: NOWHERE,
      title: '=SUM(A1)',
      source: 'Ana, Ben',
      licence: 'CC0',
      kind: 'MUSIC',
      startSeconds: 0,
      endSeconds: 4.5,
    },
  ],
}

/** Adds a merged film with this target loudness. */
const mergedFor = (loudness: LoudnessTarget | null) =>
  rows(asFilms([IDS.fresh]), aFilmPlan({ mix: { cues: [], clipGain: 0, loudness }, mixed: MIXED }))

testResolver({
  'Mutation.mergeVideos': {
    operation:
      'mutation ($input: MergeInput!) { mergeVideos(input: $input) { id loudness loudnessTarget truePeak cues { title } } }',
    variables: merge({ loudness: -14 }),
    result: {
      mergeVideos: { id: NOWHERE, loudness: null, loudnessTarget: null, truePeak: null, cues: null },
    },
    check: async (world) =>
      expect(await mixOf(world)).toEqual({
        clipGain: 0,
        loudness: -14,
        cues: [
          {
            id: world.ids.cue,
            soundId: world.ids.sound,
            itemId: world.ids.firstItem,
            atSeconds: 0.5,
            inSeconds: 0,
            outSeconds: null,
            gain: -6,
            fadeInSeconds: 0,
            fadeOutSeconds: 0,
            isMuted: false,
            isDucked: false,
            isDuckedByClips: false,
            isLooped: false,
            kind: 'MUSIC',
            duration: 10,
            title: 'The sound',
            source: 'A library of sounds',
            licence: 'CC BY 4.0',
          },
        ],
      }),
    cases: [
      {
        name: 'without cues and settings, the sound of the clips is not touched',
        prepare: rows(remove(CutCue)),
        variables: merge(),
        result: {},
        check: isPlain,
      },
      {
        name: 'a muted cue is not heard',
        prepare: rows(update(CutCue, {}, { isMuted: true })),
        variables: merge(),
        result: {},
        check: isPlain,
      },
      {
        name: 'a cue of a sound in the Trash is not heard',
        prepare: rows(update(CutCue, {}, { soundId: IDS.deletedSound })),
        variables: merge(),
        result: {},
        check: isPlain,
      },
      {
        name: 'a cue of an omitted item is not heard',
        variables: ({ project, second }) => ({
          input: { projectId: project, filmId: NOWHERE, videoIds: [second], gaps: [] },
        }),
        result: {},
        check: isPlain,
      },
      {
        name: 'the settings alone are a mix',
        prepare: rows(remove(CutCue)),
        variables: merge({ clipGain: -6 }),
        result: {},
        check: async (world) => expect(await mixOf(world)).toEqual({ ...PLAIN, clipGain: -6, cues: [] }),
      },
      {
        name: 'the settings of the draft are not used',
        prepare: rows(remove(CutCue), aRow(Cut, { projectId: IDS.project, clipGain: -6, loudness: -23 })),
        variables: merge(),
        result: {},
        check: isPlain,
      },
    ],
  },
  'Mutation.deleteSoundForever': {
    operation: 'mutation ($id: ID!) { deleteSoundForever(id: $id) }',
    variables: ({ deletedSound }) => ({ id: deletedSound }),
    result: { deleteSoundForever: expect.any(String) },
    cases: [
      {
        name: 'a sound in a running merge cannot be deleted',
        prepare: async (world) => {
          await world.as('owner', 'mutation ($input: MergeInput!) { mergeVideos(input: $input) { id } }', {
            ...merge()(world.ids),
          })
          await world.as('owner', 'mutation ($id: ID!) { deleteSound(id: $id) }', { id: world.ids.sound })
        },
        variables: ({ sound }) => ({ id: sound }),
        code: 'CONFLICT',
        message: 'A film is being merged with this sound',
      },
    ],
  },
  'Query.video': {
    operation:
      'query ($id: ID!) { video(id: $id) { ... on Film { loudness loudnessTarget truePeak cues { title source licence kind startSeconds endSeconds } } } }',
    variables: ({ fresh }) => ({ id: fresh }),
    prepare: mergedFor(-14),
    as: 'user',
    result: {
      video: {
        loudness: -16.1,
        loudnessTarget: -14,
        truePeak: -1.2,
        cues: [
          {
            title: '=SUM(A1)',
            source: 'Ana, Ben',
            licence: 'CC0',
            kind: 'MUSIC',
            startSeconds: 0,
            endSeconds: 4.5,
          },
        ],
      },
    },
    cases: [
      {
        name: 'a film without a chosen loudness',
        prepare: mergedFor(null),
        result: { video: { loudness: -16.1, loudnessTarget: null, truePeak: -1.2, cues: [{}] } },
      },
    ],
  },
})

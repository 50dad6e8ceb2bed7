import {
  NOWHERE,
  SIGNED_IN,
  WRITERS,
  type Invalid,
  type Variables,
  testResolver,
} from '../../../../test/resolver.js'
import { notFound, sql } from '../../../../test/resolver-cases.js'
import type { Ids } from '../../../../test/world/things.js'

const CUE = `id sound { title } itemId at inSeconds outSeconds gain fadeIn fadeOut isMuted isDucked isLooped revision
  editedBy { username }`
const operation = (name: string, type: string) =>
  `mutation ($input: ${type}!) { ${name}(input: $input) { projectId cues { ${CUE} } } }`

const ofProject =
  (variables: (ids: Ids) => object) =>
  (ids: Ids): Variables => ({ input: { projectId: ids.project, ...variables(ids) } })
const added = (fields: object = {}) => ofProject(({ voice }) => ({ soundId: voice, ...fields }))
const changed = (change: object) => ofProject(({ cue }) => ({ cues: [{ id: cue, revision: 1, ...change }] }))

/** Nobody may change a cut of a project that they do not see. */
const hidden = (variables: (ids: Ids) => object) =>
  notFound('hidden', (projectId, ids) => ({ input: { projectId, ...variables(ids) } }))

const GAIN = 'Gain must be -60 to 12 dB'
const FADE = 'A fade lasts 0 to 30 seconds'
const WRONG: [change: object, field: string, message: string][] = [
  [{ itemId: NOWHERE }, 'itemId', 'This clip is not in the cut'],
  [{ itemId: 'nonsense' }, 'itemId', 'This clip is not in the cut'],
  [{ itemId: null, at: -1 }, 'at', 'A film starts at 0 seconds'],
  [{ at: 1e9 }, 'at', 'A cue begins at most 86400 seconds from the start of its clip or film'],
  [{ inSeconds: -1 }, 'inSeconds', 'A cue must start at 0 or later in its sound'],
  [{ inSeconds: 10 }, 'inSeconds', 'The sound ends at 10 seconds'],
  [{ outSeconds: 10.5 }, 'outSeconds', 'The sound ends at 10 seconds'],
  [{ inSeconds: 4, outSeconds: 3 }, 'outSeconds', 'A cue must end after its start'],
  [{ inSeconds: 4, outSeconds: 4.01 }, 'outSeconds', 'A cue must play at least 0.05 seconds of its sound'],
  [{ inSeconds: 9.99 }, 'inSeconds', 'A cue must play at least 0.05 seconds of its sound'],
  [{ gain: 12.5 }, 'gain', GAIN],
  [{ gain: -61 }, 'gain', GAIN],
  [{ fadeIn: -1 }, 'fadeIn', FADE],
  [{ fadeOut: 31 }, 'fadeOut', FADE],
]
const NOT_A_SOUND = 'This is not a sound of this project'

testResolver({
  'Mutation.addCue': {
    operation: operation('addCue', 'AddCueInput'),
    variables: ofProject(({ voice, second }) => ({
      id: NOWHERE,
      soundId: voice,
      itemId: second,
      at: -0.5,
      inSeconds: 1,
      outSeconds: 3.5,
      gain: -3,
      fadeIn: 0.5,
      fadeOut: 1,
      isDucked: true,
    })),
    as: 'user',
    result: {
      addCue: {
        cues: [
          {
            id: NOWHERE,
            sound: { title: 'The voice' },
            at: -0.5,
            inSeconds: 1,
            outSeconds: 3.5,
            gain: -3,
            fadeIn: 0.5,
            fadeOut: 1,
            isMuted: false,
            isDucked: true,
            isLooped: false,
            revision: 1,
            editedBy: { username: 'user' },
          },
          { sound: { title: 'The sound' } },
        ],
      },
    },
    refused: WRITERS,
    invalid: [
      ...WRONG.map(([fields, field, message]): Invalid => [added(fields), field, message]),
      [ofProject(() => ({ soundId: NOWHERE })), 'soundId', NOT_A_SOUND],
      [ofProject(() => ({ soundId: 'nonsense' })), 'soundId', NOT_A_SOUND],
      [ofProject(({ hiddenSound }) => ({ soundId: hiddenSound })), 'soundId', NOT_A_SOUND],
      [ofProject(({ deletedSound }) => ({ soundId: deletedSound })), 'soundId', NOT_A_SOUND],
      [added({ id: 'nonsense' }), 'id', 'The id of a cue is a UUID'],
      [ofProject(({ voice, cue }) => ({ soundId: voice, id: cue })), 'id', 'The id of a cue must be new'],
    ],
    cases: [
      ...hidden(({ voice }) => ({ soundId: voice })),
      {
        name: 'a cut with as many cues as it may have',
        prepare: sql(
          ({ project, sound }) =>
            `insert into cut_cue (project_id, sound_id) select '${project}', '${sound}' from generate_series(2, 500)`,
        ),
        code: 'BAD_USER_INPUT',
        message: 'A cut has at most 500 cues',
      },
      {
        name: 'the whole sound, at the start of the film',
        variables: added(),
        result: {
          addCue: {
            cues: [{ itemId: null, at: 0, inSeconds: 0, outSeconds: null, gain: 0, isDucked: false }, {}],
          },
        },
      },
    ],
  },
  'Mutation.updateCues': {
    operation: operation('updateCues', 'UpdateCuesInput'),
    variables: ofProject(({ cue, voice }) => ({
      cues: [{ id: cue, revision: 1, soundId: voice, itemId: null, at: 2, outSeconds: 5, isLooped: true }],
    })),
    as: 'user',
    result: {
      updateCues: {
        cues: [
          {
            sound: { title: 'The voice' },
            itemId: null,
            at: 2,
            outSeconds: 5,
            gain: -6,
            isLooped: true,
            revision: 2,
            editedBy: { username: 'user' },
          },
        ],
      },
    },
    refused: WRITERS,
    invalid: [
      ...WRONG.map(([change, field, message]): Invalid => [changed(change), `cues.0.${field}`, message]),
      [changed({ soundId: NOWHERE }), 'cues.0.soundId', NOT_A_SOUND],
      [
        ofProject(({ cue }) => ({
          cues: [
            { id: cue, revision: 1, gain: 3 },
            { id: cue, revision: 1, gain: 4 },
          ],
        })),
        'cues.1.id',
        'Each cue may be listed once',
      ],
      [ofProject(() => ({ cues: [] })), 'cues', 'There are no cues to change'],
    ],
    cases: [
      ...hidden(({ cue }) => ({ cues: [{ id: cue, revision: 1, gain: 1 }] })),
      ...[NOWHERE, 'nonsense'].map((id) => ({
        name: `a cue ${id} that is not in the cut`,
        variables: ofProject(() => ({ cues: [{ id, revision: 1, gain: 1 }] })),
        code: 'NOT_FOUND',
      })),
      {
        name: 'changes of other fields go together',
        prepare: sql(
          ({ cue, owner }) =>
            `update cut_cue set revision = 2, gain = 3, field_revisions = '{"gain": 2}', edited_by_id = '${owner}' where id = '${cue}'`,
        ),
        variables: changed({ at: 1 }),
        result: { updateCues: { cues: [{ at: 1, gain: 3, revision: 3 }] } },
      },
      {
        name: 'the same field has changed since',
        prepare: sql(
          ({ cue, owner }) =>
            `update cut_cue set revision = 2, gain = 3, field_revisions = '{"gain": 2}', edited_by_id = '${owner}' where id = '${cue}'`,
        ),
        as: 'user',
        variables: changed({ gain: -9 }),
        code: 'CONFLICT',
        message: 'owner has changed this cue meanwhile',
      },
      {
        name: 'a cue whose item has left the cut keeps it',
        prepare: sql(({ first }) => `update cut_item set position = null where id = '${first}'`),
        variables: ofProject(({ cue, first }) => ({
          cues: [{ id: cue, revision: 1, itemId: first, at: 1 }],
        })),
        result: { updateCues: { cues: [{ at: 1, revision: 2 }] } },
      },
    ],
  },
  'Mutation.removeCue': {
    operation: operation('removeCue', 'RemoveCueInput'),
    variables: ofProject(({ cue }) => ({ id: cue })),
    as: 'user',
    result: { removeCue: { cues: [] } },
    refused: WRITERS,
    cases: [
      ...hidden(({ cue }) => ({ id: cue })),
      ...[NOWHERE, 'nonsense'].map((id) => ({
        name: `a cue ${id} that is not in the cut`,
        variables: ofProject(() => ({ id })),
        code: 'NOT_FOUND',
      })),
    ],
  },
  'Query.project': {
    operation: `query ($id: ID!) { project(id: $id) { cut { cues { ${CUE} } } } }`,
    variables: ({ project }) => ({ id: project }),
    as: 'user',
    result: { project: { cut: { cues: [{ sound: { title: 'The sound' }, at: 0.5, gain: -6 }] } } },
    refused: SIGNED_IN,
    cases: notFound('hidden', (id) => ({ id })),
    list: {
      isWhole: true,
      insert: ({ project, sound, user }) =>
        `insert into cut_cue (project_id, sound_id, edited_by_id) select '${project}', '${sound}', '${user}' from generate_series(1, 50)`,
      variables: (_, { project }) => ({ id: project }),
      nodes: ({ project }) => project.cut.cues,
    },
  },
})

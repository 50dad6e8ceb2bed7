/** Covers specification V76, V114. */
import { NOWHERE, testResolver } from '../../../../test/resolver.js'
import {
  changed,
  conflicted,
  edit,
  EDIT_CUT,
  hidden,
  unknown,
  type Wrong,
  wrong,
} from '../../../../test/cut/edits.js'
import { CutCue } from '../elements/cut-cue.entity.js'
import { CutItem } from '../elements/cut-item.entity.js'
import { rows, update, aCue, many } from '../../../../test/world/builders.js'
import { IDS } from '../../../../test/world/things.js'

const GAIN = 'Gain must be -60 to 12 dB'
const FADE = 'A fade lasts 0 to 30 seconds'
const NOT_A_SOUND = 'This is not a sound of this project'
const WRONG: Wrong[] = [
  [{ itemId: NOWHERE }, 'itemId', 'This clip is not in the cut'],
  [{ itemId: 'nonsense' }, 'itemId', 'This clip is not in the cut'],
  [{ itemId: null, atSeconds: -1 }, 'atSeconds', 'A film starts at 0 seconds'],
  [{ atSeconds: 1e9 }, 'atSeconds', 'A cue begins at most 86400 seconds from the start of its clip or film'],
  [{ inSeconds: -1 }, 'inSeconds', 'A cue must start at 0 or later in its sound'],
  [{ inSeconds: 10 }, 'inSeconds', 'The sound ends at 10 seconds'],
  [{ outSeconds: 10.5 }, 'outSeconds', 'The sound ends at 10 seconds'],
  [{ inSeconds: 4, outSeconds: 3 }, 'outSeconds', 'A cue must end after its start'],
  [{ inSeconds: 4, outSeconds: 4.01 }, 'outSeconds', 'A cue must play at least 0.05 seconds of its sound'],
  [{ inSeconds: 9.99 }, 'inSeconds', 'A cue must play at least 0.05 seconds of its sound'],
  [{ gain: 12.5 }, 'gain', GAIN],
  [{ gain: -61 }, 'gain', GAIN],
  [{ fadeInSeconds: -1 }, 'fadeInSeconds', FADE],
  [{ fadeOutSeconds: 31 }, 'fadeOutSeconds', FADE],
  [{ soundId: NOWHERE }, 'soundId', NOT_A_SOUND],
  [{ soundId: 'nonsense' }, 'soundId', NOT_A_SOUND],
]
const someoneElse = rows(
  update(CutCue, IDS.cue, { revision: 2, gain: 3, fieldRevisions: { gain: 2 }, editedById: IDS.owner }),
)
const ID = '5d5e1f7a-7d27-4a6c-9a0e-1a9c36f3b1aa'

testResolver({
  'Mutation.editCut': {
    operation: EDIT_CUT,
    variables: edit(({ voice, second }) => ({
      addCue: {
        id: ID,
        soundId: voice,
        itemId: second,
        atSeconds: -0.5,
        inSeconds: 1,
        outSeconds: 3.5,
        gain: -3,
        fadeInSeconds: 0.5,
        fadeOutSeconds: 1,
        isDucked: true,
      },
    })),
    as: 'user',
    result: changed({
      isComplete: true,
      removedIds: [],
      editedBy: { username: 'user' },
      items: [],
      cues: [
        {
          id: ID,
          sound: { title: 'The voice' },
          atSeconds: -0.5,
          inSeconds: 1,
          outSeconds: 3.5,
          gain: -3,
          fadeInSeconds: 0.5,
          fadeOutSeconds: 1,
          isMuted: false,
          isDucked: true,
          isLooped: false,
          revision: 1,
          editedBy: { username: 'user' },
        },
      ],
      cut: { cues: [{ id: ID }, {}] },
    }),
    invalid: [
      ...wrong('addCue', WRONG, ({ voice }, fields) => ({ id: ID, soundId: voice, ...fields })),
      ...wrong('addCue', [[{ id: 'nonsense' }, 'id', 'The id of a cue is a UUID']], ({ voice }, fields) => ({
        soundId: voice,
        ...fields,
      })),
      ...wrong('addCue', [[{}, 'id', 'The id of a cue must be new']], ({ voice, cue }) => ({
        id: cue,
        soundId: voice,
      })),
      ...wrong('addCue', [[{}, 'soundId', NOT_A_SOUND]], ({ hiddenSound }) => ({
        id: ID,
        soundId: hiddenSound,
      })),
      ...wrong('addCue', [[{}, 'soundId', NOT_A_SOUND]], ({ deletedSound }) => ({
        id: ID,
        soundId: deletedSound,
      })),
      ...wrong('editCue', WRONG, ({ cue }, fields) => ({ id: cue, revision: 1, ...fields })),
    ],
    cases: [
      ...hidden(({ voice }) => ({ addCue: { id: ID, soundId: voice } })),
      ...hidden(({ cue }) => ({ removeCue: { id: cue } })),
      ...unknown('a cue', (id) => ({ editCue: { id, revision: 1, gain: 1 } })),
      ...unknown('a cue', (id) => ({ removeCue: { id } })),
      {
        name: 'a cut with the maximum number of cues',
        variables: edit(({ voice }) => ({ addCue: { id: ID, soundId: voice } })),
        prepare: rows(many(499, () => aCue())),
        code: 'BAD_USER_INPUT',
        message: 'A cut has at most 500 cues',
      },
      {
        name: 'the whole sound, at the start of the film',
        variables: edit(({ voice }) => ({ addCue: { id: ID, soundId: voice } })),
        result: changed({
          cues: [{ itemId: null, atSeconds: 0, inSeconds: 0, outSeconds: null, gain: 0, isDucked: false }],
        }),
      },
      {
        name: 'a cue is changed',
        as: 'user',
        variables: edit(({ cue, voice }) => ({
          editCue: {
            id: cue,
            revision: 1,
            soundId: voice,
            itemId: null,
            atSeconds: 2,
            outSeconds: 5,
            isLooped: true,
          },
        })),
        result: changed({
          cues: [
            {
              sound: { title: 'The voice' },
              itemId: null,
              atSeconds: 2,
              outSeconds: 5,
              gain: -6,
              isLooped: true,
              revision: 2,
              editedBy: { username: 'user' },
            },
          ],
        }),
      },
      {
        name: 'changes of different fields are merged',
        prepare: someoneElse,
        variables: edit(({ cue }) => ({ editCue: { id: cue, revision: 1, atSeconds: 1 } })),
        result: changed({ cues: [{ atSeconds: 1, gain: 3, revision: 3 }] }),
      },
      {
        name: 'the same field has changed since; other operations of the call change nothing',
        prepare: someoneElse,
        as: 'user',
        variables: edit(({ cue, voice }) => [
          { addCue: { id: ID, soundId: voice } },
          { editCue: { id: cue, revision: 1, gain: -9 } },
        ]),
        result: {
          editCut: {
            conflicts: [
              {
                operation: 1,
                fields: ['gain'],
                message: 'owner has changed this cue meanwhile',
                editedBy: { username: 'owner' },
              },
            ],
            edit: { cues: [{ gain: 3, revision: 2 }], cut: { cues: [{}] } },
          },
        },
      },
      {
        name: 'a revision that the cue does not have yet',
        variables: edit(({ cue }) => ({ editCue: { id: cue, revision: 9, gain: -9 } })),
        result: conflicted({ message: 'Somebody has changed this cue meanwhile' }),
      },
      {
        name: 'two edits of one cue in a call do not conflict with each other',
        variables: edit(({ cue }) => [
          { editCue: { id: cue, revision: 1, gain: -9 } },
          { editCue: { id: cue, revision: 1, gain: -3, atSeconds: 1 } },
        ]),
        result: changed({ cues: [{ gain: -3, atSeconds: 1, revision: 3 }] }),
      },
      {
        name: 'a cue keeps its item when the item is not in the cut',
        prepare: rows(update(CutItem, IDS.firstItem, { position: null })),
        variables: edit(({ cue, first }) => ({
          editCue: { id: cue, revision: 1, itemId: first, atSeconds: 1 },
        })),
        result: changed({ cues: [{ atSeconds: 1, revision: 2 }] }),
      },
      {
        name: 'a cue is removed',
        variables: edit(({ cue }) => ({ removeCue: { id: cue } })),
        result: changed({ cues: [], removedIds: [expect.any(String)], cut: { cues: [] } }),
      },
      {
        name: 'no operations',
        variables: edit(() => []),
        code: 'BAD_USER_INPUT',
        message: 'There are no operations',
      },
      {
        name: 'two members in one operation',
        variables: edit(({ cue }) => ({
          removeCue: { id: cue },
          editCue: { id: cue, revision: 1, gain: 1 },
        })),
        code: 'BAD_USER_INPUT',
        message: 'An operation has exactly one member',
      },
    ],
  },
})

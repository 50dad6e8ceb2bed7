import { testResolver } from '../../../../test/resolver.js'
import { changed, conflicted, edit, EDIT_CUT, hidden, type Wrong, wrong } from '../../../../test/cut/edits.js'
import { Cut } from '../cut.entity.js'
import { IDS } from '../../../../test/world/things.js'
import { aRow, remove, rows } from '../../../../test/world/builders.js'

const WRONG: Wrong[] = [
  [{ size: '4k' }, 'size', 'Size must be 720p or 1080p'],
  [{ ratio: '2:1' }, 'ratio', 'Ratio must be 16:9, 9:16, 1:1 or 4:5'],
  [{ frameRate: 23 }, 'frameRate', 'Frame rate must be 24, 25, 30, 50 or 60'],
  [{ title: 'x'.repeat(101) }, 'title', 'A title has at most 100 characters'],
  [{ clipGain: 13 }, 'clipGain', 'Gain must be -60 to 12 dB'],
  [{ loudness: -20 }, 'loudness', 'Loudness must be -14, -16 or -23 LUFS'],
  [{ burnedCaptions: 'xx' }, 'burnedCaptions', 'Unknown language. Use a code such as en or de'],
]
const ALL = {
  size: '720p',
  ratio: '9:16',
  fit: 'CROP',
  frameRate: 30,
  title: 'Low tide',
  clipGain: -6,
  loudness: -14,
  burnedCaptions: 'en',
}

const someoneElse = rows(
  remove(Cut),
  aRow(Cut, {
    projectId: IDS.project,
    ratio: '1:1',
    revision: 2,
    fieldRevisions: { ratio: 2 },
    editedById: IDS.owner,
  }),
)

testResolver({
  'Mutation.editCut': {
    operation: EDIT_CUT,
    variables: edit(() => ({ editSettings: { revision: 1, ...ALL } })),
    as: 'user',
    result: changed({ cut: { ...ALL, editedBy: { username: 'user' } }, items: [], removedIds: [] }),
    invalid: wrong('editSettings', WRONG, (_, fields) => ({ revision: 1, ...fields })),
    cases: [
      ...hidden(() => ({ editSettings: { revision: 1, ratio: '1:1' } })),
      {
        name: 'null restores each default, omitted settings stay',
        variables: edit(() => [
          { editSettings: { revision: 1, ...ALL } },
          { editSettings: { revision: 1, size: null, ratio: null, fit: null, title: null } },
        ]),
        result: changed({
          cut: { ...ALL, size: null, ratio: null, title: null },
        }),
      },
      {
        name: 'other settings have changed since',
        prepare: someoneElse,
        variables: edit(() => ({ editSettings: { revision: 1, fit: 'CROP' } })),
        result: changed({ cut: { ratio: '1:1', fit: 'CROP', revision: 3 } }),
      },
      {
        name: 'the same setting has changed since',
        prepare: someoneElse,
        variables: edit(() => ({ editSettings: { revision: 1, ratio: '9:16' } })),
        as: 'user',
        result: conflicted({
          elementId: null,
          fields: ['ratio'],
          message: 'owner has changed this film meanwhile',
        }),
      },
    ],
  },
})

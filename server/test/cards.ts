import { firstItemId } from '#schema/cut-item'
import { NOWHERE, type Invalid, type Variables } from './resolver.js'
import type { CardBackground } from '../src/modules/cut/cards/card-types.js'
import { Card } from '../src/modules/cut/cards/card.entity.js'
import { CutItem } from '../src/modules/cut/elements/cut-item.entity.js'
import { notFound } from './resolver-cases.js'
import { aCutItem, aRow, rows, update } from './world/builders.js'
import { IDS, type Ids } from './world/things.js'

/** The input of an operation on the project. */
export const ofProject =
  (variables: (ids: Ids) => object) =>
  (ids: Ids): Variables => ({ input: { projectId: ids.project, ...variables(ids) } })
/** The input of a new card. */
export const added = (fields: object) => ofProject(() => ({ title: 'Low tide', ...fields }))

/** The project that the caller cannot see. */
export const hidden = (variables: (ids: Ids) => object) =>
  notFound('hidden', (projectId, ids) => ({ input: { projectId, ...variables(ids) } }))

const BACKGROUND: CardBackground = { kind: 'COLOUR', colour: '#16181d', assetId: null }
const FIELDS = ['kind', 'design', 'title', 'subtitle', 'lines', 'background', 'seconds']
const REVISIONS = Object.fromEntries(FIELDS.map((field) => [field, 2]))
/** A card between the two clips of the cut, or one in the Trash. */
export const withCard = ({ isDeleted = false } = {}) =>
  rows(
    aRow(Card, {
      id: NOWHERE,
      projectId: IDS.project,
      authorId: IDS.owner,
      name: 'Low tide',
      kind: 'TITLE',
      design: 'CENTRED',
      title: 'Low tide',
      subtitle: '',
      lines: [],
      background: BACKGROUND,
      seconds: 3,
      revision: 2,
      fieldRevisions: REVISIONS,
      frames: 72,
      frameRate: 24,
      width: 1280,
      height: 720,
      deletedAt: isDeleted ? new Date() : null,
    }),
    isDeleted ? [] : update(CutItem, IDS.secondItem, { position: 2 }),
    aCutItem({
      id: firstItemId(NOWHERE),
      clipId: null,
      cardId: NOWHERE,
      position: isDeleted ? null : 1,
      outFrame: 60,
    }),
  )

const LONG = 'x'.repeat(10_000)
const SECONDS = 'A card lasts 1 to 10 seconds'
const colour = (colour: string) => ({ background: { kind: 'COLOUR', colour } })
export const WRONG_CARDS: [fields: object, field: string, message: string][] = [
  [{ title: LONG }, 'title', 'A title has at most 120 characters'],
  [{ title: ' \u200b ' }, 'title', 'A card needs a text'],
  [{ title: 'a\nb' }, 'title', 'A title must be one line without control characters'],
  [{ title: 'a\u{13080}b' }, 'title', 'There is no font for: \u{13080}'],
  [{ subtitle: LONG }, 'subtitle', 'A subtitle has at most 200 characters'],
  [{ lines: Array.from({ length: 61 }, () => ({ name: 'a' })) }, 'lines', 'A card has at most 60 lines'],
  [
    { kind: 'CREDITS', lines: Array.from({ length: 15 }, () => ({ name: 'a' })) },
    'lines',
    'Only a credit roll has more than 14 lines',
  ],
  [{ lines: [{ role: 'Music', name: '' }] }, 'lines.0.name', 'A line needs a name'],
  [{ lines: [{ name: LONG }] }, 'lines.0.name', 'A name has at most 80 characters'],
  [{ lines: [{ name: '꧁' }] }, 'lines.0.name', 'There is no font for: ꧁'],
  [{ seconds: 0.5 }, 'seconds', SECONDS],
  [{ seconds: 11 }, 'seconds', SECONDS],
  [colour('red'), 'background.colour', 'A colour is written as #rrggbb'],
  [
    { background: { kind: 'ASSET', colour: '#000000' } },
    'background.assetId',
    'Choose a picture of the library',
  ],
  [
    { background: { kind: 'ASSET', colour: '#000000', assetId: NOWHERE } },
    'background.assetId',
    'This image cannot be used',
  ],
  [
    {
      kind: 'CREDITS',
      design: 'CREDIT_ROLL',
      lines: Array.from({ length: 10 }, () => ({ role: '', name: '\ufdfd'.repeat(80) })),
    },
    'lines',
    'This card has too much text to draw. Shorten it, or use fewer wide characters',
  ],
]
/** Cards that are refused, each with the invalid field. */
export const wrongCards = (input: (fields: object) => (ids: Ids) => Variables): Invalid[] =>
  WRONG_CARDS.map(([fields, field, message]) => [input(fields), field, message])

import { Alert } from 'antd'
import type { CutDocument, Row, RowList, RowOf } from '#schema/cut/document'
import { SETTINGS } from '#schema/cut/elements/settings'
import { EDITS, ROW_LISTS } from '#schema/cut/fields'
import { Conflicts, type KnownConflicts, VersionButtons } from './Conflicts'
import s from './Conflicts.module.css'
import { mineOf } from './cutModel'
import type { Cut } from './useCut'

/** A row in conflict. */
interface Contested {
  name: string
  editor?: { id: string; username: string } | null
  theirs: object
  fields: readonly string[]
}

/** Name of a row in conflict texts; null for lists whose own component shows conflicts. */
const NAMES: { readonly [List in RowList]: ((row: RowOf<List>) => string) | null } = {
  items: null,
  cues: null,
  tracks: null,
  captions: null,
  cards: (card) => `the card “${titleOf(card)}”`,
  lowerThirds: ({ title }) => `the lower third “${title}”`,
}

function contestedBy({ document, further }: Cut, key: string, cut: KnownCut): Contested | undefined {
  if (key === 'settings')
    return { name: 'the export settings', editor: cut.editedBy, theirs: document.settings, fields: SETTINGS }
  for (const list of ROW_LISTS) {
    const row = (document[list] as readonly Row[]).find(({ id }) => id === key)
    const nameOf = NAMES[list] as ((row: Row) => string) | null
    if (!row || !nameOf) continue
    const saved = further?.[list as keyof typeof further] as readonly EditedRow[] | undefined
    const editor = saved?.find(({ id }) => id === key)?.editedBy
    return { name: nameOf(row), editor, theirs: row, fields: EDITS[list].fields }
  }
  return undefined
}

interface EditedRow {
  id: string
  editedBy: Contested['editor']
}

const titleOf = ({ title, subtitle }: CutDocument['cards'][number]) => title || subtitle || 'Credits'

/** Splits a field name into words, such as `frame rate`. */
const wordsOf = (field: string) => field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
const valueText = (value: unknown) => {
  if (value === null || value === '') return 'none'
  return typeof value === 'object' ? 'changed' : String(value)
}

/** These fields and their values, as text. */
const versionText = (values: object, fields: readonly string[]) =>
  fields.map((field) => `${wordsOf(field)} ${valueText(values[field as keyof typeof values])}`).join(', ')

type KnownCut = { editedBy: { id: string; username: string } | null }

/** Conflicts of settings, cards and lower thirds, with a choice between both versions; other parts show their own. */
export function CutConflicts({ cut, settings, ...known }: { cut: Cut; settings: KnownCut } & KnownConflicts) {
  const { edits, items, pending } = cut
  const others = [...pending.conflicts].map(([key, operations]) => {
    const contested = contestedBy(cut, key, settings)
    if (!contested) return null
    const { name, editor, theirs, fields } = contested
    const mine = mineOf<Record<string, unknown>>(operations, fields) ?? {}
    const changed = Object.keys(mine)
    const isOwn = !!editor && editor.id === known.viewerId
    const [first, second] = isOwn
      ? [`You changed ${name} in another window to`, 'Here']
      : [`${editor?.username ?? 'Somebody'} changed ${name} to`, 'Yours']
    return (
      <Alert
        key={key}
        className={s.conflict}
        type="warning"
        showIcon
        role="alert"
        title={`${first} ${versionText(theirs, changed)}. ${second}: ${versionText(mine, changed)}.`}
        action={<VersionButtons isOwn={isOwn} onResolve={(version) => edits.resolve(key, version)} />}
      />
    )
  })
  return (
    <>
      <Conflicts items={items} {...known} onResolve={edits.resolve} />
      {others}
    </>
  )
}

import { Alert } from 'antd'
import type { CutDocument } from '#schema/cut/document'
import { SETTINGS } from '#schema/cut/elements/settings'
import { FIELDS } from '#schema/cut/fields'
import { Conflicts, type KnownConflicts, VersionButtons } from './Conflicts'
import s from './Conflicts.module.css'
import { mineOf } from './cutModel'
import type { Cut } from './useCut'

/** What both have changed, which shows no conflict itself. */
interface Contested {
  name: string
  editor?: { id: string; username: string } | null
  theirs: object
  fields: readonly string[]
}

function contestedBy({ document, texts }: Cut, key: string, cut: KnownCut): Contested | undefined {
  if (key === 'settings')
    return { name: 'the export settings', editor: cut.editedBy, theirs: document.settings, fields: SETTINGS }
  const lowerThird = document.lowerThirds.find(({ id }) => id === key)
  if (lowerThird)
    return {
      name: `the lower third “${lowerThird.title}”`,
      editor: texts.lowerThirds.find(({ id }) => id === key)?.editedBy,
      theirs: lowerThird,
      fields: FIELDS.lowerThirds,
    }
  const card = document.cards.find(({ id }) => id === key)
  return card && { name: `the card “${titleOf(card)}”`, theirs: card, fields: FIELDS.cards }
}

const titleOf = ({ title, subtitle }: CutDocument['cards'][number]) => title || subtitle || 'Credits'

/** The words of a field, such as `frame rate`. */
const wordsOf = (field: string) => field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
const valueText = (value: unknown) => {
  if (value === null || value === '') return 'none'
  return typeof value === 'object' ? 'changed' : String(value)
}

/** The values of these fields in words. */
const versionText = (values: object, fields: readonly string[]) =>
  fields.map((field) => `${wordsOf(field)} ${valueText(values[field as keyof typeof values])}`).join(', ')

type KnownCut = { editedBy: { id: string; username: string } | null }

/** What was changed elsewhere while the user changed it, but sounds and captions, which show it themselves. */
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

import { Alert } from 'antd'
import type { CutDocument } from '#schema/cut/document'
import { Conflicts, type KnownConflicts, VersionButtons } from './Conflicts'
import s from './Conflicts.module.css'
import type { Cut } from './useCut'

/** What a conflict is about; undefined where the conflict is shown with its element. */
function nameOf({ cards, lowerThirds, tracks }: CutDocument, key: string): string | undefined {
  if (key === 'settings') return 'The export settings were'
  const lowerThird = lowerThirds.find(({ id }) => id === key)
  if (lowerThird) return `The lower third “${lowerThird.title}” was`
  const card = cards.find(({ id }) => id === key)
  if (card) return `The card “${card.title || card.subtitle || 'Credits'}” was`
  return tracks.some(({ language }) => language === key) ? 'The captions were' : undefined
}

/** What was changed elsewhere while the user changed it, but sounds and captions, which show it themselves. */
export function CutConflicts({
  cut: { document, edits, items, pending },
  ...known
}: { cut: Cut } & KnownConflicts) {
  const others = [...pending.conflicts.keys()].map((key) => {
    const name = nameOf(document, key)
    return name ? (
      <Alert
        key={key}
        className={s.conflict}
        type="warning"
        showIcon
        role="alert"
        title={`${name} changed elsewhere meanwhile.`}
        action={<VersionButtons isOwn={false} onResolve={(version) => edits.resolve(key, version)} />}
      />
    ) : null
  })
  return (
    <>
      <Conflicts items={items} {...known} onResolve={edits.resolve} />
      {others}
    </>
  )
}

import { useState } from 'react'
import { editOf } from '#schema/cut-item'
import { ratioOf } from '#schema/limits'
import { videoTitle } from '../../../entities/video/videoTitle'
import { lazyDialog } from '../../../shared/lib/loading/lazyComponent'
import { newId } from '../../../shared/lib/uuid'
import type { CutDraft, ShownItem } from '../state/cut'
import { type Conflict, VersionButtons } from '../state/Conflicts'
import type { CutEdits } from '../state/cutEdits'
import { editItem, resetItem } from '../state/itemChanges'

const TrimDialog = lazyDialog(async () => (await import('./TrimDialog')).TrimDialog)

interface OpenedTrimProps {
  /** The opened item, if any. */
  item: ShownItem | undefined
  items: readonly ShownItem[]
  draft: CutDraft
  edits: CutEdits
  conflict: Conflict | undefined
  onClose: () => void
}

/** Whether the film is in portrait format: the chosen one, or that of most clips. */
function isUpright({ ratio }: CutDraft, items: readonly ShownItem[]): boolean {
  if (ratio) return ratioOf(ratio) < 1
  const upright = items.filter(({ video: { width, height } }) => width && height && width < height)
  return upright.length > items.length / 2
}

/** The trim dialog of the opened item. */
export function OpenedTrim({ item, items, draft, edits, conflict, onClose }: OpenedTrimProps) {
  const [last, setLast] = useState(item) // shown during the closing animation
  if (item && item !== last) setLast(item)
  if (!last) return null
  const { id, video } = last
  const place = { at: items.findIndex((each) => each.id === id) + 1, of: items.length }
  return (
    <TrimDialog
      open={!!item}
      item={{ id, edit: editOf(last), title: videoTitle(video), place, video }}
      isPortraitFilm={isUpright(draft, items)}
      error={conflict?.text}
      resolution={
        conflict && (
          <VersionButtons isOwn={conflict.isOwn} onResolve={(version) => edits.resolve(id, version)} />
        )
      }
      onChange={(edit) => edits.change(editItem(id, edit), `${Object.keys(edit).join(' ')} ${id}`)}
      onSplit={(frame) => edits.perform({ splitItem: { id, revision: 1, frame, newId: newId() } })}
      onReset={() => edits.change(resetItem(id))}
      onClose={onClose}
    />
  )
}

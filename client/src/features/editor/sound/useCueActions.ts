import { type KeyboardEvent, useState } from 'react'
import type { CutEdits } from '../state/cutEdits'
import { addCue, editCue, removeCue } from '../state/cueChanges'
import type { Playhead } from '../timeline/Playhead'
import { toast } from '../../../shared/lib/toast'
import type { CueFields } from '#schema/mix'
import { type Anchor, cueKey, levelOf, placeAt, trimEnd, trimStart } from './placement'
import type { PlacedCue } from './shownCue'

interface Uses {
  placed: readonly PlacedCue[]
  anchors: readonly Anchor[]
  edits: CutEdits
  playhead: Playhead
  /** Frames per second of the film. */
  frameRate: number
  onSolo: (id: string) => void
  onBeats: (id: string) => void
}

/** The selected cue, and the actions of buttons and keys. */
export function useCueActions({ placed, anchors, edits, playhead, frameRate, onSolo, onBeats }: Uses) {
  const [chosenId, choose] = useState<string | null>(null)
  const find = (id: string) => placed.find(({ cue }) => cue.id === id)
  /** Changes of the same fields in quick succession undo together. */
  const edit = (id: string, changes: Partial<CueFields>) =>
    edits.change(editCue(id, changes), `${Object.keys(changes).join(' ')} ${id}`)
  const remove = (id: string) => {
    const former = edits.document?.cues.find((cue) => cue.id === id)
    if (!former) return
    const title = find(id)?.cue.sound.title ?? 'The sound'
    edits.change(removeCue(id))
    if (chosenId === id) choose(null)
    toast.info(`Removed ${title} from the cut`, {
      label: 'Undo',
      run: () => edits.change(addCue(former)),
    })
  }
  const press = (id: string, event: KeyboardEvent) => {
    const known = find(id)
    if (event.key === 'Escape' && chosenId) {
      event.stopPropagation()
      return choose(null)
    }
    const key = cueKey(event, frameRate)
    if (!key || !known) return
    event.preventDefault()
    event.stopPropagation()
    const { cue, span } = known
    switch (key.does) {
      case 'move':
        return span && edit(id, placeAt(cue, span.from + key.seconds, anchors))
      case 'level':
        return edit(id, { gain: levelOf(cue.gain + key.decibels) })
      case 'start':
        return span && edit(id, trimStart(cue, span, { seconds: playhead.get(), anchors }))
      case 'end':
        return span && !cue.isLooped && edit(id, trimEnd(cue, span, playhead.get()))
      case 'mute':
        return edit(id, { isMuted: !cue.isMuted })
      case 'solo':
        return onSolo(id)
      case 'beats':
        return cue.kind === 'MUSIC' && onBeats(id)
      case 'delete':
        return remove(id)
    }
  }
  return { chosenId, choose, edit, remove, press }
}

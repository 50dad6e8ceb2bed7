import { Button } from 'antd'
import { Music } from 'lucide-react'
import { type RefObject, useMemo, useState } from 'react'
import { frameRateOf } from '#schema/cut-item'
import type { CueKind } from '#schema/limits'
import { WHOLE_SOUND } from '#schema/mix'
import type { CueFieldsFragment } from '../../../entities/video/cut/CutFields.generated'
import { lazyDialog } from '../../../shared/lib/loading/lazyComponent'
import { newId } from '../../../shared/lib/uuid'
import { lengthOf, startsOf } from '../cut/cut'
import { addCue } from '../cut/state/cueChanges'
import { CutRow, type CutRowProps } from '../cut/timeline/CutRow'
import type { Timeline } from '../cut/timeline/timeline'
import { CueConflicts } from './CueConflicts'
import { CueInspector } from './CueInspector'
import type { LaneKind } from './lanes'
import { anchorAt, placeAt } from './placement'
import { placedCues } from './shownCue'
import { type CueActions, SoundLanes } from './SoundLanes'
import s from './SoundBench.module.css'
import { type ListedSoundFieldsFragment, useHasSoundsQuery } from './sounds.generated'
import { useBeats } from './useBeats'
import { useCueActions } from './useCueActions'
import { usePeaks } from './usePeaks'

const AddSoundDialog = lazyDialog(async () => (await import('./AddSoundDialog')).AddSoundDialog)

/** The dialog that adds a sound, or replaces that of a cue. */
interface Adding {
  kind: CueKind
  /** Second of the film. */
  at: number
  file?: File
  /** The cue whose sound is replaced. */
  cueId?: string
}

interface SoundBenchProps extends CutRowProps {
  projectId: string
  /** The cues as the server has them. */
  saved: readonly CueFieldsFragment[]
  solo: ReadonlySet<string>
  onSolo: (id: string) => void
}

/** The timeline of the cut with its lanes of sound, and the settings of the chosen cue. */
export function SoundBench({ projectId, saved, solo, onSolo, ...row }: SoundBenchProps) {
  const { cut, playhead } = row
  const { cues, draft, edits, items, pending } = cut
  const [adding, setAdding] = useState<Adding | null>(null)
  const [isOpen, setOpen] = useState(false)
  const { data } = useHasSoundsQuery({
    variables: { id: projectId },
    skip: cues.length > 0,
    context: { quiet: true },
  })
  const isShown = isOpen || cues.length > 0 || !!data?.project.sounds.nodes.length
  const peaks = usePeaks(projectId, !cues.length)
  const anchors = useMemo(() => {
    const starts = startsOf(items, draft.gaps)
    return items.map(({ id }, at) => ({ itemId: id, start: starts[at]! }))
  }, [items, draft.gaps])
  const length = lengthOf(items, draft.gaps)
  const placed = useMemo(() => placedCues(cues, { anchors, length }), [cues, anchors, length])
  const frameRate = draft.frameRate ?? frameRateOf(items[0]?.video ?? {})
  const { beats, toggle: toggleBeats } = useBeats(placed, peaks)
  const { chosenId, choose, edit, remove, press } = useCueActions({
    placed,
    anchors,
    edits,
    playhead,
    frameRate,
    onSolo,
    onBeats: toggleBeats,
  })
  const chosen = placed.find(({ cue }) => cue.id === chosenId)
  const unheard = placed.filter(({ span }) => !span)
  const add = (lane: LaneKind, options: { at?: number; file?: File } = {}) =>
    setAdding({ kind: lane.kinds[0]!, at: Math.min(playhead.seconds, length), ...options })
  const actions: CueActions = { choose, edit, key: press, add }
  const use = (sound: ListedSoundFieldsFragment) => {
    if (!adding) return
    setAdding(null)
    if (adding.cueId) return edit(adding.cueId, { soundId: sound.id, inSeconds: 0, outSeconds: null })
    const id = newId()
    const isMusic = sound.kind === 'MUSIC'
    const anchor = isMusic ? undefined : anchorAt(anchors, adding.at)
    const place = placeAt({ itemId: anchor?.itemId ?? null }, adding.at, anchors)
    edits.change(addCue({ ...WHOLE_SOUND, ...place, id, soundId: sound.id, isDucked: isMusic }))
    setOpen(true)
    choose(id)
  }
  return (
    <>
      <CutRow
        {...row}
        lanes={
          isShown
            ? (timeline: Timeline, scrolling: RefObject<HTMLElement | null>) => (
                <SoundLanes
                  cues={cues}
                  anchors={anchors}
                  peaks={peaks}
                  beats={beats}
                  timeline={timeline}
                  playhead={playhead}
                  chosenId={chosenId}
                  solo={solo}
                  row={scrolling}
                  actions={actions}
                />
              )
            : undefined
        }
      />
      {!isShown && (
        <Button
          type="text"
          className={s.open}
          icon={<Music size={16} />}
          onClick={() => setAdding({ kind: 'MUSIC', at: 0 })}
        >
          Add music, a voice or effects
        </Button>
      )}
      {unheard.length > 0 && (
        <p className={`meta ${s.unheard}`}>
          Not heard, because their clips are not in the cut:
          {unheard.map(({ cue }) => (
            <Button key={cue.id} type="link" size="small" onClick={() => choose(cue.id)}>
              {cue.sound.title}
            </Button>
          ))}
        </p>
      )}
      <CueConflicts cues={cues} saved={saved} conflicts={pending.cueConflicts} edits={edits} />
      {chosen && (
        <CueInspector
          key={chosen.cue.id}
          {...chosen}
          anchors={anchors}
          isSolo={solo.has(chosen.cue.id)}
          tempo={beats.get(chosen.cue.id)?.tempo}
          onEdit={(changes) => edit(chosen.cue.id, changes)}
          onSolo={() => onSolo(chosen.cue.id)}
          onBeats={() => toggleBeats(chosen.cue.id)}
          onReplace={() => setAdding({ kind: chosen.cue.kind, at: 0, cueId: chosen.cue.id })}
          onDelete={() => remove(chosen.cue.id)}
          onClose={() => choose(null)}
        />
      )}
      <AddSoundDialog
        open={!!adding}
        projectId={projectId}
        title={adding?.cueId ? 'Replace sound' : 'Add sound'}
        kind={adding?.kind ?? 'MUSIC'}
        seconds={length}
        file={adding?.file}
        onChoose={use}
        onClose={() => setAdding(null)}
      />
    </>
  )
}

import { Button } from 'antd'
import { Music } from 'lucide-react'
import { type RefObject, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { frameRateOf } from '#schema/cut-item'
import type { CueKind } from '#schema/limits'
import { newCueOf, replacedGain } from '#schema/rules/mix'
import type { CueFieldsFragment, SoundFieldsFragment } from '../../../entities/video/cut/CutFields.generated'
import type { GivenWords, SoundUse } from '../../../widgets/generate-sound/GenerateSound'
import { lazyDialog } from '../../../shared/lib/loading/lazyComponent'
import { newId } from '../../../shared/lib/uuid'
import { lengthOf, startsOf } from '../state/cut'
import { addCue } from '../state/cueChanges'
import { CutRow, type CutRowProps } from '../timeline/CutRow'
import type { Timeline } from '../timeline/timeline'
import { SoundOrderList } from './generate/SoundOrderList'
import { useCutOrders } from './generate/useCutOrders'
import { CueConflicts } from './CueConflicts'
import { CueInspector } from './CueInspector'
import type { LaneKind } from './lanes'
import { anchorAt, placeAt } from './placement'
import { placedCues } from './shownCue'
import { type CueActions, SoundLanes } from './SoundLanes'
import s from './SoundEditor.module.css'
import { type ListedSoundFieldsFragment, useHasSoundsQuery } from './sounds.generated'
import type { ScoreDialogProps } from './score/ScoreDialog'
import { ScoreFit, ScoreMisfits } from './score/ScoreFit'
import { useScoreFits } from './score/useScoreFit'
import { useVoices } from './voice/useVoices'
import { VoiceOverrun } from './voice/VoiceOverrun'
import { useBeats } from './useBeats'
import { useCueActions } from './useCueActions'
import { usePeaks } from './usePeaks'

const ScoreDialog = lazyDialog(async () => (await import('./score/ScoreDialog')).ScoreDialog)
const AddSoundDialog = lazyDialog(async () => (await import('./AddSoundDialog')).AddSoundDialog)

/** State of the dialog that adds a sound or replaces that of a cue. */
interface Adding {
  kind: CueKind
  /** Second of the film. */
  at: number
  file?: File
  /** Cue whose sound is replaced. */
  cueId?: string
  /** Initial words for a generated sound. */
  given?: GivenWords
  /** Id of the sound to regenerate. */
  again?: string
  /** Shot whose voice a generated one becomes; it plays with the take of the shot. */
  shotId?: string
}

interface SoundEditorProps extends Omit<CutRowProps, 'lanes' | 'onVoice'> {
  projectId: string
  /** The saved cues. */
  saved: readonly CueFieldsFragment[]
  /** The saved items. */
  savedItems: readonly unknown[]
  solo: ReadonlySet<string>
  onSolo: (id: string) => void
  /** Shows the settings of the selected cue here; null: below the lanes. */
  inspectorIn?: HTMLElement | null
}

const REPLACES_ALL = 'A generated sound replaces this one in all its cues, a sketch only here.'

function titleOf(adding: Adding | null): string {
  if (adding?.again) return 'Make again'
  if (adding?.given) return 'Add voice'
  return adding?.cueId ? 'Replace sound' : 'Add sound'
}

/** What a sound was generated from; undefined for an upload. */
const originOf = ({ kind, model, words, voice, duration }: SoundFieldsFragment): GivenWords | undefined =>
  model && words ? { kind, model, words, voice, ...(kind !== 'VOICE' && { seconds: duration }) } : undefined

/** Timeline of the cut with its sound lanes, and the settings of the selected cue. */
export function SoundEditor({
  projectId,
  saved,
  savedItems,
  solo,
  onSolo,
  inspectorIn,
  ...row
}: SoundEditorProps) {
  const { cut, playhead } = row
  const { cues, draft, edits, items, pending } = cut
  const [adding, setAdding] = useState<Adding | null>(null)
  const [scoring, setScoring] = useState<Pick<ScoreDialogProps, 'again'> | null>(null)
  const [isOpen, setOpen] = useState(false)
  const { data } = useHasSoundsQuery({
    variables: { id: projectId },
    skip: cues.length > 0,
    context: { quiet: true },
  })
  const orders = useCutOrders(projectId)
  const isShown = isOpen || cues.length > 0 || orders.length > 0 || !!data?.project.sounds.nodes.length
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
  const voices = useVoices({ projectId, items, anchors, length, edits, hasBoard: isShown })
  const overrun = chosen ? voices.overrun(chosen) : null
  const addVoice = (itemId: string) => {
    const at = anchors.find((anchor) => anchor.itemId === itemId)?.start ?? 0
    setAdding({ kind: 'VOICE', at, ...voices.voiceFor(itemId) })
  }
  const fits = useScoreFits(projectId, saved, savedItems)
  const fit = chosen && fits.get(chosen.cue.id)
  const scored = cues.find(({ id }) => fits.has(id))
  const scoreAgain = ({ id: soundId, words, model }: SoundFieldsFragment) =>
    setScoring({ again: { soundId, words: words ?? '', model } })
  const origin = chosen && originOf(chosen.cue.sound)
  const again = origin
    ? () =>
        fit
          ? scoreAgain(chosen.cue.sound)
          : setAdding({ kind: origin.kind, at: 0, given: origin, again: chosen.cue.soundId })
    : undefined
  const unheard = placed.filter(({ span }) => !span)
  const add = (lane: LaneKind, options: { at?: number; file?: File } = {}) =>
    setAdding({ kind: lane.kinds[0]!, at: Math.min(playhead.get(), length), ...options })
  const actions: CueActions = {
    choose,
    edit,
    key: press,
    add,
    score: () => (scored ? scoreAgain(scored.sound) : setScoring({})),
  }
  /** Where an ordered sound is used: with a shot, or music in the whole film, other kinds at the clip of that second. */
  const purposeOf = (kind: CueKind): SoundUse => {
    const { at = 0, again, cueId, shotId } = adding ?? {}
    if (shotId) return { shotId }
    const replaced = again ?? placed.find(({ cue }) => cue.id === cueId)?.cue.soundId
    if (replaced) return { soundId: replaced }
    const anchor = kind === 'MUSIC' ? undefined : anchorAt(anchors, at)
    return placeAt({ itemId: anchor?.itemId ?? null }, at, anchors)
  }
  /** Number of cues that share this cue’s sound. */
  const usesOf = (cueId: string | undefined): number => {
    const replaced = cues.find(({ id }) => id === cueId)
    return replaced ? cues.filter(({ soundId }) => soundId === replaced.soundId).length : 0
  }
  const use = (sound: ListedSoundFieldsFragment) => {
    if (!adding) return
    setAdding(null)
    const replaced = cues.find((cue) => cue.id === adding.cueId)
    if (replaced) {
      const gain = replacedGain(replaced.gain, replaced.sound, sound)
      return edit(replaced.id, { soundId: sound.id, inSeconds: 0, outSeconds: null, gain })
    }
    const id = newId()
    const isMusic = sound.kind === 'MUSIC'
    const anchor = isMusic ? undefined : anchorAt(anchors, adding.at)
    const place = placeAt({ itemId: anchor?.itemId ?? null }, adding.at, anchors)
    edits.change(addCue({ ...newCueOf(sound), ...place, id, soundId: sound.id }))
    setOpen(true)
    choose(id)
  }
  const inspector = chosen && (
    <CueInspector
      key={chosen.cue.id}
      {...chosen}
      anchors={anchors}
      notes={
        <>
          {overrun !== null && (
            <VoiceOverrun over={overrun} options={voices.optionsFor(chosen, overrun, again)} />
          )}
          {fit && <ScoreFit scenes={fit} onAgain={() => scoreAgain(chosen.cue.sound)} />}
        </>
      }
      isSolo={solo.has(chosen.cue.id)}
      tempo={beats.get(chosen.cue.id)?.tempo}
      onEdit={(changes) => edit(chosen.cue.id, changes)}
      onSolo={() => onSolo(chosen.cue.id)}
      onBeats={() => toggleBeats(chosen.cue.id)}
      onReplace={() => setAdding({ kind: chosen.cue.kind, at: 0, cueId: chosen.cue.id })}
      onAgain={again}
      onDelete={() => remove(chosen.cue.id)}
      onClose={() => choose(null)}
    />
  )
  return (
    <>
      <CutRow
        {...row}
        onVoice={addVoice}
        lanes={
          isShown
            ? (timeline: Timeline, scrolling: RefObject<HTMLElement | null>) => (
                <SoundLanes
                  cues={cues}
                  anchors={anchors}
                  peaks={peaks}
                  beats={beats}
                  overrunOf={voices.overrun}
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
      {scored && <ScoreMisfits scenes={fits.get(scored.id)!} onAgain={() => scoreAgain(scored.sound)} />}
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
      <SoundOrderList orders={orders} />
      <CueConflicts cues={cues} saved={saved} conflicts={pending.conflicts} edits={edits} />
      {inspectorIn ? createPortal(inspector, inspectorIn) : inspector}
      <ScoreDialog
        open={!!scoring}
        projectId={projectId}
        again={scoring?.again}
        onClose={() => setScoring(null)}
      />
      <AddSoundDialog
        open={!!adding}
        projectId={projectId}
        title={titleOf(adding)}
        kind={adding?.kind ?? 'MUSIC'}
        seconds={length}
        file={adding?.file}
        given={adding?.given}
        isAgain={!!adding?.again}
        note={usesOf(adding?.cueId) > 1 ? REPLACES_ALL : undefined}
        purposeOf={purposeOf}
        onChoose={use}
        onClose={() => setAdding(null)}
      />
    </>
  )
}

import { type Cue, spanOf, type Span } from '#schema/mix'
import { KIND_NAMES } from '../../../entities/sound/kindNames'
import type { CueFieldsFragment, SoundFieldsFragment } from '../../../entities/video/cut/CutFields.generated'
import { clock } from '../../../shared/lib/time'
import type { CueState } from '../state/cueChanges'
import { gainText } from '../trim/trim'
import type { Anchor } from './placement'

export interface ShownCue extends CueState, Cue {
  sound: SoundFieldsFragment
}

/** The cues with their sounds, without those whose sound is not loaded yet. */
export function shownCues(
  cues: readonly CueState[],
  saved: readonly CueFieldsFragment[],
  findSound: (id: string) => SoundFieldsFragment | null,
): ShownCue[] {
  const sounds = new Map(saved.map(({ sound }) => [sound.id, sound]))
  return cues.flatMap((cue) => {
    const sound = sounds.get(cue.soundId) ?? findSound(cue.soundId)
    return sound ? [{ ...cue, kind: sound.kind, duration: sound.duration, sound }] : []
  })
}

/** A cue and its time span in the film; null if its clip is not in the cut. */
export interface PlacedCue {
  cue: ShownCue
  span: Span | null
}

/** The cues by start. Loops end with the film. */
export function placedCues(
  cues: readonly ShownCue[],
  { anchors, length }: { anchors: readonly Anchor[]; length: number },
): PlacedCue[] {
  const starts = new Map(anchors.map(({ itemId, start }) => [itemId, start]))
  return cues
    .map((cue) => {
      const span = spanOf(cue, starts)
      return {
        cue,
        span: span ? { from: span.from, to: cue.isLooped ? Math.max(length, span.from) : span.to } : null,
      }
    })
    .sort((one, other) => (one.span?.from ?? Infinity) - (other.span?.from ?? Infinity))
}

/** Seconds with tenths, such as `00:04.5`. */
export function timeText(seconds: number): string {
  const tenths = Math.max(0, Math.round(seconds * 10))
  return `${clock(Math.floor(tenths / 10))}.${tenths % 10}`
}

export const spanText = ({ from, to }: Span): string => `${timeText(from)} – ${timeText(to)}`

/** Text description of a cue: kind, times and settings. */
export function cueText({ cue, span }: PlacedCue): string {
  return [
    `${KIND_NAMES[cue.kind]}: ${cue.sound.title}`,
    cue.gain !== 0 && gainText(cue.gain), // in display order
    span ? `from ${timeText(span.from)} to ${timeText(span.to)}` : 'its clip is not in the cut',
    cue.isMuted && 'muted',
    cue.sound.deletedAt && 'in the Trash',
  ]
    .filter(Boolean)
    .join(', ')
}

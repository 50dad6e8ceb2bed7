import { type ClipEdit, shownFrames, type VideoLength, frameRateOf } from '#schema/cut-item'
import type { LastEditor } from '#schema/edit-conflict'
import { gainText, speedText } from '../trim/trim'

interface Conflict {
  by: LastEditor
  theirs: ClipEdit
  mine: Partial<ClipEdit>
  video: VideoLength
}

/** Describes both versions of a clip, and who made the other one. */
export function conflictText({ by, theirs, mine, video }: Conflict): string {
  const own = { ...theirs, ...mine }
  const isTrim = 'inFrame' in mine || 'outFrame' in mine
  const isOnlyTrim = Object.keys(mine).every((field) => field === 'inFrame' || field === 'outFrame')
  const describe = (edit: ClipEdit) =>
    [
      isTrim && rangeText(edit, video),
      'speed' in mine && speedText(edit.speed),
      'isMuted' in mine && (edit.isMuted ? 'muted' : 'with sound'),
      'gain' in mine && gainText(edit.gain),
      'framing' in mine && `framing ${Math.round(edit.framing * 100)}%`,
    ]
      .filter(Boolean)
      .join(', ')
  const verb = isOnlyTrim ? 'trimmed' : 'changed'
  if (by === 'you')
    return `You ${verb} this clip to ${describe(theirs)} in another window. Here: ${describe(own)}.`
  return `${by?.username ?? 'Somebody'} ${verb} this clip to ${describe(theirs)}. Yours: ${describe(own)}.`
}

function rangeText(edit: ClipEdit, video: VideoLength): string {
  const { from, to } = shownFrames(edit, video)
  const [start, end] = [from, to].map((frame) => (frame / frameRateOf(video)).toFixed(1))
  return `${start}–${end} s`
}

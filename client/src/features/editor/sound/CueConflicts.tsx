import { Alert } from 'antd'
import type { CueFieldsFragment } from '../../../entities/video/cut/CutFields.generated'
import { useMeQuery } from '../../../entities/person/me.generated'
import type { CutOperation } from '#schema/cut/operations'
import { CUE_FIELDS, type CueFields } from '#schema/mix'
import type { Conflicts } from '../../../shared/lib/edits/pendingEdits'
import { VersionButtons } from '../state/Conflicts'
import { mineOf } from '../state/cutModel'
import type { CutEdits } from '../state/cutEdits'
import { gainText } from '../trim/trim'
import { timeText, type ShownCue } from './shownCue'

/** One version of the conflicting fields, as text. */
function versionText(cue: ShownCue, mine: Partial<CueFields>): string {
  return [
    'atSeconds' in mine && `at ${timeText(cue.atSeconds)}`,
    ('inSeconds' in mine || 'outSeconds' in mine) &&
      `${timeText(cue.inSeconds)} – ${timeText(cue.outSeconds ?? cue.duration)} of the sound`,
    'gain' in mine && gainText(cue.gain),
    ('fadeInSeconds' in mine || 'fadeOutSeconds' in mine) &&
      `fades of ${cue.fadeInSeconds} s and ${cue.fadeOutSeconds} s`,
    'isMuted' in mine && (cue.isMuted ? 'muted' : 'not muted'),
    'isDucked' in mine && (cue.isDucked ? 'lowered under voice' : 'not lowered under voice'),
    'isDuckedByClips' in mine && (cue.isDuckedByClips ? 'lowered under clips' : 'not lowered under clips'),
    'isLooped' in mine && (cue.isLooped ? 'looped' : 'not looped'),
    'soundId' in mine && 'another sound',
  ]
    .filter(Boolean)
    .join(', ')
}

interface CueConflictsProps {
  cues: readonly ShownCue[]
  saved: readonly CueFieldsFragment[]
  conflicts: Conflicts<CutOperation>
  edits: CutEdits
}

/** Cues changed by somebody else and by the user, with a choice between both versions. */
export function CueConflicts({ cues, saved, conflicts, edits }: CueConflictsProps) {
  const viewerId = useMeQuery({ fetchPolicy: 'cache-first', skip: !conflicts.size }).data?.me.id
  return cues.map((cue) => {
    const mine = mineOf<CueFields>(conflicts.get(cue.id), CUE_FIELDS)
    if (!mine) return null
    const editor = saved.find(({ id }) => id === cue.id)?.editedBy
    const isOwn = !!editor && editor.id === viewerId
    const [theirs, ours] = [versionText(cue, mine), versionText({ ...cue, ...mine }, mine)]
    const text = isOwn
      ? `You changed ${cue.sound.title} in another window to ${theirs}. Here: ${ours}.`
      : `${editor?.username ?? 'Somebody'} changed ${cue.sound.title} to ${theirs}. Yours: ${ours}.`
    return (
      <Alert
        key={cue.id}
        type="warning"
        showIcon
        role="alert"
        style={{ marginTop: 8 }}
        title={text}
        action={<VersionButtons isOwn={isOwn} onResolve={(version) => edits.resolve(cue.id, version)} />}
      />
    )
  })
}

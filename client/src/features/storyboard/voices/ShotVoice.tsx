import { useFragment } from '@apollo/client/react'
import { Button } from 'antd'
import { Mic, Play, RefreshCw, RotateCw, Square, X } from 'lucide-react'
import { useState } from 'react'
import { voiceWordsOf } from '#schema/shot-elements'
import { useJobActions } from '../../../entities/job/jobs'
import type { SoundOrderFieldsFragment } from '../../../entities/sound/generate/generate.generated'
import { usePreview } from '../../../entities/sound/usePreview'
import { lazyDialog } from '../../../shared/lib/loading/lazyComponent'
import { clock } from '../../../shared/lib/time'
import { toast } from '../../../shared/lib/toast'
import type { ShotFieldsFragment } from '../shot/shot.generated'
import type { DialogueLine } from '../shot/shotValues'
import { useOrderOf } from './BoardSounds'
import { voiceChangeText } from './voiceChanges'
import s from './ShotVoice.module.css'
import {
  type ShotVoiceFieldsFragment,
  ShotVoiceFieldsFragmentDoc,
  useUpdateShotVoiceMutation,
} from './voices.generated'

const ShotVoiceDialog = lazyDialog(async () => (await import('./ShotVoiceDialog')).ShotVoiceDialog)

type Voice = NonNullable<ShotVoiceFieldsFragment['voice']>
const NONE: Pick<ShotVoiceFieldsFragment, 'voice' | 'changedSinceVoice'> = {
  voice: null,
  changedSinceVoice: [],
}

interface ShotVoiceProps {
  shot: ShotFieldsFragment
  number: number
  dialogue: readonly DialogueLine[]
}

/** Voice of a shot, to play, regenerate or remove; without one, its order. */
export function ShotVoice({ shot, number, dialogue }: ShotVoiceProps) {
  const { id, projectId } = shot
  const { data, complete } = useFragment({
    fragment: ShotVoiceFieldsFragmentDoc,
    fragmentName: 'ShotVoiceFields',
    from: { __typename: 'StoryboardShot', id },
  })
  const { voice, changedSinceVoice } = complete ? data : NONE
  const [isOpen, setOpen] = useState(false)
  const order = useOrderOf(({ use }) => use?.shotId === id)
  const isMaking = !!order && order.job.status !== 'FAILED'
  const words = voiceWordsOf(dialogue)
  if (!voice && !words && !order) return null
  return (
    <div className={s.voice} data-alone={(!voice && !order) || undefined}>
      {voice && <VoiceRow shotId={id} number={number} voice={voice} />}
      {voice && changedSinceVoice.length > 0 && !isMaking && (
        <p className={s.note}>{voiceChangeText(changedSinceVoice)}</p>
      )}
      {isMaking && (
        <span className={s.making} role="status">
          Making a voice…
        </span>
      )}
      {order && !isMaking && !voice && <FailedVoice order={order} />}
      {!isMaking && words && (
        <button
          type="button"
          className={s.act}
          aria-label={voice ? `Make again: voice of shot ${number}` : `Add voice to shot ${number}`}
          onClick={() => setOpen(true)}
        >
          {voice ? <RefreshCw size={14} aria-hidden /> : <Mic size={14} aria-hidden />}
          {voice ? 'Make again' : 'Add voice'}
        </button>
      )}
      <ShotVoiceDialog
        open={isOpen}
        projectId={projectId}
        shotId={id}
        dialogue={dialogue}
        voice={voice}
        onClose={() => setOpen(false)}
      />
    </div>
  )
}

/** Player and remove button of a shot’s voice. */
function VoiceRow({ shotId, number, voice }: { shotId: string; number: number; voice: Voice }) {
  const { playingId, toggle } = usePreview()
  const [send] = useUpdateShotVoiceMutation()
  const isPlaying = playingId === voice.id
  /** The error link shows failures. */
  const set = async (soundId: string | null) =>
    !!(await send({ variables: { shotId, soundId } }).catch(() => null))?.data
  const remove = async () => {
    if (await set(null))
      toast.success(`Voice removed from shot ${number}`, { label: 'Undo', run: () => void set(voice.id) })
  }
  return (
    <>
      <Button
        type="text"
        size="small"
        aria-label={isPlaying ? `Stop the voice of shot ${number}` : `Play the voice of shot ${number}`}
        icon={isPlaying ? <Square size={14} fill="currentColor" /> : <Play size={14} fill="currentColor" />}
        onClick={() => toggle(voice)}
      />
      <span className={s.name}>Voice</span>
      <span className="mono">{clock(voice.duration)}</span>
      <Button
        type="text"
        size="small"
        className={s.remove}
        aria-label={`Remove the voice of shot ${number}`}
        title="Remove"
        icon={<X size={14} />}
        onClick={() => void remove()}
      />
    </>
  )
}

/** Why a voice order failed. */
function FailedVoice({ order: { job } }: { order: SoundOrderFieldsFragment }) {
  const { retry, isRetrying } = useJobActions(job)
  return (
    <p className={s.failure} role="alert">
      {job.failure ?? 'The voice could not be made'}
      {retry && (
        <Button type="text" size="small" icon={<RotateCw size={14} />} loading={isRetrying} onClick={retry}>
          Retry
        </Button>
      )}
    </p>
  )
}

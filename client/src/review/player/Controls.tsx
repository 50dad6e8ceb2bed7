import {
  Captions,
  CaptionsOff,
  ChevronLeft,
  ChevronRight,
  CircleQuestionMark,
  Maximize,
  Minimize,
  Pause,
  Play,
  Volume2,
  VolumeX,
} from 'lucide-react'
import { tenths } from '../../shared/lib/time'
import { languageName } from '../../shared/ui/captions/CaptionTracks'
import type { GuestVersion } from '../api/guestTypes'
import { IconButton } from '../ui/IconButton'
import s from './Controls.module.css'
import type { Transport } from '../../shared/ui/versions/useTransport'

interface ControlsProps {
  version: GuestVersion
  transport: Transport
  isMuted: boolean
  onMute: () => void
  /** Language of the shown captions. */
  captions: string | null
  onCaptions: (language: string | null) => void
  isFull: boolean
  onFull: () => void
  onKeys: () => void
}

/** Toggle for captions, or a list if there are several languages. */
function CaptionChoice({
  version,
  captions,
  onCaptions,
}: Pick<ControlsProps, 'version' | 'captions' | 'onCaptions'>) {
  const [first, ...others] = version.captions
  if (!first) return null
  if (!others.length)
    return (
      <IconButton
        icon={captions ? Captions : CaptionsOff}
        label={captions ? 'Hide captions' : 'Show captions'}
        onClick={() => onCaptions(captions ? null : first.language)}
      />
    )
  return (
    <select
      className={s.captions}
      aria-label="Captions"
      value={captions ?? ''}
      onChange={({ target }) => onCaptions(target.value || null)}
    >
      <option value="">No captions</option>
      {version.captions.map(({ language }) => (
        <option key={language} value={language}>
          {languageName(language)}
        </option>
      ))}
    </select>
  )
}

/** Controls below the timeline. */
export function Controls({
  version,
  transport,
  isMuted,
  onMute,
  isFull,
  onFull,
  onKeys,
  ...props
}: ControlsProps) {
  const { frame, now, isPlaying, speed, toggle, seek } = transport
  const { frameRate, frames } = version
  return (
    <div className={s.controls} role="group" aria-label="Playback">
      <IconButton
        icon={isPlaying ? Pause : Play}
        label={isPlaying ? 'Pause' : 'Play'}
        shortcut="Space"
        onClick={toggle}
      />
      <IconButton icon={ChevronLeft} label="Previous frame" shortcut="," onClick={() => seek(now() - 1)} />
      <IconButton icon={ChevronRight} label="Next frame" shortcut="." onClick={() => seek(now() + 1)} />
      <span className={s.time}>
        {tenths(frame / frameRate)} <i>/ {tenths(frames / frameRate)}</i>
      </span>
      {isPlaying && speed !== 1 && <span className={s.speed}>{speed}×</span>}
      <span className={s.space} />
      <CaptionChoice version={version} {...props} />
      <IconButton
        icon={isMuted ? VolumeX : Volume2}
        label={isMuted ? 'Unmute' : 'Mute'}
        shortcut="M"
        onClick={onMute}
      />
      <IconButton
        icon={isFull ? Minimize : Maximize}
        label={isFull ? 'Leave full screen' : 'Full screen'}
        shortcut="F"
        onClick={onFull}
      />
      <span className={s.keys}>
        <IconButton icon={CircleQuestionMark} label="Keyboard shortcuts" shortcut="?" onClick={onKeys} />
      </span>
    </div>
  )
}

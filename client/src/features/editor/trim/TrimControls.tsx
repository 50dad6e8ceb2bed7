import { Button, Segmented, Slider } from 'antd'
import { Volume2, VolumeX } from 'lucide-react'
import { useId } from 'react'
import type { ClipEdit } from '#schema/cut-item'
import { LIMITS, SPEEDS, type Speed } from '#schema/limits'
import { gainText, speedText } from './trim'
import s from './TrimDialog.module.css'

const { gainMin, gainMax } = LIMITS.cutItem
const SPEED_OPTIONS = SPEEDS.map((speed) => ({ value: speed, label: speedText(speed) }))
const NO_TOOLTIP = { open: false }

const framingText = (framing: number) => {
  if (framing === 0.5) return 'Centre'
  return `${Math.round(Math.abs(framing - 0.5) * 200)}% ${framing < 0.5 ? 'left' : 'right'}`
}

interface TrimControlsProps {
  edit: ClipEdit
  /** Duration of the clip in the film. */
  playedSeconds: number
  /** Whether the film is narrower than the clip, so that the visible part can be chosen. */
  hasFraming: boolean
  onPreview: (change: Partial<ClipEdit>) => void
  onCommit: () => void
  onChange: (change: Partial<ClipEdit>) => void
}

/** Speed, sound and framing of a clip. */
export function TrimControls({
  edit,
  playedSeconds,
  hasFraming,
  onPreview,
  onCommit,
  onChange,
}: TrimControlsProps) {
  const id = useId()
  const { speed, isMuted, gain, framing } = edit
  const MuteIcon = isMuted ? VolumeX : Volume2
  return (
    <div className={s.controls}>
      <div className={s.control}>
        <span>
          <span id={`${id}-speed`}>Speed</span>
          {speed !== 1 && <b>Plays for {playedSeconds.toFixed(1)} s</b>}
        </span>
        <Segmented<Speed>
          block
          name={`${id}-speed`}
          aria-labelledby={`${id}-speed`}
          options={SPEED_OPTIONS}
          value={speed}
          onChange={(next) => onChange({ speed: next })}
        />
      </div>
      <div className={s.control}>
        <span>
          <span id={`${id}-gain`}>Gain</span>
          <b>{isMuted ? 'Muted' : gainText(gain)}</b>
        </span>
        <div className={s.sound}>
          <Button
            type="text"
            aria-label={isMuted ? 'Unmute' : 'Mute'}
            aria-pressed={isMuted}
            icon={<MuteIcon size={18} />}
            onClick={() => onChange({ isMuted: !isMuted })}
          />
          <Slider
            className={s.slider}
            min={gainMin}
            max={gainMax}
            value={gain}
            disabled={isMuted}
            included={false}
            marks={{ [gainMin]: `−${-gainMin}`, 0: '0', [gainMax]: `+${gainMax}` }}
            tooltip={NO_TOOLTIP}
            ariaLabelledByForHandle={`${id}-gain`}
            ariaValueTextFormatterForHandle={gainText}
            onChange={(next) => onPreview({ gain: next })}
            onChangeComplete={onCommit}
          />
        </div>
      </div>
      {hasFraming && (
        <div className={s.control}>
          <span>
            <span id={`${id}-framing`}>Framing</span>
            <b>{framingText(framing)}</b>
          </span>
          <Slider
            className={s.slider}
            min={0}
            max={1}
            step={0.01}
            value={framing}
            included={false}
            marks={{ 0: 'Left', 0.5: 'Centre', 1: 'Right' }}
            tooltip={NO_TOOLTIP}
            ariaLabelledByForHandle={`${id}-framing`}
            ariaValueTextFormatterForHandle={framingText}
            onChange={(next) => onPreview({ framing: next })}
            onChangeComplete={onCommit}
          />
        </div>
      )}
    </div>
  )
}

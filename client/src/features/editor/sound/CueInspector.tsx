import { Button, InputNumber, Slider, Switch } from 'antd'
import { ArrowLeftRight, Headphones, Trash2, Volume2, VolumeX, WandSparkles, X } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { LIMITS } from '#schema/limits'
import type { CueFields } from '#schema/mix'
import { gainText } from '../trim/trim'
import s from './CueInspector.module.css'
import { Credits } from './Credits'
import { type Anchor, anchorAt, longestFade, placeAt } from './placement'
import { KIND_NAMES } from '../../../entities/sound/kindNames'
import { type PlacedCue, spanText } from './shownCue'

const { gainMin, gainMax, fadeMax } = LIMITS.cue
const NO_TOOLTIP = { open: false }

interface CueInspectorProps extends PlacedCue {
  anchors: readonly Anchor[]
  isSolo: boolean
  /** Problems of the cue, if any. */
  notes?: ReactNode
  /** Beats per minute, if beats are shown. */
  tempo?: number
  onEdit: (edit: Partial<CueFields>) => void
  onSolo: () => void
  onBeats: () => void
  onReplace: () => void
  /** Regenerates the sound from edited words; omitted for uploads. */
  onAgain?: () => void
  onDelete: () => void
  onClose: () => void
}

/** Settings of the selected cue; a bottom sheet on phones. */
export function CueInspector({ cue, span, anchors, isSolo, tempo, notes, onEdit, ...on }: CueInspectorProps) {
  const id = useId()
  const [level, setLevel] = useState<number | null>(null)
  const gain = level ?? cue.gain
  const MuteIcon = cue.isMuted ? VolumeX : Volume2
  const fades = span ? longestFade(span) : fadeMax
  const clip = span && anchorAt(anchors, span.from)
  const clipNumber = clip ? anchors.indexOf(clip) + 1 : undefined
  return (
    <section
      className={s.panel}
      aria-label={`Settings of ${cue.sound.title}`}
      onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && on.onClose()}
    >
      <header className={s.head}>
        <b className="truncate">{cue.sound.title}</b>
        <span className="meta">{KIND_NAMES[cue.kind]}</span>
        <span className={`mono ${s.span}`}>
          {span ? spanText(span) : 'Not heard: its clip is not in the cut'}
        </span>
        <span className={s.actions}>
          <Button
            type="text"
            aria-label={isSolo ? 'Stop solo' : 'Solo'}
            aria-pressed={isSolo}
            title="Solo: Play cut plays this sound alone (S)"
            icon={<Headphones size={16} />}
            onClick={on.onSolo}
          />
          {on.onAgain && (
            <Button
              type="text"
              icon={<WandSparkles size={16} />}
              aria-label="Make again"
              title="Make again"
              onClick={on.onAgain}
            />
          )}
          <Button
            type="text"
            icon={<ArrowLeftRight size={16} />}
            aria-label="Replace"
            title="Replace"
            onClick={on.onReplace}
          />
          <Button
            type="text"
            icon={<Trash2 size={16} />}
            aria-label="Delete"
            title="Delete"
            onClick={on.onDelete}
          />
          <Button type="text" icon={<X size={16} />} aria-label="Close" title="Close" onClick={on.onClose} />
        </span>
      </header>
      {notes}
      <div className={s.controls}>
        <div className={s.control}>
          <span className={s.label}>
            <span id={`${id}-gain`}>Level</span>
            <b className="mono">{cue.isMuted ? 'Muted' : gainText(gain)}</b>
          </span>
          <div className={s.level}>
            <Button
              type="text"
              aria-label={cue.isMuted ? 'Unmute' : 'Mute'}
              aria-pressed={cue.isMuted}
              icon={<MuteIcon size={18} />}
              onClick={() => onEdit({ isMuted: !cue.isMuted })}
            />
            <Slider
              className={s.slider}
              min={gainMin}
              max={gainMax}
              value={gain}
              disabled={cue.isMuted}
              included={false}
              marks={{ [gainMin]: `−${-gainMin}`, 0: '0', [gainMax]: `+${gainMax}` }}
              tooltip={NO_TOOLTIP}
              ariaLabelledByForHandle={`${id}-gain`}
              ariaValueTextFormatterForHandle={gainText}
              onChange={setLevel}
              onChangeComplete={(next) => {
                setLevel(null)
                onEdit({ gain: next })
              }}
            />
          </div>
        </div>
        <div className={s.fades}>
          <Fade
            id={`${id}-in`}
            label="Fade in"
            value={cue.fadeInSeconds}
            max={fades}
            onChange={(fadeInSeconds) => onEdit({ fadeInSeconds })}
          />
          <Fade
            id={`${id}-out`}
            label="Fade out"
            value={cue.fadeOutSeconds}
            max={fades}
            onChange={(fadeOutSeconds) => onEdit({ fadeOutSeconds })}
          />
        </div>
        <div className={s.switches}>
          {cue.kind !== 'VOICE' && (
            <Toggle
              label="Lower under voice"
              checked={cue.isDucked}
              onChange={(isDucked) => onEdit({ isDucked })}
            />
          )}
          {cue.kind !== 'VOICE' && (
            <Toggle
              label="Lower under clips"
              title="While clips are loud, as when somebody speaks in them. Play cut does not lower it"
              checked={cue.isDuckedByClips}
              onChange={(isDuckedByClips) => onEdit({ isDuckedByClips })}
            />
          )}
          <Toggle label="Loop to end" checked={cue.isLooped} onChange={(isLooped) => onEdit({ isLooped })} />
          {cue.kind === 'MUSIC' && (
            <Toggle
              label={tempo ? `Beats, ${Math.round(tempo)} a minute` : 'Beats'}
              checked={!!tempo}
              onChange={on.onBeats}
            />
          )}
          {span && clip && (
            <Toggle
              label={`Move with clip ${clipNumber}`}
              checked={cue.itemId !== null}
              onChange={(isAnchored) =>
                onEdit(placeAt({ itemId: isAnchored ? clip.itemId : null }, span.from, anchors))
              }
            />
          )}
        </div>
        <Credits key={cue.soundId} sound={cue.sound} />
      </div>
    </section>
  )
}

interface FadeProps {
  id: string
  label: string
  value: number
  max: number
  onChange: (seconds: number) => void
}

const Fade = ({ id, label, value, max, onChange }: FadeProps) => (
  <div className={s.control}>
    <label htmlFor={id}>{label}</label>
    <InputNumber<number>
      id={id}
      className={s.seconds}
      min={0}
      max={max}
      step={0.1}
      precision={2}
      value={value}
      suffix="s"
      onChange={(seconds) => onChange(seconds ?? 0)}
    />
  </div>
)

interface ToggleProps {
  label: string
  title?: string
  checked: boolean
  onChange: (checked: boolean) => void
}

const Toggle = ({ label, title, checked, onChange }: ToggleProps) => (
  <label className={s.toggle} title={title}>
    <Switch size="small" checked={checked} onChange={onChange} aria-label={label} />
    {label}
  </label>
)

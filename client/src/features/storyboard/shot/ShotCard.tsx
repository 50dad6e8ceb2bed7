import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { Select } from 'antd'
import { ChevronDown, GripVertical } from 'lucide-react'
import { type PointerEvent, memo, useCallback, useRef, useState } from 'react'
import { CAMERAS, TIMES } from '#schema/limits'
import { SecondsField } from './SecondsField'
import type { ShotFieldsFragment } from './shot.generated'
import { ShotDialogue, SpokenLines } from './ShotDialogue'
import { ShotPrompt } from './ShotPrompt'
import { ShotConflict } from './ShotConflict'
import type { ShotEdits } from './ShotEdits'
import { ShotMenu, type ShotSteps } from './ShotMenu'
import { ShotPictures } from './ShotPictures'
import { ShotNote } from './ShotNote'
import { ShotStill } from './ShotStill'
import { ShotTransition } from './ShotTransition'
import type { Density } from '../BoardHeader'
import { OrderBadge } from '../takes/Orders'
import { ShotFirstFrame } from '../first-frames/ShotFirstFrame'
import { ShotTakes } from '../takes/ShotTakes'
import type { ShotValues, PictureSlot } from './shotValues'
import { ShotVoice } from '../voices/ShotVoice'
import { ShotWords } from './ShotWords'
import s from './ShotCard.module.css'
import fields from './ShotFields.module.css'
import { useShotEdits } from './useShotEdits'
import { FIRST, useDeferredCard } from '../useDeferredCard'
import { EditedBy } from '../../../entities/person/Presence'
import { ReadOnlyArea } from '../../../entities/person/ReadOnlyArea'

const SORTING = { duration: TIMES.sortable, easing: 'ease' }
const REMEASURING = { timeout: TIMES.droppableMeasure }
const CAMERA_OPTIONS = [
  { value: '', label: 'Camera: auto' },
  ...CAMERAS.map(({ key, name }) => ({ value: key as string, label: name })),
]

interface ShotCardProps {
  shot: ShotFieldsFragment
  /** Position in the film, from 1. */
  number: number
  /** Number of shots. */
  count: number
  /** Aspect ratio of the film, such as `16:9`. */
  ratio: string
  density: Density
  viewerId: string
  readOnly: boolean
  /** Actual length of the transition to the next shot, in seconds. */
  realSeconds: number
  steps: ShotSteps
  onPick: (id: string, slot: PictureSlot) => void
  onPlay: (at: number) => void
  onSplit: (card: HTMLElement, id: string) => Promise<void>
  onRemove: (id: string) => Promise<void>
}

/**
 * A shot, dragged by its grip, or with a mouse by its picture. It renders its text at once, and the other controls when
 * deferred rendering reaches it.
 */
export const ShotCard = memo(function ShotCard(props: ShotCardProps) {
  const { shot, number } = props
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: shot.id, transition: SORTING, resizeObserverConfig: REMEASURING })
  const element = useRef<HTMLElement>(null)
  const isComplete = useDeferredCard(element, number <= FIRST)
  const [isOpen, setOpen] = useState(false)
  const toggle = useCallback(() => setOpen((now) => !now), [])
  const keepElement = useCallback(
    (card: HTMLElement | null) => {
      element.current = card
      setNodeRef(card)
    },
    [setNodeRef],
  )
  const grab = (event: PointerEvent) => event.pointerType === 'mouse' && listeners?.onPointerDown?.(event)
  return (
    <article
      ref={keepElement}
      className={s.card}
      data-shot={shot.id}
      data-editable={shot.id}
      data-dragging={isDragging || undefined}
      data-open={isOpen || undefined}
      tabIndex={0}
      aria-label={`Shot ${number}`}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={s.grip}
        {...attributes}
        {...listeners}
        aria-label={`Move shot ${number}`}
        disabled={props.readOnly}
      >
        <GripVertical size={14} aria-hidden />
        <span className="mono">{number}</span>
      </button>
      <div className={s.grab} onPointerDown={grab}>
        <ShotStill
          shot={shot}
          number={number}
          ratio={props.ratio}
          isDrawn={isComplete}
          readOnly={props.readOnly}
          onPick={props.onPick}
          onPlay={props.onPlay}
        />
        {props.density === 'compact' && !isOpen && <OrderBadge shot={shot} />}
        <span className={s.editedBy}>
          <EditedBy id={shot.id} />
        </span>
      </div>
      <ReadOnlyArea action="generate">
        <Content {...props} isComplete={isComplete} isOpen={isOpen} onToggle={toggle} />
      </ReadOnlyArea>
    </article>
  )
})

/** The fields of a shot. */
const Content = memo(function Content({
  isComplete,
  shot,
  number,
  count,
  density,
  viewerId,
  realSeconds,
  steps,
  onPick,
  onSplit,
  onRemove,
  isOpen,
  onToggle,
}: ShotCardProps & { isComplete: boolean; isOpen: boolean; onToggle: () => void }) {
  const { edits, shown } = useShotEdits(shot, viewerId)
  const { values, conflicts, isLate, failure } = shown
  return (
    <>
      {isComplete && (
        <div className={s.menu}>
          <ShotMenu
            id={shot.id}
            number={number}
            count={count}
            steps={steps}
            onScene={
              values.heading ? undefined : () => edits.change({ heading: 'New scene' }, { soon: true })
            }
            onStill={() => onPick(shot.id, 'still')}
            onSplit={onSplit}
            onRemove={onRemove}
          />
        </div>
      )}
      <div className={s.body}>
        <ShotWords
          number={number}
          values={values}
          onChange={(words) => edits.change({ words })}
          onLeave={() => void edits.store.flush()}
        />
        {isComplete && (
          <ShotNote
            shot={shot}
            words={values.words}
            onWords={(words) => edits.change({ words }, { soon: true })}
          />
        )}
        {density === 'compact' && !isOpen && <SpokenLines lines={values.dialogue} />}
        {conflicts.length > 0 && (
          <ShotConflict shot={shot} mine={values} fields={conflicts} viewerId={viewerId} edits={edits} />
        )}
        <p className={s.state} role="status">
          {failure ?? (isLate && !conflicts.length ? 'Not saved yet' : '')}
        </p>
      </div>
      {isComplete ? (
        <Details
          shot={shot}
          number={number}
          values={values}
          real={number < count ? realSeconds : null}
          edits={edits}
          onPick={onPick}
          isOpen={isOpen}
          onToggle={onToggle}
        />
      ) : (
        <div className={s.rest} aria-busy />
      )}
    </>
  )
})

interface DetailsProps {
  shot: ShotFieldsFragment
  number: number
  values: ShotValues
  /** Actual length of the transition to the next shot, in seconds; null for the last shot. */
  real: number | null
  edits: ShotEdits
  onPick: (id: string, slot: PictureSlot) => void
  /** Whether a compact card shows all fields. */
  isOpen: boolean
  onToggle: () => void
}

/** The controls below the text of a shot. */
function Details({ shot, number, values, real, edits, onPick, isOpen, onToggle }: DetailsProps) {
  const change = (changes: Partial<ShotValues>) => edits.change(changes, { soon: true })
  return (
    <>
      <div className={s.settings}>
        <SecondsField
          label={`Seconds of shot ${number}`}
          seconds={values.seconds}
          onChange={(seconds) => edits.change({ seconds })}
        />
        <Select
          className={`${s.camera} ${fields.camera}`}
          aria-label={`Camera of shot ${number}`}
          value={values.camera ?? ''}
          options={CAMERA_OPTIONS}
          onChange={(camera) => change({ camera: camera || null })}
        />
        <button
          type="button"
          className={s.toggle}
          aria-expanded={isOpen}
          aria-label={`Details of shot ${number}`}
          title="Details"
          onClick={onToggle}
        >
          <ChevronDown size={16} aria-hidden />
        </button>
      </div>
      <ShotDialogue
        number={number}
        lines={values.dialogue}
        onChange={(dialogue) => edits.change({ dialogue })}
      >
        <ShotVoice shot={shot} number={number} dialogue={values.dialogue} />
      </ShotDialogue>
      <ShotPictures id={shot.id} number={number} values={values} onChange={change} onPick={onPick} />
      <div className={s.made}>
        <ShotPrompt
          number={number}
          values={values}
          onChange={(changes) => edits.change(changes)}
          onLeave={() => void edits.store.flush()}
        />
        <ShotFirstFrame shot={shot} />
        <ShotTakes shot={shot} />
        {real !== null && <ShotTransition number={number} values={values} real={real} onChange={change} />}
      </div>
    </>
  )
}

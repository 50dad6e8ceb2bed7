import {
  type Announcements, closestCenter, DndContext, type DragEndEvent, KeyboardSensor, MeasuringFrequency, MeasuringStrategy, PointerSensor, useSensor, useSensors,
} from '@dnd-kit/core'
import { horizontalListSortingStrategy, SortableContext, sortableKeyboardCoordinates, useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { Select } from 'antd'
import { ArrowRight, GripVertical } from 'lucide-react'
import { Fragment } from 'react'
import { DRAG_DISTANCE, TIMES, TRANSITIONS } from '../../../../schema/limits'
import type { VideoFieldsFragment } from '../../gql/generated'
import { clock } from '../../lib/time'
import { Chip } from '../../ui/StatusBadge'
import { type Draft, moved, withTransition } from './cut'
import s from './Videos.module.css'

const SORTING = { duration: TIMES.sortable, easing: 'ease' }
const MEASURING = { droppable: { strategy: MeasuringStrategy.WhileDragging, frequency: MeasuringFrequency.Optimized } }
const OPTIONS = [{ value: '', label: 'No transition' }, ...TRANSITIONS.map((key) => ({ value: key, label: `${key} transition` }))]

interface CutRowProps {
  videos: VideoFieldsFragment[]
  draft: Draft
  onChange: (draft: Draft) => void
}

/** The accepted videos in their order, moved by pointer, finger or keyboard, and the transition over each join. */
export function CutRow({ videos, draft, onChange }: CutRowProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_DISTANCE } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const place = (id: string | number) => draft.videoIds.indexOf(String(id))
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) onChange(moved(draft, place(active.id), place(over.id)))
  }
  const titleOf = (id: string | number) => videos.find((video) => video.id === id)?.title ?? 'The video'
  const of = (id: string | number) => `position ${place(id) + 1} of ${videos.length}`
  const announcements: Announcements = {
    onDragStart: ({ active }) => `${titleOf(active.id)} picked up, ${of(active.id)}`,
    onDragOver: ({ active, over }) => (over ? `${titleOf(active.id)} over ${of(over.id)}` : undefined),
    onDragEnd: ({ active, over }) => (over ? `${titleOf(active.id)} dropped at ${of(over.id)}` : `${titleOf(active.id)} dropped`),
    onDragCancel: ({ active }) => `${titleOf(active.id)} is back at ${of(active.id)}`,
  }
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} measuring={MEASURING} onDragEnd={drop} accessibility={{ announcements }}>
      <SortableContext items={draft.videoIds} strategy={horizontalListSortingStrategy}>
        <div className={s.cut}>
          {videos.map((video, at) => (
            <Fragment key={video.id}>
              <Clip video={video} number={at + 1} />
              {at < videos.length - 1 && (
                <Select
                  className={s.splice}
                  size="small"
                  showSearch={{ optionFilterProp: 'label' }}
                  aria-label={`Transition from ${at + 1} to ${at + 2}`}
                  popupMatchSelectWidth={200}
                  placeholder={<ArrowRight size={14} aria-label="Plain cut" />}
                  suffixIcon={null}
                  value={draft.transitions[at] || undefined}
                  options={OPTIONS}
                  labelRender={({ value }) => value}
                  onChange={(key) => onChange(withTransition(draft, at, key))}
                />
              )}
            </Fragment>
          ))}
        </div>
      </SortableContext>
    </DndContext>
  )
}

function Clip({ video: { id, title, posterUrl, duration }, number }: { video: VideoFieldsFragment; number: number }) {
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id, transition: SORTING })
  return (
    <div ref={setNodeRef} className={s.clip} data-dragging={isDragging || undefined} style={{ transform: CSS.Translate.toString(transform), transition }}>
      <div className={s.frame} {...listeners} style={{ cursor: 'grab' }}>
        <img src={posterUrl ?? undefined} alt="" draggable={false} />
        <span className={s.badge}><Chip>{number}</Chip></span>
        <span className={s.length}><Chip>{clock(duration ?? 0)}</Chip></span>
      </div>
      <button type="button" className={s.grip} {...attributes} {...listeners} aria-label={`Move ${title}, now ${number}`}>
        <GripVertical size={14} aria-hidden />
        <span className="truncate" data-testid="clip-title">{title}</span>
      </button>
    </div>
  )
}

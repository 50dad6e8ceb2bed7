import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  closestCenter,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  SortableContext,
  rectSortingStrategy,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { DRAG_DISTANCE } from '#schema/limits'
import { shortenGaps } from '#schema/cut'
import { lazyComponent } from '../../shared/lib/loading/lazyComponent'
import { useOpenFilm } from './film/BoardPlayer'
import { SceneHead } from './SceneHead'
import { type PictureSlot, scenesOf } from './shot/shotValues'
import { ShotCard } from './shot/ShotCard'
import type { StoryboardFieldsFragment } from './storyboard.generated'
import s from './Storyboard.module.css'
import type { BoardCommands } from './useBoardCommands'
import type { useBoardKeys } from './useBoardKeys'
import type { Density } from './BoardHeader'
import { FIRST } from './useDeferredCard'

const ShotPicker = lazyComponent(async () => (await import('./shot/ShotPicker')).ShotPicker)

const NONE: ReturnType<typeof useSensors> = []

interface ShotListProps {
  board: StoryboardFieldsFragment
  viewerId: string
  density: Density
  commands: BoardCommands
  keys: ReturnType<typeof useBoardKeys>
  readOnly: boolean
}

/** The shots in order, grouped by scene; sortable by pointer, touch and keyboard. */
export function ShotList({ board, viewerId, density, commands, keys, readOnly }: ShotListProps) {
  const { shots, ratio } = board
  const [picking, setPicking] = useState<{ id: string; slot: PictureSlot } | null>(null)
  const { film, play } = useOpenFilm(board)
  const isOpening = useDeferredValue(false, true) // the first shots render before the rest
  const shown = isOpening ? shots.slice(0, FIRST) : shots
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_DISTANCE } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const ids = useMemo(() => shots.map(({ id }) => id), [shots])
  const indexOf = (id: string | number) => ids.indexOf(String(id))
  const placeOf = (id: string | number) => `position ${indexOf(id) + 1} of ${ids.length}`
  const announcements: Announcements = {
    onDragStart: ({ active }) => `Shot picked up at ${placeOf(active.id)}`,
    onDragOver: ({ active, over }) =>
      over && over.id !== active.id ? `Shot moved to ${placeOf(over.id)}` : undefined,
    onDragEnd: ({ active, over }) => `Shot dropped at ${placeOf((over ?? active).id)}`,
    onDragCancel: ({ active }) => `Shot is back at ${placeOf(active.id)}`,
  }
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) void commands.moveTo(String(active.id), indexOf(over.id))
  }
  const real = shortenGaps(
    shots.map(({ seconds }) => seconds),
    shots.slice(1).map((_, at) => ({
      transition: shots[at]!.transition,
      seconds: shots[at]!.transitionSeconds,
    })),
  )
  const pick = useCallback((id: string, slot: PictureSlot) => setPicking({ id, slot }), [])
  const { focus, remove, split } = keys
  const steps = useMemo(
    () => ({
      add: (id: string) => void commands.add(id).then((added) => focus(added, 'words')),
      duplicate: (id: string) => void commands.duplicate(id).then((copy) => focus(copy)),
      move: (id: string, at: number) => void commands.moveTo(id, at).then((moved) => focus(moved)),
    }),
    [commands, focus],
  )
  const picked = picking && shots.find(({ id }) => id === picking.id)
  return (
    <DndContext
      sensors={readOnly ? NONE : sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ announcements }}
    >
      <SortableContext
        items={ids}
        strategy={density === 'board' ? rectSortingStrategy : verticalListSortingStrategy}
      >
        <div
          className={s.shots}
          data-density={density}
          ref={keys.list}
          onKeyDown={readOnly ? undefined : keys.onKeyDown}
        >
          {scenesOf(shown).flatMap(({ heading, from, shots: ofScene }) => [
            heading && (
              <SceneHead
                key={`scene ${ofScene[0]!.id}`}
                heading={heading}
                shots={ofScene}
                viewerId={viewerId}
                readOnly={readOnly}
              />
            ),
            ...ofScene.map((shot, at) => (
              <ShotCard
                key={shot.id}
                shot={shot}
                number={from + at + 1}
                count={shots.length}
                ratio={ratio}
                density={density}
                viewerId={viewerId}
                readOnly={readOnly}
                realSeconds={real[from + at]?.seconds ?? 0}
                steps={steps}
                onPick={pick}
                onPlay={play}
                onSplit={split}
                onRemove={remove}
              />
            )),
          ])}
        </div>
      </SortableContext>
      {film}
      {picking && picked && (
        <ShotPicker
          key={`${picking.id} ${picking.slot}`}
          shot={picked}
          slot={picking.slot}
          viewerId={viewerId}
          onClose={() => setPicking(null)}
        />
      )}
    </DndContext>
  )
}

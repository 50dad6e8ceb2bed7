import type { Announcements } from '@dnd-kit/core'
import { useRef } from 'react'
import { videoTitle } from '../../../entities/video/videoTitle'
import type { useCut } from '../state/useCut'

/** Screen reader announcements while a clip is dragged. */
export function useAnnouncements({ draft, items }: ReturnType<typeof useCut>): Announcements {
  const lastPlace = useRef<string | number>(undefined)
  const indexOf = (id: string | number) => draft.itemIds.indexOf(String(id))
  const titleOf = (id: string | number) => {
    const item = items[indexOf(id)]
    return item ? videoTitle(item.video) : 'The clip'
  }
  const placeOf = (id: string | number) => `position ${indexOf(id) + 1} of ${items.length}`
  return {
    onDragStart: ({ active }) => {
      lastPlace.current = active.id
      return `${titleOf(active.id)} picked up at ${placeOf(active.id)}`
    },
    onDragOver: ({ active, over }) => {
      // a clip that was just picked up is over itself
      if (!over || over.id === lastPlace.current) return undefined
      lastPlace.current = over.id
      return `${titleOf(active.id)} moved to ${placeOf(over.id)}`
    },
    onDragEnd: ({ active, over }) => `${titleOf(active.id)} dropped at ${placeOf((over ?? active).id)}`,
    onDragCancel: ({ active }) => `${titleOf(active.id)} is back at ${placeOf(active.id)}`,
  }
}

import { useApolloClient } from '@apollo/client/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useStoredChoice } from '../../../shared/lib/storedChoice'
import { placeVideo } from '../../../entities/video/cut/videoListCache'
import type { GeneratedVideoFieldsFragment } from '../GeneratedVideo.generated'
import { type Stacks, stacksOf } from './stacks'
import { ShotTakesDocument, type ShotTakesQuery, type ShotTakesQueryVariables } from './useStacks.generated'

type Video = GeneratedVideoFieldsFragment

const NONE: ReadonlySet<string> = new Set()

/** Groups the videos into stacks of takes if `isStacked`. */
export function useStacks(videos: readonly Video[], isStacked: boolean) {
  const [open, setOpen] = useState(NONE)
  const stacks = useMemo<Stacks>(() => {
    if (isStacked) return stacksOf(videos, open)
    const own = videos.map(({ id }) => [id, id] as const)
    return { cards: [...videos], places: new Map(), cardOf: new Map(own) }
  }, [videos, isStacked, open])
  useMissingTakes(stacks)
  const toggle = ({ firstTakeId }: Video) =>
    setOpen(
      (now) =>
        new Set(now.has(firstTakeId) ? [...now].filter((id) => id !== firstTakeId) : [...now, firstTakeId]),
    )
  return { ...stacks, toggle }
}

/** Loads takes of open stacks from later pages. */
function useMissingTakes({ cards, places }: Stacks) {
  const client = useApolloClient()
  const requested = useRef(new Set<string>())
  useEffect(() => {
    for (const card of cards) {
      const place = places.get(card.id)
      if (!place?.isOpen || !place.isTop) continue
      const loaded = cards.filter(({ firstTakeId }) => firstTakeId === card.firstTakeId).length
      const request = `${card.firstTakeId} ${loaded} of ${place.count}`
      if (loaded >= place.count || requested.current.has(request)) continue
      requested.current.add(request)
      client
        .query<ShotTakesQuery, ShotTakesQueryVariables>({
          query: ShotTakesDocument,
          variables: { id: card.id },
          fetchPolicy: 'network-only',
          context: { quiet: true },
        })
        .then(({ data }) => {
          const takes = data && 'takes' in data.video ? data.video.takes : []
          takes.forEach((take) => placeVideo(client.cache, take))
        })
        .catch(() => requested.current.delete(request))
    }
  }, [cards, places, client])
}

/** Up to this many videos, further pages are loaded for the takes of all shots. */
const LOADED_FOR_ORDER = 200

const ORDERS = ['shot', 'time'] as const
export type ReviewOrder = (typeof ORDERS)[number]

/**
 * Sorts videos for the review: storyboard takes by shot, then the others, each newest first; or all newest first, if the user
 * chose so. Loads further pages for the first, because the takes of the first shots are the oldest.
 */
export function useReviewOrder(videos: readonly Video[], onMore: (() => void) | undefined) {
  const [order, choose] = useStoredChoice('takes-order', ORDERS)
  const hasShots = videos.some(({ shotNumber }) => shotNumber)
  const isByShot = hasShots && order === 'shot'
  useEffect(() => {
    if (isByShot && videos.length < LOADED_FOR_ORDER) onMore?.()
  }, [isByShot, videos.length, onMore])
  const ordered = useMemo(() => {
    const rankOf = ({ shotNumber }: Video) => shotNumber ?? Infinity
    return isByShot
      ? videos.toSorted((a, b) => (rankOf(a) < rankOf(b) ? -1 : Number(rankOf(a) > rankOf(b))))
      : videos
  }, [isByShot, videos])
  return { videos: ordered, order, choose, hasShots }
}

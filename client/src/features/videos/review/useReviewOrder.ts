import { useEffect, useMemo } from 'react'
import type { GeneratedVideoFieldsFragment } from '../GeneratedVideo.generated'

type Video = GeneratedVideoFieldsFragment

/** Number of videos up to which further pages are loaded to have the takes of all shots. */
const LOADED_FOR_ORDER = 200

/**
 * Sorts loaded videos for the review: takes of storyboard shots by shot, then the others, each newest first. Loads
 * further pages, since the takes of the first shots are the oldest.
 */
export function useReviewOrder(videos: readonly Video[], onMore: (() => void) | undefined): readonly Video[] {
  const hasShots = videos.some(({ shotNumber }) => shotNumber)
  useEffect(() => {
    if (hasShots && videos.length < LOADED_FOR_ORDER) onMore?.()
  }, [hasShots, videos.length, onMore])
  return useMemo(() => {
    const rankOf = ({ shotNumber }: Video) => shotNumber ?? Infinity
    return hasShots
      ? videos.toSorted((a, b) => (rankOf(a) < rankOf(b) ? -1 : Number(rankOf(a) > rankOf(b))))
      : videos
  }, [hasShots, videos])
}

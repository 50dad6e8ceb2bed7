import { useState } from 'react'
import { type Transition, isTransition } from '#schema/limits'
import { localStore } from '../../../shared/lib/browserStorage'

const STORED_AT = 'transitions'
const RECENT_MAX = 4

/** Favourite and recent transitions, stored in this browser. */
interface Liked {
  favourites: Transition[]
  /** Newest first. */
  recent: Transition[]
}

const keysOf = (stored: unknown): Transition[] =>
  Array.isArray(stored)
    ? stored.filter((key): key is Transition => typeof key === 'string' && isTransition(key))
    : []

function readLiked(): Liked {
  try {
    const stored = JSON.parse(localStore.getItem(STORED_AT) ?? '{}') as Record<string, unknown>
    return { favourites: keysOf(stored.favourites), recent: keysOf(stored.recent) }
  } catch {
    return { favourites: [], recent: [] }
  }
}

const keepLiked = (liked: Liked) => localStore.setItem(STORED_AT, JSON.stringify(liked))

/** Moves a transition to the front of the recent ones. */
export function keepUsed(key: Transition) {
  const { favourites, recent } = readLiked()
  keepLiked({ favourites, recent: [key, ...recent.filter((other) => other !== key)].slice(0, RECENT_MAX) })
}

/** Favourite and recent transitions; the recent ones as they were when the panel opened. */
export function useLiked() {
  const [liked, setLiked] = useState(readLiked)
  const toggleFavourite = (key: Transition) => {
    const { favourites } = liked
    const isOne = favourites.includes(key)
    const next = {
      ...liked,
      favourites: isOne ? favourites.filter((one) => one !== key) : [...favourites, key],
    }
    setLiked(next)
    keepLiked(next)
  }
  return { ...liked, toggleFavourite }
}

import { useStore } from './store'

const mediaStore = (query: string) => ({
  get: () => window.matchMedia(query).matches,
  subscribe: (listener: () => void) => {
    const media = window.matchMedia(query)
    media.addEventListener('change', listener)
    return () => media.removeEventListener('change', listener)
  },
})

const reducedMotion = mediaStore('(prefers-reduced-motion: reduce)')
const narrow = mediaStore('(max-width: 767px)')

export const prefersReducedMotion = reducedMotion.get
export const useReducedMotion = () => useStore(reducedMotion)

export const isNarrow = narrow.get
/** Whether the screen is as narrow as that of a phone. */
export const useNarrow = () => useStore(narrow)

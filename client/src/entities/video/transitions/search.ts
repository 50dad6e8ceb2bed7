import { TRANSITIONS, type Transition } from '#schema/limits'

/** The transition that a search means: of this name, else the first that begins with it or contains it. */
export function bestMatch(search: string): Transition | undefined {
  const words = search.trim().toLowerCase()
  if (!words) return undefined
  return (
    TRANSITIONS.find((key) => key === words) ??
    TRANSITIONS.find((key) => key.startsWith(words)) ??
    TRANSITIONS.find((key) => `${key} transition`.includes(words))
  )
}

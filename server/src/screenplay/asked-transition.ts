import type { TransitionOrCut } from '#schema/limits'

/** What scripts call a transition, in the order in which it is looked for. */
const NAMED: readonly (readonly [RegExp, TransitionOrCut])[] = [
  [/WHITE/, 'fadewhite'],
  [/DISSOLVE/, 'dissolve'],
  [/IRIS.*OUT/, 'circleclose'],
  [/IRIS/, 'circleopen'],
  [/WIPE/, 'wipeleft'],
  [/BLACK|FADE (?:IN|OUT|UP|DOWN)/, 'fadeblack'],
  [/FADE/, 'fade'],
]

/** The transition that words of a script such as “DISSOLVE TO” ask for; a plain cut for all others. */
export const askedTransition = (words: string | null): TransitionOrCut =>
  (words && NAMED.find(([name]) => name.test(words.toUpperCase()))?.[1]) || ''

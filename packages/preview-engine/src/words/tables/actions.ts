import type { Being } from '../../subjects/row.js'
import type { Land } from '../meaning.js'

/** Verbs. Used as a verb, a word names no thing: a fox that swims adds no swimmer. */
export interface Action {
  verbs: string
  /** Done in water: only the part above the surface is drawn. */
  isInWater?: true
  /** Place if the prompt names none. */
  home?: Land
  /** Also done by things: "a plane flies". */
  isOfThings?: true
}

const ACTIONS: readonly Action[] = [
  { verbs: 'swim dive bathe paddle snorkel wade', isInWater: true, home: 'lake' },
  { verbs: 'surf', isInWater: true, home: 'sea' },
  { verbs: 'ski snowboard sled', home: 'snow' },
  { verbs: 'climb', home: 'mountain' },
  { verbs: 'fly sail land float drive', isOfThings: true },
  {
    verbs: `run walk jump play dance sing sit roll hunt crawl chase skate eat drink sleep hop swing bark watch cook fish
      paint box bowl duck rock leave juggle wrestle meditate hug kneel fence golf dribble cartwheel shop camp knit sew
      hatch sneak nest bloom shine work train coach guard hammer saw comb rake plant fan ship ferry pet dog hog hawk
      drum ring cross bike cycle spot`,
  },
]

const SHORT = /^[^aeiou]*[aeiou][bdgmnpt]$/

/** "swim": "swims" and "swimming"; "fly": "flies" and "flying"; "bathe": "bathes" and "bathing". */
const formsOf = (verb: string): { third: string; ongoing: string } => {
  const third = /[^aeiou]y$/.test(verb)
    ? verb.replace(/y$/, 'ies')
    : verb + (/(?:s|x|z|ch|sh|o)$/.test(verb) ? 'es' : 's')
  const doubled = SHORT.test(verb) ? verb + verb.at(-1) : verb
  return { third, ongoing: `${/[^e]e$/.test(verb) ? verb.slice(0, -1) : doubled}ing` }
}

type Form = 'base' | 'third' | 'ongoing'
const FORMS = new Map<string, { action: Action; form: Form }>(
  ACTIONS.flatMap((action) =>
    action.verbs.split(/\s+/).flatMap((verb) => {
      const { third, ongoing } = formsOf(verb)
      return [
        [verb, { action, form: 'base' as const }],
        [third, { action, form: 'third' as const }],
        [ongoing, { action, form: 'ongoing' as const }],
      ] as const
    }),
  ),
)

/** A possible subject of a verb: what an earlier word names. */
export interface Doer {
  /** Undefined for a thing. */
  being?: Being
  plural: boolean
}

const SINGLE = new Set('a an the one this that my your our his her its their'.split(' '))
const BETWEEN = /ly$|^(?:is|are|was|were|that|which|who|then|also|now|both|all)$/

/**
 * The action of the word at `at`; undefined if it is no verb there. `doerAt` returns what a word names; `verbs` are
 * the positions of verbs found so far.
 */
export const actionAt = (
  words: readonly string[],
  at: number,
  { doerAt, verbs }: { doerAt: (at: number) => Doer | undefined; verbs: ReadonlySet<number> },
): Action | undefined => {
  const known = FORMS.get(words[at])
  if (!known) return undefined
  let before = at - 1
  while (before >= 0 && BETWEEN.test(words[before])) before--
  const goesOn = words[before] === 'and' && verbs.has(before - 1)
  if (goesOn) return known.action
  const doer = before >= 0 ? doerAt(before) : undefined
  const { action, form } = known
  if (form === 'ongoing') return followsAnimal(at, doerAt) || action.isOfThings ? action : undefined
  if (!doer || !(doer.being || action.isOfThings)) return undefined
  const isSingle = words.slice(Math.max(0, before - 4), before).some((word) => SINGLE.has(word))
  return (form === 'third' ? isSingle && !doer.plural : doer.plural) ? action : undefined
}

/** Whether only animals were named before. */
const followsAnimal = (at: number, doerAt: (at: number) => Doer | undefined): boolean => {
  const named = Array.from({ length: at }, (_, i) => doerAt(i)).filter((one) => one?.being)
  return named.length > 0 && named.every((one) => one!.being === 'animal')
}

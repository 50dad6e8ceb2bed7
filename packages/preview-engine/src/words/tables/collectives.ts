import type { SubjectRow } from '../../subjects/row.js'
import { columnsOf } from '../../base/table.js'
import { thingOf } from '../vocabulary.js'

/** Words for a quantity or a container before "of": the noun after it is drawn, not the word. */
interface Collective {
  /** The count; by default, that of the noun. */
  count?: number
  /** Nouns for which the word itself is drawn, `*` for all: a bottle of wine is a bottle. */
  of?: string
}

const BY_WORD = new Map(
  columnsOf(`
  bowl cup glass mug plate slice piece box bag jar can tin pot loaf bar dish carton scoop portion lot cups glasses mugs plates slices pieces bags jars pots; ;
  bottle; ; wine beer whisky whiskey rum vodka gin oil olive vinegar water soda lemonade ketchup cider
  bouquet; ; *
  pair couple brace; 2;
  trio; 3;
  bunch pile stack handful cluster set collection row line queue litter brood clutch heap; 4;
  group class pack pride gang troop band team family crew gaggle bevy parliament; 5;
  herd flock army fleet pod drove colony convoy crowd caravan dozens; 7;
  school shoal swarm cloud murmuration hundreds thousands; 16;`).flatMap(([words, count, of]) =>
    words!.split(' ').map((word): [string, Collective] => [word, { count: Number(count) || undefined, of }]),
  ),
)
/** Maximum distance between "of" and the noun: an article and two adjectives. */
const FARTHEST = 4

/** Whether a container is drawn for its content: a bottle of wine, a wine bottle. */
export const isContainerDrawn = (container: string, content: string): boolean => {
  const of = BY_WORD.get(container)?.of
  return of === '*' || (of?.split(' ').includes(content) ?? false)
}

/** Whether the word at `at` is only the content of the container before it: "a bottle of (cold) wine". */
export const isContent = (words: readonly string[], at: number): boolean =>
  [1, 2].some((far) => words[at - far] === 'of' && isContainerDrawn(words[at - far - 1] ?? '', words[at]!))

/**
 * The collective at `at`: a school of fish is many fish. Undefined if the word has its own meaning, as in "a school
 * of magic".
 */
export const collectiveAt = (words: readonly string[], at: number): Collective | undefined => {
  const row = words[at + 1] === 'of' ? BY_WORD.get(words[at]) : undefined
  if (!row || isContent(words, at + 2)) return undefined
  const word = words.slice(at + 2, at + 2 + FARTHEST).find(thingOf)
  const named = word && thingOf(word)
  if (!named) return undefined
  const isMany =
    named.plural || word.endsWith('s') || named.row.being !== undefined || named.row.place === 'deep'
  return row.count === undefined || isMany ? row : undefined
}

/** Whether a word after an article names one thing that otherwise comes with copies: "a penguin", but not "a flock". */
export const isOneOf = (
  word: string,
  { being, name, words }: SubjectRow,
  before: readonly string[],
): boolean =>
  being !== 'person' &&
  name !== 'village' &&
  words.startsWith(word) &&
  before.some((one) => /^(?:an?|one)$/.test(one))

const NUMBERS = new Map(
  'one two three four five six seven eight'.split(' ').map((word, i) => [word, i + 1] as const),
)
for (const [word, count] of Object.entries({ both: 2, few: 3, several: 4, many: 6, dozen: 12 }))
  NUMBERS.set(word, count)

/** The first number in some words. */
export const numberIn = (words: readonly string[]): number | undefined =>
  words.map((word) => NUMBERS.get(word)).find(Boolean)

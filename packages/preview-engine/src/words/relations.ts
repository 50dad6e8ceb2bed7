import { type ActName, ACTS_WITH } from '../subjects/people/acts.js'
import type { Cast, Deed, Relation } from './reading.js'
import { HEADWEAR, WORN } from './looks.js'
import { isCard } from './stand-ins.js'
import { meaningOf } from './vocabulary.js'

/** Relations, and the words between two subjects that express them. */
const PATTERNS: readonly (readonly [Relation, RegExp])[] = [
  ['before', /\bin front of\b/],
  ['ride', /\b(?:riding|rides|ride|astride|on the back of)\b/],
  ['hold', /\b(?:holding|holds|carrying|carries|clutching|gripping|lifting up|waving|sharing)\b/],
  ['wear', /\b(?:wearing|wears|dressed in)\b/],
  ['under', /\b(?:under|underneath|beneath|below)\b/],
  ['around', /\b(?:around|surrounding|encircling)\b(?! and\b)/],
  ['through', /\bthrough\b/],
  ['behind', /\bbehind\b/],
  ['over', /\b(?:over|above)\b/],
  ['beside', /\b(?:beside|next to|near|by|against|between)\b/],
  ['in', /\b(?:in|inside|within|into)\b/],
  [
    'on',
    /\b(?:on|upon|atop|onto)\b|\b(?<!\b(?:set|put|pick|pull|roll|break|broken?)s? )(?:up|down)(?: (?:an?|the|his|her))?$/,
  ],
  ['with', /\bwith\b/],
]
const VERBAL: readonly Relation[] = ['ride', 'hold', 'wear']
const RELATED = /\b(?:and|at|off|from|to|towards?|past|of|or|while|as|when)\b/
/** Relations in which the second subject is attached to the first one, including objects of verbs. */
const OF_FIRST: readonly Relation[] = ['hold', 'wear', 'facing', 'thrown', 'foot', 'with']
const OF_DOER: readonly Relation[] = [...OF_FIRST, 'over', 'beside']
/** Subjects that span the whole picture. */
const ACROSS = new Set(['bridge', 'train'])
/** Instruments that are held. */
const BLOWN = /^(?:saxophone|trumpet|flute|accordion|maracas|postal-horn)$/
const LAID = /^(?:lay|put|place|set)s?$/
const ON_WHOM = /\bon(?: \w+){0,2}$/
const FROM = /\bfrom (?:an?|the|his|her|its|their)(?: \w+){0,2}$/
/** "a coin in a child's hand" */
const IN_HAND = /^in (?:\w+ ){1,3}(?:hands?|palms?|fingers)\b/
/** "a cat on her lap" */
const IN_ARMS = /^(?:\w+ing |and holds? (?:him|her|it) )?(?:on|in) (?:his|her|their) (?:lap|arms?|knees)\b/
/** Size of the largest object that a person holds. */
const LIGHT = 1.6

const isNear = ({ row }: Cast): boolean => row.place === 'near' || row.place === 'ground'
const isHollow = ({ row }: Cast): boolean => !row.being && (isNear({ row } as Cast) || row.place === 'water')

/** The relation of a subject to those before it, if it can be drawn. */
const relationOf = (between: string, thing: Cast, deed: Deed | undefined): Relation | undefined => {
  // A verb, or the last preposition: "jogs on a beach with her dog".
  const isElsewhere = (text: string) => {
    const after = text
      .replace(/\b(?:the|an?) \w+ of\b/, '')
      .split(' ')
      .slice(1)
    return (
      after.some((word) => /^(?:while|as|when|then)$/.test(word) || meaningOf(word)?.[0]?.extras) ||
      after.filter((word) => /^(?:an?|the|his|her)$/.test(word)).length > 1
    )
  }
  const spoken = PATTERNS.map(([relation, pattern]) => ({ relation, at: between.search(pattern) }))
    // not "in the rain, sharing an umbrella", "on a belt. A forklift"
    .filter(({ relation, at }) => at >= 0 && (VERBAL.includes(relation) || !isElsewhere(between.slice(at))))
    .sort((a, b) => Number(VERBAL.includes(b.relation)) - Number(VERBAL.includes(a.relation)) || b.at - a.at)
    .map(({ relation }) => relation)
  const isObject =
    deed?.action.object &&
    !/\b(?:while|when)\b/.test(between) &&
    !spoken.some((one) => one !== 'hold' && one !== 'ride' && one !== 'wear')
  const relation = isObject ? deed.action.object : spoken[0]
  const isHung = /picture|mirror|clock|map$/.test(thing.row.name)
  if (deed?.action.act === 'stand' && /\bat\b/.test(between) && thing.row.size < 0.5 && !isHung) return 'hold'
  if (deed?.action.act === 'pluck' && BLOWN.test(thing.row.name)) return 'hold'
  // "casts a line from a boat"
  if (FROM.test(between) && thing.row.place === 'water') return 'in'
  if (FROM.test(between) && thing.row.name === 'branch') return 'on'
  if (/\bpour(?:s|ing)\b.*\binto\b/.test(between)) return 'hold'
  if (relation === 'on' && /phone/.test(thing.row.name)) return 'hold'
  if (thing.row.name === 'umbrella' && deed?.action.act === 'reach') return 'hold'
  if (relation === 'in' && thing.row.seat) return 'on'
  if (relation === 'with' && HEADWEAR.test(thing.row.name)) return 'wear'
  if (relation === 'in' && (WORN.test(thing.row.name) || HEADWEAR.test(thing.row.name))) return 'wear'
  // subjects are side by side anyway
  return relation === 'beside' && !isObject ? undefined : relation
}

/** "And a red": the next subject has the relation of the one before. */
const JOINED = /^and(?: \w+){0,2}$/

/** Whether `first` can have this relation to `second`. */
const isPossible = (relation: Relation, first: Cast, second: Cast): boolean => {
  const { row: a } = first
  const { row: b } = second
  if (ACROSS.has(a.name) || ACROSS.has(b.name)) return false
  // what a card stands for has no known shape
  if (isCard(second) && relation === 'before') return false
  if ([first, second].some(isCard) && !/^(?:hold|thrown|before|beside)$/.test(relation)) return false
  if (a.fitted || (b.fitted && !b.seat && !/^(?:beside|hold)$/.test(relation))) return false
  if (relation === 'hold')
    return (
      a.being !== undefined &&
      (!b.being || b.size < 0.5) &&
      b.place === 'near' &&
      b.size < LIGHT &&
      b.name !== 'door'
    )
  if (relation === 'wear') return a.being !== undefined
  if (relation === 'facing') return a.being !== undefined && b.being !== undefined
  if (relation === 'thrown' || relation === 'foot') return isNear(second) ? !b.being : b.place === 'deep'
  // A person does not fit on a laptop or into a cup.
  if (
    /^(?:on|in)$/.test(relation) &&
    a.look &&
    !b.seat &&
    (b.home === 'table' ||
      /^(?:luggage|package|shopping-cart)$/.test(b.name) ||
      b.size < (first.doing?.act === 'sit' ? 0.3 : 0.45))
  )
    return false
  if (/^(?:on|over|under|in)$/.test(relation) && a.look && b.look) return false
  if (relation === 'on')
    return b.seat !== undefined || (isNear(second) && b.name !== 'lamp') || (!!a.being && b.place === 'water')
  if (relation === 'ride') return a.being !== undefined && !b.look && a.act !== 'cycle'
  if (relation === 'under' && a.look && b.place === 'ground') return false
  if (relation === 'around' && a.look && b.look) return false
  if (relation === 'in') return isHollow(second) && b.home !== 'hill'
  if (relation === 'before' && b.place === 'far') return false
  if (relation === 'through')
    return (
      isNear(second) &&
      (a.being ? /door|window|gate|arch|^ring|hoop|tunnel/ : /^(?!.*tree|palm)/).test(b.name)
    )
  if (relation === 'over' && a.look && !/^(?:fly|jump)$/.test(first.doing?.act ?? '')) return false
  if (relation === 'over' && b.look && !a.being) return true
  // what flies has its place in the sky
  if (relation === 'over' && a.place === 'air' && !b.being) return false
  if (relation === 'over') return b.place !== 'flock' && b.place !== 'horizon' && a.place !== 'far'
  return isNear(second) || b.place === 'far'
}

/**
 * Sets `on` and `relation` of the subjects that are attached to another one. `namedAt` has the position of each of
 * the cast in `words`.
 */
export const relate = (
  words: readonly string[],
  cast: readonly Cast[],
  namedAt: readonly number[],
  deeds: readonly Deed[],
): void => {
  cast.forEach((thing, i) => {
    const from = i > 0 ? namedAt[i - 1]! + 1 : 0
    const deed = deeds.findLast(({ at }) => at >= from && at < namedAt[i]!)
    const latest = deed ?? deeds.findLast(({ at }) => at < from)
    const near = namedAt[i]! - (words[namedAt[i]! - 5] === 'front' ? 6 : 5)
    const between = words.slice(Math.max(from, near, deed?.at ?? 0), namedAt[i]).join(' ')
    const [relation, before] = [relationOf(between, thing, deed), cast[i - 1]]
    // the object of an unknown verb: "opens an old wooden box"
    const isObject = /^(?:and )?\w+s (?:an?|the|his|her|its|their)\b/.test(
      words.slice(deed?.at ?? from, namedAt[i]).join(' '),
    )
    const isNamedNext =
      (before?.row.being !== undefined || (isObject && latest?.doer?.row.look !== undefined)) &&
      (namedAt[i]! - from < 3 || (isObject && !deed?.action.object))
    const isSpoken = RELATED.test(between) || PATTERNS.some(([, pattern]) => pattern.test(between))
    thing.isRelated = i === 0 || !!deed || isNamedNext || isSpoken || deeds.some(({ doer }) => doer === thing)
    const owner = cast[i + 1]
    if (
      owner?.row.look &&
      IN_HAND.test(words.slice(namedAt[i]! + 1).join(' ')) &&
      isPossible('hold', owner, thing)
    )
      return place(thing, 'hold', owner)
    if (i === 0) return
    // "posters on the wall", "the Earth in the background"
    if (
      /^(?:\w+ing )?(?:on (?:an?|the|his|her|their) walls?|in the (?:back|distance))/.test(
        words.slice(namedAt[i]! + 1).join(' '),
      )
    )
      return
    const bearer = cast.slice(0, i).findLast(({ row }) => row.look)
    if (bearer && thing.row.size < 0.9 && IN_ARMS.test(words.slice(namedAt[i]! + 1).join(' ')))
      return place(thing, 'hold', bearer)
    // The object of an unknown verb, or of the verb before "Tom's ticket".
    const isSmall = thing.row.size < 0.5 || thing.row.home === 'table'
    const holder = isNamedNext && !deed?.action.object && !isSpoken ? (latest?.doer ?? before) : undefined
    if (holder && isSmall && isPossible('hold', holder, thing)) return place(thing, 'hold', holder)
    const goesOn = JOINED.test(between) && before.on && before.relation && OF_FIRST.includes(before.relation)
    if (goesOn && isPossible(before.relation!, before.on!, thing))
      return place(thing, before.relation!, before.on!)
    if (!relation) return
    // "A watch on a man's wrist": people wear and hold things, and only animals sit on them.
    if (relation === 'on' && thing.row.being === 'person' && !before.row.being) {
      if (ON_WHOM.test(between) && isPossible('hold', thing, before)) place(before, 'hold', thing)
      return
    }
    // a person who is carried is in the arms, and one who is given something or grabbed is within reach
    if (deed?.doer?.row.look && deed.action.object === 'hold' && thing.row.look && thing.row.size >= 0.5) {
      const isNext = namedAt[i]! - deed.at < 4 || /^carr/.test(words[deed.at]!)
      if (!isNext || deed.doer === thing) return
      deed.doer.doing = { ...deed.doer.doing, act: /^carr/.test(words[deed.at]!) ? 'embrace' : 'reach' }
      return place(thing, 'facing', deed.doer)
    }
    const firsts = cast.slice(0, i)
    const being = firsts.findLast(({ row }) => row.being)
    if ((deed?.action.object === relation ? OF_DOER : OF_FIRST).includes(relation)) {
      const last = deeds.findLast(({ at, doer }) => at < namedAt[i]! && doer?.row.being)
      const owner = deed?.doer ?? (relation === 'with' ? last?.doer : undefined) ?? being
      const kind = relation === 'with' ? 'hold' : relation
      if (
        !owner ||
        owner === thing ||
        !isPossible(kind, ...(kind === 'over' ? ([thing, owner] as const) : ([owner, thing] as const)))
      )
        return
      place(thing, kind, owner)
      // A person who flies a kite stands below it.
      if (owner.doing?.act === 'fly') owner.doing = { ...owner.doing, act: 'reach' }
      return
    }
    // "they cheer as the cake is put on a table"
    const isNew =
      deed && words.slice(deed.at, namedAt[i - 1]).some((word) => /^(?:as|while|when)$/.test(word))
    const doer = (isNew ? before : deed?.doer) ?? being ?? firsts.at(-1)!
    // "lays a loaf on a stone"
    const laid = before.relation === 'hold' && words.slice(0, namedAt[i]).findLast((word) => LAID.test(word))
    if (laid && /^(?:on|in)$/.test(relation) && isPossible(relation, before, thing))
      return place(before, relation, thing)
    // who is chased runs, too
    if (deed?.action.object === 'behind' && relation === 'behind') thing.doing ??= deed.action
    for (let at = firsts.indexOf(doer); at >= 0; at--) {
      const one = firsts[at]!
      if (relation === 'under' && thing.row.name === 'umbrella' && one.row.look) place(thing, 'hold', one)
      else if ((!one.on || (one.relation === 'beside' && thing.row.seat)) && isPossible(relation, one, thing))
        place(one, relation === 'on' && one.row.look && thing.row.build ? 'ride' : relation, thing)
      const joint = words.slice((namedAt[at - 1] ?? -2) + 1, namedAt[at])
      if (joint.some((word) => !/^(?:and|an?|the)$/.test(word)) || !/^(?:on|in|around)$/.test(relation))
        return
    }
  })
  for (const { at, action, doer } of deeds) {
    // "Tom runs, two men chasing him"
    const chased = cast.findLast((one, i) => one.row.look && one !== doer && namedAt[i]! < at)
    if (action.object === 'behind' && doer?.row.being && !doer.on && chased) place(doer, 'behind', chased)
  }
}

/** Whether `one` is `other`, or attached to it directly or indirectly. */
const restsOn = (one: Cast | undefined, other: Cast): boolean =>
  !!one && (one === other || restsOn(one.on, other))

const place = (one: Cast, relation: Relation, on: Cast): void => {
  if (restsOn(on, one)) return
  one.on = on
  one.relation = relation
}

/** The act of a person with this object, who plays it, or of its `rider`. */
export const actWith = (thing: Cast, deed: Deed | undefined, rider: Cast | undefined): ActName | undefined =>
  rider || deed?.action.act === 'pluck' ? ACTS_WITH[thing.row.name] : undefined

/** A being, and those joined to it with "and". */
export const linked = (
  words: readonly string[],
  cast: readonly Cast[],
  namedAt: readonly number[],
  doer: Cast,
): Cast[] => {
  let i = cast.indexOf(doer)
  const group = [doer]
  while (i > 0 && words.slice(namedAt[i - 1]! + 1, namedAt[i]).includes('and')) group.push(cast[--i]!)
  return group.filter((one) => one.row.being)
}

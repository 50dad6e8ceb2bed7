import { hash } from '../base/random.js'
import { subjectNamed } from '../subjects/catalogue.js'
import { addUnnamed, parsePrompt } from './characters.js'
import { type Action, type Doer, actionAt, isThirdPerson, participle } from './tables/actions.js'
import { collectiveAt, isContent } from './tables/collectives.js'
import {
  askedIn,
  backdropOf,
  isAboard,
  isBeside,
  isEntered,
  isFire,
  isOwnBody,
  isRefused,
} from './near-words.js'
import { complete } from './defaults.js'
import { plainly } from './plain-text.js'
import type { WordRow } from './meaning.js'
import { isAboutThePicture, isSilent, missingIn } from './undrawn-words.js'
import { COLOURS } from './tables/moods.js'
import { actOut, feel, heroOf, isDrawn, isRather, mount, pairUp, takeOwn } from './acting.js'
import { linked, relate } from './relations.js'
import type { Cast, Deed, Reading } from './reading.js'
import { titleOf, withoutTitle } from './title.js'
import { enterVehicle, roomOf } from './tables/rooms.js'
import { appearing } from './appearing.js'
import { remarksOn } from './remarks.js'
import { signOf, standInFor, standIns } from './stand-ins.js'
import { sensed } from './tables/senses.js'
import { isVerbAfterNoun, wordsOf } from './phrases.js'
import { type Named, isKnown, kindOf, meaningOf, thingOf } from './vocabulary.js'

/** Pronouns for people named before. */
const PRONOUN = /^(?:he|she|they|we|us|everyone)$/
const LIGHT_VERB =
  /^(?:doing|having|being|getting|trying|starting|beginning|making|going|becoming|remaining)$/
const PLURAL = /^(?:they|we|people|children|friends|lovers|both)$/
/** Nouns whose verb is in either number: "a couple dances". */
const GROUP = /^(?:family|couple|crowd|team|band|audience)$/

/** Reads a prompt; deterministic. Words in `without` (the negative prompt) are ignored. */
export const read = (prompt: string, seed: number, without = ''): Reading => {
  const parsed = parsePrompt(prompt)
  const { text: plain, characters } = parsed
  const title = titleOf(plain)
  const isPerson = (word: string) => characters.has(word) || thingOf(word)?.row.being === 'person'
  const hasPeople = () => wordsOf(plain).some((word) => isPerson(word) || PRONOUN.test(word))
  const { shown, asked } = askedIn(withoutTitle(plain, title))
  const text = enterVehicle(plainly(shown), hasPeople)
  const own = wordsOf(text)
  const words = sensed(own)
  const banned = new Set(wordsOf(without))
  const rows: WordRow[] = []
  const cast: Cast[] = []
  const deeds: Deed[] = []
  const worn = new Set<string>()
  const likened = new Map<string, string>()
  const undrawn: string[] = []
  let groundColour: string | undefined
  let many: number | undefined
  let isBurning = false
  let pending: Action | undefined
  const collectives = new Set<string>()
  const verbs = new Set<number>()
  const namedAt: number[] = []
  const add = (one: Cast, at: number) => {
    cast.push(one)
    namedAt.push(at)
  }
  const isOutside =
    /^Exterior\b|^(?!Interior\b)[^\n]*\boutside (?:an?|the|his|her|their) (?!(?:\w+ )?window)/m.test(prompt)
  const nameAt = (at: number): Named | undefined => {
    const character = characters.get(words[at])
    return character ? { row: character.row, plural: false } : thingOf(words[at])
  }
  const leave = (word: string, at: number) => void (isSilent(words, at) || undrawn.push(word))
  const cardAt = standIns(text, words, missingIn(text, title !== undefined))
  const doerAt = (at: number): Doer | undefined => {
    const named = !words[at] || verbs.has(at) ? undefined : nameAt(at)
    if (!named) return undefined
    const plural = named.plural || PLURAL.test(words[at])
    return { being: named.row.being, plural, isGroup: GROUP.test(words[at]) }
  }
  words.forEach((word, at) => {
    if (banned.has(word) || isRefused(words, at)) return
    const last = Math.max(namedAt.at(-1) ?? -1, ...verbs)
    const before = words.slice(Math.max(0, at - 4, last + 1), at)
    const colourWord = before.slice(-3).findLast((near) => near in COLOURS)
    const colour = characters.get(word)?.colour ?? (colourWord && COLOURS[colourWord])
    if (isContent(words, at) || isBeside(words, at, cast)) return
    // "her grandson Danny", "a lamb and its mother"
    const isKin = characters.has(words[at + 1] ?? '') || words[at - 1] === 'its'
    if (isKin && !characters.has(word) && isPerson(word)) return
    if (PRONOUN.test(word) && cast.some((one) => one.row.being === 'person')) return
    // "the liquid glows green"
    if (word in COLOURS && /^(?:glow|turn|shine|gleam|i|get)s$/.test(words[at - 1] ?? '')) worn.add(word)
    const meaning = meaningOf(word)
    if (isFire(words, at) && cast.length > 0) {
      cast.at(-1)!.isBurning = true
      rows.push(...(meaning ?? []))
      verbs.add(at)
      return
    }
    const collective = collectiveAt(words, at)
    if (collective) {
      many = collective.count
      collectives.add(word)
      return
    }
    if (isOwnBody(words, at)) {
      if (cast.length === 0 && !hasPeople() && /^h(?:er|is)$/.test(words[at - 1]))
        add({ row: subjectNamed(words[at - 1] === 'her' ? 'woman' : 'person'), count: 1 }, at)
      return void verbs.add(at)
    }
    const named = nameAt(at)
    const action = actionAt(words, at, { doerAt, verbs })
    if (/^(?:burning|flaming|blazing)$/.test(word)) isBurning = true
    const attribute =
      (action ?? (named && /^(?:an?|the)$/.test(words[at - 1]!))) ? undefined : participle(word)
    if (attribute && doerAt(at + 1)?.being) {
      pending = attribute
      verbs.add(at)
      return
    }
    if (action) {
      verbs.add(at)
      // "spray flying"
      if (cardAt(at - 1)) return
      const beings = cast.filter(({ row }) => row.being && !(row.look && action.animal && !action.act))
      if (at === 0) add({ row: subjectNamed('person'), count: 1 }, 0)
      // "a woman kneels beside a girl and cuts"
      const joined = words[at - 1] === 'and' ? deeds.at(-1)?.doer : undefined
      const doer = joined ?? beings.at(-1) ?? cast.at(-1)
      const isLit = !doer || doer.row.being || /lamp|candle|lantern/.test(doer.row.name)
      if (/^burn(?:s|ing)?$/.test(word) && !isLit) doer.isBurning = true
      deeds.push({ at, action, doer })
      // "A cat and a dog run": both do it.
      const doers = beings.length > 0 ? linked(words, cast, namedAt, doer!) : cast.slice(-1)
      for (const one of doers) if (!one.doing || isRather(action, one.doing)) one.doing = action
      pairUp(doers, action)
      if (!isDrawn(action, doer?.row) && !meaning) leave(word, at)
      // "children building" is not a building, and who waves is not at the sea
      rows.push(
        ...(meaning ?? []).filter(
          (row) =>
            (!row.words.split(' ').includes(word) || !word.endsWith('ing')) && !(row.land && doer?.row.being),
        ),
      )
      return
    }
    const follows = doerAt(at - 1)?.being || (words[at - 1] === 'and' && verbs.has(at - 2))
    /** A meaning of the word itself: "watering" is no water. */
    const isPlain = meaning?.some((row) => !row.land || row.words.split(' ').includes(word))
    // An unknown verb, not the noun that a dictionary has for it: "a barber cutting hair".
    if (/[a-z]{3}ing$/.test(word) && !LIGHT_VERB.test(word) && (!named || named.as) && !isPlain && follows) {
      leave(word, at)
      verbs.add(at)
      return
    }
    const isAfterNoun =
      doerAt(at - 1) !== undefined ||
      (words[at - 1] === 'and' && /^(?:them|it)$/.test(words[at + 1] ?? '')) ||
      (named?.as !== undefined &&
        isThirdPerson(word) &&
        !verbs.has(at - 1) &&
        at > 0 &&
        isKnown(words[at - 1]!)) ||
      (!!meaningOf(words[at - 1] ?? '') && /^(?:an?|the|his|her|its|their)$/.test(words[at + 1] ?? ''))
    // "Joe flips pancakes": a plural that could only be likened to something.
    const isBeforeThing = words[at + 1] !== undefined && nameAt(at + 1) !== undefined
    const isUnclear = named ? named.as !== undefined : !meaning
    // "a clock ticks"
    const isOfOne = isUnclear && words.slice(Math.max(0, at - 3), at).some((near) => /^an?$/.test(near))
    const isLikelyVerb = isOfOne || ((isBeforeThing || isUnclear) && doerAt(at - 1)?.being !== undefined)
    const floats =
      /^(?:water|air)$/.test(cast.at(-1)?.row.place ?? '') && /^(?:on|in|over)$/.test(words[at + 1] ?? '')
    if (
      (named || meaning || kindOf(word)?.value) &&
      /[^s]s$/.test(word) &&
      isAfterNoun &&
      (floats || isLikelyVerb || isVerbAfterNoun(words, at))
    ) {
      leave(word, at)
      verbs.add(at)
      return
    }
    // A word with its own meaning is not drawn as a related kind: a hospital is a place.
    const inside = named && isEntered(words, at, named.row, meaning)
    if (inside && !meaning) {
      rows.push(...meaningOf(roomOf(named.row.name))!)
      if (roomOf(named.row.name) === 'room') likened.set(word, 'room')
    }
    const shownAs = named ?? standInFor(word, isOutside, meaning) ?? (meaning ? undefined : cardAt(at))
    if (shownAs && !inside && !(named?.as && meaning)) {
      const { row, shown, count } = appearing(shownAs, words, at, { before, many, colourWord })
      const isAgain = ({ row: known, isDeclared }: Cast) =>
        isDeclared && !row.look && known.name === row.name && words[at - 1] === 'the'
      const same = cast.find((one) => one.row === row || isAgain(one))
      if (same) Object.assign(same, { count: Math.max(same.count, count), isAsked: true })
      else {
        const isDeclared = characters.has(word) || undefined
        const isAsked = asked.includes(word) || undefined
        const burns = isBurning || undefined
        add({ row: shown, count, colour, isBurning: burns, doing: pending, isDeclared, isAsked }, at)
      }
      many = undefined
      isBurning = false
      pending = undefined
      if (colourWord) worn.add(colourWord)
      if (shownAs.as) likened.set(word, shownAs.as)
    }
    const kind = !named && !meaning ? kindOf(word)?.value : undefined
    const like = kind ? meaningOf(kind) : undefined
    if (like) likened.set(word, kind!)
    rows.push(...(meaning ?? like ?? []))
    if (colourWord && /^(?:hill|meadow|field|grass|valley|flowers|dune|sand)/.test(word)) {
      groundColour = COLOURS[colourWord]
      worn.add(colourWord)
    }
  })
  relate(words, cast, namedAt, deeds)
  const wordFor = new Map(cast.map((one, i) => [one, own[namedAt[i]!]!]))
  const unworn = takeOwn(words, cast, namedAt, deeds)
  feel(words, cast, namedAt)
  if (!words.some((word) => /^(?:vehicle|car)-interior$/.test(word))) mount(cast, isAboard(prompt))
  actOut(cast)
  addUnnamed(cast, parsed, words)
  const hero = heroOf(words, text, cast, namedAt)
  if (hero) cast.unshift(...cast.splice(cast.indexOf(hero), 1))
  // A colour before a noun applies to it alone.
  const isWorn = (row: WordRow) => row.looks && row.words.split(' ').some((word) => worn.has(word))
  // who pours a liquid is in no pattern
  const isReal = cast.some((one) => one.row.being)
  const fitting = rows.filter((row) => !isWorn(row) && !(isReal && row.land === 'abstract'))
  const known = new Set([
    ...banned,
    ...[...verbs].map((at) => words[at]!),
    ...deeds.flatMap(({ action }) => action.own?.split('|') ?? []),
    ...collectives,
    ...characters.keys(),
    ...own.filter((word) => !words.includes(word)),
    ...(rows.some(({ pitch }) => pitch) ? ['stadium', 'arena', 'crowd', 'net'] : []),
    ...(rows.some(({ extras }) => extras?.includes('deck')) ? ['railing', 'rail'] : []),
  ])
  const unknown = missingIn(text, title !== undefined, known)
  const { spare, ...reading } = complete(fitting, cast, {
    seed: hash(`${prompt.trim().toLowerCase()}#${seed}`),
    groundColour,
    title,
    isOutside,
    hasUnknown: unknown.length > 0,
  })
  const sign = signOf(prompt, reading, likened)
  if (sign) reading.cast.push({ row: sign, count: 1 })
  const isEmpty = reading.land === 'abstract' && rows.length === 0 && cast.length === 0 && !title
  const vague = isEmpty ? words.filter((word) => word.length > 4 && isAboutThePicture(word)) : []
  return {
    ...reading,
    title,
    backdrop: backdropOf(text),
    likened,
    ...remarksOn(reading, {
      cast,
      unworn,
      spare,
      likened,
      wordFor,
      known,
      missing: [...unknown, ...new Set(undrawn), ...vague],
    }),
  }
}

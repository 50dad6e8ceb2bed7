import { animalIn } from '../subjects/animals/acts.js'
import { subjectNamed } from '../subjects/catalogue.js'
import { type ActName, acting, ACTS } from '../subjects/people/acts.js'
import type { Look } from '../subjects/people/figure.js'
import type { SubjectRow } from '../subjects/row.js'
import type { Cast, Deed } from './reading.js'
import type { Action } from './tables/actions.js'
import { isCard } from './stand-ins.js'
import { meaningOf } from './vocabulary.js'
import { BODY_PARTS, CLOTHES, HAIRS, HEADWEAR, WORN } from './looks.js'
import { actWith } from './relations.js'

/** Default colour of clothes. */
const CLOTH = '#c84a5a'
/** Colours of the second of two similar people. */
const SECOND = '#d8433f'
/** Acts that are never done on a seat. */
const UPRIGHT = new Set<string | undefined>(
  'sleep lie jump dance stand run walk balance fight duel skateboard build'.split(' '),
)
/** Default acts of people who stand on their vehicle. */
const BOARDS = new Set<string | undefined>('surf ski snowboard skate skateboard'.split(' '))
/** General acts, which a person's own act replaces: a playing tennis player plays tennis. */
const GENERAL = new Set<string | undefined>(
  'pluck jump stand fight run walk swing serve shootball kick'.split(' '),
)

/**
 * Removes objects from the cast that an act draws itself, or that its person wears. Returns clothes and parts of the
 * body that are not drawn.
 */
export const takeOwn = (
  words: readonly string[],
  cast: Cast[],
  namedAt: number[],
  deeds: readonly Deed[],
): Cast[] => {
  const unworn: Cast[] = []
  const isTold = words.some((word) => /^(?:his|her|their|my|your)$/.test(word))
  const drop = (one: Cast) => {
    const i = cast.indexOf(one)
    for (const other of cast) if (other.on === one) other.on = other.relation = undefined
    cast.splice(i, 1)
    namedAt.splice(i, 1)
  }
  for (const thing of cast.slice()) {
    const at = namedAt[cast.indexOf(thing)]!
    const deed = deeds.findLast(
      (one) => one.at < at && !namedAt.some((other) => other > one.at && other < at),
    )
    const owner = thing.on?.row.look || thing.relation === 'hold' ? thing.on : (deed ?? deeds.at(-1))?.doer
    const rider = cast.find((one) => one.on === thing && one.row.look)
    const act = actWith(thing, deed, rider)
    const doer = rider ?? owner
    // what is poured, and into what
    const using = deeds.find(({ action }) => action.act === 'pour') ?? deed
    const isOwn = using?.action.own?.split('|').some((own) => own === words[at] || own === thing.row.name)
    const isWorn =
      isTold || cast.some(({ row }) => row.being) || (cast.length > 1 && BODY_PARTS.test(thing.row.name))
    if (
      isWorn &&
      WORN.test(thing.row.name) &&
      !(thing.relation === 'wear' && HEADWEAR.test(thing.row.name))
    ) {
      if (thing.relation === 'wear' && CLOTHES.test(thing.row.name) && doer?.row.look)
        Object.assign(doer, {
          colour: doer.colour ?? thing.colour ?? CLOTH,
          row: thing.row.name === 'coat' ? withLook(doer.row, { dress: 'coat', legs: undefined }) : doer.row,
        })
      else if (HEADWEAR.test(thing.row.name) && cast.some((one) => one.row.look?.hat)) {
        // Drawn as part of its figure.
      } else if (!BODY_PARTS.test(thing.row.name) || !cast.some((one) => one.row.being)) unworn.push(thing)
      drop(thing)
      continue
    }
    if (!doer?.row.look || doer === thing) continue
    // A worker's helmet is part of the figure.
    if (thing.relation === 'wear' && HEADWEAR.test(thing.row.name) && doer.row.look.hat) {
      drop(thing)
      continue
    }
    if (act) doer.doing = { ...doer.doing, act }
    else if (thing.relation === 'facing' && thing.row.look && thing.count === 1 && !thing.row.copies) {
      const scale = thing.row.size / doer.row.size
      const colour = thing.colour ?? (thing.row.name === doer.row.name ? SECOND : thing.row.colour!)
      doer.row = { ...doer.row, partner: { look: thing.row.look, colour, scale } }
    } else if (!isOwn) continue
    drop(thing)
  }
  return unworn
}

/** Who rides a horse where nothing else is named. */
const HORSEMEN = /^(?:cowboy|knight|king|queen|prince|princess|soldier|samurai|hunter|elf|viking)/
/** Vehicles that hide who is in them. */
const CLOSED =
  /car$|bus$|truck|van$|taxi|ambulance|fire-engine|tram|train|plane|copter|rocket|submarine|^tank$/

/** Seats people in the vessel that they row, or that is the place of the scene. */
const embark = (cast: readonly Cast[], isPlace: boolean): void => {
  const vessel = cast.find(({ row }) => row.place === 'water' && !row.being)
  const people = cast.filter(({ row, on }) => row.look && !on)
  if (!vessel || vessel.on) return
  for (const one of people)
    if ((isPlace && vessel === cast[0]) || (one.doing?.object === 'in' && one.doing.home === 'lake'))
      Object.assign(one, { on: vessel, relation: 'in' })
}

/** Gives riders a horse and drivers a car, seats people in their boat, and hides who is in a closed vehicle. */
export const mount = (cast: Cast[], isBoatPlace: boolean): void => {
  embark(cast, isBoatPlace)
  // who is loaded into an ambulance is not on its roof
  for (const one of cast)
    if (one.row.look && one.relation === 'in' && CLOSED.test(one.on!.row.name))
      one.on = one.relation = undefined
  const cycling = cast.find(({ row, doing }) => row.act === 'cycle' || doing?.act === 'cycle')
  for (const one of cast.filter(({ row, doing }) => row.look && doing?.object === 'ride')) {
    if (
      !one.on &&
      !BOARDS.has(one.row.act) &&
      one.row.act !== 'cycle' &&
      /^(?:ride|rest)$/.test(one.doing!.act!)
    ) {
      const isRiding = one.doing?.act === 'ride'
      const mount = isRiding ? /^(?:horse|donkey|camel|elephant|zebra|deer|dragon|unicorn)$/ : CLOSED
      const shared = cast.find(({ relation }) => relation === 'ride')?.on
      const found = shared ?? cast.find(({ row }) => mount.test(row.name) || CLOSED.test(row.name))
      // "they ride bicycles"
      if (isRiding && (cycling || !(found || HORSEMEN.test(one.row.name)))) {
        one.doing = { ...one.doing, act: 'cycle' }
        continue
      }
      const own = { row: subjectNamed(isRiding ? 'horse' : 'car'), count: 1, isRelated: true }
      one.on = found ?? own
      one.relation = 'ride'
      if (!cast.includes(one.on)) cast.push(one.on)
    }
    if (one.relation === 'ride' && one.on && CLOSED.test(one.on.row.name)) cast.splice(cast.indexOf(one), 1)
  }
}

const BEARDED = /^(?:beard(?:ed)?|mou?stache)$/
const [GLAD, SAD, TEARFUL] = [
  /^(?:smil\w+|laugh\w*|grin\w*|happy|happily|cheerful|joyful|proud|relieved)$/,
  /^(?:sad|sadly|worried|afraid|frightened|scared|unhappy|desperate|angry|furious|frown\w*)$/,
  /^(?:tears?|tearful|cr(?:y|ies|ying)|weep\w*|sob\w*)$/,
]

/** A person with some of the look changed. */
export const withLook = (row: SubjectRow, look: Partial<Look>): SubjectRow =>
  acting({ ...row, look: { ...row.look, ...look } }, row.act ?? 'stand')

/** Gives people the face and the beard that a word after or right before them tells. */
export const feel = (words: readonly string[], cast: readonly Cast[], namedAt: readonly number[]): void =>
  words.forEach((word, at) => {
    const sad = TEARFUL.test(word) ? 'tears' : SAD.test(word) && 'sad'
    const mood = GLAD.test(word) ? 'glad' : sad
    if (!mood && !BEARDED.test(word)) return
    const people = cast.filter(({ row }) => row.look)
    const atOf = (one: Cast) => namedAt[cast.indexOf(one)]!
    const next = people.find((other) => atOf(other) > at && atOf(other) < at + 3)
    const former = people.findLast((other) => atOf(other) < at)
    // "a bearded man", "a man with a beard"
    const one = /(?:beard|tache)$/.test(word) ? (former ?? next) : (next ?? former)
    if (!one) return
    const beard = HAIRS[words[at - 1]!] ?? one.row.look!.beard ?? one.row.look!.hair ?? '#b4b0a8'
    one.row = withLook(one.row, mood ? { mood } : { beard, isMoustache: /^m/.test(word) || undefined })
  })

/** Turns two people to each other: "a man and a woman argue". Those who feed do not. */
export const pairUp = (doers: readonly Cast[], { object, act }: Action): void => {
  const isMutual =
    object === 'facing' && act !== 'reach' && act !== 'push' && doers.every((one) => one.row.look)
  if (doers.length === 2 && isMutual) Object.assign(doers[0]!, { on: doers[1], relation: 'facing' })
}

/** Sets the acts of the people and animals of a cast from their verbs. */
export const actOut = (cast: readonly Cast[]): void => {
  for (const one of cast) {
    const { row, relation } = one
    // People stand at a board.
    // a rock on a mountain is climbed where nothing else is
    const climbs = one.doing?.act === 'climb' && cast.some((other) => other !== one && !other.row.being)
    const isAtBoard = one.doing?.act === 'write' && cast.some((other) => /board$/.test(other.row.name))
    // who sleeps on a chair sits
    const isNodding =
      /^(?:sleep|lie)$/.test(one.doing?.act ?? '') && /chair|stool|throne/.test(one.on?.row.name ?? '')
    const standing = climbs ? ('scale' as const) : ('reach' as const)
    const act = isNodding ? ('sit' as const) : standing
    const doing = isAtBoard || isNodding || climbs ? { ...one.doing, act, home: undefined } : one.doing
    one.doing = doing
    const held = cast.filter(
      (other) => other.on === one && (other.relation === 'hold' || other.relation === 'thrown'),
    )
    const isSeated =
      !BOARDS.has(row.act) &&
      (!UPRIGHT.has(doing?.act) || relation === 'ride' || /wheelchair/.test(one.on?.row.name ?? '')) &&
      (relation === 'ride' || (relation === 'on' && (one.on?.row.seat ?? doing?.act === 'sit')))
    const goes = /^(?:walk|run)$/.test(doing?.act ?? '') && /^(?:duel|fight|build|dig)$/.test(row.act ?? '')
    const keepsOwn = GENERAL.has(doing?.act) && row.act && !goes && !/^(?:walk|stand)$/.test(row.act)
    const keepsVehicle = (BOARDS.has(row.act) || row.act === 'cycle') && doing?.act === 'climb'
    const rest = relation === 'ride' ? 'ride' : 'rest'
    const own = isSeated ? rest : undefined
    const stood =
      !doing && row.act === 'walk' && cast.filter((other) => other.row.being).length > 1 ? 'stand' : own
    const usual = held.length > 0 ? heldBy(row.act) : stood
    const name =
      (keepsOwn ||
      keepsVehicle ||
      doing?.act === 'ride' ||
      (doing?.act === 'stand' && held.length > 0) ||
      (isSeated && /^(?:sit|fall|walk|run|stand|jump)$/.test(doing?.act ?? ''))
        ? undefined
        : doing?.act) ?? usual
    const pair = name && 'pair' in ACTS[name] && one.count === 2 && !row.partner && !row.copies
    const wanted = name ?? (one.count === 2 && row.act && 'pair' in ACTS[row.act] ? row.act : undefined)
    if (row.being === 'animal' && doing?.animal && !doing.isInWater)
      one.row = animalIn(row, doing.animal) ?? row
    if (!row.look || !wanted || doing?.isInWater) continue
    const twin = pair || !name ? { look: row.look, colour: SECOND, scale: 1 } : row.partner
    if (twin && !row.partner) one.count = 1
    one.row = acting(row, wanted, {
      partner: twin,
      isHolding: held.length > 0,
      isSeated: isSeated && wanted !== 'ride',
    })
  }
}

/** The act of a person with this default act who holds an object. */
const heldBy = (own: ActName | undefined): ActName =>
  own && !/^(?:walk|stand|duel|build|dig|strum)$/.test(own) ? own : 'hold'

/** Whether a later verb says more than the first: "comes in and hugs", "sits down and writes". */
export const isRather = ({ act, isActivity }: Action, first: Action): boolean =>
  (isActivity && first.act === 'pluck') ||
  (first.act === 'stand' && act !== undefined) ||
  (/^(?:walk|run|jump)$/.test(first.act ?? '') && /^(?:embrace|fight|dance|box|duel)$/.test(act ?? '')) ||
  (first.act === 'sit' && /^(?:write|paint|piano|cry|drink|read|talk|hold)$/.test(act ?? ''))

/** Whether the art of a subject shows an action. */
export const isDrawn = (action: Action, row: SubjectRow | undefined): boolean => {
  if (!row?.being) return action.isOfThings === true
  if (row.look) return action.act !== undefined
  return action.animal !== undefined && animalIn(row, action.animal) !== undefined
}

/** What comes first: a character; in a close-up, what it is "of", what is in hands, or else a person. */
export const heroOf = (
  words: readonly string[],
  text: string,
  cast: readonly Cast[],
  namedAt: readonly number[],
): Cast | undefined => {
  const close = words.findIndex((word) => meaningOf(word)?.some((row) => row.shot === 'close'))
  const named = cast.find((one) => one.isDeclared && one.row.look && !one.on)
  if (close < 0) return cast[0]?.row.place === 'near' && !cast[0].row.being ? named : undefined
  // "close on a key", "a close-up of a key"
  const told = words.findIndex((word, at) => /^close/.test(word) && /^o[fn]$/.test(words[at + 1] ?? ''))
  const shown = told < 0 ? undefined : cast.find((_, i) => namedAt[i]! > told)
  const isHeld = /\bin (?:\S+ ){1,2}(?:hands?|palms?)\b/.test(text)
  // "a watch on a wrist": what is named first
  if (
    !shown &&
    !isHeld &&
    cast[0] &&
    !cast[0].row.being &&
    cast[0].row.place === 'near' &&
    !isCard(cast[0]) &&
    !cast.some((one) => one.isDeclared)
  )
    return cast[0]
  // what stands near rather than the place
  const thing = cast.find(({ row }) => row.place === 'near') ?? cast[0]
  return shown ?? (isHeld ? thing : (cast.find((one) => one.row.being === 'person') ?? thing))
}

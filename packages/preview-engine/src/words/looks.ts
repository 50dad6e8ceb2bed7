import { fieldsOf } from '../base/table.js'
import { acting } from '../subjects/people/acts.js'
import type { Look } from '../subjects/people/figure.js'
import { CARRIED } from '../subjects/people/people.js'
import type { SubjectRow } from '../subjects/row.js'
import { thingOf } from './vocabulary.js'

/** Pictures of clothes that colour their person, of things on a head, and of all clothes and parts of a body. */
export const CLOTHES = /^(?:dress|t-shirt|(?:lab-)?coat)$/
export const HEADWEAR = /hat|cap|crown|helmet|glasses|goggles|mask/
export const BODY_PARTS = /^(?:eye|hand-with.*)$/
export const WORN = new RegExp(
  `${CLOTHES.source}|${BODY_PARTS.source}|shoe|boot$|sandal$|^(?:jeans|shorts|bikini|.*swimsuit|briefs|.*shirt|necktie|scarf|gloves|socks|.*-hat|.*-cap|.*-helmet)$`,
)
const OLD = /\b(?:[6-9]\d)s?\b|\bold\b|\belderly\b|\bgrand(?:ma|pa|mother|father)\b|\bgranny\b/i
/** "Girl, 10": an age at the start, or in years. */
const YOUNG = /^(?:\w+, )?(?:[3-9]|1[0-3])\b(?!\w)|\b(?:[3-9]|1[0-3])[- ]years?[- ]old/i
const GROWN = /\b(?:1[6-9]|[2-5]\d)\b/
const SHORT_HAIR = /\bshort\b[\w -]*\bhair/i
/** A colour of hair or eyes is not that of the clothes. */
export const NOT_CLOTHES =
  /\b\w+(?:[ -]\w+)? (?:beards?|hair|hairs|braids?|pigtails|ponytail|curls|bun|eyes|moustache|skin)\b|\bblonde?\b/gi

const DARK = '#2c2220'
/** Colours of hair; who is bald has that of skin. */
export const HAIRS = fieldsOf(
  'blond=#e0c070 blonde=#e0c070 red=#a84a28 ginger=#b8602c grey=#b4b0a8 gray=#b4b0a8 silver=#d0ccc4 white=#e4e0d8 brown=#5a3a22 bald=#c89878',
) as Readonly<Record<string, `#${string}`>>
const HAIR = new RegExp(
  `\\b(?:(${Object.keys(HAIRS).join('|')})(?:[ -]\\w+)?[ -](?:hair|braids?|curls|bun|pigtails|ponytail)|(bald|blonde?)\\b)`,
  'i',
)

/** Hats of figures by other words. */
const HATS_BY_WORD: Readonly<Record<string, string>> = {
  'straw hat': 'straw',
  beanie: 'hood',
  helmet: 'hard',
}
const BEARD = new RegExp(`(?:\\b(${Object.keys(HAIRS).join('|')}) (?:\\w+ )?)?(?:beard|mou?stache)`, 'i')

/** The person for a description, with its age. */
export const aged = (row: SubjectRow, name: string, description: string): SubjectRow => {
  if (/^(?:boy|girl)$/.test(row.name) && GROWN.test(description))
    return thingOf(row.name === 'boy' ? 'man' : 'woman')!.row
  if (!/^(?:person|woman)$/.test(row.name)) return row
  if (OLD.test(`${name} ${description}`)) return thingOf(row.name === 'woman' ? 'old-woman' : 'old-man')!.row
  if (YOUNG.test(description)) return thingOf(row.name === 'woman' ? 'girl' : 'boy')!.row
  return row
}

const SHIRT =
  /\b(?:jacket|jeans|trousers|pants|overalls|dungarees|sweater|jumper|pullover|hoodie|\w*shirt|uniform|suit|cardigan|vest)\b/i
const hasDress = (description: string): boolean => /\b(?:\w*dress|skirt|gown|sari|robe)\b/i.test(description)

/** The clothes of a description; a woman without any wears a dress. */
const clothesIn = (row: SubjectRow, description: string): Partial<Look> => {
  if (/\b(?:\w*coat|parka|oilskin)\b/i.test(description)) return { dress: 'coat', legs: undefined }
  if (row.look?.dress !== 'dress' || hasDress(description) || !SHIRT.test(description)) return {}
  return { dress: undefined, legs: undefined }
}

/** A person or an animal as its description says: size, hair, beard, hat and clothes. */
export const seen = (row: SubjectRow, description: string, female: boolean): SubjectRow => {
  if (row.being === 'animal' && /\b(?:small|little|tiny|puppy|kitten)\b/i.test(description))
    return { ...row, size: row.size * 0.7 }
  if (!row.look) return row
  const [, colour, bald] = HAIR.exec(description) ?? []
  const hair = HAIRS[(colour ?? bald ?? '').toLowerCase()]
  const hat = /\b(straw hat|cap|beanie|hood|helmet|crown)\b/i.exec(description)?.[1]!.toLowerCase()
  const [bearded, share] = BEARD.exec(description) ?? []
  const own = bald === 'bald' ? DARK : (hair ?? DARK)
  const look: Look = {
    ...row.look,
    ...clothesIn(row, description),
    ...(hair && { hair }),
    ...(row.name === 'chef' && { hat: undefined }),
    ...(hat && { hat: HATS_BY_WORD[hat] ?? hat }),
    ...(female && { long: true }),
    beard: bearded === undefined ? undefined : (HAIRS[(share ?? '').toLowerCase()] ?? own),
    isMoustache: /moustache|mustache/i.test(bearded ?? '') || undefined,
    ...(/\bglasses\b/i.test(description) && { glasses: true as const }),
    ...(/\bapron\b/i.test(description) && { carries: CARRIED.APRON }),
  }
  if (SHORT_HAIR.test(description) || bald === 'bald' || /\bbun\b/i.test(description)) look.long = undefined
  return acting({ ...row, look }, row.act ?? 'stand')
}

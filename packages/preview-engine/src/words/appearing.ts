import { pictures } from '../pictures/catalogue.js'
import { subjectNamed } from '../subjects/catalogue.js'
import type { SubjectRow } from '../subjects/row.js'
import { withLook } from './acting.js'
import { isInSky } from './near-words.js'
import { isOneOf, numberIn } from './tables/collectives.js'
import type { Named } from './vocabulary.js'

/** Plurals that look like the singular. */
const HERD = /^(?:sheep|deer|fish|salmon|moose|cattle|swine)$/

/** A named subject as it appears: its row, that with its stated number of copies, and how many of these. */
export const appearing = (
  { row: named, plural, as }: Named,
  words: readonly string[],
  at: number,
  { before, many, colourWord }: { before: readonly string[]; many?: number; colourWord?: string },
): { row: SubjectRow; shown: SubjectRow; count: number } => {
  const word = words[at]!
  const isHerd = HERD.test(word) && !/^(?:a|an|the|one|this|that)$/.test(words[at - 1] ?? '') && !colourWord
  const isSingle = !plural && isOneOf(as ?? word, named, before)
  const isFlying = isInSky(words, at) || (isSingle && named.place === 'flock')
  // several people without a drawing of their own differ
  const several = as === 'person' && (plural || /[^s]s$/.test(word)) ? subjectNamed('friends') : named
  // a bird of a named kind is seen from near
  const own = (as === 'bird' && !plural && pictures().get('bird')) || several
  const isOld = own.look && !own.look.child && /^(?:old|elderly)$/.test(words[at - 1] ?? '')
  const aged = isOld ? withLook(own, { ...(!own.look!.long && { beard: '#e6e2da' }), hair: '#d4d0c8' }) : own
  const row = isFlying ? { ...own, place: 'air' as const } : aged
  const stated = isSingle ? 1 : numberIn(before)
  const isMore = (stated ?? 0) > (row.copies?.length ?? 0) + 1
  const copies = isMore ? undefined : row.copies?.slice(0, (stated ?? 1) - 1)
  const shown = stated && row.copies ? { ...row, copies } : row
  const isCounted = many ?? stated ?? (plural || word === 'children' || isHerd ? 3 : 1)
  // a picture of pancakes has several
  const isOne =
    (shown.copies && (!many || row.look)) || row.name === 'card' || (row.picture && /[^s]s$/.test(row.name))
  return { row, shown, count: isOne ? 1 : isCounted }
}

import type { Cast, Reading } from './reading.js'
import { isInRoom } from './settle.js'
import { isCard } from './stand-ins.js'

/** What is known of a prompt’s subjects when its picture is chosen. */
interface Subjects {
  cast: readonly Cast[]
  /** Clothes that are not drawn, and subjects that would be too many. */
  unworn: readonly Cast[]
  spare: readonly Cast[]
  /** Words by their kinds; those of subjects that are left out are removed. */
  likened: Map<string, string>
  wordFor: ReadonlyMap<Cast, string>
  known: ReadonlySet<string>
  missing: readonly string[]
}

/** The words of a prompt that its picture does not show, shows only by name, or leaves out. */
export const remarksOn = (
  reading: Pick<Reading, 'cast' | 'land' | 'room'>,
  { cast, unworn, spare, likened, wordFor, known, missing }: Subjects,
): Pick<Reading, 'missing' | 'byName' | 'leftOut'> => {
  const unused = [...unworn, ...cast.filter((one) => !reading.cast.includes(one) && !isInRoom(one, reading))]
  // A building that is entered is shown as a room.
  const leftOut = unused.filter((one) => !isCard(one) && likened.get(wordFor.get(one)!) !== 'room')
  for (const one of leftOut) likened.delete(wordFor.get(one)!)
  const byName = reading.cast.filter(isCard).map(({ row }) => row.words)
  const names = new Set(byName.flatMap((name) => name.split(' ')))
  const isNamed = (word: string) => word.split('-').every((part) => names.has(part))
  for (const word of likened.keys()) if (isNamed(word)) likened.delete(word)
  const unknown = leftOut.filter((one) => !spare.includes(one) && !known.has(one.row.name))
  return {
    missing: [...missing, ...unknown.map((one) => wordFor.get(one)!)].filter((word) => !isNamed(word)),
    byName: [...new Set(byName)],
    leftOut: leftOut.flatMap((one) => (spare.includes(one) && wordFor.get(one)) || []),
  }
}

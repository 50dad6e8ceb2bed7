/** The names of cast and places in the words of a shot, such as `@keeper`. */

/** Letters and digits, joined by single hyphens. */
const NAME = String.raw`[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:-[\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*`
const MENTION = new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}_.@-])@(${NAME})`, 'gu')
const WHOLE_NAME = new RegExp(`^${NAME}$`, 'u')

/** Whether a text has the form of a name, of whatever length. */
export const isSetName = (text: string): boolean => WHOLE_NAME.test(text)

/** What two names have in common that count as the same one. */
export const setNameKey = (name: string): string => name.normalize('NFKC').toLowerCase()

/** The names that words mention, each once, in their order and as they are written there first. */
export function namesIn(words: string): string[] {
  const names = new Map<string, string>()
  for (const [, name] of words.matchAll(MENTION))
    if (!names.has(setNameKey(name))) names.set(setNameKey(name), name)
  return [...names.values()]
}

/** The words without the marks of names: `@keeper` becomes `keeper`. */
export const plainWords = (words: string): string => words.replace(MENTION, '$1')

/** What a shot gets from the cast and places that it names. */
export interface NamedPictures<Picture> {
  /** At most `most`: its own pictures first, then one of each name, then their second ones. */
  pictures: Picture[]
  /** Names that nothing has. */
  unknown: string[]
  /** How many pictures of a name did not fit. */
  leftOut: { name: string; count: number }[]
}

/** The pictures of a shot: its own, and those of the sets that its words name, each once. */
export function picturesByName<Picture extends { assetId: string }>(
  { words, own }: { words: string; own: readonly Picture[] },
  sets: readonly { name: string; pictures: readonly Picture[] }[],
  most: number,
): NamedPictures<Picture> {
  const byKey = new Map(sets.map((set) => [setNameKey(set.name), set]))
  const names = namesIn(words)
  const named = names.map((name) => byKey.get(setNameKey(name))).filter((set) => set !== undefined)
  const pictures = new Map(own.map((picture) => [picture.assetId, picture]))
  const longest = Math.max(0, ...named.map((set) => set.pictures.length))
  for (let round = 0; round < longest; round++)
    for (const set of named) {
      const picture = set.pictures[round] as Picture | undefined
      if (picture && pictures.size < most && !pictures.has(picture.assetId))
        pictures.set(picture.assetId, picture)
    }
  return {
    pictures: [...pictures.values()],
    unknown: names.filter((name) => !byKey.has(setNameKey(name))),
    leftOut: named
      .map(({ name, pictures: all }) => ({
        name,
        count: all.filter(({ assetId }) => !pictures.has(assetId)).length,
      }))
      .filter(({ count }) => count > 0),
  }
}

/** Tells that nothing has a name. */
export const unknownName = (name: string): string => `No cast or place is called @${name}`

/** Tells that pictures of a name did not fit. */
export const picturesLeftOut = ({ name, count }: { name: string; count: number }, most: number): string =>
  `${count} ${count === 1 ? 'picture' : 'pictures'} of @${name} left out: a shot has at most ${most}`

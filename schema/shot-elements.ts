import { nameFromLabel, namesIn, elementNameKey } from './named-elements.js'

/** A line of dialogue in a shot. */
export interface Dialogue {
  speaker: string
  text: string
}

/** The words of a line that are spoken: without parentheticals such as “(quietly)”, which direct the speaker. */
export const spokenText = (text: string): string =>
  text
    .replaceAll(/[(（][^()（）]*[)）]/g, ' ')
    .replaceAll(/[^\S\n]+/g, ' ')
    .trim()

/** The lines of dialogue with their spoken words; those without are left out. */
export const spokenDialogue = (dialogue: readonly Dialogue[]): Dialogue[] =>
  dialogue.map(({ speaker, text }) => ({ speaker, text: spokenText(text) })).filter(({ text }) => text)

const joinedText = (lines: readonly Dialogue[]): string => lines.map(({ text }) => text).join('\n')

/** The text of a shot’s voice: its dialogue in order, without the names of speakers. */
export const voiceWordsOf = (dialogue: readonly Dialogue[]): string => joinedText(spokenDialogue(dialogue))

/**
 * The lines of dialogue that a spoken text consists of, with their speakers; null if it has other words. The same words of
 * several speakers are only told apart in the text of the whole dialogue.
 */
export function spokenLinesOf(words: string, dialogue: readonly Dialogue[]): Dialogue[] | null {
  const spoken = spokenDialogue(dialogue)
  if (words === joinedText(spoken)) return spoken
  const lines = words.split('\n').map((text) => spoken.find((line) => line.text === text))
  return lines.every((line) => line !== undefined) ? lines : null
}

/** The fields of a shot that determine its prompt. */
export interface PromptedShot {
  words: string
  heading?: string
  camera?: string | null
  dialogue?: readonly Dialogue[]
  /** Replaces the composed prompt. */
  editedPrompt?: string | null
}

/** An element: a character, place or prop of a storyboard. `label` is its display name, for example “Officer Bell”. */
export interface PromptElement {
  kind: string
  name: string
  label?: string | null
  description?: string | null
}

type OfKind = Pick<PromptElement, 'kind'>
export const isPlace = ({ kind }: OfKind): boolean => kind.toLowerCase() === 'place'
export const isProp = ({ kind }: OfKind): boolean => kind.toLowerCase() === 'prop'

/** Order in which the elements of a shot get images: its place, its characters, its props. */
function rankOf(element: OfKind): number {
  if (isPlace(element)) return 0
  return isProp(element) ? 2 : 1
}

const INTERIORS: Readonly<Record<string, string>> = {
  int: 'Interior',
  ext: 'Exterior',
  est: 'Exterior',
  'int/ext': 'Interior and exterior',
  'ext/int': 'Exterior and interior',
  'i/e': 'Interior and exterior',
  'e/i': 'Exterior and interior',
}
const PREFIX = /^\s*(int\.?\/ext|ext\.?\/int|i\/e|e\/i|int|ext|est)\b[.\s]*/i
const TIME =
  /^(?:(?:early|late|mid|the next|next) )?(?:day|daytime|night|midnight|noon|midday|morning|afternoon|evening|dawn|dusk|sunset|sunrise|twilight|magic hour|golden hour)$/i
/** Ends a heading without a time of day: the time of the previous scene continues. */
const CONTINUES = /^(?:continuous|later|moments? later|same(?: time)?)$/i
const CONTINUES_AT_END = /(?<=[-–—,]\s*)(?:continuous|later|moments? later|same(?: time)?)\.?\s*$/i

/** A parsed scene heading: `INT. BAKERY - NIGHT` is inside, at the bakery, at night. */
export interface SceneSetting {
  /** “Interior”, “Exterior” or both; null if the heading does not say. */
  view: string | null
  /** The place, then parts of it. */
  places: string[]
  time: string | null
}

/** Parses a scene heading in any format. */
export function settingOf(heading: string): SceneSetting {
  const prefix = PREFIX.exec(heading)
  const view = prefix ? INTERIORS[prefix[1].toLowerCase().replace('.', '')] : null
  const parts = heading
    .slice(prefix?.[0].length ?? 0)
    .split(/\s+[-–—]+\s+|\s*[–—]\s*|[,，、،]\s*/)
    .map((part) => part.trim().replace(/[.]+$/, ''))
    .filter((part) => part && !CONTINUES.test(part))
  const time = parts.length && TIME.test(parts.at(-1)!) ? parts.pop()!.toLowerCase() : null
  return { view, places: parts, time }
}

/** A heading that continues the scene before it, with the time of that scene: `INT. BAKERY - NIGHT - CONTINUOUS`. */
export const withTime = (heading: string, time: string): string =>
  heading.replace(CONTINUES_AT_END, (mark) => `${time.toUpperCase()} - ${mark}`)

/** Removes “(V.O.)”, “(softly)” and the like from a speaker. */
export const speakerName = (speaker: string): string => speaker.replace(/\s*[(（].*/s, '').trim()

/** Whether a speaker is visible: no voice-over, and neither off screen nor off camera. */
export const isSeen = (speaker: string): boolean => !/\((?:v\.?\s?o|o\.?\s?s|o\.?\s?c)\b/i.test(speaker)

/** The keys of names in the words, scene heading and dialogue of a shot. */
function nameKeysIn({ words, heading = '', dialogue = [] }: PromptedShot) {
  const { places } = settingOf(heading)
  return {
    words: namesIn(words).map(elementNameKey),
    heading: [places.join(' '), ...places].map(nameFromLabel),
    speakers: dialogue.map(({ speaker }) => nameFromLabel(speakerName(speaker))),
  }
}

/** Whether a shot may mention an element with one of these name keys. */
export const refersTo = (shot: PromptedShot, keys: readonly string[]): boolean =>
  Object.values(nameKeysIn(shot)).some((found) => found.some((key) => keys.includes(key)))

/** The elements in a shot, each once: mentioned in its words, the place of its heading, and its visible speakers. */
export function elementsIn<Element extends PromptElement>(
  shot: PromptedShot,
  elements: readonly Element[],
): Element[] {
  const byKey = new Map(elements.map((element) => [elementNameKey(element.name), element]))
  const dialogue = shot.dialogue?.filter(({ speaker }) => isSeen(speaker))
  const { words, heading, speakers } = nameKeysIn({ ...shot, dialogue })
  const place = heading.map((key) => byKey.get(key)).find((element) => element && isPlace(element))
  const found = [...words.map((key) => byKey.get(key)), place, ...speakers.map((key) => byKey.get(key))]
  return [...new Set(found.filter((element) => element !== undefined))]
}

/** The images of a shot. */
export interface NamedPictures<Picture> {
  /** Up to the limit: its own, then one of its place, each character and each prop, then their second ones. */
  pictures: Picture[]
  /** Mentions that match no element. */
  unknown: string[]
  /** How many images of an element exceed the limit. */
  leftOut: { name: string; count: number }[]
}

/** The images of elements in turn: the first of each in this order, then the second ones; each once. */
export function picturesInTurn<Picture extends { assetId: string }>(
  elements: readonly { pictures: readonly Picture[] }[],
): Picture[] {
  const longest = Math.max(0, ...elements.map(({ pictures }) => pictures.length))
  const all = Array.from({ length: longest }, (_, round) =>
    elements.flatMap(({ pictures }) => pictures.slice(round, round + 1)),
  ).flat()
  return [...new Map(all.map((picture) => [picture.assetId, picture])).values()]
}

/** The pictures of a shot: its own, and those of the elements in it, each once. */
export function picturesByName<Picture extends { assetId: string }>(
  shot: { words: string; heading?: string; dialogue?: readonly Dialogue[]; own: readonly Picture[] },
  elements: readonly { kind: string; name: string; pictures: readonly Picture[] }[],
  most: number,
): NamedPictures<Picture> {
  const { words, own } = shot
  const known = new Set(elements.map((element) => elementNameKey(element.name)))
  const named = elementsIn(shot, elements).toSorted((one, other) => rankOf(one) - rankOf(other))
  const pictures = new Map(own.map((picture) => [picture.assetId, picture]))
  for (const picture of picturesInTurn(named))
    if (pictures.size < most && !pictures.has(picture.assetId)) pictures.set(picture.assetId, picture)
  return {
    pictures: [...pictures.values()],
    unknown: namesIn(words).filter((name) => !known.has(elementNameKey(name))),
    leftOut: named
      .map(({ name, pictures: all }) => ({
        name,
        count: all.filter(({ assetId }) => !pictures.has(assetId)).length,
      }))
      .filter(({ count }) => count > 0),
  }
}

/** The message for an unknown mention. */
export const unknownName = (name: string): string => `No character, place or prop is called @${name}`

/** The message for images beyond the limit. */
export const picturesLeftOut = ({ name, count }: { name: string; count: number }, most: number): string =>
  `${count} ${count === 1 ? 'image' : 'images'} of @${name} left out: a shot has at most ${most}`

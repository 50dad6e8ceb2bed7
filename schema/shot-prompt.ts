import { nameFromLabel, elementNameKey, withLabels } from './named-elements.js'
import {
  type Dialogue,
  type PromptElement,
  type PromptedShot,
  elementsIn,
  isPlace,
  isProp,
  isSeen,
  settingOf,
  speakerName,
} from './shot-elements.js'
import { CAMERAS, STORYBOARD_LIMITS } from './storyboard.js'
import { SENTENCE_END } from './text/words.js'

const isUpperCase = (text: string): boolean => text === text.toUpperCase()
const sentence = (text: string): string => (SENTENCE_END.test(text) ? text : `${text}.`)
const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The setting as text: `Interior, bakery, night.` Names in capitals become lower case. */
export function settingText(heading: string): string {
  const { view, places, time } = settingOf(heading)
  const named = places.map((place) => (isUpperCase(place) ? place.toLowerCase() : place))
  const parts = [view, ...named, time].filter((part) => part !== null)
  return parts.length ? sentence(capitalized(parts.join(', '))) : ''
}

/** Whether there is nothing to generate a take from. */
export const isEmptyShot = ({ words, dialogue, editedPrompt }: PromptedShot): boolean =>
  !words && !dialogue?.length && !editedPrompt

/** The visible part of dialogue: `Rosa and Officer Bell speak.` */
function speakingText(dialogue: readonly Dialogue[], elements: readonly PromptElement[]): string {
  const seen = dialogue
    .map(({ speaker }) => speaker)
    .filter(isSeen)
    .map(speakerName)
  const labelOf = (speaker: string) => {
    const element = elements.find(({ name }) => elementNameKey(name) === nameFromLabel(speaker))
    const lower = speaker.toLowerCase()
    return (
      element?.label ||
      (isUpperCase(speaker) ? lower.replace(/(?<!\S)\p{L}/gu, (first) => first.toUpperCase()) : speaker)
    )
  }
  const names = [...new Set(seen.map(labelOf))]
  if (!names.length) return ''
  return `${names.join(' and ')} ${names.length === 1 ? 'speaks' : 'speak'}.`
}

/** Describes an element in the syntax of the preview engine: `Character Rosa: 60, in a yellow oilskin.` */
function declarationOf(element: PromptElement): string {
  const name = element.label || element.name
  const description = element.description?.trim() ?? ''
  if (isPlace(element)) return description && sentence(`Place ${name}: ${description}`)
  if (isProp(element)) return description && sentence(`Prop ${name}: ${description}`)
  return sentence(`Character ${name}${description && `: ${description}`}`)
}

/** Parts of higher rank are left out first. */
function rankOf(element: PromptElement): number {
  if (isProp(element)) return 6
  return isPlace(element) ? 5 : 4
}

/**
 * Composes the prompt of a shot: setting, action or else speakers, descriptions of its elements,
 * camera, and the look of the film. Over `STORYBOARD_LIMITS.promptMax` characters it leaves out whole parts: first props, then
 * places, characters, look, camera and setting. Never shortens the action. With a first frame, which shows the others, it
 * describes action and camera only. Returns an edited prompt unchanged.
 */
export function promptOfShot(
  shot: PromptedShot,
  {
    look = '',
    elements = [],
    firstFrame,
  }: { look?: string; elements?: readonly PromptElement[]; firstFrame?: object | null } = {},
): string {
  if (shot.editedPrompt) return shot.editedPrompt
  const camera = CAMERAS.find(({ key }) => key === shot.camera)?.words
  const declared = elementsIn(shot, elements).map((element) => ({
    rank: rankOf(element),
    text: firstFrame ? '' : declarationOf(element),
  }))
  const shown = (text: string) => (firstFrame ? '' : text)
  const parts = [
    { rank: 1, text: shown(settingText(shot.heading ?? '')) },
    { rank: 0, text: withLabels(shot.words, elements).trim() || speakingText(shot.dialogue ?? [], elements) },
    ...declared,
    { rank: 2, text: camera ? sentence(capitalized(camera)) : '' },
    { rank: 3, text: shown(look.trim() && sentence(look.trim())) },
  ].filter((part) => part.text)
  const kept = new Set<(typeof parts)[number]>()
  let length = -1
  for (const part of parts.toSorted((a, b) => a.rank - b.rank)) {
    const longer = length + 1 + part.text.length
    if (part.rank > 0 && longer > STORYBOARD_LIMITS.promptMax) continue
    kept.add(part)
    length = longer
  }
  return parts
    .filter((part) => kept.has(part))
    .map((part) => part.text)
    .join('\n')
}

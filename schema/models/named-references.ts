import { type ImageUse, shownWords } from '../element-images.js'
import type { VideoModel } from './video-model.js'

/** What a reference image of a shot shows: the name of an element, and which part or view of it. */
export interface ShownSubject {
  subject?: string
  use?: ImageUse | null
}

/** A reference image of an order, and what it shows. */
export interface NamedReference extends ShownSubject {
  address: string
}

/** The reference images of an order, arranged for a model. */
export interface ArrangedReferences {
  references: string[]
  /** Subjects with several images, each with its front view first. */
  elements: string[][]
  /** Names the shown subjects in the model’s syntax; empty if none are named or the model has no syntax. */
  words: string
}

/** Images of an element: its front and up to three views. */
const ELEMENT_PICTURES = 4

const sentenceOf = (names: readonly string[], shown: string): string =>
  `${names.join(' and ')} ${names.length === 1 ? 'shows' : 'show'} ${shown}.`

/**
 * Arranges reference images for a model. Subjects with several images become elements if the model supports them; the others
 * keep their order.
 */
export function arrangeReferences(
  {
    references: most,
    referenceName,
    referencesFrom,
    elementName,
  }: Pick<VideoModel, 'references' | 'referenceName' | 'referencesFrom' | 'elementName'>,
  given: readonly NamedReference[],
): ArrangedReferences {
  const sent = given.slice(0, most)
  const subjects = [...new Set(sent.flatMap(({ subject }) => subject ?? []))]
  const picturesOf = (wanted: string) => sent.filter(({ subject }) => subject === wanted)
  const asElements = elementName ? subjects.filter((subject) => picturesOf(subject).length > 1) : []
  const images = sent.filter(({ subject }) => !subject || !asElements.includes(subject))
  const nameOf = (syntax: string, number: number) => syntax.replace('#', String(number))
  const sentences = subjects.flatMap((subject) => {
    const element = asElements.indexOf(subject)
    if (elementName && element >= 0) return sentenceOf([nameOf(elementName, element + 1)], subject)
    if (!referenceName) return []
    const names = new Map<string, string[]>()
    for (const [at, image] of images.entries()) {
      if (image.subject !== subject) continue
      const shown = shownWords(subject, image.use)
      names.set(shown, [...(names.get(shown) ?? []), nameOf(referenceName, at + referencesFrom)])
    }
    return [...names].map(([shown, all]) => sentenceOf(all, shown))
  })
  return {
    references: images.map(({ address }) => address),
    elements: asElements.map((subject) =>
      picturesOf(subject)
        .slice(0, ELEMENT_PICTURES)
        .map(({ address }) => address),
    ),
    words: sentences.join(' '),
  }
}

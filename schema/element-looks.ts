import { imagesFor } from './element-images.js'

/** How an element looks from a shot on, for example in a raincoat. What is empty stays as in the element. */
export interface ElementLook<Picture> {
  /** Position of its first shot, from 0; null if that shot is not on the storyboard, and the look unused. */
  from: number | null
  description: string
  pictures: readonly Picture[]
}

interface LookingElement<Picture> {
  description?: string | null
  pictures: readonly Picture[]
  looks: readonly ElementLook<Picture>[]
}

/**
 * The elements with the description that they have in a shot at a position, from 0, and the pictures, in the order in which
 * they suit its camera.
 */
export const elementsAt = <Picture extends { use?: string | null }, Element extends LookingElement<Picture>>(
  elements: readonly Element[],
  { position, camera }: { position: number; camera?: string | null },
): Element[] =>
  elements.map((element) => {
    const look = lookAt(element.looks, position)
    return {
      ...element,
      description: look?.description || element.description,
      pictures: imagesFor(camera, look?.pictures.length ? look.pictures : element.pictures),
    }
  })

/** The look that begins last among those before or at a position. */
function lookAt<Look extends { from: number | null }>(
  looks: readonly Look[],
  position: number,
): Look | undefined {
  const begun = looks.filter(({ from }) => from !== null && from <= position)
  return begun.toSorted((one, other) => other.from! - one.from!)[0]
}

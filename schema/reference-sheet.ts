import { type PromptElement, isPlace, isProp } from './shot-elements.js'

/** The views of a reference sheet, by kind of element. */
function viewsOf(element: PromptElement): string {
  if (isPlace(element)) return 'a wide view, the opposite view, a view from above and a detail'
  if (isProp(element)) return 'front, side, back and a detail'
  return 'full figure from the front, from the side and from the back, and the face close up'
}

/** The prompt that draws one image with several views of an element, as in a picture of it. */
export function referenceSheetPrompt(element: PromptElement): string {
  const name = element.label || element.name
  const description = element.description?.trim()
  return [
    `Reference sheet of ${name}${description ? `: ${description}` : ''}.`,
    `Side by side: ${viewsOf(element)}.`,
    'The same in every view and as in the reference image, in even light on a plain grey background. No text.',
  ].join(' ')
}

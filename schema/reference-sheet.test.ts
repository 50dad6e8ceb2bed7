/** Covers specification B87. */
import { LIMITS } from './limits.js'
import { referenceSheetPrompt } from './reference-sheet.js'

test('a reference sheet names the element, its description and the views of its kind', () => {
  expect(
    referenceSheetPrompt({ kind: 'CAST', name: 'rosa', label: 'Rosa', description: ' 60, in an oilskin ' }),
  ).toBe(
    'Reference sheet of Rosa: 60, in an oilskin. Side by side: full figure from the front, from the side and from the back, and the face close up. The same in every view and as in the reference image, in even light on a plain grey background. No text.',
  )
  expect(referenceSheetPrompt({ kind: 'PLACE', name: 'pier' })).toMatch(
    /^Reference sheet of pier\. .*a wide view/,
  )
  expect(referenceSheetPrompt({ kind: 'PROP', name: 'scarf' })).toMatch(/front, side, back and a detail/)
})

test('the longest element fits into a prompt', () => {
  const { elementLabelMax, elementDescriptionMax } = LIMITS.storyboard
  const longest = { label: 'x'.repeat(elementLabelMax), description: 'x'.repeat(elementDescriptionMax) }
  expect(referenceSheetPrompt({ kind: 'CAST', name: 'x', ...longest }).length).toBeLessThan(LIMITS.prompt.max)
})

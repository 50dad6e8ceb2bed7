/** Covers specification B89. */
import { imagesFor, shownWords } from './element-images.js'

const idsFor = (camera: string | null) =>
  imagesFor(camera, [
    { id: 'coat', use: 'wardrobe' },
    { id: 'whole', use: null },
    { id: 'figure', use: 'full_figure' },
    { id: 'face', use: 'portrait' },
  ]).map(({ id }) => id)

test('close-ups show the face first, wide shots the full figure, and other shots what the person put first', () => {
  expect(idsFor('close_up')).toEqual(['face', 'coat', 'whole', 'figure'])
  expect(idsFor('wide')).toEqual(['figure', 'coat', 'whole', 'face'])
  expect(idsFor('tracking')).toEqual(['coat', 'whole', 'figure', 'face'])
  expect(idsFor(null)).toEqual(['coat', 'whole', 'figure', 'face'])
})

test('a prompt says what an image shows of an element, whatever its name', () => {
  expect(shownWords('Rosa', 'portrait')).toBe('the face of Rosa')
  expect(shownWords('$& #', 'turnaround')).toBe('$& # from several sides')
  expect(shownWords('Rosa', null)).toBe('Rosa')
})

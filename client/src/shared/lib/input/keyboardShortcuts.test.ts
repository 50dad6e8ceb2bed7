/** Covers specification S20. */
import { keysAt } from './keyboardShortcuts'

const groups = (pathname: string, tab: string | null = null) =>
  keysAt(pathname, tab).map(({ title }) => title)

test('each screen lists its own shortcuts and the global ones', () => {
  expect(groups('/projects')).toEqual(['Everywhere'])
  expect(groups('/projects/1')).toEqual(['Chat', 'Player', 'Everywhere'])
  expect(groups('/projects/1', 'videos')).toEqual([
    'Videos',
    'Cut',
    'Sound of the cut',
    'Captions of the cut',
    'Trim',
    'Player',
    'Everywhere',
  ])
  expect(groups('/library/flagged')).toEqual(['Library', 'Upload review', 'Everywhere'])
})

test('shortcuts of the review and the player are listed', () => {
  const named = keysAt('/projects/1', 'videos').flatMap(({ keys }) => keys.flatMap(([choices]) => choices))
  expect(named).toEqual(
    expect.arrayContaining([
      'A',
      'R',
      '1',
      '6',
      '←',
      '→',
      'Space',
      'J',
      'K',
      'L',
      'F',
      'M',
      ',',
      '.',
      'I',
      'O',
      '[',
      ']',
      'X',
    ]),
  )
})

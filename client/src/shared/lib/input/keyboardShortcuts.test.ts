import { keysAt } from './keyboardShortcuts'

const groups = (pathname: string, tab: string | null = null) =>
  keysAt(pathname, tab).map(({ title }) => title)

test('each screen names its own keys, and those of every screen', () => {
  expect(groups('/projects')).toEqual(['Everywhere'])
  expect(groups('/projects/1')).toEqual(['Chat', 'Player', 'Everywhere'])
  expect(groups('/projects/1', 'videos')).toEqual(['Videos', 'Player', 'Everywhere'])
  expect(groups('/library/flagged')).toEqual(['Library', 'Upload review', 'Everywhere'])
})

test('the keys of review and player are named', () => {
  const named = keysAt('/projects/1', 'videos').flatMap(({ keys }) => keys.flatMap(([choices]) => choices))
  expect(named).toEqual(
    expect.arrayContaining(['A', 'R', '←', '→', 'Space', 'J', 'K', 'L', 'F', 'M', ',', '.']),
  )
})

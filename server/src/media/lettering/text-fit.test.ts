import { fitText, widthOf } from './text-fit.js'

const ROOM = { weight: 'bold', width: 300, height: 200, size: 40, leading: 1.2 } as const

test.each([
  ['one word without spaces', 'W'.repeat(120)],
  ['words in Latin', 'The quick brown fox jumps over the lazy dog '.repeat(3).trim()],
  ['words in Arabic', 'مرحبا بكم في الفيلم '.repeat(5).trim()],
  ['Chinese, which has no spaces', '漢字汉语國'.repeat(20)],
  ['marks on one letter', `a${'\u0301'.repeat(100)}`],
])('all of a text fits: %s', (_name, text) => {
  const { lines, height, size } = fitText(text, ROOM)
  expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
  expect(height).toBeLessThanOrEqual(ROOM.height)
  for (const line of lines) expect(widthOf(line, 'bold') * size).toBeLessThanOrEqual(ROOM.width * 1.03)
})

test('words stay whole unless the text would be much smaller than requested', () => {
  const { lines } = fitText('A quiet harbour before sunrise', ROOM)
  expect(lines.join(' ')).toBe('A quiet harbour before sunrise')
})

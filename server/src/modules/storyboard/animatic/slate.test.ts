/** Covers specification B35. */
import { drawableText, slatePromptOf, slateTextOf } from './animatic-plan.js'

test('a slate has the number and the beginning of the words, and a question mark for letters that cannot be drawn', () => {
  const text = slateTextOf({ words: 'Café Łódź: the “lamp” burns', heading: '' }, 3)
  expect(text).toBe('3. Café Łódź: the ’lamp’ burns')
  expect(slatePromptOf(text)).toBe('A title card at night that reads "3. CAFE LODZ: THE ’LAMP’ BURNS"')
  expect(drawableText('4. Straße æ')).toBe('4. STRASSE AE')
  expect(drawableText('5. 灯台の夜 7 Маяк')).toBe('5. ? 7 ?')
  expect(drawableText('6. 👩‍🚀 lands')).toBe('6. ? LANDS')
})

/** Covers specification B57. */
import { isEmptyShot, promptOfShot, settingText } from './shot-prompt.js'
import { STORYBOARD_LIMITS } from './storyboard.js'
import { VIDEO_MODELS } from './limits.js'

const rosa = { kind: 'cast', name: 'rosa', label: 'Rosa', description: '60, in a yellow oilskin' }
const bakery = { kind: 'place', name: 'bakery', description: 'A brick oven, flour on the floor.' }
const elements = [bakery, rosa]
const look = '35 mm film, warm tungsten light'

test('a prompt has setting, action, descriptions, camera and look', () => {
  const shot = {
    words: '@rosa breaks the loaf in three.',
    heading: 'INT. BAKERY - NIGHT',
    camera: 'close_up',
  }
  expect(promptOfShot(shot, { look, elements })).toBe(
    [
      'Interior, bakery, night.',
      'Rosa breaks the loaf in three.',
      'Character Rosa: 60, in a yellow oilskin.',
      'Place bakery: A brick oven, flour on the floor.',
      'Close-up.',
      '35 mm film, warm tungsten light.',
    ].join('\n'),
  )
})

test.each(['李雷走进厨房。', '“开灯！”', 'वह आता है।', 'من هناك؟', 'Wer ist da?»', 'Она ждёт…'])(
  'a sentence that ends in its own script gets no full stop: %s',
  (words) => expect(promptOfShot({ words }, { elements })).toBe(words),
)

test('dialogue is not part of it, but its speakers are', () => {
  const shot = { words: 'She turns.', dialogue: [{ speaker: 'ROSA', text: 'The last loaf!' }] }
  expect(promptOfShot(shot, { elements })).toBe('She turns.\nCharacter Rosa: 60, in a yellow oilskin.')
  const outside = [{ speaker: 'ROSA (V.O.)', text: 'The last loaf!' }]
  expect(promptOfShot({ ...shot, dialogue: outside }, { elements })).toBe('She turns.')
})

test('a shot with dialogue alone shows its speakers, except voices from outside', () => {
  const line = (speaker: string) => ({ speaker, text: 'No.' })
  const dialogue = [line('ROSA'), line('OFFICER BELL (CONT’D)'), line('TOM (V.O.)'), line('Ann (O.S.)')]
  expect(promptOfShot({ words: '', dialogue })).toBe('Rosa and Officer Bell speak.')
  expect(promptOfShot({ words: '', heading: 'EXT. SEA - DAY', dialogue: dialogue.slice(2) })).toBe(
    'Exterior, sea, day.',
  )
  expect([isEmptyShot({ words: '', dialogue }), isEmptyShot({ words: '', heading: 'EXT. SEA' })]).toEqual([
    false,
    true,
  ])
})

test('a prop with a description is declared, and is the first part that is left out', () => {
  const scarf = { kind: 'PROP', name: 'blue-scarf', label: 'blue scarf', description: 'knitted' }
  const shot = { words: '@rosa drops the @blue-scarf', heading: 'INT. BAKERY - NIGHT' }
  const all = [...elements, scarf]
  expect(promptOfShot(shot, { elements: all })).toBe(
    [
      'Interior, bakery, night.',
      'Rosa drops the blue scarf',
      'Character Rosa: 60, in a yellow oilskin.',
      'Prop blue scarf: knitted.',
      'Place bakery: A brick oven, flour on the floor.',
    ].join('\n'),
  )
  const long = { ...shot, words: `${shot.words} ${'a'.repeat(STORYBOARD_LIMITS.promptMax - 150)}` }
  expect(promptOfShot(long, { elements: all })).toMatch(/oilskin\.\nPlace bakery: .*\.$/)
  expect(promptOfShot(shot, { elements: [{ ...scarf, description: '' }] })).not.toMatch('Prop')
})

test('an edited prompt replaces it', () => {
  expect(promptOfShot({ words: 'She turns.', editedPrompt: 'A loaf' }, { look, elements })).toBe('A loaf')
})

test('over the limit whole parts are left out, but never the action', () => {
  const action = 'a'.repeat(STORYBOARD_LIMITS.promptMax - 40)
  const shot = { words: `@rosa ${action}`, heading: 'INT. BAKERY - NIGHT' }
  expect(promptOfShot(shot, { look, elements })).toBe(`Interior, bakery, night.\nRosa ${action}`)
  const long = 'b'.repeat(STORYBOARD_LIMITS.wordsMax)
  expect(promptOfShot({ ...shot, words: long }, { look, elements })).toBe(long)
})

test('every model accepts the longest composed prompt', () => {
  for (const { promptMax } of VIDEO_MODELS)
    expect(promptMax).toBeGreaterThanOrEqual(STORYBOARD_LIMITS.promptMax)
})

test('settings in capitals become lower case', () => {
  expect(settingText('EXT. Quai de Seine - DUSK')).toBe('Exterior, Quai de Seine, dusk.')
  expect(settingText('')).toBe('')
})

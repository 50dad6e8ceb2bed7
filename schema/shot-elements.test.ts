/** Covers specification B61. */
import {
  elementsIn,
  picturesByName,
  picturesLeftOut,
  settingOf,
  spokenLinesOf,
  unknownName,
  voiceWordsOf,
} from './shot-elements.js'

const picture = (assetId: string) => ({ assetId })
const idsOf = (pictures: { assetId: string }[]) => pictures.map(({ assetId }) => assetId)
const keeper = { kind: 'cast', name: 'Keeper', pictures: ['k1', 'k2', 'k3'].map(picture) }
const tower = { kind: 'place', name: 'light-tower', pictures: ['t1', 't2'].map(picture) }

test.each([
  ['INT. BAKERY - NIGHT', 'Interior', ['BAKERY'], 'night'],
  [
    'EXT. ROSA’S BAKERY – BACK DOOR – EARLY MORNING',
    'Exterior',
    ['ROSA’S BAKERY', 'BACK DOOR'],
    'early morning',
  ],
  ['INT./EXT. CAR, DUSK', 'Interior and exterior', ['CAR'], 'dusk'],
  ['int bakery - continuous', 'Interior', ['bakery'], null],
  ['Scene 2. The harbour', null, ['Scene 2. The harbour'], null],
  ['INTERVIEW ROOM - DAY', null, ['INTERVIEW ROOM'], 'day'],
  ['NIGHT', null, [], 'night'],
  ['', null, [], null],
])('the heading %s has a view, places and a time', (heading, view, places, time) => {
  expect(settingOf(heading)).toEqual({ view, places, time })
})

test('elements come from mentions, from the place of the heading and from visible speakers, each once', () => {
  const bell = { kind: 'CAST', name: 'officer-bell' }
  const shot = {
    words: 'The @keeper waits for @keeper',
    heading: 'EXT. LIGHT TOWER - GALLERY - NIGHT',
    dialogue: [
      { speaker: 'OFFICER BELL (CONT’D)', text: 'Open up.' },
      { speaker: 'Keeper', text: 'No.' },
    ],
  }
  const outside = { words: '', dialogue: [{ speaker: 'OFFICER BELL (O.S.)', text: 'Open up.' }] }
  expect(elementsIn(outside, [bell])).toEqual([])
  expect(elementsIn(shot, [bell, keeper, tower]).map(({ name }) => name)).toEqual([
    'Keeper',
    'light-tower',
    'officer-bell',
  ])
  expect(elementsIn({ words: '', heading: 'INT. KEEPER - DAY' }, [keeper])).toEqual([])
})

test('own images come first, then one of each place, character and prop, then their second ones, each once', () => {
  const { pictures, unknown, leftOut } = picturesByName(
    { words: 'The @keeper leaves the @light-tower with @keper', own: [picture('own'), picture('k2')] },
    [tower, keeper],
    5,
  )
  expect(idsOf(pictures)).toEqual(['own', 'k2', 't1', 'k1', 't2'])
  expect(unknown).toEqual(['keper'])
  expect(leftOut).toEqual([{ name: 'Keeper', count: 1 }])
  expect(picturesLeftOut(leftOut[0], 5)).toBe('1 image of @Keeper left out: a shot has at most 5')
  expect(unknownName(unknown[0])).toBe('No character, place or prop is called @keper')
})

test('the place is first, then characters by mention, then props, whatever the order of names', () => {
  const scarf = { kind: 'PROP', name: 'scarf', pictures: [picture('s1')] }
  const ada = { kind: 'CAST', name: 'ada', pictures: [picture('a1'), picture('a2')] }
  const shot = { words: 'A @scarf falls from @keeper to @ada', heading: 'EXT. LIGHT TOWER - DAY', own: [] }
  const sent = (most: number) => idsOf(picturesByName(shot, [ada, keeper, scarf, tower], most).pictures)
  expect(sent(9)).toEqual(['t1', 'k1', 'a1', 's1', 't2', 'k2', 'a2', 'k3'])
  expect(sent(3)).toEqual(['t1', 'k1', 'a1'])
})

test('of 30 characters in one shot, in several scripts, each mention counts, and the rest is said', () => {
  const names = Array.from({ length: 30 }, (_, at) => `${['роза', '太郎', 'rosa'][at % 3]}-${at}`)
  const cast = names.map((name) => ({ kind: 'CAST', name, pictures: [picture(name)] }))
  const words = names.map((name) => `@${name}`).join(', ')
  const { pictures, unknown, leftOut } = picturesByName({ words, own: [] }, cast, 3)
  expect(idsOf(pictures)).toEqual(names.slice(0, 3))
  expect(unknown).toEqual([])
  expect(leftOut).toEqual(names.slice(3).map((name) => ({ name, count: 1 })))
})

test('words without names keep the images as they are', () => {
  const own = ['a', 'b', 'c', 'd', 'e'].map(picture)
  expect(picturesByName({ words: 'Rain', own }, [keeper], 5)).toEqual({
    pictures: own,
    unknown: [],
    leftOut: [],
  })
  expect(picturesByName({ words: '@KEEPER', own }, [keeper], 5).leftOut).toEqual([
    { name: 'Keeper', count: 3 },
  ])
})

test('lines of dialogue are found in a spoken text, each with its speaker', () => {
  const dialogue = [
    { speaker: 'IDA', text: '(softly) Hello.' },
    { speaker: 'JON', text: 'Hello.' },
    { speaker: 'JON', text: '(waving)' },
    { speaker: 'IDA', text: 'You are late.\nAgain.' },
  ]
  const [first, second, last] = [
    { speaker: 'IDA', text: 'Hello.' },
    { speaker: 'JON', text: 'Hello.' },
    { speaker: 'IDA', text: 'You are late.\nAgain.' },
  ]
  expect(spokenLinesOf(voiceWordsOf(dialogue), dialogue)).toEqual([first, second, last])
  expect(spokenLinesOf('Hello.', dialogue)).toEqual([first])
  expect(spokenLinesOf('Hello.\nGoodbye.', dialogue)).toBeNull()
})

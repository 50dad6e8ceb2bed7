/** Covers specification B80. */
import { castVoices, speakersOf } from './cast-voices.js'
import { genderOfCharacter, genderOfVoice } from './voice-gender.js'

const model = { id: 'sketch/voice', voices: ['slt', 'awb', 'rms'] }
const cast = (known: [string, string][], ...speakers: string[]) =>
  [
    ...castVoices(
      known.map(([speaker, voice]) => ({ speaker, model: model.id, voice })),
      speakers,
      model,
    ).values(),
  ].map(({ speaker, voice }) => [speaker, voice] as const)

test('speakers are told apart by name, in order of their first lines', () => {
  const line = (speaker: string) => ({ speaker, text: 'Yes.' })
  const shots = [{ dialogue: [line('IDA (V.O.)'), line('Officer Bell')] }, { dialogue: [line('Ida')] }]
  expect([...speakersOf(shots)]).toEqual([
    ['ida', 'IDA'],
    ['officer-bell', 'Officer Bell'],
  ])
})

test('no two speakers share a voice while there are enough', () => {
  expect(cast([], 'ida', 'jon', 'bell')).toEqual([
    ['ida', 'slt'],
    ['jon', 'awb'],
    ['bell', 'rms'],
  ])
  expect(new Map(cast([], 'ida', 'jon', 'bell', 'mate')).get('mate')).toBe('slt')
})

test('known and chosen voices stay, whoever speaks first later', () => {
  expect(cast([['ida', 'rms']], 'jon', 'ida', 'bell')).toEqual([
    ['ida', 'rms'],
    ['jon', 'slt'],
    ['bell', 'awb'],
  ])
  expect(new Map(cast([['gone', 'slt']], 'ida')).get('ida')).toBe('slt')
  expect(new Map(cast([['ida', 'removed']], 'ida')).get('ida')).toBe('slt')
})

test('a known speed stays with its voice', () => {
  const known = { speaker: 'ida', model: model.id, voice: 'rms', speed: 0.9 }
  expect(castVoices([known], ['ida'], model).get('ida')).toEqual(known)
})

test.each([
  ['Marta', '60, a ferry pilot', 'woman'],
  ['Jonas', 'a boy of nine who misses his mother', 'man'],
  ['Edda', 'the harbour mistress', 'woman'],
  ['Boris', 'an old man with a grey beard', 'man'],
  ['Old Tomas', '70, a fisherman with a white beard', 'man'],
  ['Pip', '9, Mara’s daughter, red boots', 'woman'],
  ['Rose', '70, his grandmother with white hair', 'woman'],
  ['OLD TOMAS', '70, white apron', 'man'],
  ['Sam', 'a human, a ferry pilot from Germany', undefined],
])('%s, %s: the voice follows the description', (name, description, gender) => {
  expect(genderOfCharacter(name, description)).toBe(gender)
})

test('each character has a voice of its gender; who shares one reads at another speed', () => {
  const genders = new Map([
    ['jonas', 'man'],
    ['marta', 'woman'],
    ['edda', 'woman'],
  ] as const)
  const speaks = { ...model, takesSpeed: true }
  const cast = castVoices([], ['jonas', 'marta', 'edda', 'sam'], speaks, genders)
  expect([...cast.values()].map(({ voice, speed }) => [voice, speed])).toEqual([
    ['awb', undefined],
    ['slt', undefined],
    ['slt', 0.9],
    ['rms', undefined],
  ])
})

test('the voices of all models have a gender where their names tell it', () => {
  expect(['af_heart', 'Wise_Woman', 'Lovely_Girl', 'Rachel'].map(genderOfVoice)).toEqual(
    Array(4).fill('woman'),
  )
  expect(['bm_x', 'am_adam', 'Patient_Man', 'Decent_Boy', 'George'].map(genderOfVoice)).toEqual(
    Array(5).fill('man'),
  )
  expect(['kal', 'River', 'Friendly_Person'].map(genderOfVoice)).toEqual([undefined, undefined, undefined])
})

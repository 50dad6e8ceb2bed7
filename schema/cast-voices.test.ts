/** Covers specification B80. */
import { castVoices, speakersOf } from './cast-voices.js'

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

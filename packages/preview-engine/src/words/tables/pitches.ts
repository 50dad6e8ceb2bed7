import type { RowWith } from '../meaning.js'

/** Sports grounds: surface, lines, and whether they are indoors. */
export interface Pitch {
  ground: string
  lines: string
  net?: boolean
  hall?: boolean
  /** Lanes along it. */
  lanes?: boolean
}
export const PITCHES: readonly RowWith<'pitch'>[] = [
  { words: 'tennis-court tennis', land: 'pitch', pitch: { ground: '#b5603c', lines: '#fff4e4', net: true } },
  {
    words:
      'football-pitch pitch football soccer football-field rugby-field baseball-field stadium-field goal goalkeeper',
    land: 'pitch',
    pitch: { ground: '#4c9a3c', lines: '#f4fff0' },
  },
  {
    words: 'basketball-court court basketball volleyball-court handball',
    land: 'pitch',
    pitch: { ground: '#c88a4c', lines: '#fff4e0', hall: true },
  },
  {
    words: 'ice-rink rink hockey-rink ice-hockey figure-skating',
    land: 'pitch',
    pitch: { ground: '#dcecf6', lines: '#d0404c', hall: true },
  },
  {
    words: 'race-track racetrack track running-track racecourse speedway',
    land: 'pitch',
    pitch: { ground: '#5a5e66', lines: '#f0f0f0', lanes: true },
  },
  {
    words: 'boxing-ring boxing-match',
    land: 'pitch',
    pitch: { ground: '#3c5a9a', lines: '#f4f4f4', hall: true },
  },
]

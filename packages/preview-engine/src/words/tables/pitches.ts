import type { RowWith } from '../meaning.js'

/** Sports grounds: surface, lines, and whether they are indoors. */
export interface Pitch {
  ground: string
  lines: string
  net?: boolean
  hall?: boolean
  /** Lanes along it. */
  lanes?: boolean
  isWet?: boolean
  hoop?: boolean
  ropes?: boolean
}
export const PITCHES: readonly RowWith<'pitch'>[] = [
  {
    words: 'tennis-court tennis tennis-player badminton-player',
    land: 'pitch',
    pitch: { ground: '#b5603c', lines: '#fff4e4', net: true },
  },
  {
    words:
      'football-pitch pitch football soccer football-field rugby-field baseball-field stadium-field goal goalkeeper footballer football-player soccer-player goalie baseball-player batter',
    land: 'pitch',
    pitch: { ground: '#4c9a3c', lines: '#f4fff0' },
  },
  {
    words:
      'basketball-court court basketball basketball-player volleyball-court volleyball-player handball hoop',
    land: 'pitch',
    pitch: { ground: '#c88a4c', lines: '#fff4e0', hall: true, hoop: true },
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
    words: 'boxing-ring boxing-match boxing boxers',
    land: 'pitch',
    pitch: { ground: '#3c5a9a', lines: '#3c5a9a', hall: true, ropes: true },
  },
  {
    words: 'pool swimming-pool',
    land: 'pitch',
    pitch: { ground: '#38b0d8', lines: '#f4f4f4', hall: true, lanes: true, isWet: true },
  },
]

import { columnsOf, fieldsOf } from '../../base/table.js'
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
export const PITCHES: readonly RowWith<'pitch'>[] = columnsOf(`
  tennis-court tennis tennis-player badminton-player; ground=#b5603c lines=#fff4e4 net
  football-pitch pitch football soccer football-field rugby-field baseball-field stadium-field goal goalkeeper footballer football-player soccer-player goalie baseball-player batter; ground=#4c9a3c lines=#f4fff0
  basketball-court court basketball basketball-player volleyball-court volleyball-player handball hoop; ground=#c88a4c lines=#fff4e0 hall hoop
  ice-rink rink hockey-rink ice-hockey figure-skating; ground=#dcecf6 lines=#d0404c hall
  race-track racetrack track running-track racecourse speedway; ground=#5a5e66 lines=#f0f0f0 lanes
  boxing-ring boxing-match boxing boxers; ground=#3c5a9a lines=#3c5a9a hall ropes
  pool swimming-pool; ground=#38b0d8 lines=#f4f4f4 hall lanes isWet`).map(([words, fields]) => ({
  words,
  land: 'pitch',
  pitch: fieldsOf(fields) as unknown as Pitch,
}))

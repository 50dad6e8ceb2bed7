import { filmSeconds, filmStarts } from '#schema/cut'
import { type PlannedCue, planMix } from '#schema/mix'
import { newCueOf } from '#schema/rules/mix'
import type { FilmMixOrder } from '../../film/plan/film-plan.entity.js'
import type { Sound } from '../../sound/sound.entity.js'
import { scoreCue } from '../voices/board-sounds.js'
import type { AnimaticPlan } from './animatic-plan.js'

type BoardCue = FilmMixOrder['cues'][number]

/** The cues of a board’s film: each voice starts with its shot, the music with the film. */
export function boardCues({ segments, sounds, scoreId }: AnimaticPlan): BoardCue[] {
  const ofSound = ({ id: soundId, kind, duration, title, source, licence }: Sound) => ({
    soundId,
    kind,
    duration,
    title,
    source,
    licence,
  })
  const voices = segments.flatMap(({ shot: { id, voiceId } }): BoardCue[] => {
    const voice = voiceId && sounds.get(voiceId)
    return voice ? [{ ...newCueOf(voice), ...ofSound(voice), id, itemId: id }] : []
  })
  const score = scoreId && sounds.get(scoreId)
  return score ? [...voices, { ...scoreCue(score), ...ofSound(score), id: score.id }] : voices
}

/** A sound that the film of a board plays. */
export type PlayedSound = Omit<PlannedCue, 'loop'> & { sound: Sound }

/** The sounds of a board’s film in order, with their levels; the export uses the same mix. */
export function boardMix(film: AnimaticPlan): PlayedSound[] {
  const durations = film.segments.map(({ seconds }) => seconds)
  const starts = filmStarts(durations, film.gaps)
  const planned = planMix(boardCues(film), {
    starts: new Map(film.segments.map(({ shot }, at) => [shot.id, starts[at]!])),
    seconds: filmSeconds(durations, film.gaps),
  })
  return planned.map((cue) => ({ ...cue, sound: film.sounds.get(cue.soundId)! }))
}

import { Entity, ManyToOne, Property } from '@mikro-orm/core'
import type { ClipEdit } from '#schema/cut-item'
import type { FilmPlan as Plan } from '#schema/film-plan'
import type { CueKind, LoudnessTarget } from '#schema/limits'
import type { Cue } from '#schema/mix'
import type { BatchRead } from '#platform/queries/loaders'
import { type Row, rowsBy } from '#platform/queries/rows'
import type { Loudness } from '../../../media/film.js'
import { Film } from '../../video/film.entity.js'
import type { CaptionOrder, FilmCaptions } from '../film-captions.js'
import type { OverlayOrder } from '../film-overlays.js'

/** An item of the cut as of the start of the merge. */
export interface FilmItem extends ClipEdit {
  itemId: string
  videoId: string
}

/** Credit of a sound in the cue sheet. */
interface Credit {
  title: string
  source: string
  licence: string
  kind: CueKind
}

/** The mix of a film: cues of the cut and settings, as of the start of the merge. */
export interface FilmMixOrder {
  cues: (Cue & Credit)[]
  clipGain: number
  loudness: LoudnessTarget | null
}

/** One use of a sound in a film; times are seconds of the film. */
export interface PlayedCue extends Credit {
  soundId: string
  startSeconds: number
  endSeconds: number
}

/** The cues of a merged film, in order, and its loudness. */
export interface MixedFilm extends Loudness {
  cues: PlayedCue[]
}

/** The items that a film is merged from and, after the merge, the source of each frame. */
@Entity({ tableName: 'film_plan' })
export class FilmPlan {
  @ManyToOne(() => Film, { mapToPk: true, primary: true, fieldName: 'film_id', deleteRule: 'cascade' })
  filmId!: string
  @Property({ type: 'jsonb' })
  items!: FilmItem[]
  @Property({ type: 'jsonb', nullable: true })
  plan?: Plan | null
  /** Null if the film only has the unchanged sound of its clips. */
  @Property({ type: 'jsonb', nullable: true })
  mix?: FilmMixOrder | null
  /** Result of the mix; null until the film is merged. */
  @Property({ type: 'jsonb', nullable: true })
  mixed?: MixedFilm | null
  /** Overlays of the film, or null. */
  @Property({ type: 'jsonb', nullable: true, lazy: true })
  overlays?: OverlayOrder | null
  /** The captions by language as of the start of the merge. Lazy because they may be large. */
  @Property({ type: 'jsonb', nullable: true, lazy: true })
  captions?: CaptionOrder[] | null
  /** The captions of the merged film. */
  @Property({ type: 'jsonb', nullable: true, lazy: true })
  captioned?: FilmCaptions[] | null
}

export const filmPlans: BatchRead<Row<FilmPlan>> = async (em, filmIds) =>
  new Map((await rowsBy(em, FilmPlan, 'film_id', filmIds)).map((row) => [row.filmId, row]))

/** Results of the mixes of merged films, with the chosen loudness. */
export const mixesByFilm: BatchRead<MixedFilm & { target: LoudnessTarget | null }> = async (em, filmIds) => {
  const found = await em.execute<{ film_id: string; mixed: MixedFilm; target: LoudnessTarget | null }[]>(
    `select film_id, mixed, mix->'loudness' as target from film_plan
     where film_id = any(?::uuid[]) and mixed is not null`,
    [`{${filmIds.join(',')}}`],
  )
  return new Map(found.map(({ film_id: filmId, mixed, target }) => [filmId, { ...mixed, target }]))
}

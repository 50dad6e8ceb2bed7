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

/** What a film shows of a video: an item of the cut as it was when the merge started. */
export interface FilmItem extends ClipEdit {
  itemId: string
  videoId: string
}

/** A sound as the cue sheet of a film names it. */
interface Credit {
  title: string
  source: string
  licence: string
  kind: CueKind
}

/** What a film mixes: cues of the cut, and settings, as they were when the merge started. */
export interface FilmMixOrder {
  cues: (Cue & Credit)[]
  clipGain: number
  loudness: LoudnessTarget | null
}

/** What a film plays of a sound, in seconds of the film. */
export interface PlayedCue extends Credit {
  soundId: string
  from: number
  to: number
}

/** What a merged film plays of its mix, in order, and how loud the film is. */
export interface MixedFilm extends Loudness {
  cues: PlayedCue[]
}

/** What a film is merged from, and once it is merged, where each of its frames comes from. */
@Entity({ tableName: 'film_plan' })
export class FilmPlan {
  @ManyToOne(() => Film, { mapToPk: true, primary: true, fieldName: 'film_id', deleteRule: 'cascade' })
  filmId!: string
  @Property({ type: 'jsonb' })
  items!: FilmItem[]
  @Property({ type: 'jsonb', nullable: true })
  plan?: Plan | null
  /** Null for a film of the clips alone, as they are. */
  @Property({ type: 'jsonb', nullable: true })
  mix?: FilmMixOrder | null
  /** What the mix became; null until the film is merged. */
  @Property({ type: 'jsonb', nullable: true })
  mixed?: MixedFilm | null
  /** What is drawn over the film; null if nothing is. */
  @Property({ type: 'jsonb', nullable: true, lazy: true })
  overlays?: OverlayOrder | null
  /** The captions of the cut when the merge started, by language. Not read with the plan: they may be large. */
  @Property({ type: 'jsonb', nullable: true, lazy: true })
  captions?: CaptionOrder[] | null
  /** Those of the merged film. */
  @Property({ type: 'jsonb', nullable: true, lazy: true })
  captioned?: FilmCaptions[] | null
}

export const filmPlans: BatchRead<Row<FilmPlan>> = async (em, filmIds) =>
  new Map((await rowsBy(em, FilmPlan, 'film_id', filmIds)).map((row) => [row.filmId, row]))

/** What the mixes of merged films became, with the loudness that was chosen. */
export const mixesByFilm: BatchRead<MixedFilm & { target: LoudnessTarget | null }> = async (em, filmIds) => {
  const found = await em.execute<{ film_id: string; mixed: MixedFilm; target: LoudnessTarget | null }[]>(
    `select film_id, mixed, mix->'loudness' as target from film_plan
     where film_id = any(?::uuid[]) and mixed is not null`,
    [`{${filmIds.join(',')}}`],
  )
  return new Map(found.map(({ film_id: filmId, mixed, target }) => [filmId, { ...mixed, target }]))
}

import { Entity, ManyToOne, Property } from '@mikro-orm/core'
import type { ClipEdit } from '#schema/cut-item'
import type { FilmPlan as Plan } from '#schema/film-plan'
import type { BatchRead } from '#platform/queries/loaders'
import { type Row, rowsBy } from '#platform/queries/rows'
import { Video } from '../../video/video.entity.js'

/** What a film shows of a video: an item of the cut as it was when the merge started. */
export interface FilmItem extends ClipEdit {
  itemId: string
  videoId: string
}

/** What a film is merged from, and once it is merged, where each of its frames comes from. */
@Entity({ tableName: 'film_plan' })
export class FilmPlan {
  @ManyToOne(() => Video, { mapToPk: true, primary: true, fieldName: 'film_id', deleteRule: 'cascade' })
  filmId!: string
  @Property({ type: 'jsonb' })
  items!: FilmItem[]
  @Property({ type: 'jsonb', nullable: true })
  plan?: Plan | null
}

export const filmPlans: BatchRead<Row<FilmPlan>> = async (em, filmIds) =>
  new Map((await rowsBy(em, FilmPlan, 'film_id', filmIds)).map((row) => [row.filmId, row]))

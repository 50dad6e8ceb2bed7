import { Entity, Index, type Opt, Property } from '@mikro-orm/core'
import type { FilmFit, FilmRatio, FilmSize } from '#schema/limits'
import type { Gap } from './gap.js'
import { Video } from './video.entity.js'

/** A film merged from clips, or from the shots of a storyboard. */
@Entity({ tableName: 'film' })
@Index({
  name: 'film_newest_of_project',
  expression:
    'create index film_newest_of_project on film (project_id, created_at desc, id desc) where deleted_at is null',
})
@Index({
  name: 'film_trash',
  expression: 'create index film_trash on film (deleted_at desc, id desc) where deleted_at is not null',
})
export class Film extends Video {
  /** Its clips in order; none of a film of a storyboard. */
  @Property({ type: 'text[]', default: [] }) clipIds: string[] & Opt = []
  /** What joins its clips. */
  @Property({ type: 'jsonb', default: '[]' }) gaps: Gap[] & Opt = []
  /** What was chosen; null: as most of its clips. */
  @Property({ type: 'text', nullable: true }) size?: FilmSize | null
  @Property({ type: 'text', nullable: true }) filmRatio?: FilmRatio | null
  /** How clips of another shape were fitted. */
  @Property({ type: 'text', nullable: true }) fit?: FilmFit | null

  whyUnfinished(): string {
    return 'This film is still being merged'
  }

  fileKeys() {
    return [this.videoKey, this.posterKey, this.smallPosterKey]
  }
}

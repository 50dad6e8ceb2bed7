import { Entity, Index, type Opt, Property } from '@mikro-orm/core'
import { Field, ObjectType } from 'type-graphql'
import type { FilmFit, FilmRatio, FilmSize } from '#schema/limits'
import { Key } from '#platform/api/graphql-types'
import { Gap } from './gap.js'
import { Fit } from './video-kinds.js'
import { Video } from './video.entity.js'

/** A film merged from clips, or from the shots of a storyboard. */
@ObjectType('Film', {
  implements: Video,
  description: 'A film merged from clips, or from the shots of a storyboard.',
})
@Key()
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
  /** Its clips in order; empty for a film of a storyboard. */
  @Property({ type: 'text[]', default: [] }) clipIds: string[] & Opt = []
  @Field(() => [Gap], {
    description:
      'The transitions between its clips, one fewer than clips. A transition is shortened if a clip is too short; 0 seconds is a plain cut.',
  })
  @Property({ type: 'jsonb', default: '[]' })
  gaps: Gap[] & Opt = []
  @Field(() => String, {
    nullable: true,
    description: 'The chosen resolution, `720p` or `1080p`; null: the most common one of its clips.',
  })
  @Property({ type: 'text', nullable: true })
  size?: FilmSize | null
  @Field(() => String, {
    nullable: true,
    description: 'The chosen ratio, `16:9`, `9:16`, `1:1` or `4:5`; null: the most common one of its clips.',
  })
  @Property({ type: 'text', nullable: true })
  filmRatio?: FilmRatio | null
  @Field(() => Fit, { nullable: true, description: 'How clips with another ratio are fitted.' })
  @Property({ type: 'text', nullable: true })
  fit?: FilmFit | null

  whyUnfinished(): string {
    return 'This film is still being merged'
  }

  fileKeys() {
    return [this.videoKey, this.posterKey, this.smallPosterKey]
  }
}

import { Entity, ManyToOne, Property } from '@mikro-orm/core'
import type { SpokenWord } from '#schema/limits'
import { Clip } from '../video/clip.entity.js'

/** The speech in a video, as the provider heard it. */
@Entity({ tableName: 'transcript' })
export class Transcript {
  @ManyToOne(() => Clip, { mapToPk: true, primary: true, fieldName: 'clip_id', deleteRule: 'cascade' })
  videoId!: string

  /** In seconds of the video; empty where nobody speaks. */
  @Property({ type: 'jsonb' })
  words!: SpokenWord[]
}

import { Entity, ManyToOne, Property } from '@mikro-orm/core'
import type { SpokenWord } from '#schema/limits'
import { Clip } from '../video/clip.entity.js'

/** The transcript of a video by the provider. */
@Entity({ tableName: 'transcript' })
export class Transcript {
  @ManyToOne(() => Clip, { mapToPk: true, primary: true, fieldName: 'clip_id', deleteRule: 'cascade' })
  videoId!: string

  /** Words with times in seconds of the video; empty without speech. */
  @Property({ type: 'jsonb' })
  words!: SpokenWord[]
}

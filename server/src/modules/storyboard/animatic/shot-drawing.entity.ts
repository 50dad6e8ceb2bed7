import { Entity, Index, ManyToOne, type Opt, PrimaryKey, PrimaryKeyProp, Property } from '@mikro-orm/core'
import { Project } from '../../project/project.entity.js'

/**
 * A shot as it was drawn on this machine, or the slate that stands for it in an exported film: one of each at
 * most. It has files once it was drawn, and a failure where the last drawing failed.
 */
@Entity({ tableName: 'shot_drawing' })
export class ShotDrawing {
  [PrimaryKeyProp]?: ['shotId', 'isSlate']

  @PrimaryKey({ type: 'uuid' })
  shotId!: string

  @PrimaryKey({ type: 'boolean' })
  isSlate!: boolean

  @ManyToOne(() => Project, { mapToPk: true, fieldName: 'project_id', deleteRule: 'cascade' })
  @Index()
  projectId!: string

  /** What it was drawn from. */
  @Property({ type: 'text', nullable: true })
  hash?: string | null

  @Property({ type: 'text', nullable: true })
  videoKey?: string | null
  @Property({ type: 'text', nullable: true })
  posterKey?: string | null
  /** Null also where the drawing is older than small posters. */
  @Property({ type: 'text', nullable: true })
  smallPosterKey?: string | null
  @Property({ type: 'text', nullable: true })
  mezzanineVideoKey?: string | null
  @Property({ type: 'text', nullable: true })
  mezzanineSoundKey?: string | null

  @Property({ type: 'integer', nullable: true })
  width?: number | null
  @Property({ type: 'integer', nullable: true })
  height?: number | null
  @Property({ type: 'integer', nullable: true })
  frames?: number | null
  @Property({ type: 'integer', nullable: true })
  frameRate?: number | null
  /** Of its file. */
  @Property({ type: 'integer', nullable: true })
  bytes?: number | null

  /** What could not be drawn, and why, in a sentence. */
  @Property({ type: 'text', nullable: true })
  failedHash?: string | null
  @Property({ type: 'text', nullable: true })
  failure?: string | null

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date()
}

/** A drawing that has its files. */
export type FinishedDrawing = ShotDrawing & {
  [
    Field in
      | 'hash'
      | 'videoKey'
      | 'posterKey'
      | 'mezzanineVideoKey'
      | 'mezzanineSoundKey'
      | 'width'
      | 'height'
      | 'frames'
      | 'frameRate'
  ]: NonNullable<ShotDrawing[Field]>
}

/** The drawing, if it was drawn. */
export const finished = (drawing: ShotDrawing | undefined): FinishedDrawing | undefined =>
  drawing?.videoKey ? (drawing as FinishedDrawing) : undefined

import { Entity, Index, ManyToOne, type Opt, PrimaryKey, PrimaryKeyProp, Property } from '@mikro-orm/core'
import { Project } from '../../project/project.entity.js'

/**
 * A local drawing of a shot, or its slate in an exported film: at most one of each. It has files after the first
 * success, and a failure if the last attempt failed.
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

  /** Hash of the inputs it was drawn from. */
  @Property({ type: 'text', nullable: true })
  hash?: string | null

  @Property({ type: 'text', nullable: true })
  videoKey?: string | null
  @Property({ type: 'text', nullable: true })
  posterKey?: string | null
  /** Null for drawings made before small posters existed. */
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
  /** Size of its file. */
  @Property({ type: 'integer', nullable: true })
  bytes?: number | null

  /** Of the engine: what it left out or replaced. */
  @Property({ type: 'text', nullable: true })
  note?: string | null

  /** Why the last drawing failed, as a sentence. */
  @Property({ type: 'text', nullable: true })
  failedHash?: string | null
  @Property({ type: 'text', nullable: true })
  failure?: string | null

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date()
}

/** A drawing with files. */
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

/** The drawing, or undefined if it has no files. */
export const finished = (drawing: ShotDrawing | undefined): FinishedDrawing | undefined =>
  drawing?.videoKey ? (drawing as FinishedDrawing) : undefined

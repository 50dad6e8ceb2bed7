import { Entity, ManyToOne, type Opt, Property } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Field, Float, ID, Int, ObjectType } from 'type-graphql'
import { Refers } from '#platform/api/refers'
import {
  DEFAULT_FIT,
  type FilmFit,
  type FilmRate,
  type FilmRatio,
  type FilmSize,
  type LoudnessTarget,
} from '#schema/limits'
import type { CutSettings, SettingsRow } from '#schema/cut/document'
import { SETTINGS } from '#schema/cut/elements/settings'
import type { FieldRevisions } from '#platform/queries/field-revisions'
import type { BatchRead } from '#platform/queries/loaders'
import { rowsBy } from '#platform/queries/rows'
import { EditedBy, User } from '../account/user.entity.js'
import { Project } from '../project/project.entity.js'
import { Fit } from '../video/video-kinds.js'

/** The export settings of a cut. Projects with the default settings may have no row. */
@ObjectType({
  description:
    'The draft of a film: the accepted videos in order, the transitions between them, and its export settings. Accepted takes of storyboard shots are added in storyboard order, other videos at the end.',
})
@EditedBy('Who changed the export settings last.')
@Entity({ tableName: 'cut' })
@Refers({ project: [() => Project, 'Its project.'] })
export class Cut implements FieldRevisions<keyof CutSettings> {
  @Field(() => ID, { description: 'The project it belongs to.' })
  @ManyToOne(() => Project, { mapToPk: true, primary: true, fieldName: 'project_id', deleteRule: 'cascade' })
  projectId!: string
  @Field(() => String, {
    nullable: true,
    description: 'Resolution of the film, `720p` or `1080p`; null: the most common one of its clips.',
  })
  @Property({ type: 'text', nullable: true })
  size: FilmSize | null = null
  @Field(() => String, {
    nullable: true,
    description:
      'Aspect ratio of the film: `16:9`, `9:16`, `1:1` or `4:5`; null: the most common one of its clips.',
  })
  @Property({ type: 'text', nullable: true })
  ratio: FilmRatio | null = null
  @Field(() => Fit, { description: 'How clips with another ratio are fitted.' })
  @Property({ type: 'text', default: DEFAULT_FIT })
  fit: FilmFit & Opt = DEFAULT_FIT
  @Field(() => Int, {
    nullable: true,
    description:
      'Frames per second of the film: 24, 25, 30, 50 or 60; null: the most common rate of its clips.',
  })
  @Property({ type: 'integer', nullable: true })
  frameRate: FilmRate | null = null
  @Field(() => String, {
    nullable: true,
    description: 'The title of the film; null: the name of the project and a number.',
  })
  @Property({ type: 'text', nullable: true })
  title: string | null = null
  @Field(() => Float, { description: 'Gain of the sound of all clips in dB, -60 to 12.' })
  @Property({ type: 'double', default: 0 })
  clipGain: number & Opt = 0
  @Field(() => Int, {
    nullable: true,
    description: 'Loudness of the film in LUFS: -14, -16 or -23; null: not normalised.',
  })
  @Property({ type: 'integer', nullable: true })
  loudness: LoudnessTarget | null = null
  @Field(() => String, {
    nullable: true,
    description: 'The language of the burned-in captions; null for none.',
  })
  @Property({ type: 'text', nullable: true })
  burnedCaptions: string | null = null

  @Field(() => Int, { description: 'Increases with each change of the export settings.' })
  @Property({ type: 'integer', default: 1 })
  revision: number & Opt = 1
  @Property({ type: 'jsonb', default: '{}' })
  fieldRevisions: Partial<Record<keyof CutSettings, number>> & Opt = {}
  @ManyToOne(() => User, { mapToPk: true, fieldName: 'edited_by_id', nullable: true, deleteRule: 'set null' })
  editedById?: string | null
}

/** Default settings, not stored yet. */
const newCut = (projectId: string): Cut => Object.assign(new Cut(), { projectId })

/** The settings of a project’s cut. */
export const settingsOf = async (em: EntityManager, projectId: string): Promise<Cut> =>
  (await em.findOne(Cut, { projectId })) ?? newCut(projectId)

const COLUMNS = [...SETTINGS, 'revision', 'fieldRevisions', 'editedById'] as const

export async function settingsRow(em: EntityManager, projectId: string): Promise<SettingsRow> {
  const cut = await settingsOf(em, projectId)
  return Object.fromEntries(COLUMNS.map((column) => [column, cut[column] ?? null])) as unknown as SettingsRow
}

export async function storeSettings(em: EntityManager, projectId: string, row: SettingsRow): Promise<void> {
  const cut = await settingsOf(em, projectId)
  em.persist(Object.assign(cut, Object.fromEntries(COLUMNS.map((column) => [column, row[column]]))))
  await em.flush()
}

/** The settings of projects’ cuts. */
export const cutsByProject: BatchRead<Cut> = async (em, projectIds) => {
  const rows = new Map((await rowsBy(em, Cut, 'project_id', projectIds)).map((row) => [row.projectId, row]))
  return new Map(projectIds.map((id) => [id, rows.get(id) ?? newCut(id)]))
}

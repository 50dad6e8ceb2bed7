import { Entity, Index, ManyToOne, type Opt, Property } from '@mikro-orm/core'
import { Field, ID, Int, ObjectType } from 'type-graphql'
import { Refers } from '#platform/api/refers'
import type { CastVoice } from '#schema/cast-voices'
import { DEFAULT_RATIO, LIMITS } from '#schema/limits'
import type { BatchRead } from '#platform/queries/loaders'
import { type Row, rowsBy, rowsById } from '#platform/queries/rows'
import { Project } from '../project/project.entity.js'
import { Sound } from '../sound/sound.entity.js'
import { ShotDrawing } from './animatic/shot-drawing.entity.js'
import { ShotRefusal } from './takes/shot-take.entity.js'
import { StoryboardShot } from './shots/shot.entity.js'
import { StoryboardElement } from './elements/element.entity.js'

@ObjectType({ description: 'The voice with which a model reads the lines of a speaker.' })
export class CharacterVoice implements CastVoice {
  @Field(() => String, { description: 'The name of the speaker, such as `officer-bell`.' })
  speaker!: string
  @Field(() => ID, { description: 'One of `soundModels`.' })
  model!: string
  @Field(() => String, { description: 'One of the voices of the model.' })
  voice!: string
  speed?: number
}

/** Its row is locked while the order of its shots changes. */
@ObjectType({ description: 'The plan of a film: its shots in order, and their common settings.' })
@Entity({ tableName: 'storyboard' })
@Refers({ project: [() => Project, 'Its project.'] })
export class Storyboard {
  @Field(() => ID, { description: 'The project it belongs to.' })
  @ManyToOne(() => Project, { mapToPk: true, primary: true, fieldName: 'project_id', deleteRule: 'cascade' })
  projectId!: string

  @Field(() => String, { description: 'The ratio of all shots, such as `16:9`.' })
  @Property({ type: 'text', default: DEFAULT_RATIO })
  ratio: string & Opt = DEFAULT_RATIO

  @Field(() => String, { nullable: true, description: 'The model of new takes; null: the team’s default.' })
  @Property({ type: 'text', nullable: true })
  model?: string | null

  @Field(() => String, {
    description:
      'The look of the film, added to the prompt of every shot, for example `35 mm film, warm light`.',
  })
  @Property({ type: 'text', default: '' })
  look: string & Opt = ''

  @Field(() => Int, {
    description: 'How many images a take gets at most, beside those that its shot lists: 1 to 9.',
  })
  @Property({ type: 'smallint', default: LIMITS.storyboard.referencesUsual })
  referencesMax: number & Opt = LIMITS.storyboard.referencesUsual

  @Field(() => [CharacterVoice], {
    description: 'The voices of speakers, by model; a speaker gets one with the first order of a voice.',
  })
  @Property({ type: 'jsonb', defaultRaw: `'[]'` })
  voices: CharacterVoice[] & Opt = []

  /** A sound of the project, which may be in the Trash. */
  @ManyToOne(() => Sound, { mapToPk: true, fieldName: 'score_id', nullable: true, deleteRule: 'set null' })
  @Index()
  scoreId?: string | null
}

/** Shots that are not deleted, by id. */
export const shotsById: BatchRead<Row<StoryboardShot>> = (em, ids) =>
  rowsById(em, StoryboardShot, ids, { sql: 'r.deleted_at is null' })

/** The shots of storyboards in order, by project. */
export const shotsByProject: BatchRead<Row<StoryboardShot>[]> = async (em, projectIds) => {
  const shots = await rowsBy(em, StoryboardShot, 'project_id', projectIds, { sql: 'r.deleted_at is null' })
  shots.sort((a, b) => a.position - b.position)
  return new Map(projectIds.map((id) => [id, shots.filter(({ projectId }) => projectId === id)]))
}

/** Storyboards by project; without a row if all settings are defaults. */
export const boardsByProject: BatchRead<Row<Storyboard>> = async (em, projectIds) => {
  const boards = await rowsBy(em, Storyboard, 'project_id', projectIds)
  return new Map(boards.map((board) => [board.projectId, board]))
}

/** The elements of storyboards by project, ordered by name. */
export const elementsByProject: BatchRead<StoryboardElement[]> = async (em, projectIds) => {
  const elements = await em.find(
    StoryboardElement,
    { projectId: { $in: [...projectIds] }, deletedAt: null },
    { orderBy: { nameKey: 'asc' } },
  )
  return new Map(projectIds.map((id) => [id, elements.filter(({ projectId }) => projectId === id)]))
}

/** The drawings of shots, by shot. */
export const drawingsByShot: BatchRead<Row<ShotDrawing>> = async (em, shotIds) => {
  const drawings = await rowsBy(em, ShotDrawing, 'shot_id', shotIds, { sql: 'not r.is_slate' })
  return new Map(drawings.map((drawing) => [drawing.shotId, drawing]))
}

/** The refusal of the last order, by shot. */
export const refusalsByShot: BatchRead<Row<ShotRefusal>> = async (em, shotIds) => {
  const refusals = await rowsBy(em, ShotRefusal, 'shot_id', shotIds)
  return new Map(refusals.map((refusal) => [refusal.shotId, refusal]))
}

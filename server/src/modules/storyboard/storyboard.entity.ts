import { Entity, ManyToOne, type Opt, Property } from '@mikro-orm/core'
import { Field, ID, ObjectType } from 'type-graphql'
import { DEFAULT_RATIO } from '#schema/limits'
import { Project } from '../project/project.entity.js'

/** Locked while the order of its shots changes. */
@ObjectType({ description: 'The plan of a film: its shots in order, and what they have in common.' })
@Entity({ tableName: 'storyboard' })
export class Storyboard {
  @Field(() => ID, { description: 'The project it belongs to.' })
  @ManyToOne(() => Project, { mapToPk: true, primary: true, fieldName: 'project_id', deleteRule: 'cascade' })
  projectId!: string

  @Field(() => String, { description: 'The ratio of all shots, such as `16:9`.' })
  @Property({ type: 'text', default: DEFAULT_RATIO })
  ratio: string & Opt = DEFAULT_RATIO

  @Field(() => String, { nullable: true, description: 'The model of new takes; null: the team’s usual one.' })
  @Property({ type: 'text', nullable: true })
  model?: string | null

  @Field(() => String, {
    description:
      'The look of the film, added to the prompt of every shot, for example `35 mm film, warm light`.',
  })
  @Property({ type: 'text', default: '' })
  look: string & Opt = ''
}

import type { EntityManager } from '@mikro-orm/postgresql'
import { Project } from './project.entity.js'

/** The name of a project, for a notification that is written within the transaction of `em`. */
export const projectNameOf = async (em: EntityManager, id: string): Promise<string> =>
  (await em.findOneOrFail(Project, id, { fields: ['name'] })).name

import type { EntityManager } from '@mikro-orm/postgresql'
import { generationRule } from '#schema/rules/video'
import { check } from '#platform/errors/check'
import { type Page, type PageRequest, span } from '#platform/queries/page'
import { type Row, readPage } from '#platform/queries/rows'
import { searchOf } from '#platform/queries/search'
import type { Visible } from '#platform/auth/visible'
import { type GenerationSearch, generationConditions } from '../library/asset-filter.js'
import type { Project } from '../project/project.entity.js'
import { Clip } from './clip.entity.js'

/** The search for clips of a project (specification V55). */
export class VideoSearch {
  constructor(private readonly db: EntityManager) {}

  /** Matching clips, newest first. Throws BAD_USER_INPUT for invalid conditions. */
  async find(
    project: Visible<Project>,
    input: GenerationSearch,
    request: PageRequest,
  ): Promise<Page<Row<Clip>>> {
    const search = check(generationRule, input)
    return readPage(this.db, Clip, {
      sort: 'created_at',
      conditions: [
        { sql: 'r.project_id = ?', parameters: [project.id] },
        { sql: 'r.deleted_at is null' },
        ...generationConditions(search, 'r.author_id'),
      ],
      search: searchOf('folded(r.prompt)', search.words),
      ...span(request),
    })
  }
}

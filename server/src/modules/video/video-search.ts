import type { EntityManager } from '@mikro-orm/postgresql'
import { videoSearchRule } from '#schema/rules/video-search'
import { check } from '#core/check'
import { type Page, type PageRequest, span } from '#core/page'
import { type Condition, type Row, readPage } from '#core/rows'
import { searchOf } from '#core/search'
import type { Visible } from '#core/visible'
import type { Project } from '../project/project.entity.js'
import { Video } from './video.entity.js'

/** What videos are searched for, unchecked; all of it must fit. `videoSearchRule` parses it. */
export interface VideoSearchInput {
  words?: string | null
  model?: string | null
  seed?: number | null
  author?: string | null
  from?: Date | string | null
  to?: Date | string | null
}

/** A name belongs to one person of the team; who left gives it up. */
const AUTHOR = '(select id from account where lower(username) = lower(?) and revoked_at is null)'

/** The search for clips of a project (specification V55). */
export class VideoSearch {
  constructor(private readonly db: EntityManager) {}

  /** The clips that fit, newest first. Throws BAD_USER_INPUT for input that the rule rejects. */
  async find(
    project: Visible<Project>,
    input: VideoSearchInput,
    request: PageRequest,
  ): Promise<Page<Row<Video>>> {
    const { words, model, seed, author, from, to } = check(videoSearchRule, input)
    const conditions: Condition[] = [
      { sql: 'r.project_id = ?', parameters: [project.id] },
      { sql: 'not r.is_merged' },
      { sql: 'r.deleted_at is null' },
      ...(model ? [{ sql: 'r.model = ?', parameters: [model] }] : []),
      ...(seed == null ? [] : [{ sql: 'r.seed = ?', parameters: [seed] }]),
      ...(author ? [{ sql: `r.author_id = ${AUTHOR}`, parameters: [author] }] : []),
      ...(from ? [{ sql: 'r.created_at >= ?::timestamptz', parameters: [from.toISOString()] }] : []),
      ...(to ? [{ sql: 'r.created_at < ?::timestamptz', parameters: [to.toISOString()] }] : []),
    ]
    return readPage(this.db.fork(), Video, {
      sort: 'created_at',
      conditions,
      search: searchOf('lower(r.prompt)', words),
      ...span(request),
    })
  }
}

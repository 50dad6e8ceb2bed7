import type { EntityManager } from '@mikro-orm/postgresql'
import { codeOf } from '#platform/errors/failure'
import type { Attempt, JobHandler } from '#platform/queue/attempt'
import type { JobOf } from '#platform/queue/job.entity'
import type { Viewer } from '#platform/auth/viewer'
import { User } from '../account/user.entity.js'
import type { Merges } from '../film/merge.service.js'
import type { BoardCut } from '../storyboard/takes/board-cut.js'
import { orderOf } from '#schema/cut/order'
import { SampleFilm } from './sample-film.service.js'

/** Errors if the project or all of its takes were deleted meanwhile. */
const CHANGED = new Set(['NOT_FOUND', 'BAD_USER_INPUT'])

/** Builds the cut of a sample film from its storyboard, and starts the merge, on behalf of its owner. */
export class CutSampleFilm implements JobHandler<'sample'> {
  constructor(private readonly deps: { db: EntityManager; boardCut: BoardCut; merges: Merges }) {}

  async run({ projectId, authorId }: JobOf<'sample'>, attempt: Attempt): Promise<void> {
    const owner = await this.deps.db.fork().findOne(User, { id: authorId, revokedAt: null })
    const isCut = owner !== null && (await this.cut(viewerOf(owner), projectId))
    await attempt.finish(async (em) => {
      if (isCut) await em.nativeUpdate(SampleFilm, { projectId }, { isCut })
    })
  }

  /** The film has the id of the project, so that a second attempt or job starts no second film. */
  private async cut(owner: Viewer, projectId: string): Promise<boolean> {
    try {
      const { itemIds: videoIds, gaps } = orderOf(await this.deps.boardCut.make(owner, projectId))
      await this.deps.merges.start(owner, { projectId, videoIds, gaps, filmId: projectId })
      return true
    } catch (error) {
      if (!CHANGED.has(codeOf(error) ?? '')) throw error
      return false
    }
  }

  /** Nothing to do: the next take, or opening the sample again, requests the cut again. */
  async onFailed(): Promise<void> {}
}

const viewerOf = ({ id, username, isAdmin }: User): Viewer => ({
  id,
  username,
  isAdmin,
  sessionId: id,
  scope: 'write',
  isToken: false,
})

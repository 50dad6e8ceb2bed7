import type { EntityManager } from '@mikro-orm/postgresql'
import { codeOf } from '#platform/errors/failure'
import type { Attempt, JobHandler } from '#platform/queue/attempt'
import type { JobOf } from '#platform/queue/job.entity'
import type { Viewer } from '#platform/auth/viewer'
import { User } from '../account/user.entity.js'
import type { Merges } from '../cut/merge.service.js'
import type { BoardCut } from '../storyboard/takes/board-cut.js'

/** What a person may have changed meanwhile: the project or all its takes are gone. */
const CHANGED = new Set(['NOT_FOUND', 'BAD_USER_INPUT'])

/** Builds the cut of a sample film from its storyboard, and starts the merge, in the name of its owner. */
export class CutSampleFilm implements JobHandler<'sample'> {
  constructor(private readonly deps: { db: EntityManager; boardCut: BoardCut; merges: Merges }) {}

  async run({ id: filmId, projectId, authorId }: JobOf<'sample'>, attempt: Attempt): Promise<void> {
    const owner = await this.deps.db.fork().findOne(User, { id: authorId, revokedAt: null })
    if (owner) await this.cut(viewerOf(owner), { filmId, projectId })
    await attempt.finish(async () => undefined)
  }

  private async cut(owner: Viewer, { filmId, projectId }: { filmId: string; projectId: string }) {
    try {
      const { cutVideoIds: videoIds, cutGaps: gaps } = await this.deps.boardCut.make(owner, projectId)
      await this.deps.merges.start(owner, { projectId, videoIds, gaps, filmId })
    } catch (error) {
      if (!CHANGED.has(codeOf(error) ?? '')) throw error
    }
  }

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

import { createHash } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Viewer } from '#platform/auth/viewer'
import type { BackgroundWork } from '#platform/queue/background/background-tasks'
import type { Jobs } from '#platform/queue/jobs'
import type { Film } from '../../../media/film.js'
import type { Project } from '../../project/project.entity.js'
import type { CutItem } from '../../cut/elements/cut-item.entity.js'
import {
  type DraftClipsDependencies,
  loadDraft,
  lookOf,
  renderDraft,
  type ShownClip,
  shownClip,
} from './draft-clips.js'

/** The background queue of clips to render at another speed. */
export const DERIVED_CLIPS = 'derived-clip'

interface DerivedTask {
  projectId: string
  clip: ShownClip
}

/** Queues a clip for rendering when its speed changes, so that previews and the merge find it in the cache. */
export class DerivedClips {
  constructor(private readonly deps: { db: EntityManager; jobs: Jobs }) {}

  async prepare({ id: authorId }: Viewer, project: Project, items: readonly CutItem[]): Promise<void> {
    const sped = items.filter(({ speed }) => speed !== 1)
    if (!sped.length) return
    const look = lookOf(await loadDraft(this.deps.db.fork(), project))
    for (const item of sped) {
      const clip = shownClip(item)
      const key = createHash('sha256')
        .update(JSON.stringify([clip.videoId, clip.speed, clip.framing, look]))
        .digest('hex')
      await this.deps.jobs.enqueueBackground(
        DERIVED_CLIPS,
        key,
        { projectId: project.id, clip } satisfies DerivedTask,
        { authorId, need: 'prepared' },
      )
    }
  }
}

/** Renders a clip at its speed into the cache. The merge renders it if this was not done. */
export const renderDerivedClip =
  (deps: DraftClipsDependencies & { film: Pick<Film, 'derive'> }): BackgroundWork<DerivedTask> =>
  async ({ projectId, clip }, at) => {
    await renderDraft(deps, { projectId, shown: [clip], isWhole: true }, at, (clips, options) =>
      deps.film.derive({ clips, at: 0 }, at.folder, options),
    )
  }

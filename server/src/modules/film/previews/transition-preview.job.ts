import type { TransitionOrCut } from '#schema/limits'
import type { BackgroundWork } from '#platform/queue/background/background-tasks'
import type { Film } from '../../../media/film.js'
import { type DraftClipsDependencies, renderDraft } from './draft-clips.js'
import type { PreviewTask, TransitionPreviews } from './transition-preview.service.js'

/**
 * Renders a transition between two clips of a draft, and caches it for previews and the merge. May run twice. The merge
 * renders the transition if this was not done.
 */
export class RenderPreview {
  constructor(
    private readonly deps: DraftClipsDependencies & {
      film: Pick<Film, 'window'>
      previews: TransitionPreviews
    },
  ) {}

  run: BackgroundWork<PreviewTask> = async (task, at) => {
    const { film, parts, previews } = this.deps
    const { key, projectId, before, after, transition, seconds } = task
    if (!before || !after) return // a task of an earlier release
    if (await parts.fileOf(key)) return previews.announceRendered(task)
    const rendering = { projectId, shown: [before, after], isWhole: false }
    const window = await renderDraft(this.deps, rendering, at, (clips, options) => {
      const gaps = clips.slice(1).map((_, place) => (place ? '' : transition) as TransitionOrCut)
      return film.window({ clips, gaps, at: 0 }, at.folder, { ...options, lengths: [seconds] })
    })
    if (!window) return
    await parts.keep(key, window.file)
    await previews.announceRendered(task)
  }
}

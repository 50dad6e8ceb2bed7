import { createHash } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import { previewRule } from '#schema/rules/cut'
import { shortenGaps, transitionSeconds } from '#schema/cut'
import { check, isId } from '#platform/errors/check'
import { announce } from '#platform/events/events'
import { type Issue, badInput, rateLimited } from '#platform/errors/failure'
import type { Jobs } from '#platform/queue/jobs'
import type { Viewer } from '#platform/auth/viewer'
import type { Visible } from '#platform/auth/visible'
import type { Project } from '../project/project.entity.js'
import type { Projects } from '../project/project.service.js'
import { Video, VideoStatus } from '../video/video.entity.js'
import type { FilmPartStore } from './film-part-store.js'

/** The background queue of windows to render. */
export const TRANSITION_PREVIEWS = 'transition-preview'

const RETRY_AFTER_SECONDS = 10

/** The requested preview: the window between two accepted videos, as the film of the draft will show it. */
export interface PreviewInput {
  projectId: string
  beforeId: string
  afterId: string
  transition: string
  /** Seconds. */
  length?: number | null
}

/** A window to render, with what the worker needs. */
export interface PreviewTask {
  key: string
  projectId: string
  beforeId: string
  afterId: string
  transition: string
  /** Seconds, shortened if a clip is too short. */
  seconds: number
}

export interface PreviewResult {
  key: string
  projectId: string
  /** The key of the stored file; null while it is being rendered. */
  fileKey: string | null
  seconds: number
}

/** Previews of transitions before the film is merged; the merge reuses them. */
export class TransitionPreviews {
  private readonly db: EntityManager

  constructor(
    private readonly deps: {
      db: EntityManager
      projects: Projects
      parts: FilmPartStore
      jobs: Jobs
    },
  ) {
    this.db = deps.db
  }

  /**
   * The window if it is cached; otherwise it is rendered in the background, and `transition-rendered`
   * announces it. Throws BAD_USER_INPUT if a video is not an accepted one of the project, and if the clips
   * are too short for any transition; RATE_LIMITED if too many wait already.
   */
  async request(viewer: Viewer, input: PreviewInput): Promise<PreviewResult> {
    const { transition, length } = check(previewRule, input)
    const project = await this.deps.projects.open(viewer, input.projectId)
    const ids = [input.beforeId, input.afterId]
    const found = await this.db.fork().find(Video, {
      id: { $in: ids.filter(isId) },
      projectId: project.id,
      isMerged: false,
      deletedAt: null,
      status: VideoStatus.ACCEPTED,
    })
    const clips = ids.map((id) => found.find((clip) => clip.id === id))
    const issues = clips.flatMap((clip, at): Issue[] =>
      clip
        ? []
        : [{ path: [at ? 'afterId' : 'beforeId'], message: 'This is not an accepted video of this project' }],
    )
    if (issues.length) throw badInput(issues)
    const seconds = transitionSeconds(clips[0]!.duration ?? 0, clips[1]!.duration ?? 0, length)
    if (!seconds)
      throw badInput([{ path: ['length'], message: 'These videos are too short for a transition' }])
    const task = {
      projectId: project.id,
      beforeId: input.beforeId,
      afterId: input.afterId,
      transition,
      seconds,
    }
    const key = await this.keyOf(project, task)
    const known = await this.rendered(project, key)
    if (known) return known
    const waits = await this.deps.jobs.enqueueBackground(
      TRANSITION_PREVIEWS,
      key,
      { ...task, key },
      { authorId: viewer.id, need: 'asked' },
    )
    if (!waits)
      throw rateLimited('Too many previews are in progress. Try again shortly.', RETRY_AFTER_SECONDS)
    return { key, projectId: project.id, fileKey: null, seconds }
  }

  /** The rendered window of a project with this key; null if it is not cached (any more). */
  async rendered(project: Visible<Project>, key: string): Promise<PreviewResult | null> {
    const fileKey = await this.deps.parts.fileOf(key)
    const [, seconds] = key.split(' ')
    return fileKey ? { key, projectId: project.id, fileKey, seconds: Number(seconds) } : null
  }

  /**
   * Has the windows at these places of the draft rendered in the background, so that a preview and the merge
   * find them.
   */
  async prepare(
    { id: authorId }: Viewer,
    project: Visible<Project>,
    places: readonly number[],
  ): Promise<void> {
    const { id: projectId, cutVideoIds, cutGaps } = project
    const clips = new Map(
      (await this.db.fork().find(Video, { id: { $in: cutVideoIds } }, { fields: ['id', 'duration'] })).map(
        (clip) => [clip.id, clip],
      ),
    )
    const durations = cutVideoIds.map((id) => clips.get(id)?.duration ?? 0)
    const gaps = shortenGaps(durations, cutGaps)
    for (const at of places) {
      const [beforeId, afterId] = [cutVideoIds[at], cutVideoIds[at + 1]]
      const { transition, seconds } = gaps[at]
      if (!seconds) continue
      const task = { projectId, beforeId, afterId, transition, seconds }
      const key = await this.keyOf(project, task)
      if (!(await this.rendered(project, key)))
        await this.deps.jobs.enqueueBackground(
          TRANSITION_PREVIEWS,
          key,
          { ...task, key },
          { authorId, need: 'prepared' },
        )
    }
  }

  /** Called by the worker once a window is cached under its key. */
  async announceRendered({ projectId, key }: Pick<PreviewTask, 'projectId' | 'key'>): Promise<void> {
    await announce(this.db.fork(), { topic: 'transition-rendered', projectId, key })
  }

  /** The film’s picture depends on the sizes and rates of all clips of the draft, and on its export settings. */
  private async keyOf(
    project: Project,
    { beforeId, afterId, transition, seconds }: Omit<PreviewTask, 'key'>,
  ): Promise<string> {
    const clips = await this.db
      .fork()
      .find(
        Video,
        { id: { $in: project.cutVideoIds } },
        { fields: ['id', 'width', 'height', 'frameRate'], orderBy: { id: 'asc' } },
      )
    const look = [
      clips.map(({ width, height, frameRate }) => `${width}x${height}@${frameRate}`),
      project.cutSize ?? null,
      project.cutFit,
      ...(project.cutFrameRate ? [project.cutFrameRate] : []),
    ]
    return `preview-${createHash('sha256')
      .update(JSON.stringify([beforeId, afterId, transition, look]))
      .digest('hex')} ${seconds}`
  }
}

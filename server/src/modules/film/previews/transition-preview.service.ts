import { createHash } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import { previewRule } from '#schema/rules/cut'
import { shortenGaps, transitionSeconds } from '#schema/cut'
import { shownFrames } from '#schema/cut-item'
import { check } from '#platform/errors/check'
import { announce } from '#platform/events/events'
import { type Issue, badInput, rateLimited } from '#platform/errors/failure'
import type { Jobs } from '#platform/queue/jobs'
import type { Viewer } from '#platform/auth/viewer'
import type { Visible } from '#platform/auth/visible'
import type { Project } from '../../project/project.entity.js'
import type { Projects } from '../../project/project.service.js'
import type { CutItem } from '../../cut/elements/cut-item.entity.js'
import { itemOf } from '#schema/cut/order'
import { Card } from '../../cut/cards/card.entity.js'
import { type Draft, loadDraft, lookOf, type ShownClip, shownClip } from './draft-clips.js'
import type { FilmPartStore } from '../film-part-store.js'

/** The background queue of transitions to render. */
export const TRANSITION_PREVIEWS = 'transition-preview'

const RETRY_AFTER_SECONDS = 10

/** A requested preview: the transition between two items of the cut, as shown in a film of the draft. */
export interface PreviewInput {
  projectId: string
  beforeId: string
  afterId: string
  transition: string
  /** In seconds. */
  length?: number | null
}

/** A transition to render, with the data for the worker. */
export interface PreviewTask {
  key: string
  projectId: string
  before: ShownClip
  after: ShownClip
  transition: string
  /** Shortened if a clip is too short. */
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
   * Returns the transition if it is cached, else queues it for rendering; `transition-rendered` announces the result. Throws
   * BAD_USER_INPUT if a video is not accepted in the project or too short for any transition, and RATE_LIMITED if too
   * many are queued.
   */
  async request(viewer: Viewer, input: PreviewInput): Promise<PreviewResult> {
    const { transition, seconds: wanted } = check(previewRule, input)
    const project = await this.deps.projects.open(viewer, input.projectId)
    const draft = await loadDraft(this.db.fork(), project)
    const ends = (['beforeId', 'afterId'] as const).map((path) => ({
      path,
      item: itemOf(draft, input[path]),
    }))
    const issues = ends.flatMap(({ path, item }): Issue[] =>
      item ? [] : [{ path: [path], message: 'This is not an accepted video of this project' }],
    )
    if (issues.length) throw badInput(issues)
    const [before, after] = ends.map(({ item }) => item!)
    const seconds = transitionSeconds(draft.secondsOf(before), draft.secondsOf(after), wanted)
    if (!seconds)
      throw badInput([{ path: ['seconds'], message: 'These videos are too short for a transition' }])
    const task = {
      projectId: project.id,
      before: shownClip(before),
      after: shownClip(after),
      transition,
      seconds,
    }
    const key = keyOf(draft, task)
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

  /** The rendered transition with this key, or null if it is not cached. */
  async rendered(project: Visible<Project>, key: string): Promise<PreviewResult | null> {
    const fileKey = await this.deps.parts.fileOf(key)
    const [, seconds] = key.split(' ')
    return fileKey ? { key, projectId: project.id, fileKey, seconds: Number(seconds) } : null
  }

  /** Queues the transitions at these positions of a draft for rendering, so that previews and the merge find them. */
  async prepare(
    { id: authorId }: Viewer,
    project: Visible<Project>,
    { items, places }: { items: readonly CutItem[]; places: readonly number[] },
  ): Promise<void> {
    if (!places.length) return
    const { id: projectId } = project
    const draft = await loadDraft(this.db.fork(), project, items)
    const gaps = shortenGaps(
      items.map(draft.secondsOf),
      items.slice(0, -1).map(({ gap }) => gap),
    )
    for (const at of places) {
      const { transition, seconds } = gaps[at]
      if (!seconds) continue
      const task = {
        projectId,
        before: shownClip(items[at]),
        after: shownClip(items[at + 1]),
        transition,
        seconds,
      }
      const key = keyOf(draft, task)
      if (!(await this.rendered(project, key)))
        await this.deps.jobs.enqueueBackground(
          TRANSITION_PREVIEWS,
          key,
          { ...task, key },
          { authorId, need: 'prepared' },
        )
    }
  }

  /** Called by the worker when a transition is cached. */
  async announceRendered({ projectId, key }: Pick<PreviewTask, 'projectId' | 'key'>): Promise<void> {
    await announce(this.db.fork(), { topic: 'transition-rendered', projectId, key })
  }
}

/** Depends on the shown frames of both clips, the sizes and rates of all clips, and the export settings. */
function keyOf(draft: Draft, { before, after, transition, seconds }: Omit<PreviewTask, 'key'>): string {
  const end = shownFrames(before, draft.byId.get(before.videoId)!).to
  const cardOf = ({ videoId }: ShownClip) => {
    const shown = draft.byId.get(videoId)
    return shown instanceof Card ? shown.revision : undefined
  }
  const ends = [
    [before.videoId, end, before.speed, before.framing, cardOf(before)],
    [after.videoId, after.inFrame, after.speed, after.framing, cardOf(after)],
  ]
  return `preview-${createHash('sha256')
    .update(JSON.stringify([ends, transition, lookOf(draft)]))
    .digest('hex')} ${seconds}`
}

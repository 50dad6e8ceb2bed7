import { type EntityManager, LockMode, type RequiredEntityData } from '@mikro-orm/postgresql'
import { declineRule, videoRule } from '#schema/rules/video'
import type { Attempt } from '#platform/queue/attempt'
import { check, isId } from '#platform/errors/check'
import { announce } from '#platform/events/events'
import { conflict, notFound } from '#platform/errors/failure'
import type { AfterCommit, HookPoints, Hooks } from '#platform/events/hooks'
import type { PageRequest } from '#platform/queries/page'
import { type OpenOptions, type Visible, asVisible, isVisible } from '#platform/auth/visible'
import type { Viewer } from '#platform/auth/viewer'
import type { PendingFiles } from '../file/pending-files.js'
import type { Project } from '../project/project.entity.js'
import type { Projects } from '../project/project.service.js'
import { announceVideo } from './takes.js'
import { enqueueVideoEvent } from './video-events.js'
import { Film } from './film.entity.js'
import type { Video } from './video.entity.js'
import { Review, Clip, VideoStatus } from './clip.entity.js'
import { type VideoFilter, videoCounts, videoLists } from './video-lists.js'
import { type ClipOrFilm, findVideo } from './video.loader.js'

type KeyColumn<Kind> = keyof Kind & `${string}Key`

/** Output of a generation or merge: local files by key column, and the fields of the video to set. */
interface MadeVideo<Kind extends ClipOrFilm, Key extends KeyColumn<Kind>> {
  kind: new () => Kind
  id: string
  /** Namespace of its files in the storage. */
  namespace: 'videos' | 'films'
  files: Record<Key, string>
  /** Keys of files that are already stored as pending. */
  stored?: Partial<Record<KeyColumn<Kind>, string>>
  fields: Partial<Kind>
}

/** Finds a video in the table of another module. `video` is null while it is in the Trash. */
export async function soughtElsewhere(
  hooks: Pick<Hooks, 'run'>,
  em: EntityManager,
  id: string,
): Promise<HookPoints['video-elsewhere']['found']> {
  const sought: HookPoints['video-elsewhere'] = { id, found: null }
  await hooks.run('video-elsewhere', em, sought)
  return sought.found
}

/** The operations on videos. */
export class Videos {
  constructor(
    private readonly db: EntityManager,
    private readonly projects: Projects,
    private readonly files: PendingFiles,
    private readonly hooks: Pick<Hooks, 'run'>,
  ) {}

  /** The videos of a project, newest first: the clips or the merged films, or both if `isMerged` is undefined. */
  async list(project: Visible<Project>, request: PageRequest & VideoFilter) {
    return (await this.lists([project], request)).get(project.id)!
  }

  /** The same for many projects at once. */
  lists(projects: readonly Visible<Project>[], request: PageRequest & VideoFilter) {
    return videoLists(this.db, projects, request)
  }

  /** Number of videos of each project, counted up to `most`. */
  counts(projects: readonly Visible<Project>[], filter: VideoFilter, most?: number) {
    return videoCounts(this.db.fork(), projects, { ...filter, most })
  }

  /** Throws NOT_FOUND unless visible. */
  async open(
    viewer: Viewer,
    id: string,
    { em = this.db.fork(), lock = false }: OpenOptions = {},
  ): Promise<Visible<ClipOrFilm>> {
    const video = isId(id)
      ? await findVideo(em, { id, deletedAt: null }, lock ? { lockMode: LockMode.PESSIMISTIC_WRITE } : {})
      : null
    return this.visible(viewer, video, em)
  }

  /** The same, including videos of other modules, such as cards. */
  async show(viewer: Viewer, id: string, { em = this.db.fork() }: OpenOptions = {}): Promise<Visible<Video>> {
    return this.visible(viewer, isId(id) ? await this.shown(em, id) : null, em)
  }

  private async shown(em: EntityManager, id: string): Promise<Video | null> {
    const video = await findVideo(em, { id, deletedAt: null })
    return video ?? (await soughtElsewhere(this.hooks, em, id))?.video ?? null
  }

  /**
   * Like `show`, but with its project and without the policy, which the caller applies. Returns null if not found.
   */
  async find(id: string): Promise<{ video: Video; project: Project } | null> {
    const em = this.db.fork()
    const video = await this.shown(em, id)
    const project = video && (await this.projects.find(video.projectId, em))
    return project && { video, project }
  }

  private async visible<Kind extends Video>(
    viewer: Viewer,
    video: Kind | null,
    em: EntityManager,
  ): Promise<Visible<Kind>> {
    const mayBeSeen = video && (await isVisible(this.projects.open(viewer, video.projectId, { em })))
    if (!mayBeSeen) throw notFound('Video')
    return asVisible(video)
  }

  /**
   * Accepts or declines a video. An accepted one replaces another take of its shot in the cut, else is added in
   * storyboard order, else at the end. A declined one is removed from the cut. Throws CONFLICT if it cannot be
   * reviewed.
   */
  async review(viewer: Viewer, id: string, review: Review): Promise<Visible<Clip>> {
    return this.decide(viewer, id, (video) => video.review(review))
  }

  /**
   * Declines a video with a reason, or changes the reason of a declined one. Throws CONFLICT if it cannot be
   * reviewed.
   */
  async decline(viewer: Viewer, id: string, input: { reason?: string | null }): Promise<Visible<Clip>> {
    const { reason } = check(declineRule, input)
    return this.decide(viewer, id, (video) => video.decline(reason || null))
  }

  private decide(viewer: Viewer, id: string, decide: (video: Clip) => void): Promise<Visible<Clip>> {
    return this.db.fork().transactional(async (em) => {
      const shown = await this.show(viewer, id, { em })
      const project = await this.projects.openTo('decide', viewer, shown.projectId, { em, lock: true })
      if (!(shown instanceof Clip || shown instanceof Film)) throw conflict('Cards need no review')
      const video = await this.open(viewer, id, { em, lock: true })
      if (video instanceof Film) throw conflict('Films cannot be reviewed')
      const before = video.status
      decide(video)
      const isAccepted = video.status === VideoStatus.ACCEPTED
      if (isAccepted)
        for (const point of ['video-accepted', 'video-in-cut'] as const)
          await this.hooks.run(point, em, { project, video, shots: [] })
      else await this.hooks.run('video-withdrawn', em, { project, videoId: id })
      if (video.status !== before) await enqueueVideoEvent(em, video, isAccepted ? 'accepted' : 'rejected')
      await announceVideo(em, video)
      await this.projects.touch(em, project.id)
      return video
    })
  }

  async rename(viewer: Viewer, id: string, input: { title: string }): Promise<Visible<ClipOrFilm>> {
    const { title } = check(videoRule, input)
    return this.db.fork().transactional(async (em) => {
      const video = await this.open(viewer, id, { em, lock: true })
      await this.projects.openTo('generate', viewer, video.projectId, { em })
      video.title = title
      await em.flush()
      await announceVideo(em, video)
      return video
    })
  }

  /** Creates a video or film in progress, in the transaction of `em` that also adds its job. */
  async begin<Kind extends ClipOrFilm>(
    em: EntityManager,
    kind: new () => Kind,
    fields: RequiredEntityData<Kind>,
  ): Promise<Kind> {
    const video: Kind = em.create(kind, fields)
    await em.flush()
    await announceVideo(em, video)
    return video
  }

  /** Stores the prompt as rewritten by magic prompt, unless one is stored already. Returns the stored one. */
  async keepMagicPrompt(video: Clip, magicPrompt: string): Promise<string> {
    const em = this.db.fork()
    const change = { magicPrompt, updatedAt: new Date() }
    const isFirst = await em.nativeUpdate(Clip, { id: video.id, magicPrompt: null }, change)
    if (!isFirst) return (await em.findOne(Clip, video.id))?.magicPrompt ?? magicPrompt
    await announceVideo(em, video)
    return magicPrompt
  }

  /**
   * Stores a finished video and completes the attempt; `notify` runs in the same transaction.
   * Discards the files if the attempt cannot finish.
   */
  async deliver<Kind extends ClipOrFilm, Key extends KeyColumn<Kind>>(
    attempt: Pick<Attempt, 'finish'>,
    { namespace, files, stored, ...made }: MadeVideo<Kind, Key>,
    notify: (em: EntityManager, video: Kind, made: { isShotTake: boolean }) => Promise<void>,
  ): Promise<void> {
    let keys: Record<string, string> = { ...stored }
    let afterCommit: AfterCommit | undefined
    try {
      keys = { ...keys, ...(await this.files.store(namespace, files)) }
      await attempt.finish(async (em) => {
        const { video, isShotTake, after } = await this.complete(em, { ...made, keys })
        afterCommit = after
        await notify(em, video, { isShotTake })
      })
    } catch (error) {
      await this.files.discard(Object.values(keys)).catch(() => undefined) // maintenance deletes them later
      throw error
    }
    await afterCommit?.()
  }

  private async complete<Kind extends ClipOrFilm>(
    em: EntityManager,
    { kind, id, keys, fields }: Pick<MadeVideo<Kind, never>, 'kind' | 'id' | 'fields'> & { keys: object },
  ): Promise<{ video: Kind; isShotTake: boolean; after: AfterCommit }> {
    const video = (await findVideo(em, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE })) as Kind | null
    if (!(video instanceof kind)) throw notFound('Video')
    Object.assign(video, keys, fields, { status: VideoStatus.PENDING, finishedAt: new Date() })
    await em.flush()
    await this.files.markUsed(em, Object.values(keys), video.projectId)
    await announceVideo(em, video)
    await announce(em, { topic: 'project', id: video.projectId })
    await enqueueVideoEvent(em, video, 'ready')
    const made: HookPoints['video-made'] = { video, isShotTake: false }
    const after = await this.hooks.run('video-made', em, made)
    return { video, isShotTake: made.isShotTake, after }
  }

  /** Marks a video as failed in the transaction of `em`. Returns null if it no longer exists. */
  async fail(em: EntityManager, id: string, why: string): Promise<ClipOrFilm | null> {
    const video = await this.change(em, id, (one) => one.fail(why))
    if (video) await enqueueVideoEvent(em, video, 'failed')
    return video
  }

  /** Marks those of these videos that are in progress as failed, in the transaction of `em`. */
  async failAll(em: EntityManager, ids: string[], why: string): Promise<void> {
    if (!ids.length) return
    for (const table of ['clip', 'film']) {
      const failed = await em.execute<Pick<Clip, 'id' | 'projectId'>[]>(
        `update ${table} set status = ?, failure = ?, finished_at = now(), updated_at = now()
         where id = any(?::uuid[]) and status = ? returning id, project_id as "projectId"`,
        [VideoStatus.FAILED, why, `{${ids.join(',')}}`, VideoStatus.IN_PROGRESS],
      )
      await announce(em, ...failed.map((video) => ({ topic: 'video', ...video }) as const))
    }
  }

  /** Corrects the cost of a finished video, in US dollars, in the transaction of `em`. */
  async correctCost(em: EntityManager, id: string, cost: number): Promise<void> {
    const corrected = await em.execute<Pick<Clip, 'id' | 'projectId'>[]>(
      `update clip set cost = ?, updated_at = now() where id = ? and status not in (?, ?)
       returning id, project_id as "projectId"`,
      [cost, id, VideoStatus.IN_PROGRESS, VideoStatus.FAILED],
    )
    await announce(em, ...corrected.map((video) => ({ topic: 'video', ...video }) as const))
  }

  /** Resets a video for another attempt, in the transaction of `em`. Returns null if it was deleted. */
  restart(em: EntityManager, id: string): Promise<ClipOrFilm | null> {
    return this.change(em, id, (video) => video.restart())
  }

  private async change(
    em: EntityManager,
    id: string,
    change: (video: ClipOrFilm) => void,
  ): Promise<ClipOrFilm | null> {
    const video = await findVideo(em, { id, deletedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE })
    if (!video) return null
    change(video)
    await em.flush()
    await announceVideo(em, video)
    return video
  }

  /** The ids of the project's videos with these files, in the same order; null if no such video has a file. */
  async idsOfFiles(viewer: Viewer, projectId: string, keys: (string | null)[]): Promise<(string | null)[]> {
    const project = await this.projects.open(viewer, projectId)
    const known = keys.filter((key) => key !== null)
    const where = { projectId: project.id, deletedAt: null, videoKey: { $in: known } }
    const found = await Promise.all([Clip, Film].map((kind) => this.db.fork().find<ClipOrFilm>(kind, where)))
    const ids = new Map(found.flat().map(({ id, videoKey }) => [videoKey, id]))
    return keys.map((key) => (key && ids.get(key)) ?? null)
  }

  /** Throws CONFLICT if the video has no poster yet, NOT_FOUND if it is not of this project. */
  async chooseCover(viewer: Viewer, projectId: string, videoId: string | null): Promise<Visible<Project>> {
    return this.db.fork().transactional(async (em) => {
      const project = await this.projects.openTo('generate', viewer, projectId, { em, lock: true })
      const video = videoId ? await this.open(viewer, videoId, { em }) : null
      if (video && video.projectId !== project.id) throw notFound('Video')
      if (video && !video.posterKey) throw conflict('This video has no image yet')
      await this.projects.keepCover(em, project, video?.id ?? null)
      return project
    })
  }
}

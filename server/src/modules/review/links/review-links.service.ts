import type { z } from 'zod'
import type { EntityManager } from '@mikro-orm/postgresql'
import { LIMITS } from '#schema/limits'
import { createReviewLinkRule, type NewReviewLink, TOO_MANY_LINKS } from '#schema/rules/review'
import type { Viewer } from '#platform/auth/viewer'
import { type Visible, asVisible, isVisible } from '#platform/auth/visible'
import { check, isId } from '#platform/errors/check'
import { badInput, conflict, notFound } from '#platform/errors/failure'
import { announce } from '#platform/events/events'
import { type PageRequest, span } from '#platform/queries/page'
import { countBelow, idsOf, readPagesBelow } from '#platform/queries/rows'
import type { PasswordHashing } from '../../account/passwords/password-hashing.js'
import { recordAudit } from '../../audit/audit.service.js'
import type { Project } from '../../project/project.entity.js'
import type { Projects } from '../../project/project.service.js'
import { Film } from '../../video/film.entity.js'
import { Clip } from '../../video/clip.entity.js'
import type { Video } from '../../video/video.entity.js'
import type { Videos } from '../../video/video.service.js'
import { IS_CUT } from '../versions.js'
import { freePlaces } from '../guests/guests.service.js'
import { ENDED_SESSION, isActive, ReviewKind, ReviewLink } from '../review-link.entity.js'
import { hashOfToken, randomToken } from '../tokens.js'

const DAY_MS = 24 * 60 * 60 * 1000
const { linksPerProject } = LIMITS.review
const OF_PROJECTS = { within: 'r.project_id = p.id', conditions: [], sort: 'created_at' } as const

/** The unchecked input of a link; `createReviewLinkRule` parses it. */
export type NewReviewLinkInput = z.input<typeof createReviewLinkRule>

/** A new link, with the token, which cannot be read again. */
export interface MadeReviewLink {
  link: ReviewLink
  token: string
}

/** The team’s review links. */
export class ReviewLinks {
  constructor(
    private readonly deps: {
      db: EntityManager
      projects: Projects
      videos: Videos
      passwordHashing: Pick<PasswordHashing, 'hash'>
    },
  ) {}

  /** A link, or null. Does not check permissions: callers apply the policy. */
  find(id: string): Promise<ReviewLink | null> {
    return this.deps.db.fork().findOne(ReviewLink, id)
  }

  /** The links of a project, newest first. */
  async list(project: Visible<Project>, request: PageRequest) {
    return (await this.lists([project], request)).get(project.id)!
  }

  /** The same for many projects at once. */
  async lists(projects: readonly Visible<Project>[], request: PageRequest) {
    return readPagesBelow(this.deps.db, ReviewLink, idsOf(projects), { ...OF_PROJECTS, ...span(request) })
  }

  /** Number of links of each project, counted up to `most`. */
  async counts(projects: readonly Visible<Project>[], most?: number) {
    return countBelow(this.deps.db.fork(), ReviewLink, idsOf(projects), { ...OF_PROJECTS, most })
  }

  /** Throws NOT_FOUND unless the link exists and the viewer may see its project. */
  async open(viewer: Viewer, id: string, em = this.deps.db.fork()): Promise<Visible<ReviewLink>> {
    const link = isId(id) ? await em.findOne(ReviewLink, id) : null
    if (!link || !(await isVisible(this.deps.projects.open(viewer, link.projectId, { em }))))
      throw notFound('Link')
    return asVisible(link)
  }

  /**
   * Creates a link. Throws BAD_USER_INPUT, NOT_FOUND if the project or video is not visible, and CONFLICT if nothing can be
   * shown yet or the project has too many active links.
   */
  async create(viewer: Viewer, input: NewReviewLinkInput): Promise<MadeReviewLink> {
    const order = check(createReviewLinkRule, input)
    const { expiresInDays, password, name, kind, mayDownload, mayApprove, showsNames } = order
    const passwordHash = password ? await this.deps.passwordHashing.hash(password, viewer.id) : null
    const token = randomToken()
    const link = await this.deps.db.fork().transactional(async (em) => {
      const project = await this.deps.projects.openTo('share', viewer, order.projectId, { em, lock: true })
      const subject = await this.subjectOf(em, viewer, project, order)
      const inUse = { projectId: project.id, endedAt: null, expiresAt: { $gt: new Date() } }
      if ((await em.count(ReviewLink, inUse)) >= linksPerProject) throw conflict(TOO_MANY_LINKS)
      const made = em.create(ReviewLink, {
        ...subject,
        name,
        kind: ReviewKind[kind],
        mayDownload,
        mayApprove,
        showsNames,
        projectId: project.id,
        createdById: viewer.id,
        tokenHash: hashOfToken(token),
        passwordHash,
        expiresAt: new Date(Date.now() + expiresInDays * DAY_MS),
      })
      await em.flush()
      await recordAudit(em, viewer, {
        action: 'review-link-created',
        subjectId: made.id,
        subjectName: made.name,
        after: { kind: made.kind, expiresInDays, hasPassword: !!passwordHash, mayDownload: made.mayDownload },
      })
      await announce(em, { topic: 'review-link', id: made.id, projectId: project.id })
      return made
    })
    return { link, token }
  }

  /** Ends a link at once, with the streams and files of its guests. Idempotent. */
  async end(viewer: Viewer, id: string): Promise<Visible<ReviewLink>> {
    return this.deps.db.fork().transactional(async (em) => {
      const link = await this.open(viewer, id, em)
      await this.deps.projects.openTo('share', viewer, link.projectId, { em })
      if (!isActive(link)) return link
      link.endedAt = new Date()
      await em.flush()
      await recordAudit(em, viewer, {
        action: 'review-link-ended',
        subjectId: id,
        subjectName: link.name,
      })
      await announce(em, { topic: 'review-link', id, projectId: link.projectId })
      return link
    })
  }

  /** Ends the sessions of all guests of a link, who have to open it again. Their notes and verdicts stay. */
  async signOutGuests(viewer: Viewer, id: string): Promise<Visible<ReviewLink>> {
    return this.deps.db.fork().transactional(async (em) => {
      const link = await this.open(viewer, id, em)
      await this.deps.projects.openTo('share', viewer, link.projectId, { em })
      await freePlaces(em, id)
      await em.execute('update review_guest set session_hash = ? || id where link_id = ?', [
        ENDED_SESSION,
        id,
      ])
      await announce(em, { topic: 'review-link', id, projectId: link.projectId })
      return link
    })
  }

  /** Ends the links of a removed member, in the transaction of `em`. */
  async endThoseOf(em: EntityManager, userId: string): Promise<void> {
    const ended = await em.execute<{ id: string; projectId: string }[]>(
      `update review_link set ended_at = now() where created_by_id = ? and ended_at is null
       returning id, project_id as "projectId"`,
      [userId],
    )
    await announce(em, ...ended.map((link) => ({ topic: 'review-link' as const, ...link })))
  }

  /** The subject of a new link. */
  private async subjectOf(
    em: EntityManager,
    viewer: Viewer,
    project: Visible<Project>,
    { kind, videoId }: Pick<NewReviewLink, 'kind' | 'videoId'>,
  ): Promise<Pick<ReviewLink, 'subjectId' | 'since'>> {
    if (kind === ReviewKind.FIRST_FRAMES) return { subjectId: project.id }
    if (kind === ReviewKind.CUT && !videoId) {
      const [film] = await em.execute<{ id: string; created_at: string }[]>(
        `select v.id, v.created_at from film v where v.project_id = ? and ${IS_CUT} and v.video_key is not null
         and v.deleted_at is null order by v.created_at desc, v.id desc limit 1`,
        [project.id],
      )
      if (!film) throw conflict('Merge a film first: guests review the film of the cut')
      return { subjectId: film.id, since: new Date(film.created_at) }
    }
    const video = await this.videoOf(em, viewer, project, videoId)
    if (kind === ReviewKind.TAKES) {
      if (!(video instanceof Clip)) throw badInput([{ path: ['videoId'], message: 'This is not a take' }])
      return { subjectId: video.firstTakeId }
    }
    if (!(video instanceof Film)) throw badInput([{ path: ['videoId'], message: 'This is not a film' }])
    return { subjectId: video.id, since: kind === ReviewKind.CUT ? video.createdAt : null }
  }

  private async videoOf(
    em: EntityManager,
    viewer: Viewer,
    { id: projectId }: Project,
    videoId?: string | null,
  ): Promise<Visible<Video>> {
    const video = await this.deps.videos.show(viewer, videoId ?? '', { em })
    if (video.projectId !== projectId) throw notFound('Video')
    if (!video.videoKey) throw conflict('This video is not finished yet')
    return video
  }
}

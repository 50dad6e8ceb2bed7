import type { EntityManager } from '@mikro-orm/postgresql'
import { verdictRule } from '#schema/rules/review'
import type { Guest } from '#platform/auth/guest'
import { check } from '#platform/errors/check'
import { forbidden } from '#platform/errors/failure'
import { announce } from '#platform/events/events'
import type { Notify } from '#platform/events/notify'
import type { RateLimiter } from '../../account/sessions/rate-limiter.js'
import { projectNameOf } from '../../project/project.entity.js'
import { type ReviewLink, ReviewVerdict } from '../review-link.entity.js'
import type { Guests } from './guests.service.js'

/** The unchecked input of a verdict; `verdictRule` parses it. */
export interface VerdictInput {
  isApproved: boolean
  text?: string | null
}

/** What a guest gives a verdict on: a version or a first frame. */
interface Judged<Subject> {
  subject: Subject
  id: string
  /** Its name in the notification; by default that of the link. */
  name?: string
  /** The tab of the project with the verdict; by default its notes. */
  tab?: 'storyboard'
  /** Tells others, within the transaction. */
  announce: (isApproved: boolean) => Promise<void>
}

/** Writes the verdicts of guests. */
export class Verdicts {
  constructor(
    private readonly deps: {
      db: EntityManager
      guests: Pick<Guests, 'linkOf'>
      rateLimiter: Pick<RateLimiter, 'consume'>
      notify: Notify
    },
  ) {}

  /**
   * Approves what `find` returns or requests changes, replacing an earlier verdict. Throws BAD_USER_INPUT for a request
   * without text, FORBIDDEN if the link does not allow verdicts, and the errors of `find`.
   */
  async give<Subject>(
    guest: Guest,
    input: VerdictInput,
    find: (em: EntityManager, link: ReviewLink) => Promise<Judged<Subject>>,
  ): Promise<Subject> {
    const { db, guests, rateLimiter, notify } = this.deps
    await rateLimiter.consume('guestNote', guest.address)
    return db.fork().transactional(async (em) => {
      const link = await guests.linkOf(guest, em)
      if (!link.mayApprove) throw forbidden('Guests of this link cannot give verdicts')
      const { isApproved, text } = check(verdictRule, input)
      const judged = await find(em, link)
      const verdict = { isApproved, text, createdAt: new Date() }
      await em.upsert(
        ReviewVerdict,
        { linkId: link.id, guestId: guest.id, subjectId: judged.id, ...verdict },
        { onConflictFields: ['guestId', 'subjectId'] },
      )
      await announce(em, { topic: 'review-link', id: link.id, projectId: link.projectId })
      await judged.announce(isApproved)
      if (link.createdById)
        await notify(em, {
          type: 'guest-verdict',
          userId: link.createdById,
          projectId: link.projectId,
          verdictOn: `${guest.id} ${judged.id}`,
          guest: guest.name,
          isApproved,
          text,
          link: judged.name ?? link.name,
          project: await projectNameOf(em, link.projectId),
          tab: judged.tab,
        })
      return judged.subject
    })
  }
}

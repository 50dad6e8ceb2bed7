import type { EntityManager } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import { rowsById } from '#platform/queries/rows'
import { User } from '../account/user.entity.js'
import { maySeeProject, Project } from '../project/project.entity.js'
import type { Mail, MailMessage } from '#platform/mail/mail'

/** New notes and verdicts of one link since the last summary. */
interface Summary {
  email: string
  username: string
  link: string
  project: string
  projectId: string
  makerId: string
  notes: number
  verdicts: number
}

/**
 * Claims links with new notes or verdicts since their last summary, whose creators got no summary in the last 55 minutes.
 * Claiming lets several processes send different summaries.
 */
const CLAIM = `
  with due as (
    select l.id, coalesce(l.mailed_at, l.created_at) as summarized_at from review_link l
    where l.created_by_id is not null
      and not exists (
        select from review_link o where o.created_by_id = l.created_by_id and o.mailed_at > now() - interval '55 minutes')
      and (
        exists (select from review_note n where n.link_id = l.id and n.guest_id is not null
          and n.created_at > coalesce(l.mailed_at, l.created_at))
        or exists (select from review_verdict v where v.link_id = l.id and v.created_at > coalesce(l.mailed_at, l.created_at)))
    for update skip locked
  ), claimed as (
    update review_link l set mailed_at = now() from due where l.id = due.id returning l.*, due.summarized_at
  )
  select u.email, u.username, c.name as link, p.name as project, p.id as "projectId", u.id as "makerId",
    (select count(*)::int from review_note n where n.link_id = c.id and n.guest_id is not null and n.created_at > c.summarized_at) as notes,
    (select count(*)::int from review_verdict v where v.link_id = c.id and v.created_at > c.summarized_at) as verdicts
  from claimed c
  join account u on u.id = c.created_by_id and u.revoked_at is null
  join project p on p.id = c.project_id and p.deleted_at is null
  order by u.id, c.created_at`

const countText = (count: number, one: string): string[] =>
  count ? [`${count} new ${count === 1 ? one : `${one}s`}`] : []

/** The mail to a member about all of their links. */
function summaryMail(summaries: readonly Summary[], publicUrl: string): MailMessage {
  const [{ email, username }] = summaries as [Summary]
  return {
    to: email,
    subject: 'New notes from your reviewers',
    text: [
      `Hello ${username},`,
      ...summaries.map(({ link, project, projectId, notes, verdicts }) =>
        [
          `“${link}” in “${project}”: ${[...countText(notes, 'note'), ...countText(verdicts, 'verdict')].join(', ')}.`,
          `${publicUrl}/projects/${projectId}?tab=notes`,
        ].join('\n'),
      ),
    ].join('\n\n'),
  }
}

/** Mails members a summary of guests’ notes and verdicts, at most once an hour. */
export class ReviewMail {
  constructor(
    private readonly deps: {
      db: EntityManager
      /** Null if no mail server is configured. */
      mail: Pick<Mail, 'send'> | null
      publicUrl: string
      log: Logger
    },
  ) {}

  /** Sends due summaries. Returns the number of mails. */
  async send(): Promise<number> {
    const { db, mail, publicUrl, log } = this.deps
    if (!mail) return 0
    const em = db.fork()
    const claimed = await em.execute<Summary[]>(CLAIM)
    const projects = await rowsById(em, Project, [...new Set(claimed.map(({ projectId }) => projectId))])
    const makers = await rowsById(em, User, [...new Set(claimed.map(({ makerId }) => makerId))])
    // skip projects that the creator no longer sees
    const found = claimed.filter(({ makerId, projectId }) =>
      maySeeProject(makers.get(makerId)!, projects.get(projectId)!),
    )
    const people = new Set(found.map(({ email }) => email))
    const mails = [...people].map((person) => found.filter(({ email }) => email === person))
    for (const summaries of mails)
      await mail
        .send(summaryMail(summaries, publicUrl))
        .catch((error: Error) => log.warn({ error: error.message }, 'a review summary could not be sent'))
    return people.size
  }
}

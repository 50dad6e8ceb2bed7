import { type Case } from './resolver.js'
import { listed, sql } from './resolver-cases.js'

/** Refusals of operations that are only for guests of review links. */
export const GUESTS = {
  anonymous: 'UNAUTHENTICATED',
  owner: 'UNAUTHENTICATED',
  admin: 'UNAUTHENTICATED',
  token: 'UNAUTHENTICATED',
} as const
const isOver = sql(({ reviewLink }) => `update review_link set ended_at = now() where id = '${reviewLink}'`)
const isExpired = sql(
  ({ reviewLink }) =>
    `update review_link set expires_at = now() - interval '1 second' where id = '${reviewLink}'`,
)
const isInTrash = sql(({ project }) => `update project set deleted_at = now() where id = '${project}'`)
const makerIsRevoked = sql(({ owner }) => `update account set revoked_at = now() where id = '${owner}'`)
/** The creator no longer owns the project, and has this role or none. */
const makerLost = (role: string | null) =>
  sql(
    ({ project, owner, user }) =>
      `update project set owner_id = '${user}', is_private = true where id = '${project}'` +
      (role ? `; ${listed(project, owner, role)}` : ''),
  )
const OVER = [
  ['ended', isOver],
  ['expired', isExpired],
  ['of a project in the Trash', isInTrash],
  ['of a revoked person', makerIsRevoked],
  ['of a person who no longer sees the project', makerLost(null)],
  ['of a person who may no longer share the project', makerLost('reviewer')],
] as const
/** Cases of a guest’s operation after the link has ended. */
export const over = (code: string): Case[] =>
  OVER.map(([name, prepare]) => ({ name: `a link that is ${name}`, prepare, code }))

/** Makes the team’s note visible to the guests of the link. */
export const teamNoteIsShown = sql(
  ({ teamNote, reviewLink }) => `update review_note set link_id = '${reviewLink}' where id = '${teamNote}'`,
)

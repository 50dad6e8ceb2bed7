import { type Case } from './resolver.js'
import { listed, sql } from './resolver-cases.js'

/** The refusals of operations for guests of review links alone. */
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
/** Its maker is no longer its owner, and is shut out, or may only view it. */
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
/** A guest’s operation once the link is over. */
export const over = (code: string): Case[] =>
  OVER.map(([name, prepare]) => ({ name: `a link that is ${name}`, prepare, code }))

/** Shows the note of the team to the guests of the link. */
export const teamNoteIsShown = sql(
  ({ teamNote, reviewLink }) => `update review_note set link_id = '${reviewLink}' where id = '${teamNote}'`,
)

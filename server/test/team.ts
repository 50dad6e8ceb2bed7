import type { Client } from './graphql-client.js'
import { PASSWORD, type TestInstallation } from './installation.js'

export const ME = '{ me { id username email isAdmin isInvited invitedUntil } }'
export const TEAM =
  'query ($search: String, $first: Int, $after: String) { team(search: $search, first: $first, after: $after) { totalCount nodes { id username email isAdmin isInvited invitedUntil } pageInfo { endCursor hasNextPage } } }'
export const AUDIT =
  '{ audit(first: 200) { nodes { action actor { username } subjectId subjectName before after } } }'
export const INVITE =
  'mutation ($input: InviteInput!) { inviteMember(input: $input) { user { id username isInvited } link isMailed expiresAt } }'
export const RENEW = 'mutation ($id: ID!) { renewInvite(userId: $id) { link expiresAt } }'
export const RESET_MEMBER =
  'mutation ($id: ID!) { resetMemberPassword(userId: $id) { link isMailed expiresAt user { username } } }'
export const ACCEPT =
  'mutation ($token: String!, $password: String!) { acceptInvite(input: { token: $token, password: $password }) { token user { username isInvited } } }'
export const RESET =
  'mutation ($token: String!, $password: String!) { resetPassword(input: { token: $token, password: $password }) }'
export const MEMBER_CHANGED = 'subscription { memberChanged { member { username isInvited } removedId } }'
export const NEW_PASSWORD = 'another good one'
export const ENDED = { code: 'CONFLICT', message: 'This link is no longer valid. Ask for a new one.' }

/** Invites a person as an admin. */
export const inviteBy = async (admin: Client, username: string) =>
  (await admin.ask(INVITE, { input: { email: `${username}@example.com`, username } })).inviteMember
export const tokenOf = (text: string) => /\?token=([\w-]+)/.exec(text)![1]
/** Accepts an invitation by its link. */
export const acceptAt = (installation: TestInstallation, link: string, password = PASSWORD) =>
  installation.client().ask(ACCEPT, { token: tokenOf(link), password })
export const idOf = async (person: Client): Promise<string> => (await person.ask(ME)).me.id
/** Audit entries about a user, newest first. */
export const auditOf = async (admin: Client, id: string) =>
  (await admin.ask(AUDIT)).audit.nodes.filter(({ subjectId }: { subjectId: string }) => subjectId === id)

import { z } from 'zod'
import {
  confirmationRule,
  emailRule,
  inviteRule,
  passwordChangeRule,
  registerRule,
  signInRule,
  usernameRule,
} from '#schema/rules/account'
import {
  PAGE_NAMES,
  type Call,
  Reply,
  call,
  field,
  pageResponse,
  openCall,
  pageOf,
  pageQuery,
} from '#platform/api/rest'
import type { Accounts } from './account.service.js'
import {
  confirmedShape,
  doneShape,
  invitedShape,
  signedInShape,
  userShape,
  userView,
} from './account-view.js'
import type { Team } from './team/team.service.js'

const tag = 'Users'
const email = (description: string) => field(emailRule, description, 'ana@studio.film')
const username = (description: string) => field(usernameRule, description, 'ana')

export const accountCalls = (accounts: Accounts, team: Team): Call[] => [
  openCall({
    method: 'post',
    path: '/admin/register',
    name: 'register',
    tag,
    summary: 'Creates an account, while registration is open',
    description: 'The first account of an installation is an admin; later ones are not.',
    body: z.object({
      email: email('The email address of the person.'),
      password: field(registerRule.shape.password, 'At least eight characters.', 'correct horse battery'),
      username: field(
        usernameRule.optional(),
        'The name shown to the team; the email address by default.',
        'ana',
      ),
      setup_token: field(
        registerRule.shape.setupToken,
        'Required for the first account if the installation has one.',
        null,
      ),
    }),
    names: { setupToken: 'setup_token' },
    responses: [{ status: 201, description: 'The account.', shape: userShape }],
    errors: [403, 409],
    run: async ({ address }, { body: { setup_token: setupToken, ...body } }) =>
      userView(await accounts.register({ ...body, setupToken }, address)),
  }),
  openCall({
    method: 'post',
    path: '/user/login',
    name: 'login',
    mutation: 'signIn',
    tag,
    summary: 'Starts a session',
    description:
      'A wrong password and an unknown account get the same response: 401 `Incorrect email, username or password`. The header `Device-Proof` of the response, ' +
      'sent as `device_proof` with the next login, lets a tool sign in while others guess the password; it signs nobody in.',
    body: z.object({
      identifier: field(signInRule.shape.identifier, 'Email address or username.', 'ana@studio.film'),
      password: field(signInRule.shape.password, 'The password.', 'correct horse battery'),
      device_proof: field(
        signInRule.shape.deviceProof,
        'The header `Device-Proof` of an earlier login.',
        null,
      ),
    }),
    names: { deviceProof: 'device_proof' },
    responses: [{ status: 200, description: 'The session.', shape: signedInShape }],
    run: async ({ address }, { body: { device_proof: proof, ...body } }) => {
      const { user, token, deviceProof } = await accounts.signIn({ ...body, deviceProof: proof }, address)
      const { created_at: _, ...known } = userView(user)
      return new Reply(
        200,
        { access_token: token, token_type: 'bearer', ...known },
        { 'device-proof': deviceProof },
      )
    },
  }),
  call({
    method: 'post',
    path: '/user/logout',
    name: 'logout',
    mutation: 'signOut',
    tag,
    summary: 'Ends the session and its live connections',
    responses: [{ status: 204, description: 'The session has ended.' }],
    run: ({ viewer }) => accounts.signOut(viewer),
  }),
  call({
    method: 'get',
    path: '/me',
    name: 'getMe',
    tag,
    summary: 'The signed-in user',
    responses: [{ status: 200, description: 'The user.', shape: userShape }],
    run: async ({ viewer }) => userView(await accounts.me(viewer)),
  }),
  call({
    method: 'get',
    path: '/users',
    name: 'listUsers',
    tag,
    summary: 'Members and invited people, newest first: admins',
    query: pageQuery,
    names: PAGE_NAMES,
    responses: [
      {
        status: 200,
        description: 'The team without revoked members.',
        shape: z.array(userShape),
      },
    ],
    errors: [403],
    run: async ({ viewer }, { query }) => pageResponse(await team.list(viewer, pageOf(query)), userView),
  }),
  call({
    method: 'post',
    path: '/user',
    name: 'inviteUser',
    mutation: 'inviteMember',
    tag,
    summary: 'Invites a person to the team: admins',
    body: z.object({
      email: field(inviteRule.shape.email, 'The email address of the person.', 'ben@studio.film'),
      username: field(
        usernameRule,
        'The name shown to the team. With an @, it must be the email address.',
        'ben',
      ),
      is_admin: field(
        inviteRule.shape.isAdmin,
        'Whether the person becomes an admin; false by default.',
        false,
      ),
    }),
    names: { isAdmin: 'is_admin' },
    responses: [{ status: 201, description: 'The invited member, and the link.', shape: invitedShape }],
    errors: [403, 409],
    run: async ({ viewer }, { body }) => {
      const { is_admin: isAdmin, ...person } = body
      const { user, link } = await team.invite(viewer, { ...person, isAdmin })
      return { ...userView(user), invite_url: link }
    },
  }),
  call({
    method: 'delete',
    path: '/user/{id}',
    name: 'revokeUser',
    mutation: 'removeMember',
    tag,
    summary: 'Removes a member from the team: admins',
    description: 'Ends the member’s sessions at once; their work stays. 409 for oneself and the last admin.',
    responses: [{ status: 204, description: 'The member was removed.' }],
    errors: [403, 404, 409],
    run: async ({ viewer }, { params }) => void (await team.revoke(viewer, params.id)),
  }),
  call({
    method: 'post',
    path: '/user/confirm',
    name: 'confirmPassword',
    tag,
    summary: 'Confirms the caller’s identity with the password',
    description:
      'Calls that change accounts, rights and passwords require a confirmation in this session within the last fifteen minutes, ' +
      'and are otherwise refused with 403. A login counts as a confirmation. Not for API tokens.',
    body: z.object({
      password: field(
        confirmationRule.shape.password,
        'The caller’s password. 400 if it is wrong.',
        'correct horse battery',
      ),
    }),
    errorsAsSentence: true,
    responses: [{ status: 200, description: 'When the confirmation expires.', shape: confirmedShape }],
    errors: [400, 403],
    run: async ({ viewer }, { body }) => ({
      confirmed_until: (await accounts.confirm(viewer, body.password)).toISOString(),
    }),
  }),
  call({
    method: 'post',
    path: '/user/password',
    name: 'updatePassword',
    tag,
    summary: 'Changes the caller’s password, and ends every other session',
    body: z.object({
      old_password: field(
        passwordChangeRule.shape.oldPassword,
        'The current password. 400 if it is wrong.',
        'correct horse battery',
      ),
      new_password: field(
        passwordChangeRule.shape.newPassword,
        'At least eight characters.',
        'staple battery horse',
      ),
    }),
    names: { oldPassword: 'old_password', newPassword: 'new_password' },
    errorsAsSentence: true,
    responses: [{ status: 200, description: 'The password is changed.', shape: doneShape }],
    errors: [400, 403],
    run: async ({ viewer }, { body }) => {
      await accounts.updatePassword(viewer, {
        oldPassword: body.old_password,
        newPassword: body.new_password,
      })
      return { message: 'Password updated successfully' }
    },
  }),
  call({
    method: 'post',
    path: '/user/username',
    name: 'updateUsername',
    tag,
    summary: 'Changes the caller’s username',
    body: z.object({ username: username('The new one.') }),
    responses: [{ status: 200, description: 'The renamed user.', shape: userShape }],
    errors: [403, 409],
    run: async ({ viewer }, { body }) => userView(await accounts.updateUsername(viewer, body.username)),
  }),
]

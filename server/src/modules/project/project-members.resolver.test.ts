/** Covers specification P24, P25. */
import { NOWHERE, type Case, testResolver } from '../../../test/resolver.js'
import { notFound } from '../../../test/resolver-cases.js'
import { IDS } from '../../../test/world/things.js'
import type { ProjectRole } from '#schema/project-roles'
import { aMember, rows } from '../../../test/world/builders.js'

const ROLES = 'viewerRole memberRole roles { user { username } role }'

/** Lists the member with their own role. */
const isListed = (role: ProjectRole): Pick<Case, 'prepare'> => ({
  prepare: rows(aMember({ projectId: IDS.hidden, userId: IDS.member, role })),
})

testResolver({
  'Mutation.addProjectMember': {
    operation: `mutation ($projectId: ID!, $username: String!, $role: ProjectRole) {
      addProjectMember(input: { projectId: $projectId, username: $username, role: $role }) {
        members { username } ${ROLES}
      }
    }`,
    variables: ({ hidden }) => ({ projectId: hidden, username: 'member' }),
    result: {
      addProjectMember: {
        members: [{ username: 'member' }],
        viewerRole: 'MANAGER',
        roles: [{ user: { username: 'member' }, role: 'EDITOR' }],
      },
    },
    refused: { user: 'NOT_FOUND' },
    cases: [
      { name: 'an admin adds one', as: 'admin', result: { addProjectMember: {} } },
      {
        name: 'with a role',
        variables: ({ project }) => ({ projectId: project, username: 'member', role: 'REVIEWER' }),
        result: { addProjectMember: { roles: [{ role: 'REVIEWER' }] } },
      },
      {
        name: 'a listed member keeps their role',
        ...isListed('viewer'),
        result: { addProjectMember: { roles: [{ role: 'VIEWER' }] } },
      },
      {
        name: 'an unknown name',
        variables: ({ hidden }) => ({ projectId: hidden, username: 'nobody' }),
        code: 'BAD_USER_INPUT',
      },
    ],
  },
  'Mutation.removeProjectMember': {
    operation: `mutation ($projectId: ID!, $userId: ID!) {
      removeProjectMember(input: { projectId: $projectId, userId: $userId }) { members { username } }
    }`,
    variables: ({ hidden, member }) => ({ projectId: hidden, userId: member }),
    ...isListed('viewer'),
    result: { removeProjectMember: { members: [] } },
    refused: { user: 'NOT_FOUND' },
    check: async ({ em, ids }) => {
      expect(
        await em.fork().execute('select from project_member where project_id = ?', [ids.hidden]),
      ).toEqual([])
    },
    cases: [
      {
        name: 'removing a person who is not listed is no error',
        ...isListed('viewer'),
        variables: ({ hidden }) => ({ projectId: hidden, userId: 'constructor' }),
        result: { removeProjectMember: { members: [{ username: 'member' }] } },
      },
    ],
  },
  'Mutation.updateProjectMember': {
    operation: `mutation ($projectId: ID!, $userId: ID!, $role: ProjectRole!) {
      updateProjectMember(input: { projectId: $projectId, userId: $userId, role: $role }) { ${ROLES} }
    }`,
    variables: ({ project, user }) => ({ projectId: project, userId: user, role: 'REVIEWER' }),
    result: { updateProjectMember: { roles: [{ user: { username: 'user' }, role: 'REVIEWER' }] } },
    check: async ({ as, em, ids }) => {
      const project = '{ project(id: "' + ids.project + '") { viewerRole viewerCanManage } }'
      const { data } = await as('user', project)
      expect(data).toEqual({ project: { viewerRole: 'REVIEWER', viewerCanManage: false } })
      const entries = await em
        .fork()
        .execute(`select action, before, after from audit_entry where subject_id = ?`, [ids.project])
      expect(entries).toEqual([
        {
          action: 'project-role-changed',
          before: null,
          after: { person: 'user', role: 'reviewer' },
        },
      ])
    },
    cases: [
      {
        name: 'a manager may do what the owner may',
        as: 'user',
        prepare: rows(aMember({ role: 'manager' })),
        variables: ({ project, member }) => ({ projectId: project, userId: member, role: 'VIEWER' }),
        result: { updateProjectMember: { viewerRole: 'MANAGER', roles: [{}, { role: 'VIEWER' }] } },
      },
      ...['toLowerCase', 'toUpperCase'].map((letters): Case => ({
        name: `the owner stays a manager, ${letters}`,
        as: 'admin',
        variables: ({ project, owner }) => ({
          projectId: project,
          userId: owner[letters as 'toLowerCase'](),
          role: 'VIEWER',
        }),
        code: 'CONFLICT',
        message: 'The owner of a project is always a manager',
      })),
      {
        name: 'nobody',
        variables: ({ project }) => ({ projectId: project, userId: NOWHERE, role: 'VIEWER' }),
        code: 'NOT_FOUND',
        message: 'Member not found',
      },
      ...notFound('hidden', (projectId, { user: userId }) => ({ projectId, userId, role: 'VIEWER' })),
    ],
  },
  'Mutation.updateTeamRole': {
    operation: `mutation ($projectId: ID!, $role: ProjectRole!) {
      updateTeamRole(input: { projectId: $projectId, role: $role }) { memberRole viewerRole }
    }`,
    variables: ({ project }) => ({ projectId: project, role: 'VIEWER' }),
    result: { updateTeamRole: { memberRole: 'VIEWER', viewerRole: 'MANAGER' } },
    invalid: [
      [
        ({ project }) => ({ projectId: project, role: 'MANAGER' }),
        'role',
        'Choose viewer, reviewer or editor',
      ],
    ],
    check: async ({ as, ids }) => {
      const rename = 'mutation { updateVideo(input: { id: "' + ids.fresh + '", title: "Dawn" }) { id } }'
      expect(await as('user', rename)).toMatchObject({
        code: 'FORBIDDEN',
        message: 'Only editors may generate or change what is in this project',
      })
    },
    cases: notFound('hidden', (projectId) => ({ projectId, role: 'VIEWER' })),
  },
})

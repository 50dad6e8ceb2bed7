import { NOWHERE, testResolver } from '../../../test/resolver.js'
import { expiredInTrash } from '../../../test/resolver-cases.js'
import { IDS } from '../../../test/world/things.js'
import { aProject, many } from '../../../test/world/builders.js'
import { Project } from './project.entity.js'

const isDeleted = 'select deleted_at from project where id = ?'

testResolver({
  'Query.trashedProjects': {
    operation: `query ($first: Int, $search: String) {
      trashedProjects(first: $first, search: $search) { totalCount nodes { projectId name owner { username } } }
    }`,
    result: {
      trashedProjects: { totalCount: 1, nodes: [{ name: 'Deleted', owner: { username: 'owner' } }] },
    },
    cases: [{ name: 'others do not see it', as: 'user', result: { trashedProjects: { totalCount: 0 } } }],
    list: {
      rows: many(50, (n) => aProject({ name: `Reel ${n}`, deletedAt: new Date() })),
      variables: (first) => ({ first }),
      nodes: ({ trashedProjects }) => trashedProjects.nodes,
    },
  },
  'Mutation.deleteProject': {
    operation: 'mutation ($id: ID!) { deleteProject(id: $id) }',
    variables: ({ project }) => ({ id: project }),
    result: { deleteProject: IDS.project },
    check: async ({ em, ids }) => {
      const [{ deleted_at }] = await em.fork().execute(isDeleted, [ids.project])
      expect(deleted_at).not.toBeNull()
    },
    cases: [
      { name: 'an admin deletes it', as: 'admin', result: { deleteProject: IDS.project } },
      {
        name: 'a private project does not exist for others',
        as: 'user',
        variables: ({ hidden }) => ({ id: hidden }),
        code: 'NOT_FOUND',
      },
    ],
  },
  'Mutation.restoreProject': {
    operation: 'mutation ($id: ID!) { restoreProject(id: $id) { id name } }',
    variables: ({ deletedProject }) => ({ id: deletedProject }),
    result: { restoreProject: { name: 'Deleted' } },
    refused: { user: 'NOT_FOUND' },
    cases: [
      { name: 'an admin restores it', as: 'admin', result: { restoreProject: { name: 'Deleted' } } },
      { ...expiredInTrash(Project, 'deletedProject'), code: 'NOT_FOUND' },
      { name: 'an unknown id', variables: () => ({ id: NOWHERE }), code: 'NOT_FOUND' },
    ],
  },
  'Mutation.deleteProjectForever': {
    operation: 'mutation ($id: ID!) { deleteProjectForever(id: $id) }',
    variables: ({ deletedProject }) => ({ id: deletedProject }),
    result: { deleteProjectForever: IDS.deletedProject },
    refused: { user: 'NOT_FOUND' },
    check: async ({ em, ids }) =>
      expect(await em.fork().execute(isDeleted, [ids.deletedProject])).toEqual([]),
    cases: [
      {
        name: 'a project outside of the Trash',
        variables: ({ project }) => ({ id: project }),
        code: 'NOT_FOUND',
      },
    ],
  },
})

/** Covers specification P3, P6, P8, P14, R4. */
import { NOWHERE, testResolver } from '../../../test/resolver.js'
import { IDS } from '../../../test/world/things.js'
import { aProject, many } from '../../../test/world/builders.js'

testResolver({
  'Query.projects': {
    operation: `query ($first: Int, $after: String, $search: String) {
      projects(first: $first, after: $after, search: $search) {
        totalCount nodes { id name owner { username } members { username } assetCount videoCount coverUrl }
      }
    }`,
    variables: () => ({ first: 10 }),
    as: 'user',
    result: { projects: { totalCount: 1, nodes: [{ name: 'The Keeper', owner: { username: 'owner' } }] } },
    cases: [
      {
        name: 'owners also see their private projects',
        result: { projects: { nodes: [{ name: 'Hidden' }, { name: 'The Keeper' }] } },
      },
      {
        name: 'a search by name',
        variables: () => ({ search: 'KEEP' }),
        result: { projects: { totalCount: 1 } },
      },
    ],
    list: {
      rows: many(50, (n) => aProject({ name: `Reel ${n}` })),
      variables: (first) => ({ first }),
      nodes: ({ projects }) => projects.nodes,
    },
  },
  'Query.project': {
    operation: 'query ($id: ID!) { project(id: $id) { id name owner { username } viewerCanManage } }',
    variables: ({ project }) => ({ id: project }),
    as: 'user',
    result: { project: { name: 'The Keeper', owner: { username: 'owner' }, viewerCanManage: false } },
    cases: [
      {
        name: 'a private project does not exist for others',
        as: 'user',
        variables: ({ hidden }) => ({ id: hidden }),
        code: 'NOT_FOUND',
      },
      {
        name: 'an admin opens a private project',
        as: 'admin',
        variables: ({ hidden }) => ({ id: hidden }),
        result: { project: { name: 'Hidden' } },
      },
      { name: 'an unknown id', variables: () => ({ id: NOWHERE }), code: 'NOT_FOUND' },
      { name: 'a malformed id', variables: () => ({ id: '1; drop table project' }), code: 'NOT_FOUND' },
    ],
  },
  'Mutation.createProject': {
    operation: `mutation ($name: String!, $description: String!) {
      createProject(input: { name: $name, description: $description }) { name description owner { username } }
    }`,
    variables: () => ({ name: ' New ', description: ' Words ' }),
    as: 'user',
    result: { createProject: { name: 'New', description: 'Words', owner: { username: 'user' } } },
    invalid: [
      [() => ({ name: '', description: '' }), 'name', 'Project name is required'],
      [() => ({ name: 'ab', description: '' }), 'name', 'Project name must be at least 3 characters'],
      [
        () => ({ name: 'x'.repeat(51), description: '' }),
        'name',
        'Project name must be less than 50 characters',
      ],
      [
        () => ({ name: 'New', description: 'x'.repeat(501) }),
        'description',
        'Description must be less than 500 characters',
      ],
    ],
  },
  'Mutation.updateProject': {
    operation: `mutation ($id: ID!, $name: String!) {
      updateProject(input: { id: $id, name: $name, description: " Four seasons " }) {
        id name description isPrivate viewerCanManage
      }
    }`,
    variables: ({ project }) => ({ id: project, name: ' Renamed ' }),
    result: {
      updateProject: {
        name: 'Renamed',
        description: 'Four seasons',
        isPrivate: false,
        viewerCanManage: true,
      },
    },
    invalid: [[({ project }) => ({ id: project, name: 'ab' }), 'name']],
    cases: [
      {
        name: 'an admin edits the project of another',
        as: 'admin',
        result: { updateProject: { name: 'Renamed' } },
      },
      {
        name: 'a private project does not exist for others',
        as: 'user',
        variables: ({ hidden }) => ({ id: hidden, name: 'Renamed' }),
        code: 'NOT_FOUND',
      },
    ],
  },
  'Mutation.addAssetToProject': {
    operation: `mutation ($projectId: ID!, $assetId: ID!) {
      addAssetToProject(input: { projectId: $projectId, assetId: $assetId }) { id name }
    }`,
    variables: ({ project, approved }) => ({ projectId: project, assetId: approved }),
    as: 'user',
    result: { addAssetToProject: { name: 'The approved one' } },
    cases: [
      {
        name: 'an asset that is not approved',
        variables: ({ project, pending }) => ({ projectId: project, assetId: pending }),
        code: 'CONFLICT',
      },
    ],
  },
  'Mutation.removeAssetFromProject': {
    operation: `mutation ($projectId: ID!, $assetId: ID!) {
      removeAssetFromProject(input: { projectId: $projectId, assetId: $assetId })
    }`,
    variables: ({ project, joined }) => ({ projectId: project, assetId: joined }),
    as: 'user',
    result: { removeAssetFromProject: IDS.joined },
    check: async ({ em, ids }) => {
      const rows = await em.fork().execute('select from project_asset where asset_id = ?', [ids.joined])
      expect(rows).toEqual([])
    },
    cases: [
      {
        name: 'a private project does not exist for others',
        as: 'user',
        variables: ({ hidden, joined }) => ({ projectId: hidden, assetId: joined }),
        code: 'NOT_FOUND',
      },
    ],
  },
  'Subscription.projectChanged': {
    operation: 'subscription { projectChanged { project { name } deletedId } }',
    as: 'user',
    event: async ({ as, ids }) =>
      as(
        'owner',
        `mutation { updateProject(input: { id: "${ids.project}", name: "Renamed", description: "" }) { id } }`,
      ),
    result: { projectChanged: { project: { name: 'Renamed' }, deletedId: null } },
  },
})

/** Covers specification B12. */
import { randomUUID } from 'node:crypto'
import { type World, testResolver } from '../../../../test/resolver.js'
import { expiredInTrash, keptReference as kept, notFound } from '../../../../test/resolver-cases.js'
import { StoryboardShot } from './shot.entity.js'
import { Project } from '../../project/project.entity.js'
import { aShot, many, rows, update, aProject } from '../../../../test/world/builders.js'
import { IDS } from '../../../../test/world/things.js'

const DELETE_HIDDEN = rows(update(StoryboardShot, IDS.hiddenShot, { deletedAt: new Date() }))
const FOREVER = 'mutation ($id: ID!) { deleteStoryboardShotForever(id: $id) }'
const RESTORE = 'mutation ($id: ID!) { restoreStoryboardShot(id: $id) { words position } }'
const MAY_DELETE = {
  as: 'admin',
  result: { trashedShots: { nodes: [{ viewerCanDeleteForever: true }] } },
} as const
const TOO_MANY = 'A storyboard has at most 100 shots'
const full = rows(many(98, (n) => aShot({ position: n + 1 })))
const order = async ({ as, ids }: World) =>
  (
    await as('owner', 'query ($id: ID!) { storyboard(projectId: $id) { shots { id words } } }', {
      id: ids.project,
    })
  ).data.storyboard.shots

testResolver({
  'Query.trashedShots': {
    operation: `query ($first: Int, $after: String, $search: String) {
      trashedShots(first: $first, after: $after, search: $search) {
        totalCount count { value } pageInfo { hasNextPage endCursor }
        nodes {
          words heading deletedAt projectName viewerCanDeleteForever still { name asset { name owner { username } } }
        }
      }
    }`,
    as: 'user',
    prepare: rows(
      update(StoryboardShot, IDS.goneShot, { keptStill: { assetId: IDS.approved, name: 'As used' } }),
    ),
    result: {
      trashedShots: {
        totalCount: 1,
        count: { value: 1 },
        pageInfo: { hasNextPage: false },
        nodes: [
          {
            words: 'The lamp of goneShot burns',
            heading: '',
            projectName: 'The Keeper',
            viewerCanDeleteForever: false,
            still: { name: 'As used', asset: { name: 'The approved one', owner: { username: 'owner' } } },
          },
        ],
      },
    },
    cases: [
      { ...MAY_DELETE, name: 'admins may delete forever' },
      { ...MAY_DELETE, name: 'owners of the project may delete forever', as: 'owner' },
      {
        name: 'owners see shots of their private projects, latest first, in pages',
        prepare: DELETE_HIDDEN,
        variables: () => ({ first: 1 }),
        result: {
          trashedShots: {
            totalCount: 2,
            pageInfo: { hasNextPage: true },
            nodes: [{ words: 'The lamp of hiddenShot burns' }],
          },
        },
        check: async ({ as }, { trashedShots }) => {
          const after = trashedShots.pageInfo.endCursor
          const query =
            'query ($after: String) { trashedShots(after: $after) { nodes { words } pageInfo { hasNextPage } } }'
          expect((await as('owner', query, { after })).data.trashedShots).toEqual({
            nodes: [{ words: 'The lamp of goneShot burns' }],
            pageInfo: { hasNextPage: false },
          })
        },
      },
      {
        name: 'others do not see shots of a private project',
        as: 'user',
        prepare: DELETE_HIDDEN,
        result: { trashedShots: { totalCount: 1 } },
      },
      {
        name: 'shots of a deleted project are left out',
        prepare: rows(update(Project, IDS.project, { deletedAt: new Date() })),
        result: { trashedShots: { nodes: [] } },
      },
      {
        name: 'a search by words, ignoring case',
        variables: () => ({ search: 'GONESHOT' }),
        result: { trashedShots: { totalCount: 1 } },
      },
      {
        name: 'a search without results',
        variables: () => ({ search: 'nothing' }),
        result: { trashedShots: { totalCount: 0 } },
      },
    ],
    list: {
      rows: many(50, (n) => {
        const projectId = randomUUID()
        const keptStill = kept(n % 2 ? IDS.approved : IDS.joined)
        return [aProject({ id: projectId }), aShot({ projectId, deletedAt: new Date(), keptStill })]
      }),
      variables: (first) => ({ first }),
      nodes: ({ trashedShots }) => trashedShots.nodes,
    },
  },
  'Mutation.deleteStoryboardShotForever': {
    operation: FOREVER,
    variables: ({ goneShot }) => ({ id: goneShot }),
    result: { deleteStoryboardShotForever: expect.any(String) },
    check: async ({ as, ids }, { deleteStoryboardShotForever }) => {
      expect(deleteStoryboardShotForever).toBe(ids.goneShot)
      expect(await as('owner', FOREVER, { id: ids.goneShot })).toMatchObject({ code: 'NOT_FOUND' })
      expect(await as('owner', RESTORE, { id: ids.goneShot })).toMatchObject({ code: 'NOT_FOUND' })
      expect((await as('owner', '{ trashedShots { totalCount } }')).data.trashedShots.totalCount).toBe(0)
      expect(
        (await as('admin', '{ audit(first: 1) { nodes { action subjectName } } }')).data.audit.nodes,
      ).toEqual([{ action: 'SHOT_DELETED_FOREVER', subjectName: 'The lamp of goneShot burns' }])
    },
    cases: [
      ...notFound('hiddenShot', (id) => ({ id })).map((one) => ({ ...one, prepare: DELETE_HIDDEN })),
      { name: 'an admin', as: 'admin', result: { deleteStoryboardShotForever: expect.any(String) } },
      { name: 'a shot outside the Trash', variables: ({ shot }) => ({ id: shot }), code: 'NOT_FOUND' },
    ],
  },
  'Mutation.deleteStoryboardShot': {
    operation: 'mutation ($id: ID!) { deleteStoryboardShot(id: $id) }',
    variables: ({ shot }) => ({ id: shot }),
    as: 'user',
    result: { deleteStoryboardShot: expect.any(String) },
    check: async (world, { deleteStoryboardShot }) => {
      expect(deleteStoryboardShot).toBe(world.ids.shot)
      expect(await order(world)).toMatchObject([{ id: world.ids.otherShot }])
    },
    cases: [
      ...notFound('hiddenShot', (id) => ({ id })),
      { name: 'a deleted shot', variables: ({ goneShot }) => ({ id: goneShot }), code: 'NOT_FOUND' },
    ],
  },
  'Mutation.restoreStoryboardShot': {
    operation: RESTORE,
    variables: ({ goneShot }) => ({ id: goneShot }),
    as: 'user',
    result: { restoreStoryboardShot: { words: 'The lamp of goneShot burns', position: 1 } },
    check: async (world) => {
      const { as, ids } = world
      expect((await order(world)).map(({ id }: { id: string }) => id)).toEqual([
        ids.shot,
        ids.goneShot,
        ids.otherShot,
      ])
      expect((await as('user', '{ trashedShots { totalCount } }')).data.trashedShots.totalCount).toBe(0)
    },
    cases: [
      ...notFound('hiddenShot', (id) => ({ id })).map((one) => ({
        ...one,
        prepare: DELETE_HIDDEN,
      })),
      { name: 'a shot outside the Trash', variables: ({ shot }) => ({ id: shot }), code: 'NOT_FOUND' },
      { ...expiredInTrash(StoryboardShot, 'goneShot'), code: 'NOT_FOUND' },
      { name: 'more than 100 shots', prepare: full, code: 'BAD_USER_INPUT', message: TOO_MANY },
    ],
  },
})

/** Covers specification B27, B60, B89. */
import { testResolver } from '../../../../test/resolver.js'
import { notFound } from '../../../../test/resolver-cases.js'
import { type Ids, type Thing, IDS } from '../../../../test/world/things.js'
import { StoryboardElement, StoryboardElementKind } from './element.entity.js'
import { anElement, many, rows, update, aRow, remove } from '../../../../test/world/builders.js'
import { ApprovalStatus, Asset } from '../../library/asset.entity.js'
import { ProjectAsset } from '../../project/project.entity.js'

const UNUSABLE = 'This image must be approved and belong to the project'
const LENGTH = 'A name has 2 to 40 characters'
const TWICE = { code: 'CONFLICT', message: 'Another character, place or prop is called @keeper' }

/** Input with the id of `idName`, and these assets. */
const input =
  (
    fields: object,
    idName: 'id' | 'projectId',
    assets?: Thing[],
    of: Thing = idName === 'id' ? 'element' : 'project',
  ) =>
  (ids: Ids) => ({
    input: { [idName]: ids[of], ...fields, ...(assets && { assetIds: assets.map((asset) => ids[asset]) }) },
  })
const cast = (name: string, assets?: Thing[]) => input({ kind: 'CAST', name }, 'projectId', assets)
const edit = (fields: object, assets?: Thing[]) => input(fields, 'id', assets)
/** Input with uses of images, each of which the element has or not. */
const used = (...uses: [Thing, string][]) => {
  return ({ element, joined, ...ids }: Ids) => ({
    input: {
      id: element,
      assetIds: [joined],
      imageUses: uses.map(([image, use]) => ({ assetId: { ...ids, joined }[image as 'joined'], use })),
    },
  })
}
const SIX: Thing[] = ['joined', 'approved', 'listed', 'flagged', 'usersOwn', 'adminListed']
const FULL = rows(many(49, (n) => anElement({ name: `extra-${n}`, nameKey: `extra-${n}` })))
const MANY = 'A storyboard has at most 50 characters, places and props'
/** Ways in which the character’s picture becomes unusable. */
const LEFT_OUT = {
  'taken out of the project': remove(ProjectAsset, { assetId: IDS.joined }),
  deleted: update(Asset, IDS.joined, { deletedAt: new Date() }),
  declined: update(Asset, IDS.joined, { approvalStatus: ApprovalStatus.DECLINED }),
}

const USES = 'query ($id: ID!) { asset(id: $id) { usedBy { name project { name } } } }'

testResolver({
  'Query.asset': {
    operation: USES,
    variables: ({ joined }) => ({ id: joined }),
    as: 'user',
    result: { asset: { usedBy: [{ name: 'keeper', project: { name: 'The Keeper' } }] } },
    cases: [
      {
        name: 'a deleted character is left out',
        prepare: rows(update(StoryboardElement, IDS.element, { deletedAt: new Date() })),
        result: { asset: { usedBy: [] } },
      },
      {
        name: 'an asset that no character, place or prop has is not used',
        variables: ({ approved }) => ({ id: approved }),
        result: { asset: { usedBy: [] } },
      },
      {
        name: 'a project that the viewer does not see is left out',
        as: 'user',
        prepare: rows(
          aRow(ProjectAsset, { projectId: IDS.hidden, assetId: IDS.joined }),
          update(StoryboardElement, IDS.hiddenElement, { assetIds: [IDS.joined] }),
        ),
        result: { asset: { usedBy: [{ name: 'keeper' }] } },
      },
    ],
  },
  'Query.storyboard': {
    operation: `query ($id: ID!) {
      storyboard(projectId: $id) { elements { name kind references { assetId name asset { name owner { username } } } } }
    }`,
    variables: ({ project }) => ({ id: project }),
    as: 'user',
    result: {
      storyboard: {
        elements: [
          { name: 'keeper', kind: 'CAST', references: [{ asset: { owner: { username: 'owner' } } }] },
        ],
      },
    },
    cases: Object.entries(LEFT_OUT).map(([how, change]) => ({
      name: `a picture that was ${how} is left out`,
      prepare: rows(change),
      result: { storyboard: { elements: [{ name: 'keeper', references: [] }] } },
    })),
    list: {
      rows: many(50, (n) =>
        anElement({
          kind: StoryboardElementKind.PLACE,
          name: `element-${n}`,
          nameKey: `element-${n}`,
          assetIds: [IDS.joined],
        }),
      ),
      variables: (_, { project }) => ({ id: project }),
      nodes: ({ storyboard }) => storyboard.elements,
      isWhole: true,
    },
  },
  'Mutation.addStoryboardElement': {
    operation: `mutation ($input: AddStoryboardElementInput!) {
      addStoryboardElement(input: $input) { name label description kind projectId references { name } imageUses { use } }
    }`,
    variables: input(
      { kind: 'PROP', name: ' @old-tower ', label: ' Old  Tower', description: ' White, by the sea ' },
      'projectId',
      ['joined'],
    ),
    as: 'user',
    result: {
      addStoryboardElement: {
        name: 'old-tower',
        label: 'Old Tower',
        description: 'White, by the sea',
        kind: 'PROP',
        references: [{ name: 'The joined one' }],
        imageUses: [],
      },
    },
    invalid: [
      [cast('k'), 'name', LENGTH],
      [cast('-'), 'name', LENGTH],
      [cast('k'.repeat(41)), 'name', LENGTH],
      [cast('the keeper'), 'name', 'Use letters, numbers and hyphens, e.g. @officer-bell'],
      [
        input({ kind: 'CAST', name: 'mary', label: 'x'.repeat(61) }, 'projectId'),
        'label',
        'A display name has at most 60 characters',
      ],
      [
        input({ kind: 'CAST', name: 'mary', description: 'x'.repeat(301) }, 'projectId'),
        'description',
        'A description has at most 300 characters',
      ],
      [cast('mary', ['approved']), 'assetIds.0', UNUSABLE],
      [cast('mary', ['joined', 'pending']), 'assetIds.1', UNUSABLE],
      [input({ kind: 'CAST', name: 'mary', assetIds: ['nonsense'] }, 'projectId'), 'assetIds.0', UNUSABLE],
      [cast('mary', ['joined', 'joined']), 'assetIds', 'Each image may be listed once'],
      [cast('mary', SIX), 'assetIds', 'A character, place or prop has at most 5 images'],
    ],
    cases: [
      ...notFound('hidden', (projectId) => ({ input: { projectId, kind: 'CAST', name: 'mary' } })),
      { name: 'a name that is taken, in any case', variables: cast('KEEPER'), ...TWICE },
      {
        name: 'mentions are linked in all shots',
        variables: input({ kind: 'CAST', name: 'lamp', label: 'The lamp', link: true }, 'projectId'),
        result: { addStoryboardElement: { name: 'lamp' } },
        check: async ({ em, ids }) =>
          expect(
            await em
              .fork()
              .execute(
                `select words, revision from storyboard_shot where project_id = '${ids.project}' and deleted_at is null order by position`,
              ),
          ).toEqual([
            { words: '@lamp of shot burns', revision: 2 },
            { words: '@lamp of otherShot burns', revision: 2 },
          ]),
      },
      {
        name: 'a deleted name is free',
        variables: cast('gull'),
        result: { addStoryboardElement: { name: 'gull' } },
      },
      { name: 'one too many', prepare: FULL, code: 'BAD_USER_INPUT', message: MANY },
    ],
  },
  'Mutation.updateStoryboardElement': {
    operation: `mutation ($input: UpdateStoryboardElementInput!) {
      updateStoryboardElement(input: $input) {
        name label description kind references { name } imageUses { assetId use }
      }
    }`,
    variables: edit({ kind: 'PLACE', name: '@Mary', label: 'Mary Ann', description: 'In red' }),
    as: 'user',
    result: {
      updateStoryboardElement: {
        name: 'Mary',
        label: 'Mary Ann',
        description: 'In red',
        kind: 'PLACE',
        references: [{ name: 'The joined one' }],
      },
    },
    invalid: [
      [edit({ name: 'k' }), 'name', LENGTH],
      [edit({ name: 'the keeper' }), 'name', 'Use letters, numbers and hyphens, e.g. @officer-bell'],
      [edit({ description: 'x'.repeat(301) }), 'description', 'A description has at most 300 characters'],
      [edit({}, ['approved']), 'assetIds.0', UNUSABLE],
      [edit({}, SIX), 'assetIds', 'A character, place or prop has at most 5 images'],
      [
        used(['joined', 'PORTRAIT'], ['approved', 'WARDROBE']),
        'imageUses.1.assetId',
        'Choose an image of this character, place or prop',
      ],
      [used(['joined', 'PORTRAIT'], ['joined', 'WARDROBE']), 'imageUses', 'Each image has one use'],
    ],
    cases: [
      ...notFound('hiddenElement', (id) => ({ input: { id, name: 'mary' } })),
      {
        name: 'what an image shows, which is kept by other changes and gone with the image',
        variables: used(['joined', 'FULL_FIGURE']),
        result: { updateStoryboardElement: { imageUses: [{ use: 'FULL_FIGURE' }] } },
        check: async ({ as, ids: { element } }) => {
          const change = async (input: object) =>
            (
              await as(
                'user',
                `mutation ($input: UpdateStoryboardElementInput!) {
                  updateStoryboardElement(input: $input) { imageUses { use } }
                }`,
                { input: { id: element, ...input } },
              )
            ).data.updateStoryboardElement.imageUses
          expect(await change({ description: 'Old' })).toEqual([{ use: 'FULL_FIGURE' }])
          expect(await change({ assetIds: [] })).toEqual([])
        },
      },
      {
        name: 'a deleted element',
        variables: ({ goneElement }) => ({ input: { id: goneElement } }),
        code: 'NOT_FOUND',
      },
      {
        name: 'no pictures',
        variables: edit({}, []),
        result: { updateStoryboardElement: { name: 'keeper', references: [] } },
      },
      {
        name: 'a name that is taken',
        prepare: rows(update(StoryboardElement, IDS.goneElement, { deletedAt: null })),
        variables: ({ goneElement }) => ({ input: { id: goneElement, name: 'Keeper' } }),
        ...TWICE,
      },
    ],
  },
  'Mutation.deleteStoryboardElement': {
    operation: 'mutation ($id: ID!) { deleteStoryboardElement(id: $id) }',
    variables: ({ element }) => ({ id: element }),
    as: 'user',
    result: { deleteStoryboardElement: expect.any(String) },
    check: async ({ as, ids }, { deleteStoryboardElement }) => {
      expect(deleteStoryboardElement).toBe(ids.element)
      expect(
        await as('user', 'query ($id: ID!) { storyboard(projectId: $id) { elements { name } } }', {
          id: ids.project,
        }),
      ).toMatchObject({ data: { storyboard: { elements: [] } } })
    },
    cases: [
      ...notFound('hiddenElement', (id) => ({ id })),
      { name: 'a deleted element', variables: ({ goneElement }) => ({ id: goneElement }), code: 'NOT_FOUND' },
    ],
  },
  'Mutation.restoreStoryboardElement': {
    operation: 'mutation ($id: ID!) { restoreStoryboardElement(id: $id) { name } }',
    variables: ({ goneElement }) => ({ id: goneElement }),
    as: 'user',
    result: { restoreStoryboardElement: { name: 'gull' } },
    cases: [
      ...notFound('hiddenElement', (id) => ({ id })).map((one) => ({
        ...one,
        prepare: rows(update(StoryboardElement, IDS.hiddenElement, { deletedAt: new Date() })),
      })),
      {
        name: 'an element outside the Trash',
        variables: ({ element }) => ({ id: element }),
        code: 'NOT_FOUND',
      },
      {
        name: 'a name that is taken',
        prepare: rows(update(StoryboardElement, IDS.goneElement, { name: 'Keeper', nameKey: 'keeper' })),
        ...TWICE,
      },
      { name: 'one too many', prepare: FULL, code: 'BAD_USER_INPUT', message: MANY },
    ],
  },
})

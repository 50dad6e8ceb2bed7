/** Covers specification V63, V65, V115. */
import { removedItem } from '../../../../test/cut/removed-item.js'
import { testResolver, type World } from '../../../../test/resolver.js'
import { changed, edit, EDIT_CUT } from '../../../../test/cut/edits.js'
import { type Ids, IDS } from '../../../../test/world/things.js'
import { CutCue } from '../elements/cut-cue.entity.js'
import { CutItem } from '../elements/cut-item.entity.js'
import { Clip, VideoStatus } from '../../video/clip.entity.js'
import { aCutItem, rows, update } from '../../../../test/world/builders.js'

const ID = '5d5e1f7a-7d27-4a6c-9a0e-1a9c36f3b1ab'

const cuesOf = (em: World['em'], { project }: Ids) =>
  em.fork().execute(`select item_id, at_seconds from cut_cue where project_id = '${project}'`)
const secondUse = rows(aCutItem({ id: ID, position: 2 }))

testResolver({
  'Mutation.editCut': {
    operation: EDIT_CUT,
    variables: edit(({ second }) => ({ removeItem: { id: second } })),
    result: changed({ cut: { items: [{ video: { title: 'first' } }] } }),
    check: async ({ em, ids }) =>
      expect(await em.fork().findOneOrFail(Clip, ids.second)).toMatchObject({
        status: VideoStatus.ACCEPTED,
      }),
    as: 'user',
    cases: [
      {
        name: 'one of several uses is removed, with its cues',
        prepare: async (world) => {
          await secondUse(world)
          await rows(update(CutCue, IDS.cue, { itemId: ID }))(world)
        },
        variables: edit(() => ({ removeItem: { id: ID } })),
        result: changed({
          removedIds: expect.arrayContaining([ID]),
          cut: { items: [{ video: { title: 'first' } }, { video: { title: 'second' } }] },
        }),
        check: async ({ em, ids }) => expect(await cuesOf(em, ids)).toEqual([]),
      },
      {
        name: 'the first of several uses is removed and restored',
        prepare: secondUse,
        variables: edit(({ first }) => [
          { removeItem: { id: first } },
          { addItem: { id: first, videoId: first, afterId: null, inFrame: 24 } },
        ]),
        result: changed({ cut: { items: [{ inFrame: 24 }, {}, { id: ID }] } }),
        check: async ({ em, ids }) =>
          expect(await cuesOf(em, ids)).toMatchObject([{ item_id: ids.firstItem }]),
      },
      {
        name: 'a removed video returns with its edits and elements',
        prepare: rows(update(CutItem, IDS.firstItem, { inFrame: 12, gain: -3, position: null })),
        variables: edit(({ first, second }) => ({ addItem: { id: first, videoId: first, afterId: second } })),
        result: changed({ cut: { items: [{ video: { title: 'second' } }, { inFrame: 12 }] } }),
        check: async ({ em, ids }) => {
          expect(await em.fork().findOneOrFail(CutItem, ids.firstItem)).toMatchObject({ gain: -3 })
          expect(await cuesOf(em, ids)).toMatchObject([{ item_id: ids.firstItem }])
        },
      },
      ...(['hiddenVideo', 'deletedVideo'] as const).map((name) => ({
        name: `an accepted video of another project or in the Trash: ${name}`,
        prepare: rows(update(Clip, IDS[name], { status: VideoStatus.ACCEPTED })),
        variables: edit(({ [name]: videoId }) => ({ addItem: { id: ID, videoId } })),
        code: 'BAD_USER_INPUT' as const,
        message: 'This is not an accepted video of this project',
      })),
      {
        name: 'a video without any use left is used again',
        prepare: rows(removedItem),
        variables: edit(({ first }) => ({ addItem: { id: ID, videoId: first, afterId: null } })),
        result: changed({ cut: { items: [{ id: ID, inFrame: 0 }, { video: { title: 'second' } }] } }),
      },
    ],
  },
})

import { NOWHERE, type World, testResolver } from '../../../../test/resolver.js'
import { notFound } from '../../../../test/resolver-cases.js'
import { type Ids, type Thing, IDS } from '../../../../test/world/things.js'
import { Clip } from '../../video/clip.entity.js'
import { rows, update, aRow } from '../../../../test/world/builders.js'
import { FilmPart } from '../film-part-store.js'

const PREVIEW =
  'mutation ($input: TransitionPreviewInput!) { previewTransition(input: $input) { key seconds url } }'
const NOT_ACCEPTED = 'This is not an accepted video of this project'

const input =
  (fields: object = {}, before: Thing = 'first', after: Thing = 'second') =>
  (ids: Ids) => ({
    input: {
      projectId: ids.project,
      beforeId: ids[before],
      afterId: ids[after],
      transition: 'wipeleft',
      ...fields,
    },
  })
/** Caches the window that the owner requests. */
const render = async (world: World): Promise<string> => {
  const { key } = (await world.as('owner', PREVIEW, input()(world.ids))).data.previewTransition
  await rows(aRow(FilmPart, { key, fileKey: 'parts/window.mp4', bytes: 1 }))(world)
  return key
}

testResolver({
  'Mutation.previewTransition': {
    operation: PREVIEW,
    variables: input({ seconds: 0.5 }),
    as: 'user',
    result: {
      previewTransition: { key: expect.stringMatching(/^preview-\w+ 0\.5$/), seconds: 0.5, url: null },
    },
    check: async ({ em }) =>
      expect(await em.fork().execute('select queue from background_task')).toEqual([
        { queue: 'transition-preview' },
      ]),
    invalid: [
      [input({ transition: 'nonsense' }), 'transition', 'Unknown transition'],
      [input({ transition: '' }), 'transition', 'Unknown transition'],
      [input({ seconds: 3 }), 'seconds', 'A transition lasts 0.25, 0.5, 0.75, 1, 1.5, 2 seconds'],
      [input({ beforeId: 'nonsense' }), 'beforeId', NOT_ACCEPTED],
      [input({ afterId: NOWHERE }), 'afterId', NOT_ACCEPTED],
      [input({}, 'fresh'), 'beforeId', NOT_ACCEPTED],
      [input({}, 'first', 'hiddenVideo'), 'afterId', NOT_ACCEPTED],
    ],
    cases: [
      ...notFound('hidden', (projectId, ids) => input({ projectId })(ids)),
      {
        name: 'a second without a length',
        variables: input(),
        result: { previewTransition: { seconds: 1 } },
      },
      {
        name: 'a cached window has a file',
        as: 'user',
        prepare: render,
        variables: input(),
        result: {
          previewTransition: { seconds: 1, url: expect.stringContaining('/files/parts/window.mp4?') },
        },
      },
      {
        name: 'a transition is shortened for a short video',
        prepare: rows(update(Clip, IDS.second, { duration: 1.25 })),
        variables: input({ seconds: 2 }),
        result: { previewTransition: { seconds: 0.5 } },
      },
      {
        name: 'videos too short for any transition',
        prepare: rows(update(Clip, IDS.second, { duration: 0.1 })),
        code: 'BAD_USER_INPUT',
        message: 'These videos are too short for a transition',
      },
    ],
  },
  'Subscription.transitionRendered': {
    operation: 'subscription ($id: ID!) { transitionRendered(projectId: $id) { key seconds url } }',
    variables: ({ project }) => ({ id: project }),
    as: 'user',
    event: async (world) => {
      const key = await render(world)
      await world.services.transitionPreviews.announceRendered({ projectId: world.ids.project, key })
    },
    result: {
      transitionRendered: {
        key: expect.stringMatching(/^preview-/),
        seconds: 1,
        url: expect.stringContaining('/files/parts/window.mp4?'),
      },
    },
    cases: [
      {
        name: 'users outside a private project get NOT_FOUND',
        as: 'user',
        variables: ({ hidden }) => ({ id: hidden }),
        code: 'NOT_FOUND',
      },
    ],
  },
})

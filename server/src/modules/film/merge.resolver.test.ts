/** Covers specification V15, V17. */
import { fade, gap, INVALID_ORDERS, keptSettings, orderInput } from '../../../test/cut-orders.js'
import { NOWHERE, testResolver } from '../../../test/resolver.js'
import { notFound } from '../../../test/resolver-cases.js'
import { CutCaption } from '../cut/elements/caption.entity.js'
import { Clip } from '../video/clip.entity.js'
import { rows, update } from '../../../test/world/builders.js'
import { IDS } from '../../../test/world/things.js'

const NOT_ACCEPTED = 'This is not an accepted video of this project'

testResolver({
  'Mutation.mergeVideos': {
    operation: `mutation ($input: MergeInput!) {
      mergeVideos(input: $input) {
        id title status author { username } job { kind status video { title } }
        gaps { transition seconds } transitions lengths size fit frameRate
      }
    }`,
    variables: orderInput({ gaps: [gap('fade', 2)], size: '1080p', fit: 'CROP', frameRate: 30 }),
    result: {
      mergeVideos: {
        title: 'The Keeper 1',
        status: 'IN_PROGRESS',
        author: { username: 'owner' },
        job: { kind: 'MERGE', status: 'QUEUED', video: { title: 'The Keeper 1' } },
        gaps: [gap('fade', 2)],
        transitions: ['fade'],
        lengths: [2],
        size: '1080p',
        fit: 'CROP',
        frameRate: 30,
      },
    },
    invalid: [
      ...INVALID_ORDERS,
      [orderInput({ gaps: [] }, []), 'videoIds', 'There are no videos to merge'],
      [orderInput(fade, ['first', 'fresh']), 'videoIds.1', NOT_ACCEPTED],
      [orderInput(fade, ['refused', 'first']), 'videoIds.0', NOT_ACCEPTED],
      [orderInput(fade, ['first', 'hiddenVideo']), 'videoIds.1', NOT_ACCEPTED],
      [orderInput(fade, ['first', 'second'], 'hidden'), 'videoIds.0', NOT_ACCEPTED],
      [orderInput(fade, ['first', 'second'], 'hidden'), 'videoIds.1', NOT_ACCEPTED],
      [
        ({ project, first }) => ({ input: { projectId: project, videoIds: [first, 'nonsense'], ...fade } }),
        'videoIds.1',
        NOT_ACCEPTED,
      ],
      [orderInput({ ...fade, filmId: 'film-1' }), 'filmId', 'The id of a film is a UUID'],
      [
        orderInput({ ...fade, burnedCaptions: 'de' }),
        'burnedCaptions',
        'The cut has no captions in this language',
      ],
      [(ids) => orderInput({ ...fade, filmId: ids.first })(ids), 'filmId', 'The id of a film must be new'],
    ],
    cases: [
      ...notFound('hidden', (projectId, { first }) => ({
        input: { projectId, videoIds: [first], gaps: [] },
      })),
      {
        name: 'a transition is shortened for a short clip, a plain cut has no duration',
        prepare: rows(update(Clip, IDS.second, { duration: 1.25 })),
        variables: orderInput({ gaps: [gap('fade', 2)] }),
        result: { mergeVideos: { gaps: [gap('fade', 0.5)], size: null, fit: 'PAD', frameRate: null } },
      },
      {
        name: 'the chosen title, and no settings of the draft',
        prepare: keptSettings,
        variables: orderInput({ ...fade, title: ' Low tide ' }),
        result: { mergeVideos: { title: 'Low tide', size: null, fit: 'PAD', frameRate: null } },
      },
      {
        name: 'transitions and lengths as two lists',
        variables: orderInput({ transitions: [''], lengths: [2] }),
        result: { mergeVideos: { gaps: [gap('', 0)], transitions: [''], lengths: [0] } },
      },
      {
        name: 'lower thirds and captions are stored with the film',
        variables: orderInput({ ...fade, burnedCaptions: 'en' }),
        result: { mergeVideos: { status: 'IN_PROGRESS' } },
        check: async ({ em, ids }) => {
          const [{ overlays }] = await em.fork().execute('select overlays from film_plan')
          expect(overlays).toMatchObject({
            burnedCaptions: 'en',
            lowerThirds: [{ itemId: ids.firstItem, startFrame: 12, endFrame: 48, title: 'Ida' }],
          })
        },
      },
      {
        name: 'captions with a character without a font are not burned in',
        prepare: rows(update(CutCaption, IDS.caption, { text: 'a \u{13080}' })),
        variables: orderInput({ ...fade, burnedCaptions: 'en' }),
        code: 'BAD_USER_INPUT',
        message: 'There is no font for: \u{13080}',
      },
      {
        name: 'a refused merge starts nothing',
        variables: orderInput(fade, ['first', 'refused']),
        code: 'BAD_USER_INPUT',
        message: NOT_ACCEPTED,
        check: async ({ em }) => expect(await em.fork().execute('select id from film')).toEqual([]),
      },
      { name: 'any user', as: 'user', result: { mergeVideos: { author: { username: 'user' } } } },
      {
        name: 'a film with a given id',
        variables: orderInput({ ...fade, filmId: NOWHERE }),
        result: { mergeVideos: { id: NOWHERE } },
      },
    ],
  },
})

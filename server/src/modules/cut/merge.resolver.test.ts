import { type Invalid, NOWHERE, SIGNED_IN, WRITERS, testResolver } from '../../../test/resolver.js'
import { notFound, sql } from '../../../test/resolver-cases.js'
import type { Ids, Thing } from '../../../test/world/things.js'

const CUT =
  'projectId videos { title author { username } } gaps { transition seconds } transitions lengths size fit frameRate title clipGain loudness burnedCaptions'
const SAVE = `mutation ($input: SaveCutInput!) { saveCut(input: $input) { ${CUT} } }`
const RATES = 'Frame rate must be 24, 25, 30, 50 or 60'
const LENGTHS = 'A transition lasts 0.25, 0.5, 0.75, 1, 1.5 or 2 seconds'

const gap = (transition: string, seconds?: number | null) => ({ transition, seconds })
const fade = { gaps: [gap('fade', 1)] }
const lists = { transitions: ['fade'] }

/** An order of videos, `first` and `second` by default. */
const input =
  (fields: object, videos: Thing[] = ['first', 'second'], project: Thing = 'project') =>
  (ids: Ids) => ({
    input: { projectId: ids[project], videoIds: videos.map((video) => ids[video]), ...fields },
  })

const FAULTS: Invalid[] = [
  [input({ gaps: [] }), 'gaps', 'There must be one gap fewer than videos: 1, not 0'],
  [input({ gaps: [gap('custom', 1)] }), 'gaps.0.transition', 'There is no transition custom'],
  [input({ gaps: [gap('', 3)] }), 'gaps.0.seconds', LENGTHS],
  [input({}), 'gaps', 'Give the gaps between the videos'],
  [input({ ...fade, ...lists }), 'transitions', 'Either gaps or transitions can be given, not both'],
  [input({ ...fade, lengths: [1] }), 'lengths', 'Either gaps or lengths can be given, not both'],
  [input({ transitions: [] }), 'transitions', 'There must be one transition fewer than videos: 1, not 0'],
  [input({ transitions: ['custom'] }), 'transitions.0', 'There is no transition custom'],
  [input({ ...lists, lengths: [] }), 'lengths', 'There must be one length fewer than videos: 1, not 0'],
  [input({ ...lists, lengths: [3] }), 'lengths.0', LENGTHS],
  [input({ ...fade, size: '4k' }), 'size', 'Size must be 720p or 1080p'],
  [input({ ...fade, size: '721p' }), 'size', 'Size must be 720p or 1080p'],
  [input({ ...fade, fit: 'stretch' }), 'fit', 'Fit must be pad or crop'],
  [input({ ...fade, frameRate: 29 }), 'frameRate', RATES],
  [input({ ...fade, frameRate: 0 }), 'frameRate', RATES],
  [input({ ...fade, clipGain: 13 }), 'clipGain', 'Gain must be -60 to 12 dB'],
  [input({ ...fade, loudness: -15 }), 'loudness', 'Loudness must be -14, -16 or -23 LUFS'],
  [
    input({ ...fade, burnedCaptions: 'xx' }),
    'burnedCaptions',
    'Unknown language. Use a code such as en or de',
  ],
  [input({ ...fade, title: ' ' }), 'title', 'A title is required'],
  [input({ ...fade, title: 'x'.repeat(10_000) }), 'title', 'A title has at most 100 characters'],
  [input({ ...fade, title: 'a\u0007b' }), 'title', 'A title must not contain control characters'],
  [input(fade, ['first', 'first']), 'videoIds', 'Each video may be listed once'],
  [
    ({ project }) => ({
      input: { projectId: project, videoIds: Array.from({ length: 101 }, (_, at) => `${at}`), gaps: [] },
    }),
    'videoIds',
    'A film has at most 100 videos',
  ],
]
/** Export settings other than the defaults. */
const CHOSEN = {
  size: '1080p',
  fit: 'crop',
  frameRate: 30,
  title: 'The last lamp',
  clipGain: -3,
  loudness: -16,
  burnedCaptions: 'en',
}
const keptSettings = sql(
  ({ project }) =>
    `update project set cut_size = '1080p', cut_fit = 'crop', cut_frame_rate = 30, cut_title = 'The last lamp',
       cut_clip_gain = -3, cut_loudness = -16, cut_burned_captions = 'en'
     where id = '${project}'`,
)
const NOT_ACCEPTED = 'This is not an accepted video of this project'

testResolver({
  'Query.project': {
    operation: `query ($id: ID!) { project(id: $id) { cut { ${CUT} } } }`,
    variables: ({ project }) => ({ id: project }),
    as: 'user',
    result: {
      project: {
        cut: {
          videos: [{ title: 'first' }, { title: 'second' }],
          gaps: [gap('', 1)],
          transitions: [''],
          lengths: [1],
          size: null,
          fit: 'pad',
          frameRate: null,
          title: null,
        },
      },
    },
    refused: SIGNED_IN,
    cases: notFound('hidden', (id) => ({ id })),
  },
  'Query.projects': {
    operation: `query ($first: Int) { projects(first: $first) { nodes { cut { ${CUT} } } } }`,
    as: 'user',
    result: { projects: { nodes: [{ cut: { videos: [{ title: 'first' }, { title: 'second' }] } }] } },
    refused: SIGNED_IN,
    list: {
      insert: ({ owner, first, second }) =>
        `with reel as (
           insert into project (name, owner_id) select 'Reel ' || n, '${owner}' from generate_series(1, 50) n returning id
         )
         insert into cut_item (project_id, video_id, position, transition)
         select id, case place when 0 then '${first}'::uuid else '${second}'::uuid end, place, 'fade'
         from reel cross join generate_series(0, 1) place`,
      variables: (first) => ({ first }),
      nodes: ({ projects }) => projects.nodes,
    },
  },
  'Mutation.saveCut': {
    operation: SAVE,
    variables: input({ gaps: [gap('hblur', 0.5)], ...CHOSEN, title: ' The last lamp ' }, ['second', 'first']),
    as: 'user',
    result: {
      saveCut: {
        videos: [{ title: 'second' }, { title: 'first' }],
        gaps: [gap('hblur', 0.5)],
        transitions: ['hblur'],
        lengths: [0.5],
        ...CHOSEN,
      },
    },
    refused: WRITERS,
    invalid: FAULTS,
    cases: [
      ...notFound('hidden', (projectId) => ({ input: { projectId, videoIds: [], gaps: [] } })),
      {
        name: 'omitted seconds are the default, omitted export settings stay',
        variables: input({ gaps: [gap('fade', null)] }),
        prepare: keptSettings,
        result: { saveCut: { gaps: [gap('fade', 1)], ...CHOSEN } },
      },
      {
        name: 'settings of null are those of the clips and the project',
        variables: input({
          ...fade,
          size: null,
          frameRate: null,
          title: null,
          clipGain: null,
          loudness: null,
          burnedCaptions: null,
        }),
        prepare: keptSettings,
        result: {
          saveCut: {
            size: null,
            frameRate: null,
            title: null,
            clipGain: -3,
            loudness: null,
            burnedCaptions: null,
          },
        },
      },
      {
        name: 'transitions and lengths as two lists',
        variables: input({ transitions: [''], lengths: [0.25] }),
        result: { saveCut: { gaps: [gap('', 0.25)], transitions: [''], lengths: [0.25] } },
      },
      {
        name: 'transitions without lengths',
        variables: input(lists),
        result: { saveCut: { gaps: [gap('fade', 1)] } },
      },
      {
        name: 'videos that were accepted meanwhile stay at the end',
        variables: input({ gaps: [] }, ['second']),
        result: { saveCut: { videos: [{ title: 'second' }, { title: 'first' }], gaps: [gap('', 1)] } },
      },
      {
        name: 'a video that is not accepted any more',
        variables: input(fade, ['first', 'refused']),
        code: 'CONFLICT',
        message: 'One of these clips is no longer in the cut',
      },
    ],
  },
  'Mutation.mergeVideos': {
    operation: `mutation ($input: MergeInput!) {
      mergeVideos(input: $input) {
        id title isMerged status author { username } job { kind status video { title } }
        gaps { transition seconds } transitions lengths size fit frameRate
      }
    }`,
    variables: input({ gaps: [gap('fade', 2)], size: '1080p', fit: 'crop', frameRate: 30 }),
    result: {
      mergeVideos: {
        title: 'The Keeper 1',
        isMerged: true,
        status: 'IN_PROGRESS',
        author: { username: 'owner' },
        job: { kind: 'MERGE', status: 'QUEUED', video: { title: 'The Keeper 1' } },
        gaps: [gap('fade', 2)],
        transitions: ['fade'],
        lengths: [2],
        size: '1080p',
        fit: 'crop',
        frameRate: 30,
      },
    },
    refused: WRITERS,
    invalid: [
      ...FAULTS,
      [input({ gaps: [] }, []), 'videoIds', 'There are no videos to merge'],
      [input(fade, ['first', 'fresh']), 'videoIds.1', NOT_ACCEPTED],
      [input(fade, ['refused', 'first']), 'videoIds.0', NOT_ACCEPTED],
      [input(fade, ['first', 'hiddenVideo']), 'videoIds.1', NOT_ACCEPTED],
      [input(fade, ['first', 'second'], 'hidden'), 'videoIds.0', NOT_ACCEPTED],
      [input(fade, ['first', 'second'], 'hidden'), 'videoIds.1', NOT_ACCEPTED],
      [
        ({ project, first }) => ({ input: { projectId: project, videoIds: [first, 'nonsense'], ...fade } }),
        'videoIds.1',
        NOT_ACCEPTED,
      ],
      [input({ ...fade, filmId: 'film-1' }), 'filmId', 'The id of a film is a UUID'],
      [
        input({ ...fade, burnedCaptions: 'de' }),
        'burnedCaptions',
        'The cut has no captions in this language',
      ],
      [(ids) => input({ ...fade, filmId: ids.first })(ids), 'filmId', 'The id of a film must be new'],
    ],
    cases: [
      ...notFound('hidden', (projectId, { first }) => ({
        input: { projectId, videoIds: [first], gaps: [] },
      })),
      {
        name: 'a transition is shortened for a short clip, a plain cut takes no time',
        prepare: sql(({ second }) => `update video set duration = 1.25 where id = '${second}'`),
        variables: input({ gaps: [gap('fade', 2)] }),
        result: { mergeVideos: { gaps: [gap('fade', 0.5)], size: null, fit: 'pad', frameRate: null } },
      },
      {
        name: 'the chosen title, and nothing of the draft',
        prepare: keptSettings,
        variables: input({ ...fade, title: ' Low tide ' }),
        result: { mergeVideos: { title: 'Low tide', size: null, fit: 'pad', frameRate: null } },
      },
      {
        name: 'transitions and lengths as two lists',
        variables: input({ transitions: [''], lengths: [2] }),
        result: { mergeVideos: { gaps: [gap('', 0)], transitions: [''], lengths: [0] } },
      },
      {
        name: 'lower thirds and captions are kept with the film',
        variables: input({ ...fade, burnedCaptions: 'en' }),
        result: { mergeVideos: { isMerged: true } },
        check: async ({ em, ids }) => {
          const [{ overlays }] = await em.fork().execute('select overlays from film_plan')
          expect(overlays).toMatchObject({
            burnedCaptions: 'en',
            lowerThirds: [{ itemId: ids.first, from: 12, to: 48, title: 'Ida' }],
          })
        },
      },
      {
        name: 'captions with a character without a font are not burned in',
        prepare: sql(({ caption }) => `update caption set text = 'a \u{13080}' where id = '${caption}'`),
        variables: input({ ...fade, burnedCaptions: 'en' }),
        code: 'BAD_USER_INPUT',
        message: 'There is no font for: \u{13080}',
      },
      {
        name: 'a refused merge begins nothing',
        variables: input(fade, ['first', 'refused']),
        code: 'BAD_USER_INPUT',
        message: NOT_ACCEPTED,
        check: async ({ em }) =>
          expect(await em.fork().execute('select id from video where is_merged')).toEqual([]),
      },
      { name: 'any user', as: 'user', result: { mergeVideos: { author: { username: 'user' } } } },
      {
        name: 'a film with an id of its own',
        variables: input({ ...fade, filmId: NOWHERE }),
        result: { mergeVideos: { id: NOWHERE } },
      },
    ],
  },
  'Subscription.cutChanged': {
    operation: `subscription ($id: ID!) { cutChanged(projectId: $id) { ${CUT} } }`,
    variables: ({ project }) => ({ id: project }),
    as: 'user',
    event: ({ as, ids }) => as('owner', SAVE, input(fade, ['second', 'first'])(ids)),
    result: { cutChanged: { videos: [{ title: 'second' }, { title: 'first' }], gaps: [gap('fade', 1)] } },
    refused: SIGNED_IN,
    cases: [
      {
        name: 'users outside a private project get no event',
        as: 'user',
        variables: ({ hidden }) => ({ id: hidden }),
        event: ({ as, ids }) => as('owner', SAVE, input({ gaps: [], fit: 'crop' }, [], 'hidden')(ids)),
        result: null,
      },
    ],
  },
})

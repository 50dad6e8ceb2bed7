import {
  NOWHERE,
  SIGNED_IN,
  WRITERS,
  type Invalid,
  type Variables,
  testResolver,
} from '../../../../test/resolver.js'
import { notFound, sql } from '../../../../test/resolver-cases.js'
import type { Ids } from '../../../../test/world/things.js'

const LOWER_THIRD =
  'id itemId from to title subtitle style position fadeFrames revision editedBy { username }'
const operation = (name: string, type: string) =>
  `mutation ($input: ${type}!) { ${name}(input: $input) { projectId lowerThirds { ${LOWER_THIRD} } } }`

const ofProject =
  (variables: (ids: Ids) => object) =>
  (ids: Ids): Variables => ({ input: { projectId: ids.project, ...variables(ids) } })
const NEW = { from: 60, to: 90, title: 'Ben' }
const added = (fields: object = {}) => ofProject(({ second }) => ({ itemId: second, ...NEW, ...fields }))
const changed = (fields: object) =>
  ofProject(({ lowerThird }) => ({ id: lowerThird, revision: 1, ...fields }))
const hidden = (variables: (ids: Ids) => object) =>
  notFound('hidden', (projectId, ids) => ({ input: { projectId, ...variables(ids) } }))

const LONG = 'x'.repeat(10_000)
const TEXTS: [fields: object, field: string, message: string][] = [
  [{ title: LONG }, 'title', 'A title has at most 100 characters'],
  [{ title: ' \u200B' }, 'title', 'A lower third needs a title'],
  [{ title: 'a\u0007b' }, 'title', 'A title must not contain control characters'],
  [{ title: 'Ida \u{13080}' }, 'title', 'There is no font for: \u{13080}'],
  [{ subtitle: LONG }, 'subtitle', 'A subtitle has at most 150 characters'],
  [{ subtitle: '\u{13080}' }, 'subtitle', 'There is no font for: \u{13080}'],
]
const WRONG: [fields: object, field: string, message: string][] = [
  ...TEXTS,
  [{ itemId: NOWHERE }, 'itemId', 'This clip is not in the cut'],
  [{ itemId: 'nonsense' }, 'itemId', 'This clip is not in the cut'],
  [{ from: -1 }, 'from', 'Frames are counted from 0'],
  [{ from: 40, to: 40 }, 'to', 'A lower third must end after its start'],
  [{ from: 40, to: 97 }, 'to', 'The clip ends at frame 96'],
  [{ fadeFrames: 26 }, 'fadeFrames', 'A fade lasts 0 to 25 frames'],
]
const someoneElse = sql(
  ({ lowerThird, owner }) =>
    `update lower_third set revision = 2, title = 'Eve', field_revisions = '{"title": 2}', edited_by_id = '${owner}' where id = '${lowerThird}'`,
)
const unknown = [NOWHERE, 'nonsense'].map((id) => ({
  name: `a lower third ${id} that is not in the cut`,
  variables: ofProject(() => ({ id, revision: 1 })),
  code: 'NOT_FOUND',
}))

testResolver({
  'Mutation.addLowerThird': {
    operation: operation('addLowerThird', 'AddLowerThirdInput'),
    variables: added({
      id: NOWHERE,
      subtitle: '<b>{\\i1}&amp;</b>',
      style: 'PANEL',
      position: 'TOP_RIGHT',
      fadeFrames: 0,
    }),
    as: 'user',
    result: {
      addLowerThird: {
        lowerThirds: [
          { title: 'Ida', style: 'BAR', position: 'BOTTOM_LEFT', fadeFrames: 6 },
          {
            id: NOWHERE,
            ...NEW,
            subtitle: '<b>{\\i1}&amp;</b>',
            style: 'PANEL',
            position: 'TOP_RIGHT',
            fadeFrames: 0,
            revision: 1,
            editedBy: { username: 'user' },
          },
        ],
      },
    },
    refused: WRITERS,
    invalid: [
      ...WRONG.map(([fields, field, message]): Invalid => [added(fields), field, message]),
      [added({ id: 'nonsense' }), 'id', 'The id of a lower third is a UUID'],
      [
        ofProject(({ second, lowerThird }) => ({ ...NEW, itemId: second, id: lowerThird })),
        'id',
        'The id of a lower third must be new',
      ],
    ],
    cases: [
      ...hidden(({ second }) => ({ itemId: second, ...NEW })),
      {
        name: 'before the trim of its clip',
        prepare: sql(({ second }) => `update cut_item set in_frame = 70 where id = '${second}'`),
        code: 'BAD_USER_INPUT',
        message: 'The clip begins at frame 70',
      },
      {
        name: 'a cut with as many lower thirds as it may have',
        prepare: sql(
          ({ project, first }) =>
            `insert into lower_third (project_id, item_id, from_frame, to_frame, title) select '${project}', '${first}', 0, 9, 'x' from generate_series(2, 200)`,
        ),
        code: 'BAD_USER_INPUT',
        message: 'A cut has at most 200 lower thirds',
      },
      {
        name: 'a clip with as many at once as it may have',
        prepare: sql(
          ({ project, second }) =>
            `insert into lower_third (project_id, item_id, from_frame, to_frame, title) select '${project}', '${second}', 0, 500, 'x' from generate_series(1, 6)`,
        ),
        code: 'BAD_USER_INPUT',
        message: 'At most 6 lower thirds of a clip are shown at once',
      },
    ],
  },
  'Mutation.updateLowerThird': {
    operation: operation('updateLowerThird', 'UpdateLowerThirdInput'),
    variables: changed({ title: 'Ada', subtitle: '', from: 20, style: 'PLAIN' }),
    as: 'user',
    result: {
      updateLowerThird: {
        lowerThirds: [
          {
            title: 'Ada',
            subtitle: '',
            from: 20,
            to: 48,
            style: 'PLAIN',
            revision: 2,
            editedBy: { username: 'user' },
          },
        ],
      },
    },
    refused: WRITERS,
    invalid: WRONG.map(([fields, field, message]): Invalid => [changed(fields), field, message]),
    cases: [
      ...hidden(({ lowerThird }) => ({ id: lowerThird, revision: 1 })),
      ...unknown,
      {
        name: 'changes of other fields go together',
        prepare: someoneElse,
        variables: changed({ to: 50 }),
        result: { updateLowerThird: { lowerThirds: [{ to: 50, title: 'Eve', revision: 3 }] } },
      },
      {
        name: 'the same field has changed since',
        prepare: someoneElse,
        as: 'user',
        variables: changed({ title: 'Ada' }),
        code: 'CONFLICT',
        message: 'owner has changed this lower third meanwhile',
      },
      {
        name: 'a trim that hides its frames leaves its texts editable',
        prepare: sql(({ first }) => `update cut_item set in_frame = 60 where id = '${first}'`),
        variables: changed({ title: 'Ada' }),
        result: { updateLowerThird: { lowerThirds: [{ title: 'Ada', from: 12 }] } },
      },
    ],
  },
  'Mutation.removeLowerThird': {
    operation: operation('removeLowerThird', 'RemoveLowerThirdInput'),
    variables: ofProject(({ lowerThird }) => ({ id: lowerThird })),
    as: 'user',
    result: { removeLowerThird: { lowerThirds: [] } },
    refused: WRITERS,
    cases: [
      ...hidden(({ lowerThird }) => ({ id: lowerThird })),
      ...[NOWHERE, 'nonsense'].map((id) => ({
        name: `a lower third ${id} that is not in the cut`,
        variables: ofProject(() => ({ id })),
        code: 'NOT_FOUND',
      })),
    ],
  },
  'Query.lowerThirdPreview': {
    operation:
      'query ($input: LowerThirdPreviewInput!) { lowerThirdPreview(input: $input) { url width height } }',
    variables: ofProject(() => ({
      title: 'Ida',
      subtitle: 'שלום 漢字 🎬',
      style: 'PANEL',
      position: 'MIDDLE_CENTRE',
    })),
    as: 'user',
    result: {
      lowerThirdPreview: {
        url: expect.stringMatching(/^data:image\/png;base64,iVBOR/),
        width: 1280,
        height: 720,
      },
    },
    refused: SIGNED_IN,
    invalid: TEXTS.map(([fields, field, message]): Invalid => [
      ofProject(() => ({ title: 'Ida', ...fields })),
      field,
      message,
    ]),
    cases: [
      ...hidden(() => ({ title: 'Ida' })),
      {
        name: 'in the shape of the cut',
        prepare: sql(({ project }) => `insert into cut (project_id, ratio) values ('${project}', '9:16')`),
        result: { lowerThirdPreview: { width: 720, height: 1280 } },
      },
    ],
  },
  'Query.project': {
    operation: `query ($id: ID!) { project(id: $id) { cut { renderedSeconds(burnedCaptions: "en") lowerThirds { ${LOWER_THIRD} } } } }`,
    variables: ({ project }) => ({ id: project }),
    as: 'user',
    result: {
      project: {
        cut: {
          renderedSeconds: 1.5,
          lowerThirds: [{ title: 'Ida', subtitle: 'Keeper of the light', from: 12, to: 48 }],
        },
      },
    },
    refused: SIGNED_IN,
    cases: notFound('hidden', (id) => ({ id })),
    list: {
      isWhole: true,
      insert: ({ project, first, user }) =>
        `insert into lower_third (project_id, item_id, from_frame, to_frame, title, edited_by_id) select '${project}', '${first}', 0, 9, 'x', '${user}' from generate_series(1, 50)`,
      variables: (_, { project }) => ({ id: project }),
      nodes: ({ project }) => project.cut.lowerThirds,
    },
  },
})

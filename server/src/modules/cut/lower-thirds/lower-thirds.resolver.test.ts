import { type Invalid, type Variables, testResolver } from '../../../../test/resolver.js'
import { notFound } from '../../../../test/resolver-cases.js'
import { type Ids, IDS } from '../../../../test/world/things.js'
import { Cut } from '../cut.entity.js'
import { aLowerThird, aRow, many, rows } from '../../../../test/world/builders.js'

const LOWER_THIRD =
  'id itemId startFrame endFrame title subtitle style position fadeFrames revision editedBy { username }'
const shown =
  (look: object) =>
  ({ project }: Ids): Variables => ({ input: { projectId: project, ...look } })

const LONG = 'x'.repeat(10_000)
const TEXTS: [fields: object, field: string, message: string][] = [
  [{ title: LONG }, 'title', 'A title has at most 100 characters'],
  [{ title: ' \u200B' }, 'title', 'A lower third needs a title'],
  [{ title: 'a\u0007b' }, 'title', 'A title must not contain control characters'],
  [{ title: 'Ida \u{13080}' }, 'title', 'There is no font for: \u{13080}'],
  [{ subtitle: LONG }, 'subtitle', 'A subtitle has at most 150 characters'],
  [{ subtitle: '\u{13080}' }, 'subtitle', 'There is no font for: \u{13080}'],
]
testResolver({
  'Query.lowerThirdPreview': {
    operation:
      'query ($input: LowerThirdPreviewInput!) { lowerThirdPreview(input: $input) { url width height } }',
    variables: shown({
      title: 'Ida',
      subtitle: 'שלום 漢字 🎬',
      style: 'PANEL',
      position: 'MIDDLE_CENTRE',
    }),
    as: 'user',
    result: {
      lowerThirdPreview: {
        url: expect.stringMatching(/^data:image\/png;base64,iVBOR/),
        width: 1280,
        height: 720,
      },
    },
    invalid: TEXTS.map(([fields, field, message]): Invalid => [
      shown({ title: 'Ida', ...fields }),
      field,
      message,
    ]),
    cases: [
      ...notFound('hidden', (projectId) => ({ input: { projectId, title: 'Ida' } })),
      {
        name: 'in the aspect ratio of the cut',
        prepare: rows(aRow(Cut, { projectId: IDS.project, ratio: '9:16' })),
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
          lowerThirds: [{ title: 'Ida', subtitle: 'Keeper of the light', startFrame: 12, endFrame: 48 }],
        },
      },
    },
    list: {
      isWhole: true,
      rows: many(50, () => aLowerThird({ startFrame: 0, endFrame: 9, editedById: IDS.user })),
      variables: (_, { project }) => ({ id: project }),
      nodes: ({ project }) => project.cut.lowerThirds,
    },
  },
})

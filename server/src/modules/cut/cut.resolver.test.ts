/** Covers specification V15. */
import { randomUUID } from 'node:crypto'
import {
  CHOSEN,
  fade,
  gap,
  INVALID_ORDERS,
  keptSettings,
  lists,
  orderInput,
} from '../../../test/cut-orders.js'
import { testResolver } from '../../../test/resolver.js'
import { notFound } from '../../../test/resolver-cases.js'
import { IDS } from '../../../test/world/things.js'
import { aCutItem, aProject, many } from '../../../test/world/builders.js'

const CUT =
  'projectId videos { title author { username } } gaps { transition seconds } transitions lengths size fit frameRate title clipGain loudness burnedCaptions'
const SAVE = `mutation ($input: UpdateCutInput!) { updateCut(input: $input) { ${CUT} } }`

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
          fit: 'PAD',
          frameRate: null,
          title: null,
        },
      },
    },
  },
  'Query.projects': {
    operation: `query ($first: Int) { projects(first: $first) { nodes { cut { ${CUT} } } } }`,
    as: 'user',
    result: { projects: { nodes: [{ cut: { videos: [{ title: 'first' }, { title: 'second' }] } }] } },
    list: {
      rows: many(50, () => {
        const projectId = randomUUID()
        return [
          aProject({ id: projectId }),
          aCutItem({ projectId, position: 0, transition: 'fade' }),
          aCutItem({ projectId, clipId: IDS.second, position: 1, transition: 'fade' }),
        ]
      }),
      variables: (first) => ({ first }),
      nodes: ({ projects }) => projects.nodes,
    },
  },
  'Mutation.updateCut': {
    operation: SAVE,
    variables: orderInput({ gaps: [gap('hblur', 0.5)], ...CHOSEN, title: ' The last lamp ' }, [
      'second',
      'first',
    ]),
    as: 'user',
    result: {
      updateCut: {
        videos: [{ title: 'second' }, { title: 'first' }],
        gaps: [gap('hblur', 0.5)],
        transitions: ['hblur'],
        lengths: [0.5],
        ...CHOSEN,
      },
    },
    invalid: INVALID_ORDERS,
    cases: [
      ...notFound('hidden', (projectId) => ({ input: { projectId, videoIds: [], gaps: [] } })),
      {
        name: 'omitted seconds are the default, omitted export settings stay',
        variables: orderInput({ gaps: [gap('fade', null)] }),
        prepare: keptSettings,
        result: { updateCut: { gaps: [gap('fade', 1)], ...CHOSEN } },
      },
      {
        name: 'settings of null follow the clips and the project',
        variables: orderInput({
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
          updateCut: {
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
        variables: orderInput({ transitions: [''], lengths: [0.25] }),
        result: { updateCut: { gaps: [gap('', 0.25)], transitions: [''], lengths: [0.25] } },
      },
      {
        name: 'transitions without lengths',
        variables: orderInput(lists),
        result: { updateCut: { gaps: [gap('fade', 1)] } },
      },
      {
        name: 'videos accepted meanwhile stay at the end',
        variables: orderInput({ gaps: [] }, ['second']),
        result: { updateCut: { videos: [{ title: 'second' }, { title: 'first' }], gaps: [gap('', 1)] } },
      },
      {
        name: 'a video that is no longer accepted',
        variables: orderInput(fade, ['first', 'refused']),
        code: 'CONFLICT',
        message: 'One of these clips is no longer in the cut',
      },
    ],
  },
  'Subscription.cutChanged': {
    operation: `subscription ($id: ID!) { cutChanged(projectId: $id) { ${CUT} } }`,
    variables: ({ project }) => ({ id: project }),
    as: 'user',
    event: ({ as, ids }) => as('owner', SAVE, orderInput(fade, ['second', 'first'])(ids)),
    result: { cutChanged: { videos: [{ title: 'second' }, { title: 'first' }], gaps: [gap('fade', 1)] } },
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

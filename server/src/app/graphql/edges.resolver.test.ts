import { Project } from '../../modules/project/project.entity.js'
import { testResolver } from '../../../test/resolver.js'
import {
  aClip,
  aCue,
  aNote,
  aRow,
  aShot,
  many,
  rows,
  update,
  type Writes,
} from '../../../test/world/builders.js'
import { IDS } from '../../../test/world/things.js'
import { Message, MessageSender } from '../../modules/chat/message.entity.js'
import { Asset } from '../../modules/library/asset.entity.js'
import { Clip } from '../../modules/video/clip.entity.js'

const { first, second, said, note, joined, approved, deletedVideo } = IDS
const PROJECT = 'project { id owner { username } }'

/** A list of 50 rows and its edges. */
const list = (what: string, { selection, row }: { selection: string; row: (n: number) => Writes }) => ({
  operation: `query ($id: ID!, $first: Int!) { project(id: $id) { ${what}(first: $first) { nodes { ${selection} } } } }`,
  variables: ({ project }: typeof IDS) => ({ id: project, first: 10 }),
  list: {
    rows: many(50, row),
    variables: (count: number, { project }: typeof IDS) => ({ id: project, first: count }),
    nodes: ({ project }: { project: Record<string, { nodes: unknown[] }> }) => project[what].nodes,
  },
})

describe('messages', () =>
  testResolver({
    'Query.project': {
      ...list('messages', {
        selection: `id ${PROJECT} answers { id author { username } }`,
        row: () =>
          aRow(Message, {
            projectId: IDS.project,
            authorId: IDS.owner,
            content: 'Here',
            senderType: MessageSender.ASSISTANT,
            answersId: said,
          }),
      }),
      operation: `query ($id: ID!, $first: Int!) { project(id: $id) { messages(last: $first) { nodes {
        ${PROJECT} answers { id author { username } } } } } }`,
      result: { project: { messages: { nodes: [{ project: { id: IDS.project }, answers: null }] } } },
    },
  }))

describe('clips', () =>
  testResolver({
    'Query.project': {
      ...list('clips', {
        selection: `${PROJECT} firstTake { title author { username } } extendsVideo { title }`,
        row: () => aClip({ takeOf: first, extendsVideoId: second }),
      }),
      cases: [
        {
          name: 'a take of a deleted one',
          prepare: rows(update(Clip, first, { takeOf: deletedVideo, extendsVideoId: deletedVideo })),
          result: {
            project: {
              clips: {
                nodes: expect.arrayContaining([
                  { project: expect.anything(), firstTake: null, extendsVideo: null },
                  expect.objectContaining({ firstTake: { title: 'second', author: { username: 'owner' } } }),
                ]),
              },
            },
          },
        },
      ],
      result: {},
    },
  }))

describe('notes', () =>
  testResolver({
    'Query.project': {
      ...list('notes', {
        selection: `${PROJECT} parent { id } replies { parent { text } }`,
        row: (n) => {
          const id = `44444444-4444-4444-8444-${String(n).padStart(12, '0')}`
          return [aNote({ id }), aNote({ parentId: id })]
        },
      }),
      prepare: rows(aNote({ parentId: note })),
      result: {
        project: {
          notes: { nodes: [{}, { parent: null, replies: [{ parent: { text: 'The coat should be red' } }] }] },
        },
      },
    },
  }))

describe('cuts', () =>
  testResolver({
    'Query.project': {
      operation: `query ($id: ID!) { project(id: $id) { cut {
        ${PROJECT} cues { item { id video { title } } } captionTracks { captions { item { id } track { language } } }
        lowerThirds { item { id } } } } }`,
      variables: ({ project }) => ({ id: project }),
      result: {
        project: {
          cut: {
            project: { id: IDS.project },
            cues: [{ item: { id: IDS.firstItem, video: { title: 'first' } } }],
            captionTracks: [{ captions: [{ item: { id: IDS.firstItem }, track: { language: 'en' } }] }],
            lowerThirds: [{ item: { id: IDS.firstItem } }],
          },
        },
      },
      list: {
        isWhole: true,
        rows: many(50, () => aCue({ itemId: IDS.secondItem })),
        variables: (_, { project }) => ({ id: project }),
        nodes: ({ project }) => project.cut.cues,
      },
    },
    'Query.storyboard': {
      operation: `query ($id: ID!) { storyboard(projectId: $id) {
        ${PROJECT} shots { ${PROJECT} } elements { ${PROJECT} } } }`,
      variables: ({ project }) => ({ id: project }),
      result: {
        storyboard: {
          project: { id: IDS.project },
          shots: [{ project: { id: IDS.project } }, {}],
          elements: [{ project: { id: IDS.project } }],
        },
      },
      list: {
        isWhole: true,
        rows: many(50, (n) => aShot({ position: n + 2 })),
        variables: (_, { project }) => ({ id: project }),
        nodes: ({ storyboard }) => storyboard.shots,
      },
    },
    'Query.asset': {
      operation: 'query ($id: ID!) { asset(id: $id) { source { name owner { username } } } }',
      variables: () => ({ id: approved }),
      prepare: rows(update(Asset, approved, { sourceId: joined })),
      result: { asset: { source: { name: 'The joined one', owner: { username: 'owner' } } } },
      cases: [
        {
          name: 'a copy of one that the viewer may not see',
          as: 'user',
          prepare: rows(update(Asset, approved, { sourceId: IDS.pending })),
          result: { asset: { source: null } },
        },
      ],
    },
    'Query.job': {
      operation: `query ($id: ID!) { job(id: $id) { ${PROJECT} } }`,
      variables: ({ job }) => ({ id: job }),
      result: { job: { project: { owner: { username: 'owner' } } } },
      cases: [
        {
          name: 'a job whose project the viewer may not see',
          as: 'user',
          prepare: rows(update(Project, IDS.project, { isPrivate: true })),
          code: 'NOT_FOUND',
        },
      ],
    },
  }))

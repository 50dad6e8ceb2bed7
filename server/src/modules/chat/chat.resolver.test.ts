import { type Invalid, NOWHERE, testResolver } from '../../../test/resolver.js'
import { Message, MessageSender } from './message.entity.js'
import { aRow, many } from '../../../test/world/builders.js'
import { IDS } from '../../../test/world/things.js'

const inHidden = (name: string) => ({
  name: 'users outside a private project get NOT_FOUND',
  as: 'user' as const,
  variables: ({ hidden }: { hidden: string }) => ({ projectId: hidden, [name]: 'A lighthouse' }),
  code: 'NOT_FOUND',
})

testResolver({
  'Query.project': {
    operation: `query ($id: ID!, $last: Int) {
      project(id: $id) { messages(last: $last) { totalCount nodes {
        content senderType author { username } references { name } firstFrame { name } video { title } asset { name } job { status } note
      } } }
    }`,
    variables: ({ project }) => ({ id: project, last: 10 }),
    as: 'user',
    result: {
      project: {
        messages: { totalCount: 1, nodes: [{ content: 'A lighthouse', author: { username: 'owner' } }] },
      },
    },
    list: {
      rows: many(50, (n) =>
        aRow(Message, {
          projectId: IDS.project,
          authorId: n % 2 ? IDS.user : IDS.owner,
          content: `Take ${n}`,
          senderType: MessageSender.ASSISTANT,
          clipId: n % 2 ? IDS.second : IDS.first,
        }),
      ),
      variables: (last, { project }) => ({ id: project, last }),
      nodes: ({ project }) => project.messages.nodes,
    },
  },
  'Mutation.sendPrompt': {
    operation: `mutation ($projectId: ID!, $prompt: String!, $variations: Int! = 1, $ratio: String! = "16:9", $referenceIds: [ID!]! = []) {
      sendPrompt(input: { projectId: $projectId, prompt: $prompt, variations: $variations, ratio: $ratio, referenceIds: $referenceIds }) {
        prompt { content senderType author { username } } answer { content senderType job { status } video { status ... on Clip { prompt } } }
      }
    }`,
    variables: ({ project }) => ({ projectId: project, prompt: ' A lighthouse at dusk ' }),
    as: 'user',
    result: {
      sendPrompt: {
        prompt: { content: 'A lighthouse at dusk', senderType: 'USER', author: { username: 'user' } },
        answer: {
          content: 'Process started...',
          senderType: 'ASSISTANT',
          job: { status: 'QUEUED' },
          video: { status: 'IN_PROGRESS', prompt: 'A lighthouse at dusk' },
        },
      },
    },
    invalid: [
      [({ project }) => ({ projectId: project, prompt: ' ' }), 'prompt'],
      [({ project }) => ({ projectId: project, prompt: 'A lighthouse', ratio: '5:7' }), 'ratio'],
      [({ project }) => ({ projectId: project, prompt: 'A lighthouse', variations: 0 }), 'variations'],
      ...[NOWHERE, 'nonsense'].map((id): Invalid => [
        ({ project }) => ({ projectId: project, prompt: 'A lighthouse', referenceIds: [id] }),
        'referenceIds.0',
      ]),
    ],
    cases: [inHidden('prompt')],
  },
  'Mutation.generateImage': {
    operation: `mutation ($projectId: ID!, $prompt: String!, $ratio: String! = "16:9") {
      generateImage(input: { projectId: $projectId, prompt: $prompt, ratio: $ratio }) {
        prompt { content } answer { messageType ratio asset { id } job { status } }
      }
    }`,
    variables: ({ project }) => ({ projectId: project, prompt: 'A lighthouse' }),
    as: 'user',
    result: {
      generateImage: {
        prompt: { content: 'A lighthouse' },
        answer: { ratio: '16:9', asset: null, job: { status: 'QUEUED' } },
      },
    },
    invalid: [
      [({ project }) => ({ projectId: project, prompt: ' ' }), 'prompt'],
      [({ project }) => ({ projectId: project, prompt: 'A lighthouse', ratio: '5:7' }), 'ratio'],
    ],
    cases: [inHidden('prompt')],
  },
  'Mutation.createMessage': {
    operation: `mutation ($projectId: ID!, $content: String!, $senderType: MessageSender! = USER, $videoId: ID, $assetId: ID) {
      createMessage(input: { projectId: $projectId, content: $content, senderType: $senderType, videoId: $videoId, assetId: $assetId }) {
        content author { username } video { title } job { id }
      }
    }`,
    variables: ({ project }) => ({ projectId: project, content: ' Remember the boat ' }),
    as: 'user',
    result: {
      createMessage: { content: 'Remember the boat', author: { username: 'user' }, video: null, job: null },
    },
    invalid: [[({ project }) => ({ projectId: project, content: '  ' }), 'content']],
    cases: [
      inHidden('content'),
      {
        name: 'an answer with a video of the project',
        variables: ({ project, fresh }) => ({
          projectId: project,
          content: 'Here it is',
          senderType: 'ASSISTANT',
          videoId: fresh,
        }),
        result: { createMessage: { video: { title: 'fresh' } } },
      },
      {
        name: 'an answer with the video of another project',
        variables: ({ project, hiddenVideo }) => ({
          projectId: project,
          content: 'Here it is',
          senderType: 'ASSISTANT',
          videoId: hiddenVideo,
        }),
        code: 'BAD_USER_INPUT',
      },
    ],
  },
  'Subscription.messageChanged': {
    operation:
      'subscription ($projectId: ID!) { messageChanged(projectId: $projectId) { content author { username } } }',
    variables: ({ project }) => ({ projectId: project }),
    as: 'user',
    event: ({ as, ids }) =>
      as(
        'owner',
        `mutation { createMessage(input: { projectId: "${ids.project}", content: "Listen", senderType: USER }) { id } }`,
      ),
    result: { messageChanged: { content: 'Listen', author: { username: 'owner' } } },
  },
})

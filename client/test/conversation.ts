import { MessagesDocument } from '../src/features/chat/ChatTab.generated'
import type { MessageFieldsFragment } from '../src/features/chat/MessageFields.generated'
import { ana, type Answer, exactly } from './answers'

type Changes = Partial<
  Omit<MessageFieldsFragment, 'references' | 'firstFrame' | 'lastFrame' | 'extendsVideo'>
> & {
  projectId?: string
  references?: object[]
  firstFrame?: object | null
  lastFrame?: object | null
  extendsVideo?: object | null
}

/** A video prompt by ana. */
export const makePrompt = (content: string, changes: Changes = {}) => ({
  __typename: 'Message' as const,
  id: 'm1',
  projectId: '1',
  content,
  magicPrompt: null,
  note: null,
  senderType: 'USER',
  messageType: 'VIDEO',
  author: { __typename: 'User' as const, id: ana.id, username: ana.username },
  answersId: null,
  references: [],
  firstFrame: null,
  lastFrame: null,
  extendsVideoId: null,
  extendsVideo: null,
  ratio: null,
  asset: null,
  video: null,
  videoDeleted: false,
  variations: 1,
  videos: [],
  job: null,
  createdAt: '2026-11-18T10:00:00Z',
  ...changes,
})

/** The response to the prompt `m1`. */
export const makeReply = (changes: Changes = {}) =>
  makePrompt('Process started...', { id: 'm2', senderType: 'ASSISTANT', answersId: 'm1', ...changes })

/** A complete conversation of a project. */
export const conversationOf = (projectId: string, nodes: ReturnType<typeof makePrompt>[]): Answer => ({
  request: { query: MessagesDocument, variables: { projectId, last: 50 } },
  result: {
    data: {
      project: {
        __typename: 'Project',
        id: projectId,
        messages: {
          __typename: 'MessageConnection',
          nodes,
          count: exactly(nodes.length),
          pageInfo: { __typename: 'PageInfo', hasPreviousPage: false, startCursor: null },
        },
      },
    },
  },
})

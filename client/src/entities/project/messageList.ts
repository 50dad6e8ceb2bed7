import { appendEntry, liveList } from '../../shared/lib/lists/connectionCache'

interface Message {
  id: string
  projectId: string
}

/** The cached conversation of a project; new messages come last. */
export const messageList = liveList<Message, Message>({
  typename: 'Message',
  field: 'messages',
  owner: ({ projectId }) => ({ __typename: 'Project', id: projectId }),
  place: appendEntry,
})

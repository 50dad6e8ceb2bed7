import { appendEntry, liveList } from '../../shared/lib/lists/connectionCache'

interface Message {
  id: string
  projectId: string
}

/** Cached messages of a project, in order; new ones are appended. */
export const messageList = liveList<Message, Message>({
  typename: 'Message',
  field: 'messages',
  owner: ({ projectId }) => ({ __typename: 'Project', id: projectId }),
  place: appendEntry,
})

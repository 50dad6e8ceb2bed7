import { MessagesDocument } from '../features/chat/ChatTab.generated'
import { StoryboardDocument } from '../features/storyboard/storyboard.generated'
import { ReviewCountsDocument } from '../features/videos/review/review.generated'
import { ProjectVideosDocument } from '../features/videos/videos.generated'
import { tabOf } from '../features/workspace/tabs'
import { WorkspaceDocument } from '../features/workspace/workspace.generated'
import type { Ask } from '../lib/askAhead'

/** How many messages, and how many videos, are asked for at once. */
export const PAGE = 50

/** A project, and what the tab shows that is open. */
export const ask: Ask = (send, { path: [place, id], search }) => {
  if (place !== 'projects' || !id) return
  const tab = tabOf(search)
  send(WorkspaceDocument, { id })
  if (tab === 'chat') send(MessagesDocument, { projectId: id, last: PAGE })
  if (tab === 'storyboard') send(StoryboardDocument, { projectId: id })
  if (tab === 'videos') {
    send(ProjectVideosDocument, { id, first: PAGE })
    send(ReviewCountsDocument, { id })
  }
}

import { MessagesDocument } from '../../features/chat/ChatTab.generated'
import { StoryboardElementsDocument } from '../../features/storyboard/cast/elements.generated'
import { StoryboardDocument } from '../../features/storyboard/storyboard.generated'
import { ReviewCountsDocument } from '../../features/clips/review/review.generated'
import { ProjectVideosDocument } from '../videos/videos.generated'
import { ProjectNotesDocument } from '../../entities/note/notes.generated'
import { tabOf } from '../../features/workspace/tabs'
import { WorkspaceDocument } from '../../features/workspace/workspace.generated'
import { PAGE_SIZES } from '../../shared/lib/loading/preloadedResponses'
import type { PageQueries } from '../../shared/lib/loading/prefetchQueries'

/** A project with the content of its open tab. */
export const pageQueries: PageQueries = (send, { path: [place, id], search }) => {
  if (place !== 'projects' || !id) return
  const tab = tabOf(search)
  send(WorkspaceDocument, { id })
  if (tab === 'chat') send(MessagesDocument, { projectId: id, last: PAGE_SIZES.messages })
  if (tab === 'storyboard') {
    send(StoryboardDocument, { projectId: id })
    send(StoryboardElementsDocument, { projectId: id })
  }
  if (tab === 'notes') send(ProjectNotesDocument, { id, first: PAGE_SIZES.notes, status: 'OPEN' })
  if (tab === 'videos') {
    send(ProjectVideosDocument, { id, first: PAGE_SIZES.videos })
    send(ReviewCountsDocument, { id })
  }
}

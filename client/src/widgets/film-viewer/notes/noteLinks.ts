import { isDraft } from '../../../entities/video/isDraft'
import type { VideoNotesQuery } from './noteLayer.generated'

/** A review link whose guests can see notes on the shown video. */
export interface NoteLink {
  id: string
  name: string
}

/** Active links that share the video. */
export const linksOf = ({ project, video }: VideoNotesQuery): NoteLink[] =>
  project.reviewLinks.nodes.filter((link) => {
    if (!link.isActive) return false
    if (link.kind === 'FILM') return link.video?.id === video.id
    if (link.kind === 'TAKES')
      return (
        link.video?.__typename === 'Clip' &&
        video.__typename === 'Clip' &&
        link.video.firstTakeId === video.firstTakeId
      )
    return (
      video.__typename === 'Film' &&
      isDraft(video) === isDraft(link.video) &&
      (link.video === null || video.createdAt >= link.video.createdAt)
    )
  })

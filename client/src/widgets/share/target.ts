import type { ReviewKind } from '../../entities/types.generated'
import type { VideoTitleFieldsFragment } from '../../entities/video/VideoTitle.generated'

/** What a new review link shows. */
export interface ShareTarget {
  projectId: string
  kind: ReviewKind
  /** The film, or a take of the shot; none for a cut. */
  videoId?: string
  /** The proposed name of the link. */
  name: string
}

interface SharedVideo extends VideoTitleFieldsFragment {
  id: string
  projectId: string
  isMerged: boolean
}

/** Shares a film, or all takes of the shot that a take belongs to. */
export const targetOfVideo = (video: SharedVideo): ShareTarget => ({
  projectId: video.projectId,
  kind: video.isMerged ? 'FILM' : 'TAKES',
  videoId: video.id,
  name: video.isMerged || !video.shotNumber ? video.title : `Shot ${video.shotNumber}`,
})

/** What guests of a kind of link see. */
export const KIND_TEXTS: Record<ReviewKind, { label: string; text: string }> = {
  FILM: { label: 'Film', text: 'Guests see this film alone.' },
  CUT: { label: 'Cut', text: 'Guests see the newest film and, as new versions, all later ones.' },
  TAKES: { label: 'Takes', text: 'Guests see all finished takes of this shot.' },
}

/** The address for guests. The token is in its fragment, which browsers send to no server. */
export const addressOf = (token: string): string => `${window.location.origin}/review#${token}`

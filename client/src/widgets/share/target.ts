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

type SharedVideo = VideoTitleFieldsFragment & { id: string; projectId: string }

/** Shares a film, or all takes of the shot that a take belongs to. */
export const targetOfVideo = (video: SharedVideo): ShareTarget => ({
  projectId: video.projectId,
  kind: video.__typename === 'Film' ? 'FILM' : 'TAKES',
  videoId: video.id,
  name: video.__typename === 'Clip' && video.shotNumber ? `Shot ${video.shotNumber}` : video.title,
})

/** What guests of a kind of link see. */
export const KIND_TEXTS: Record<ReviewKind, { label: string; text: string }> = {
  FILM: { label: 'Film', text: 'Guests see this film alone.' },
  CUT: { label: 'Cut', text: 'Guests see the newest film and, as new versions, all later ones.' },
  TAKES: { label: 'Takes', text: 'Guests see all finished takes of this shot.' },
}

/** The address for guests. The token is in its fragment, which browsers send to no server. */
export const addressOf = (token: string): string => `${window.location.origin}/review#${token}`

import type { JobKind, ReviewKind } from '../../entities/types.generated'
import { isDraft } from '../../entities/video/isDraft'
import type { VideoTitleFieldsFragment } from '../../entities/video/VideoTitle.generated'

/** The subject of a new review link. */
export interface ShareTarget {
  projectId: string
  kind: ReviewKind
  /**
   * The film, or a take of the shot; omitted for a cut and for first frames. Links to a film include later versions by
   * default.
   */
  videoId?: string
  /** Default name of the link. */
  name: string
  /** Whether the film is a draft of the storyboard, whose later versions are drafts. */
  isDraft?: boolean
}

export type SharedVideo = VideoTitleFieldsFragment & {
  id: string
  projectId: string
  job?: { kind: JobKind } | null
}

/** Target for a film, or for all takes of the shot of a take. */
export const targetOfVideo = (video: SharedVideo): ShareTarget => ({
  projectId: video.projectId,
  kind: video.__typename === 'Film' ? 'FILM' : 'TAKES',
  videoId: video.id,
  name: video.__typename === 'Clip' && video.shotNumber ? `Shot ${video.shotNumber}` : video.title,
  isDraft: isDraft(video),
})

/** Labels, and descriptions of what guests see, by kind of link. */
export const KIND_TEXTS: Record<ReviewKind, { label: string; text: string }> = {
  FILM: { label: 'One version', text: 'Guests see this film alone.' },
  CUT: {
    label: 'Film and later versions',
    text: 'Guests see the newest film and, as new versions, all later ones.',
  },
  TAKES: { label: 'Takes', text: 'Guests see all finished takes of this shot.' },
  FIRST_FRAMES: {
    label: 'First frames',
    text: 'Guests see the first frame of each shot, and later ones as they are drawn.',
  },
}

/** What guests see of a target. */
export const guestsSee = ({ kind, isDraft: isOfDraft }: ShareTarget, isOneVersion: boolean): string => {
  if (kind !== 'FILM' || isOneVersion) return KIND_TEXTS[kind].text
  return isOfDraft
    ? 'Guests see this draft and, as new versions, all later drafts.'
    : 'Guests see this film and, as new versions, all later ones.'
}

/** Address for guests. The token is in its fragment, which browsers do not send to servers. */
export const addressOf = (token: string): string => `${window.location.origin}/review#${token}`

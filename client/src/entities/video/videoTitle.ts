import type { VideoTitleFieldsFragment } from './VideoTitle.generated'

/** “Shot 14, take 1” for a take of a storyboard shot that was not renamed, else `otherwise`. */
export const takeLabel = (
  { isRenamed, shotNumber, takeNumber }: VideoTitleFieldsFragment,
  otherwise: string,
): string => (shotNumber && !isRenamed ? `Shot ${shotNumber}, take ${takeNumber}` : otherwise)

/** The displayed title. */
export const videoTitle = (video: VideoTitleFieldsFragment): string => takeLabel(video, video.title)

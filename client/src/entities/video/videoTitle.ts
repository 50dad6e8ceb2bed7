import type { VideoTitleFieldsFragment } from './VideoTitle.generated'

/** “Shot 14, take 1” for a take of a storyboard shot that was not renamed, or else `otherwise`. */
export const takeLabel = (video: VideoTitleFieldsFragment, otherwise: string): string =>
  video.__typename === 'Clip' && video.shotNumber && !video.isRenamed
    ? `Shot ${video.shotNumber}, take ${video.takeNumber}`
    : otherwise

export const videoTitle = (video: VideoTitleFieldsFragment): string => takeLabel(video, video.title)

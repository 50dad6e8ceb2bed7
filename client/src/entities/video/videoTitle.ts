import type { VideoTitleFieldsFragment } from './VideoTitle.generated'

/** The displayed title: “Shot 14, take 1” for a take of a storyboard shot that was not renamed. */
export const videoTitle = ({ title, isRenamed, shotNumber, takeNumber }: VideoTitleFieldsFragment): string =>
  shotNumber && !isRenamed ? `Shot ${shotNumber}, take ${takeNumber}` : title

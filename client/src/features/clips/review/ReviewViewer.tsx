import { useMay } from '../../../entities/person/may'
import type { Decision } from '../../../entities/video/review/ReviewButtons'
import { useReview } from '../../../entities/video/review/ReviewButtons'
import { clock } from '../../../shared/lib/time'
import { useCloseOnError } from '../../../shared/lib/toast'
import { clipOf } from '../../../entities/video/clipOf'
import { madeBy } from '../../../entities/video/madeBy'
import type { OpenedVideo } from '../../../entities/video/useOpenedVideo'
import { FilmViewer } from '../../../widgets/film-viewer/FilmViewer'
import type { GeneratedVideoFieldsFragment } from '../GeneratedVideo.generated'
import { useOpenedVideoQuery } from './OpenedVideo.generated'

type Video = GeneratedVideoFieldsFragment

/** The lines of a shot’s prompt that describe no character, place or prop. */
const actionOf = (prompt: string): string =>
  prompt
    .split('\n')
    .filter((line) => !/^(?:Character|Place|Prop) /.test(line))
    .join(' ')

const factsOf = (video: Video): string =>
  [
    // the title of other videos is their prompt
    video.shotNumber !== null && actionOf(video.prompt),
    madeBy(video),
    video.ratio,
    video.duration !== null && clock(video.duration),
    video.status === 'DECLINED' && video.declineReason && `Rejected: ${video.declineReason}`,
  ]
    .filter(Boolean)
    .join(' · ')

const NO_CLIP = new Error('This video is not among the generated ones')

interface ReviewViewerProps {
  /** Id of the opened video. */
  id: string
  /** The loaded videos, in order. */
  loaded: readonly Video[]
  /** Whether the filter includes a video. */
  isListed: (video: Video) => boolean
  /** Whether to show the next video after a review that removes the current one from the list. */
  goesOn: boolean
  viewer: OpenedVideo
}

/** Full-window viewer to review the videos of a list in sequence. */
export function ReviewViewer({ id, loaded, isListed, goesOn, viewer }: ReviewViewerProps) {
  const { review, busy } = useReview()
  const mayDecide = useMay()('decide')
  const listed = loaded.find((one) => one.id === id)
  const { data, error } = useOpenedVideoQuery({
    variables: { id },
    skip: listed !== undefined,
    context: { quiet: true },
  })
  const video = listed ?? clipOf(data?.video)
  useCloseOnError(video ? undefined : (error ?? (data && NO_CLIP)), viewer.close)
  if (!video) return null
  const videos = loaded.filter((one) => one.url && (isListed(one) || one.id === id))
  const at = videos.findIndex((one) => one.id === id)
  const step = viewer.stepper(videos)
  const decide = (decision: Decision) => {
    void review(id, decision)
    const isLast = at === videos.length - 1
    if (goesOn && videos.length === 1) return viewer.close()
    if (goesOn) return step(isLast ? -1 : 1)
    if (video.status !== 'PENDING') return
    const next = videos.findIndex(({ status }, to) => to > at && status === 'PENDING')
    if (next >= 0) step(next - at)
  }
  return (
    <FilmViewer
      film={video}
      facts={factsOf(video)}
      onClose={viewer.close}
      onStep={at < 0 ? undefined : step}
      place={at < 0 ? undefined : { at: at + 1, of: videos.length }}
      verdict={
        mayDecide
          ? { status: video.status, busy: busy?.id === id ? busy.review : undefined, decide }
          : undefined
      }
    />
  )
}

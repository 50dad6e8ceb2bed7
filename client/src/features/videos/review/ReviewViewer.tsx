import type { GeneratedVideoFieldsFragment, Review } from '../../../gql/generated'
import { useReview } from '../../../lib/review'
import { clock } from '../../../lib/time'
import { FilmViewer } from '../../../ui/FilmViewer'

type Video = GeneratedVideoFieldsFragment

const factsOf = ({ engine, model, ratio, duration }: Video): string =>
  [engine === 'LOCAL' ? 'local preview' : model, ratio, duration !== null && clock(duration)]
    .filter(Boolean)
    .join(' · ')

interface ReviewViewerProps {
  /** Those that can be looked at, in their order. */
  videos: readonly Video[]
  openedId: string
  /** A decision takes a video out of the list: the next one is shown then. */
  goesOn: boolean
  onOpen: (id: string | null) => void
}

/** The videos of a list on the whole screen, one after the other, to decide about. */
export function ReviewViewer({ videos, openedId, goesOn, onOpen }: ReviewViewerProps) {
  const { review, busy } = useReview()
  const at = videos.findIndex(({ id }) => id === openedId)
  const video = videos[at]
  if (!video) return null
  const decide = (decision: Review) => {
    void review(video.id, decision)
    const next = videos[at + 1] ?? videos[at - 1]
    if (goesOn) onOpen(next?.id ?? null)
  }
  return (
    <FilmViewer
      film={video}
      facts={factsOf(video)}
      onClose={() => onOpen(null)}
      onStep={(by) => onOpen(videos[at + by]?.id ?? video.id)}
      place={{ at: at + 1, of: videos.length }}
      verdict={{
        status: video.status,
        busy: busy?.id === video.id ? busy.review : undefined,
        decide,
      }}
    />
  )
}

import { Button, Dropdown } from 'antd'
import { Clapperboard } from 'lucide-react'
import { goTo } from '../../shared/lib/navigation'
import { toast } from '../../shared/lib/toast'
import { inRegion } from '../../shared/ui/PopoverRegion'
import { useRepeatVideo } from '../../entities/video/continue/repeatVideo'
import { videoTitle } from '../../entities/video/videoTitle'
import type { NoteFieldsFragment } from '../../entities/note/notes.generated'
import { takeOfNote } from './takeOfNote'

const UNKNOWN = 'The takes of this film are unknown, so none of them can be made again.'
const DELETED = 'The take of this frame was deleted. Restore it from the Trash to make it again.'

type Place = NoteFieldsFragment['places'][number]

/** Opens the chat to regenerate the take at a note’s frame, or its card; within a transition, a menu offers both. */
export function MakeAgainButton({ note }: { note: NoteFieldsFragment }) {
  const { repeatingId, repeatForNote } = useRepeatVideo()
  const { places, projectId } = note
  const start = ({ videoId, video, itemId, frame }: Place) => {
    if (!video) return toast.error(DELETED)
    if (video.__typename === 'CardVideo')
      return goTo(`/projects/${projectId}?tab=videos&view=cut&card=${videoId}`)
    repeatForNote(videoId, takeOfNote(note, { videoId, itemId, frame, frameRate: video.frameRate }))
  }
  const [only] = places
  const isCard = places.length === 1 && only?.video?.__typename === 'CardVideo'
  const button = (
    <Button
      size="small"
      type="text"
      icon={<Clapperboard size={14} />}
      loading={places.some(({ videoId }) => videoId === repeatingId)}
      aria-haspopup={places.length > 1 ? 'menu' : undefined}
      onClick={places.length > 1 ? undefined : () => (only ? start(only) : toast.error(UNKNOWN))}
    >
      {isCard ? 'Edit card' : 'Make it again'}
    </Button>
  )
  if (places.length < 2) return button
  const items = places.map((place, at) => ({
    key: `${at}`,
    label: place.video ? videoTitle(place.video) : `${at ? 'Later' : 'Earlier'} take: deleted`,
    onClick: () => start(place),
  }))
  return (
    <Dropdown trigger={['click']} menu={{ items }} popupRender={inRegion('Which take')}>
      {button}
    </Dropdown>
  )
}

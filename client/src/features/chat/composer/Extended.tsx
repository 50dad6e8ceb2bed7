import { Tooltip } from 'antd'
import { Film, X } from 'lucide-react'
import { useState } from 'react'
import type { ExtendedVideoFieldsFragment } from '../../../entities/video/continue/ExtendedVideoFields.generated'
import { Poster } from '../../../entities/video/Poster'
import chat from '../Chat.module.css'
import s from './Extended.module.css'
import frames from './FrameSlots.module.css'
import tiles from './ReferenceTiles.module.css'

/** The poster of a video, or an icon if it has none. */
function Still({ video }: { video: ExtendedVideoFieldsFragment }) {
  const { title, posterUrl } = video
  const [isBroken, setBroken] = useState(false)
  if (!posterUrl || isBroken)
    return (
      <span className={s.sign} role="img" aria-label={title}>
        <Film size={16} aria-hidden />
      </span>
    )
  return (
    <Poster className={s.poster} video={video} sizes="100px" alt={title} onError={() => setBroken(true)} />
  )
}

/** The video to extend in the composer, with a remove button. */
export const ExtendedSlot = ({
  video,
  onRemove,
}: {
  video: ExtendedVideoFieldsFragment
  onRemove: () => void
}) => (
  <div className={frames.slots} role="group" aria-label="Video to extend">
    <span className={tiles.tile} title={`Extends: ${video.title}`}>
      <Still key={video.id} video={video} />
      <span className={frames.name}>Extends</span>
      <button type="button" aria-label="Do not extend the video" onClick={onRemove}>
        <X size={12} strokeWidth={2.5} />
      </button>
    </span>
  </div>
)

/** The extended video in the conversation; null if it was deleted. */
export const ExtendedFigure = ({ video }: { video: ExtendedVideoFieldsFragment | null }) => (
  <div className={chat.frames}>
    <figure>
      <ul className={chat.refs} aria-label="Extended video">
        <Tooltip title={video?.title ?? 'Video deleted'}>
          <li>
            {video ? (
              <Still key={video.id} video={video} />
            ) : (
              <span className={chat.gone} tabIndex={0}>
                <Film size={14} aria-hidden />
                Video deleted
              </span>
            )}
          </li>
        </Tooltip>
      </ul>
      <figcaption className="meta">Extends</figcaption>
    </figure>
  </div>
)

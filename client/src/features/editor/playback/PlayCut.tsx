import { type CSSProperties } from 'react'
import { CaptionsButton } from '../../../entities/video/player/captions/CaptionsButton'
import { useKeys } from '../../../shared/lib/input/keyboardShortcuts'
import { videoTitle } from '../../../entities/video/videoTitle'
import s from '../../../widgets/sequence-player/SequencePlayer.module.css'
import { SequencePlayerWindow } from '../../../widgets/sequence-player/SequencePlayerWindow'
import { type PlayedItem, timesOf } from './PlayedItem'
import { PlayedOverlays } from './PlayedOverlays'
import { type CutToPlay, filmRatio, usePlayedCut } from './usePlayedCut'
import { failedTransitionsText } from './failedTransitions'
import type { RenderedJoin } from './useRenderedTransitions'

interface TimelineProps {
  items: readonly PlayedItem[]
  joins: readonly RenderedJoin[]
  /** Index of the playing clip, and the seconds into it. */
  at: number
  seconds: number
  onGo: (at: number) => void
}

/** The timeline of the cut; a click plays from there. */
function Timeline({ items, joins, at, seconds, onGo }: TimelineProps) {
  const times = timesOf(items)
  return (
    <div className={s.timeline} role="group" aria-label="Clips of the cut">
      {items.map(({ id, video }, place) => {
        const { duration } = times[place]!
        const title = videoTitle(video)
        const share = place < at ? 1 : seconds / (duration || 1)
        return (
          <button
            key={id}
            type="button"
            aria-label={`Play from ${place + 1}: ${title}`}
            aria-current={place === at || undefined}
            title={title}
            data-join={joins[place]?.state}
            style={
              { flexGrow: duration || 1, '--done': place > at ? 0 : Math.min(1, share) } as CSSProperties
            }
            onClick={() => onGo(place)}
          />
        )
      })}
    </div>
  )
}

/** Plays the cut in the whole window before it is merged. Keeps showing the cut it was opened with. */
export function PlayCut({ onClose, ...props }: CutToPlay & { onClose: () => void }) {
  const cut = usePlayedCut(props)
  const { items, draft, joins, captions, player, at, position, length } = cut
  const { state, seconds, playFrom, toggle } = player
  useKeys({ c: captions.choice.toggle })
  return (
    <SequencePlayerWindow
      name="Play cut"
      title={items[at] && videoTitle(items[at].video)}
      facts={`${at + 1} of ${items.length} in the cut`}
      label="The cut"
      ratio={filmRatio(draft.ratio, items[0])}
      fit={draft.fit}
      player={player}
      at={at}
      position={position}
      length={length}
      tools={
        captions.tracks.length > 0 && (
          <CaptionsButton captions={captions.tracks} choice={captions.choice} size="middle" />
        )
      }
      timeline={<Timeline items={items} joins={joins} at={at} seconds={seconds} onGo={playFrom} />}
      status={
        <p className={`meta ${s.status}`} role="status">
          {state?.isWaiting ? 'Loading the next clip…' : failedTransitionsText(joins)}
        </p>
      }
      onStep={(by) => items[at + by] && playFrom(at + by)}
      onRetry={state?.isBroken ? toggle : undefined}
      onClose={onClose}
    >
      <PlayedOverlays cut={cut} />
    </SequencePlayerWindow>
  )
}

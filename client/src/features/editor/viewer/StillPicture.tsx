import { useEffect, useMemo, useRef } from 'react'
import { frameRateOf, shownFrames } from '#schema/cut-item'
import { useStore } from '../../../shared/lib/store'
import { ROUNDING } from '../../../widgets/sequence-player/PlayedClip'
import sequence from '../../../widgets/sequence-player/SequencePlayer.module.css'
import { usePlayedCaptions } from '../captions/usePlayedCaptions'
import { CutOverlays } from '../playback/CutOverlays'
import { lengthOf, startsOf } from '../state/cut'
import type { ShownCut } from '../state/useCut'
import { type Playhead, usePlayhead } from '../timeline/Playhead'
import { clipAt } from '../timeline/timeline'
import s from './CutViewer.module.css'
import type { TrimmedFrame } from './trimmedFrame'

export interface StillPictureProps {
  projectId: string
  cut: ShownCut
  playhead: Playhead
  trimmed: TrimmedFrame
}

/** The clip and the second of its file that the viewer shows, and the captions there. */
export function useStill({ cut: { items, draft, document }, playhead, trimmed: store }: StillPictureProps) {
  const starts = useMemo(() => startsOf(items, draft.gaps), [items, draft.gaps])
  const length = lengthOf(items, draft.gaps)
  const position = usePlayhead(playhead, length)
  const captions = usePlayedCaptions({ document, items, starts, length })
  const edge = useStore(store)
  const trimmed = edge && items.find(({ id }) => id === edge.id)
  const { at, into } = clipAt(starts, position)
  const item = trimmed ?? items[at]
  const rate = frameRateOf(item?.video ?? {})
  const { from, to } = item ? shownFrames(item, item.video) : { from: 0, to: 1 }
  const frame = trimmed ? edge.frame : Math.min(to - 1, from + Math.floor(into * (item?.speed ?? 1) * rate))
  return { item, trimmed, starts, length, position, captions, fileSeconds: frame / rate + ROUNDING }
}

type Still = ReturnType<typeof useStill>

/** The current frame of the cut, with its captions and lower thirds. A click plays. */
export function StillPicture({
  projectId,
  cut: { items, draft },
  still: { item, trimmed, starts, position, captions, fileSeconds },
  onClick,
}: StillPictureProps & { still: Still; onClick: () => void }) {
  const element = useRef<HTMLVideoElement>(null)
  const url = item?.video.url
  useEffect(() => {
    if (element.current) element.current.currentTime = fileSeconds
  }, [fileSeconds, url])
  return (
    <div className={sequence.frame} data-fit={draft.fit} role="group" aria-label="The cut">
      {url ? (
        <video
          ref={element}
          data-shown
          src={url}
          poster={item.video.posterUrl ?? undefined}
          preload="auto"
          muted
          playsInline
          style={{ '--framing': `${item.framing * 100}%` } as React.CSSProperties}
          onClick={onClick}
        />
      ) : (
        <span className={s.untitled}>{item?.video.title}</span>
      )}
      {!trimmed && (
        <CutOverlays
          projectId={projectId}
          items={items}
          starts={starts}
          frameRate={draft.frameRate}
          captions={captions.captions}
          seconds={position}
        />
      )}
    </div>
  )
}

import { frameRateOf } from '#schema/cut-item'
import { CaptionOverlay } from '../captions/CaptionOverlay'
import { LowerThirdOverlay } from '../lower-thirds/LowerThirdOverlay'
import { Preparing } from './Preparing'
import type { PlayedCut } from './usePlayedCut'

/** Lower thirds and captions over a playing cut, or the progress until it plays. */
export function PlayedOverlays({ cut }: { cut: PlayedCut }) {
  const { projectId, draft, items, starts, position, captions, at, joins } = cut
  if (!cut.isReady)
    return (
      <Preparing
        poster={items[at]?.video.posterUrl}
        joins={joins}
        isBroken={cut.isBroken}
        onSkip={cut.skip}
        onRetry={cut.retry}
      />
    )
  return (
    <>
      <LowerThirdOverlay
        projectId={projectId}
        items={items}
        starts={starts}
        frameRate={draft.frameRate ?? frameRateOf(items[0]?.video ?? {})}
        seconds={position}
      />
      <CaptionOverlay captions={captions.captions} seconds={position} />
    </>
  )
}

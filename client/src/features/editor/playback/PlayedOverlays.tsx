import { CutOverlays } from './CutOverlays'
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
    <CutOverlays
      projectId={projectId}
      items={items}
      starts={starts}
      frameRate={draft.frameRate}
      captions={captions.captions}
      seconds={position}
    />
  )
}

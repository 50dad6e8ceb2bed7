import { useEffect, useMemo, useRef, useState } from 'react'
import type { CutDocument } from '#schema/cut/document'
import { ratioOf } from '#schema/limits'
import type { PlayedClip } from '../../../widgets/sequence-player/PlayedClip'
import { useSequencePlayer } from '../../../widgets/sequence-player/useSequencePlayer'
import { usePlayedCaptions } from '../captions/usePlayedCaptions'
import type { ShownCue } from '../sound/shownCue'
import { type CutDraft, lengthOf, startsOf } from '../state/cut'
import { clipAt } from '../timeline/timeline'
import { useCutToPlayQuery } from './play.generated'
import { clipOf, type PlayedItem, timesOf } from './PlayedItem'
import { useMix } from './useMix'
import { type RenderedJoin, useRenderedTransitions } from './useRenderedTransitions'

/** A cut to play. */
export interface CutToPlay {
  projectId: string
  draft: Pick<CutDraft, 'gaps' | 'fit'> & {
    ratio?: string | null
    frameRate?: number | null
    clipGain?: number
  }
  document: Pick<CutDocument, 'captions' | 'lowerThirds' | 'tracks'>
  items: readonly PlayedItem[]
  cues?: readonly ShownCue[]
  /** Ids of soloed cues, if any. */
  solo?: ReadonlySet<string>
  /** Second of the film at which playback begins. */
  from: number
  /** Reports the playing second of the film, from when playback is ready. */
  onPosition: (seconds: number) => void
}

/** Aspect ratio of the film: the chosen one, or that of the first clip. */
export function filmRatio(chosen: string | null | undefined, first: PlayedItem | undefined): number {
  if (chosen) return ratioOf(chosen)
  const { width, height } = first?.video ?? {}
  return width && height ? width / height : 16 / 9
}

/** The clips with their file addresses, in order; undefined until all are loaded. */
function clipsOf(
  items: readonly PlayedItem[],
  joins: readonly RenderedJoin[],
  { urls, clipGain }: { urls: ReadonlyMap<string, string | null>; clipGain: number | null },
): PlayedClip[] | undefined {
  const clips = items.map((item, at) => {
    const { url, seconds = 0, state } = joins[at] ?? {}
    const transition = state === 'ready' && url ? { url, seconds } : undefined
    return { ...clipOf(item, urls.get(item.video.id) ?? '', clipGain), transition }
  })
  return clips.every(({ url }) => url) ? clips : undefined
}

/** Plays clips and rendered transitions in sequence, as the cut was when playback began. */
export function usePlayedCut({ projectId, from: second, onPosition, ...given }: CutToPlay) {
  const [{ items, document, draft, cues = [], solo = new Set<string>() }] = useState(given)
  const { joins, isWaiting, giveUp, fail } = useRenderedTransitions({ projectId, items, gaps: draft.gaps })
  const { data, error, refetch } = useCutToPlayQuery({
    variables: { id: projectId },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  })
  const [clips, setClips] = useState<PlayedClip[]>()
  const found = useMemo(
    () => new Map(data?.project.cut.items.map(({ video: { id, url } }) => [id, url])),
    [data],
  )
  const starts = useMemo(() => startsOf(timesOf(items), draft.gaps), [items, draft.gaps])
  const [from] = useState(() => clipAt(starts, second))
  const length = lengthOf(timesOf(items), draft.gaps)
  const mix = useMix({ cues, solo, items, starts, length, sounds: data?.project.cut.cues })
  const captions = usePlayedCaptions({ document, items, starts, length })
  const clipGain = solo.size ? null : (draft.clipGain ?? 0)
  const playable = isWaiting || !mix.isReady ? undefined : clipsOf(items, joins, { urls: found, clipGain })
  if (!clips && playable) setClips(playable)
  const player = useSequencePlayer({
    clips,
    from: from.at,
    fromSeconds: from.into,
    onTransitionFailed: fail,
    onFrame: (now) => mix.sync((starts[now.at] ?? 0) + now.seconds, now.isPlaying),
    onMuted: mix.setMuted,
  })
  const at = player.state?.at ?? from.at
  const position = (starts[at] ?? 0) + player.seconds
  const onMove = useRef(onPosition)
  useEffect(() => {
    onMove.current = onPosition
  })
  const hasBegun = !!player.state
  useEffect(() => {
    if (hasBegun) onMove.current(position)
  }, [hasBegun, position])
  return {
    projectId,
    draft,
    items,
    starts,
    length,
    joins,
    captions,
    player,
    /** Index of the current clip, and the second of the film. */
    at,
    position,
    isReady: !!clips,
    isBroken: !!error || (!!data && !isWaiting && mix.isReady && !playable),
    retry: () => void refetch().catch(() => undefined),
    /** Starts playback; pending transitions become plain cuts. */
    skip: giveUp,
  }
}
export type PlayedCut = ReturnType<typeof usePlayedCut>

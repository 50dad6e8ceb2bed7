import { frameRateOf } from '#schema/cut-item'
import type { CutDocument } from '#schema/cut/document'
import { ratioOf, transitionName } from '#schema/limits'
import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react'
import { type CutDraft, lengthOf, startsOf } from '../state/cut'
import type { PlayedClip } from '../../../widgets/sequence-player/PlayedClip'
import { useCutToPlayQuery } from './play.generated'
import type { ShownCue } from '../sound/shownCue'
import { CaptionsButton } from '../../../entities/video/player/captions/CaptionsButton'
import { CaptionOverlay } from '../captions/CaptionOverlay'
import { usePlayedCaptions } from '../captions/usePlayedCaptions'
import { LowerThirdOverlay } from '../lower-thirds/LowerThirdOverlay'
import { useMix } from './useMix'
import { clipOf, type PlayedItem, timesOf } from './PlayedItem'
import { Preparing } from './Preparing'
import { videoTitle } from '../../../entities/video/videoTitle'
import s from '../../../widgets/sequence-player/SequencePlayer.module.css'
import { SequencePlayerWindow } from '../../../widgets/sequence-player/SequencePlayerWindow'
import { useSequencePlayer } from '../../../widgets/sequence-player/useSequencePlayer'
import { type RenderedJoin, useRenderedTransitions } from './useRenderedTransitions'

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

interface PlayCutProps {
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
  /** Index of the first clip to play, and the seconds into it. */
  from: { at: number; into: number }
  /** Reports the playing second of the film. */
  onPosition: (seconds: number) => void
  onClose: () => void
}

/** Aspect ratio of the film: the chosen one, or that of the first clip. */
function filmRatio(chosen: string | null | undefined, { video: { width, height } }: PlayedItem): number {
  if (chosen) return ratioOf(chosen)
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

/**
 * Plays the cut before it is merged: clips and rendered transitions in sequence. Keeps showing the cut it was opened
 * with.
 */
export function PlayCut({ projectId, from, onPosition, onClose, ...given }: PlayCutProps) {
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
  const { state, seconds, playFrom, toggle } = player
  const at = state?.at ?? from.at
  const position = (starts[at] ?? 0) + seconds
  const onMove = useRef(onPosition)
  useEffect(() => {
    onMove.current = onPosition
  })
  useEffect(() => onMove.current(position), [position])
  return (
    <SequencePlayerWindow
      name="Play cut"
      title={items[at]?.video.title}
      facts={`${at + 1} of ${items.length} in the cut`}
      label="The cut"
      ratio={filmRatio(draft.ratio, items[0]!)}
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
      {clips && (
        <LowerThirdOverlay
          projectId={projectId}
          items={items}
          starts={starts}
          frameRate={draft.frameRate ?? frameRateOf(items[0]?.video ?? {})}
          seconds={position}
        />
      )}
      {clips && <CaptionOverlay captions={captions.captions} seconds={position} />}
      {!clips && (
        <Preparing
          poster={items[from.at]?.video.posterUrl}
          joins={joins}
          isBroken={!!error || (!!data && !isWaiting && mix.isReady && !playable)}
          onSkip={giveUp}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
    </SequencePlayerWindow>
  )
}

/** Says which transitions play as plain cuts because rendering failed. */
function failedTransitionsText(joins: readonly RenderedJoin[]): string {
  const failed = joins.flatMap(({ state, transition }, at) =>
    state === 'failed' ? [`${transitionName(transition)} (${at + 1} to ${at + 2})`] : [],
  )
  if (!failed.length) return ''
  const verb = failed.length > 1 ? 'transitions are' : 'transition is'
  return `Shown as plain cuts, because the ${verb} not ready: ${failed.join(', ')}`
}

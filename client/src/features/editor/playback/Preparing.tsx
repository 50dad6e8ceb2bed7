import { transitionName } from '#schema/limits'
import { Button } from 'antd'
import s from '../../../widgets/sequence-player/SequencePlayer.module.css'
import type { RenderedJoin } from './useRenderedTransitions'

interface PreparingProps {
  poster: string | null | undefined
  joins: readonly RenderedJoin[]
  isBroken: boolean
  /** Starts playback; pending transitions become plain cuts. */
  onSkip: () => void
  onRetry: () => void
}

/** Progress before playback: rendering transitions and loading files. */
export function Preparing({ poster, joins, isBroken, onSkip, onRetry }: PreparingProps) {
  const transitions = joins.filter(({ state }) => state !== 'cut')
  const done = transitions.filter(({ state }) => state !== 'waiting').length
  const nextAt = joins.findIndex(({ state }) => state === 'waiting')
  if (isBroken)
    return (
      <div className={s.overlay} role="alert">
        <b>Failed to load video</b>
        <Button onClick={onRetry}>Try again</Button>
      </div>
    )
  return (
    <>
      {poster && <img className={s.poster} src={poster} alt="" />}
      <div className={s.overlay} role="status">
        {nextAt >= 0 ? (
          <>
            <b>Preparing the transitions</b>
            <p>
              {transitionName(joins[nextAt]!.transition)} from {nextAt + 1} to {nextAt + 2}
              <span className="mono">
                {done} / {transitions.length}
              </span>
            </p>
            <progress value={done} max={transitions.length} aria-label="Transitions that are ready" />
            <Button onClick={onSkip}>Play now, with plain cuts</Button>
          </>
        ) : (
          <p>Loading the cut…</p>
        )}
      </div>
    </>
  )
}

import { useCallback, useEffect, useRef, useState } from 'react'
import type { Gap } from '#schema/cut'
import { useTransitionRenderedSubscription } from '../../../entities/video/cut/transitionRendered.generated'
import { codeOf } from '../../../shared/lib/network/errors'
import { realLengths } from '../state/cut'
import { usePreviewTransitionMutation } from '../timeline/preview.generated'
import { type PlayedItem, timesOf } from './PlayedItem'

/** Polling interval of pending transitions, and their time limit, in milliseconds. */
const POLL_MS = 4_000
const TIMEOUT_MS = 60_000
/** Errors that a retry may solve. */
const TEMPORARY = ['RATE_LIMITED', 'UNAVAILABLE']

/** The state of a gap: a plain cut, or a transition that is pending, rendered or failed. */
export interface RenderedJoin {
  transition: string
  /** Seconds; 0 for a plain cut. */
  seconds: number
  state: 'cut' | 'waiting' | 'ready' | 'failed'
  key?: string
  url?: string
}

interface CutToRender {
  projectId: string
  items: readonly PlayedItem[]
  gaps: readonly Gap[]
}

const joinsOf = ({ items, gaps }: CutToRender): RenderedJoin[] =>
  realLengths(timesOf(items), gaps).map((seconds, at) => ({
    transition: gaps[at]!.transition,
    seconds,
    state: seconds ? 'waiting' : 'cut',
  }))

/** Requests the transitions of a cut and returns the progress of each. Keeps the cut of the first call. */
export function useRenderedTransitions(current: CutToRender) {
  const [cut] = useState(current)
  const [joins, setJoins] = useState(() => joinsOf(cut))
  const latest = useRef(joins)
  useEffect(() => {
    latest.current = joins
  }, [joins])
  const update = useCallback((at: number, change: Partial<RenderedJoin>) => {
    setJoins((now) => now.map((join, place) => (place === at ? { ...join, ...change } : join)))
  }, [])
  const fail = useCallback((at: number) => update(at, { state: 'failed', url: undefined }), [update])

  const [preview] = usePreviewTransitionMutation({ context: { quiet: true } })
  const { projectId } = cut
  const requestOne = useCallback(
    async (at: number) => {
      const input = {
        projectId,
        beforeId: cut.items[at]!.id,
        afterId: cut.items[at + 1]!.id,
        transition: cut.gaps[at]!.transition,
        seconds: cut.gaps[at]!.seconds,
      }
      try {
        const { data } = await preview({ variables: { input } })
        const { key, url, seconds } = data!.previewTransition
        update(at, url ? { key, url, seconds, state: 'ready' } : { key })
      } catch (error) {
        if (!TEMPORARY.includes(codeOf(error) ?? 'UNAVAILABLE')) fail(at)
      }
    },
    [preview, projectId, cut, update, fail],
  )
  const waiting = joins.filter(({ state }) => state === 'waiting').length
  const isWaiting = waiting > 0
  useEffect(() => {
    if (!isWaiting) return
    let isClosed = false
    const requestAll = async () => {
      for (const [at, { state }] of latest.current.entries())
        if (state === 'waiting' && !isClosed) await requestOne(at)
    }
    void requestAll()
    const timer = setInterval(() => void requestAll(), POLL_MS)
    return () => {
      isClosed = true
      clearInterval(timer)
    }
  }, [isWaiting, requestOne])
  useTransitionRenderedSubscription({
    variables: { projectId },
    onData: ({ data: { data } }) => {
      const { key, url, seconds } = data?.transitionRendered ?? {}
      if (!key || !url) return
      setJoins((now) =>
        now.map((join) => (join.key === key ? { ...join, url, seconds: seconds!, state: 'ready' } : join)),
      )
    },
  })
  /** Pending transitions become plain cuts. */
  const giveUp = useCallback(
    () =>
      setJoins((now) => now.map((join) => (join.state === 'waiting' ? { ...join, state: 'failed' } : join))),
    [],
  )
  useEffect(() => {
    if (!waiting) return
    const over = setTimeout(giveUp, TIMEOUT_MS)
    return () => clearTimeout(over)
  }, [waiting, giveUp])
  return { joins, isWaiting, giveUp, fail }
}

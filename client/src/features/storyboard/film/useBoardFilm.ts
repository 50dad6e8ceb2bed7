import { useCallback, useEffect, useMemo, useRef } from 'react'
import { TIMES } from '#schema/limits'
import { useTransitionRenderedSubscription } from '../../../entities/video/cut/transitionRendered.generated'
import { usePolling } from '../../../shared/lib/network/connectivity'
import type { StoryboardFieldsFragment } from '../storyboard.generated'
import { useAnimaticQuery } from './film.generated'

/** Debounce time of a refetch, in milliseconds. */
const PAUSE = 300

/** The parts of a shot that its film depends on. */
const shownOf = ({
  id,
  seconds,
  transition,
  transitionSeconds,
  drawing,
  chosenTake,
}: StoryboardFieldsFragment['shots'][number]) => ({
  id,
  seconds,
  transition,
  transitionSeconds,
  drawing: [drawing?.url, drawing?.isCurrent],
  take: chosenTake?.id,
})

/** The film of a board with its files, refetched when a shot, a transition or the music changes. */
export function useBoardFilm({ projectId, ratio, score, shots }: StoryboardFieldsFragment) {
  const { data, error, refetch } = useAnimaticQuery({
    variables: { projectId },
    fetchPolicy: 'cache-and-network',
    pollInterval: usePolling(TIMES.workspacePolling),
    context: { quiet: true },
  })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const askAgain = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void refetch().catch(() => undefined), PAUSE)
  }, [refetch])
  useEffect(() => () => clearTimeout(timer.current), [])
  useTransitionRenderedSubscription({ variables: { projectId }, ignoreResults: true, onData: askAgain })
  const key = useMemo(() => JSON.stringify([ratio, score?.id, shots.map(shownOf)]), [ratio, score?.id, shots])
  const known = useRef(key)
  useEffect(() => {
    if (known.current !== key) askAgain()
    known.current = key
  }, [key, askAgain])
  const { segments, sounds } = data?.animatic ?? {}
  return { segments, sounds, error, refetch }
}

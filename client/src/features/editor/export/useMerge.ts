import { useCallback, useEffect, useRef, useState } from 'react'
import { TIMES } from '#schema/limits'
import { sessionStore } from '../../../shared/lib/browserStorage'
import { download } from '../../../shared/lib/network/download'
import { updateList, prependEntry } from '../../../shared/lib/lists/connectionCache'
import { usePolling } from '../../../shared/lib/network/connectivity'
import { useWaitingJobs, useJobActions } from '../../../entities/job/jobs'
import { toast } from '../../../shared/lib/toast'
import { newId } from '../../../shared/lib/uuid'
import { type CutDraft, inputOf } from '../state/cut'
import { useFilmQuery, useFilmsQuery, useMergeVideosMutation } from './useMerge.generated'

const PAGE = 48
const FAILED = 'Failed to merge videos. Please try again.'
const DONE = 'Video merged successfully! Downloading...'

/** The film that this browser tab merges, and a function that sets it. Survives a reload. */
function useFollowedFilm(projectId: string) {
  const key = `merge:${projectId}`
  const [filmId, setFilmId] = useState(() => sessionStore.getItem(key))
  const follow = useCallback(
    (id: string | null) => {
      setFilmId(id)
      if (id) sessionStore.setItem(key, id)
      else sessionStore.removeItem(key)
    },
    [key],
  )
  return [filmId, follow] as const
}

/**
 * Merges the cut into a film and downloads it (specification V20), also if the page is reloaded or left meanwhile. Merges of
 * other members and browser tabs are shown, but not downloaded. While the server is unreachable, the merge waits. `onReady`
 * is called when the download starts.
 */
export function useMerge(projectId: string, onReady: (filmId: string) => void) {
  const [filmId, follow] = useFollowedFilm(projectId)
  const [isExporting, setExporting] = useState(false)
  const [start, { loading: isStarting }] = useMergeVideosMutation({
    context: { quiet: true, idempotent: true },
    update: (cache, { data }) => {
      const film = data && cache.identify({ __typename: 'Film', id: data.mergeVideos.id })
      if (!film) return
      updateList(
        cache,
        { of: cache.identify({ __typename: 'Project', id: projectId }), field: 'films' },
        (list) => prependEntry(list, { __ref: film }),
      )
    },
  })
  const { data: films } = useFilmsQuery({
    variables: { id: projectId, first: PAGE },
    fetchPolicy: 'cache-and-network',
    pollInterval: usePolling(TIMES.workspacePolling),
    context: { quiet: true },
  })
  // pending merges are also polled while the socket is connected: a download must not depend on a single event
  const { data: own } = useFilmQuery({
    variables: { id: filmId ?? '' },
    skip: !filmId,
    pollInterval: TIMES.workspacePolling,
    context: { quiet: true },
  })
  const mine = filmId ? own?.video : undefined
  const film = mine ?? films?.project.films.nodes.find(({ status }) => status === 'IN_PROGRESS')
  const { cancel, isCancelling } = useJobActions(film?.job)
  useWaitingJobs(projectId, [film?.job])
  const ready = useRef(onReady)
  useEffect(() => {
    ready.current = onReady
  })
  const isMerging = isStarting || film?.status === 'IN_PROGRESS'

  useEffect(() => {
    // deleted meanwhile, or its order was lost with the page
    if (mine === null && !isStarting) return follow(null)
    if (!mine || mine.status === 'IN_PROGRESS' || isExporting) return
    if (!mine.downloadUrl) {
      if (mine.job?.status !== 'CANCELLED') toast.error(FAILED)
      return follow(null)
    }
    setExporting(true)
    toast.success(DONE)
    ready.current(mine.id)
    void download(mine.downloadUrl).finally(() => {
      setExporting(false)
      follow(null)
    })
  }, [mine, isExporting, isStarting, follow])

  const merge = async (draft: CutDraft) => {
    // a client-chosen id makes retries idempotent
    const input = { projectId, filmId: newId(), ...inputOf(draft) }
    const started = await start({ variables: { input } }).catch(() => null)
    if (started?.data) follow(started.data.mergeVideos.id)
    else toast.error(FAILED)
  }
  return {
    merge,
    isMerging,
    isExporting,
    /** 0 to 100. */
    percent: Math.floor((film?.job?.progress ?? 0) * 100),
    cancel: isMerging ? cancel : undefined,
    isCancelling,
  }
}

import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { TIMES } from '../../../../schema/limits'
import {
  FilmDocument, MergesUnderWayDocument, useCancelJobMutation, useFilmQuery, useMergesUnderWayQuery, useMergeVideosMutation,
} from '../../gql/generated'
import { download } from '../../lib/download'
import { usePolling } from '../../lib/live'
import { toast } from '../../lib/toast'
import type { Draft } from './cut'

const FAILED = 'Failed to merge videos. Please try again.'
const DONE = 'Video merged successfully! Downloading...'

/** Merges the cut into one film and downloads it (spec.md point 4, Approved list and export). A merge begun elsewhere is shown too, but not downloaded. */
export function useMerge(projectId: string) {
  const client = useApolloClient()
  const [filmId, setFilmId] = useState<string | null>(null)
  const [isExporting, setExporting] = useState(false)
  const [start, { loading: isStarting }] = useMergeVideosMutation({ context: { quiet: true } })
  const [cancelJob, { loading: isCancelling }] = useCancelJobMutation()
  const pollInterval = usePolling(TIMES.workspacePolling)
  const { data: own } = useFilmQuery({ variables: { id: filmId ?? '' }, skip: !filmId, pollInterval })
  const { data: all } = useMergesUnderWayQuery({ variables: { id: projectId }, fetchPolicy: 'cache-and-network', pollInterval })
  const mine = filmId ? own?.video : undefined
  const film = mine ?? all?.project.videos.nodes.find(({ status }) => status === 'IN_PROGRESS')
  const isMerging = isStarting || film?.status === 'IN_PROGRESS'

  useEffect(() => {
    if (!filmId || !mine || mine.status === 'IN_PROGRESS' || isExporting) return
    if (mine.job?.status === 'CANCELLED') return setFilmId(null)
    if (!mine.downloadUrl) {
      toast.error(FAILED)
      return setFilmId(null)
    }
    setExporting(true)
    toast.success(DONE)
    void download(mine.downloadUrl).finally(() => {
      setExporting(false)
      setFilmId(null)
    })
  }, [filmId, mine, isExporting])

  const merge = async ({ videoIds, transitions }: Draft) => {
    const started = await start({ variables: { input: { projectId, videoIds, transitions } } }).catch(() => null)
    if (!started?.data) return void toast.error(FAILED)
    const video = started.data.mergeVideos
    client.writeQuery({ query: FilmDocument, variables: { id: video.id }, data: { video } })
    setFilmId(video.id)
    void client.refetchQueries({ include: [MergesUnderWayDocument] })
  }
  const job = film?.job
  return {
    merge,
    isMerging,
    isExporting,
    percent: Math.floor((job?.progress ?? 0) * 100),
    cancel: isMerging && job?.viewerCanCancel ? () => void cancelJob({ variables: { id: job.id } }).catch(() => null) : undefined,
    isCancelling,
  }
}

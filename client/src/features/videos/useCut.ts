import { useCallback, useEffect, useRef, useState } from 'react'
import { type CutFieldsFragment, useSaveCutMutation } from '../../gql/generated'
import { type Draft, isSame } from './cut'

const PAUSE_MS = 300

const draftOf = ({ videos, transitions }: CutFieldsFragment): Draft => ({ videoIds: videos.map(({ id }) => id), transitions: [...transitions] })

/**
 * The cut as the user sees it: changed at once, kept on the server a moment later. What others change comes in
 * unless a change of one's own is on its way. A change that the server refuses is taken back; the error link says why.
 */
export function useCut(projectId: string, cut: CutFieldsFragment) {
  const [own, setOwn] = useState<Draft | null>(null)
  const [save] = useSaveCutMutation()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef<Draft | null>(null)
  const server = draftOf(cut)
  const stillFits = own !== null && [...own.videoIds].sort().join() === [...server.videoIds].sort().join()
  const draft = stillFits ? own : server

  const send = useCallback(async () => {
    clearTimeout(timer.current)
    const sent = latest.current
    if (!sent) return
    const done = await save({ variables: { input: { projectId, ...sent } } }).catch(() => null)
    if (latest.current !== sent) return
    latest.current = null
    setOwn(null)
    return done
  }, [projectId, save])

  const change = useCallback(
    (next: Draft) => {
      if (isSame(next, draft)) return
      latest.current = next
      setOwn(next)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void send(), PAUSE_MS)
    },
    [draft, send],
  )
  useEffect(() => () => void send(), [send]) // leaving the tab loses nothing
  return { draft, change, flush: send }
}

import { useEffect, useRef } from 'react'
import { microsOf, shownDollars } from '#schema/prices'
import { useRestOfStoryboardQuery } from './film.generated'
import type { LineSegment } from './segments'

/** What takes of the shots that have none will cost, in words. */
export function useRestWords(projectId: string, segments: readonly LineSegment[]): string {
  const key = segments.map(({ shotId, kind, seconds }) => `${shotId} ${kind} ${seconds}`).join()
  const { data, refetch } = useRestOfStoryboardQuery({
    variables: { projectId },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  })
  const known = useRef(key)
  useEffect(() => {
    if (known.current === key) return
    const timer = setTimeout(() => {
      known.current = key
      void refetch().catch(() => undefined)
    }, 600)
    return () => clearTimeout(timer)
  }, [key, refetch])
  const { missing = 0, unknown = 0, usd = '0' } = data?.storyboardEstimate ?? {}
  if (!data || !missing) return ''
  const shots = `${missing} ${missing === 1 ? 'take' : 'takes'} to go`
  const micros = microsOf(usd) ?? 0
  if (!micros) return unknown ? `${shots}, price not known` : shots
  return `${shots}: ~${shownDollars(micros)}${unknown ? ' and more' : ''}`
}

import { Button } from 'antd'
import { Play } from 'lucide-react'
import { useState, useEffect, useRef } from 'react'
import { lazyComponent } from '../../../shared/lib/loading/lazyComponent'
import { BoardMusic } from '../voices/BoardMusic'
import { FilmLine, Legend, segmentOf, type LineSegment } from './FilmLine'
import s from './Film.module.css'
import { OrderTotals } from '../takes/Orders'
import type { StoryboardFieldsFragment } from '../storyboard.generated'
import { microsOf, shownDollars } from '#schema/prices'
import { useRestOfStoryboardQuery } from './film.generated'

/** Text with the estimated cost of the missing takes. */
function useRemainingCost(
  { projectId, shots }: StoryboardFieldsFragment,
  segments: readonly LineSegment[],
): string {
  const key = segments
    .map(({ shotId, kind, seconds }, at) => `${shotId} ${kind} ${seconds} ${shots[at]!.takeState}`)
    .join()
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
  // a non-breaking space reserves the height of the line
  if (!data) return segments.some(({ kind }) => kind !== 'PAID') ? '\u00a0' : ''
  if (!missing) return ''
  const text = `${missing} ${missing === 1 ? 'shot' : 'shots'} without a take`
  const micros = microsOf(usd) ?? 0
  if (!micros) return unknown ? `${text}, price unknown` : text
  return `${text}: ~${shownDollars(micros)}${unknown ? ' and more' : ''}`
}

const BoardFilm = lazyComponent(async () => (await import('./BoardFilm')).BoardFilm)

/** The player of a storyboard, and a function that opens it at the shot of an index. */
export function useOpenFilm(board: StoryboardFieldsFragment) {
  const [from, play] = useState<number | null>(null)
  const film = from !== null && <BoardFilm board={board} from={from} onClose={() => play(null)} />
  return { film, play }
}

/** The storyboard as one film: its paid, drawn and empty shots, and its player. */
export function BoardPlayer({ board }: { board: StoryboardFieldsFragment }) {
  const { film, play } = useOpenFilm(board)
  const segments = board.shots.map(segmentOf)
  const rest = useRemainingCost(board, segments)
  if (!segments.length) return null
  return (
    <section className={s.film} aria-label="The animatic">
      <Button icon={<Play size={16} fill="currentColor" />} onClick={() => play(0)}>
        Play storyboard
      </Button>
      <FilmLine segments={segments} at={null} seconds={0} onGo={(place) => play(place)} />
      <div className={`meta ${s.facts}`}>
        <Legend segments={segments} />
        <BoardMusic board={board} />
        <p>{rest}</p>
      </div>
      <OrderTotals shots={board.shots} />
      {film}
    </section>
  )
}

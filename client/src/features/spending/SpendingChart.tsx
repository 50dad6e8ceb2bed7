import { useState } from 'react'
import { shownDollars } from '#schema/prices'
import { type ChartDay, dayName } from './amounts'
import s from './Spending.module.css'

/** Height of the bars in pixels; the width is fluid. */
const HEIGHT = 160
const GAP = 0.28

/** Bar chart of spending per day, with a label on the day under the pointer or selected by arrow keys. */
export function SpendingChart({ days }: { days: readonly ChartDay[] }) {
  const [pointed, setPointed] = useState<number | null>(null)
  const most = Math.max(1, ...days.map(({ micros }) => micros))
  const total = days.reduce((all, { micros }) => all + micros, 0)
  const shown = pointed === null ? null : days[pointed]
  const move = (by: number) =>
    setPointed((at) => Math.max(0, Math.min(days.length - 1, (at ?? days.length - (by < 0 ? 0 : 1)) + by)))
  return (
    <figure className={s.chart}>
      <figcaption>
        <span className="meta">{shown ? dayName(shown.day) : 'Spent by day'}</span>
        <b className="mono" aria-live="polite">
          {shownDollars(shown ? shown.micros : total)}
        </b>
      </figcaption>
      <svg
        viewBox={`0 0 ${days.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        height={HEIGHT}
        role="img"
        tabIndex={0}
        aria-label={`Spent by day: ${shownDollars(total)} in ${days.length} days, at most ${shownDollars(most)} on one. Use the arrow keys to go through the days.`}
        onPointerMove={({ clientX, currentTarget }) => {
          const { left, width } = currentTarget.getBoundingClientRect()
          setPointed(
            Math.min(days.length - 1, Math.max(0, Math.floor(((clientX - left) / width) * days.length))),
          )
        }}
        onPointerLeave={() => setPointed(null)}
        onBlur={() => setPointed(null)}
        onKeyDown={(event) => {
          const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
          if (!by) return
          event.preventDefault()
          move(by)
        }}
      >
        {days.map(({ day, micros }, at) => {
          const height = micros && Math.max(2, (micros / most) * (HEIGHT - 4))
          return (
            <rect
              key={day}
              data-pointed={at === pointed || undefined}
              x={at + GAP / 2}
              y={HEIGHT - Math.max(1, height)}
              width={1 - GAP}
              height={Math.max(1, height)}
              data-empty={!micros || undefined}
            />
          )
        })}
      </svg>
      <div className={s.axis} aria-hidden>
        <span>{dayName(days[0].day)}</span>
        {days.length > 1 && <span>{dayName(days.at(-1)!.day)}</span>}
      </div>
    </figure>
  )
}

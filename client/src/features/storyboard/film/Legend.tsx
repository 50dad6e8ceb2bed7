import type { SegmentKind } from '../../../entities/types.generated'
import s from './Film.module.css'
import { KINDS, type LineSegment } from './segments'

/** How many shots of the film are paid, drawn and empty. */
export const Legend = ({ segments }: { segments: readonly LineSegment[] }) => (
  <ul className={s.legend} aria-label="What the film is made of">
    {(Object.keys(KINDS) as SegmentKind[]).map((kind) => (
      <li key={kind} data-kind={kind}>
        <b className="mono">{segments.filter((segment) => segment.kind === kind).length}</b> {KINDS[kind]}
      </li>
    ))}
  </ul>
)

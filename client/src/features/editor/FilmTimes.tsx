import { clock } from '../../shared/lib/time'

/** The position of the playhead, and the length of the film, in seconds. */
export const FilmTimes = ({ position, length }: { position: number; length: number }) => (
  <>
    <span title="Position of the playhead">{clock(Math.floor(position))}</span>
    {' / '}
    <time dateTime={`PT${Math.round(length)}S`} title="Length of the film">
      {clock(length)}
    </time>
  </>
)
